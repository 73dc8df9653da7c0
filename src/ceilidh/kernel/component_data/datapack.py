"""A typed reader for tables of component data in TOML, with error sentences for people.

Every fault becomes a `DataError` whose message is one sentence: which file, which record, what is
wrong and what to do. A key that nobody asked for is a fault too, so that a typing error in a key
cannot pass unseen. Readers ask for each key once and end with `done()`.
"""

import tomllib
from pathlib import Path

from ceilidh.kernel.component_data.fault import Fault, Place, place_of, reason_of
from ceilidh.kernel.errors import DataError as DataError  # readers of tables find it here
from ceilidh.kernel.reason import Reason, Word, listed, quoted


def sentence(
    file: str, record: str, fault: Reason | str, remedy: Reason | str, field: str = ""
) -> Fault:
    """One sentence that names the file, the record, the fault and what to do."""
    return Fault.of(reason_of(file, record, fault, remedy), place_of(file, record, field))


def data_error(
    file: str,
    record: str,
    fault: Reason | str,
    remedy: Reason | str,
    place: Place | None = None,
) -> DataError:
    """An error with that sentence; what is given as text is told in English to all."""
    reason = reason_of(file, record, fault, remedy)
    error = DataError.because(reason)
    error.place = place_of(file, record) if place is None else place
    return error


def read_text(path: Path) -> str:
    """The text of a file; a DataError when it cannot be read as UTF-8 text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        problem = Reason("the file is not UTF-8 text")
    except OSError as error:
        problem = Reason(
            "the file cannot be read ({cause})", (), {"cause": Word(str(error.strerror))}
        )
    raise data_error(path.name, "", problem, Reason("check the file and its permissions"))


def folder_files(folder: str, known: tuple[str, ...]) -> list[str]:
    """The names of the data files in a folder, sorted; one that is not known is a DataError."""
    path = Path(folder)
    try:
        names = sorted([entry.name for entry in path.iterdir() if entry.name.endswith(".toml")])
    except OSError as error:
        cause = Word(str(error.strerror))
        problem = Reason("the folder cannot be read ({cause})", (), {"cause": cause})
        remedy = Reason("give an existing folder that holds .toml files")
        raise data_error(folder, "", problem, remedy) from None
    for name in names:
        if name not in known:
            remedy = Reason(
                "rename or remove it; valid names are {names}", (), {"names": listed(list(known))}
            )
            raise data_error(name, "", Reason("this is not a known data file"), remedy)
    return names


def parse(file: str, text: str) -> "DataTable":
    """The top level of a TOML text as a record; a DataError when the text is not TOML."""
    try:
        fields: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        fault = Reason("the file is not valid TOML ({cause})", (), {"cause": Word(str(error))})
        raise data_error(file, "", fault, Reason("fix the syntax there")) from None
    return DataTable(file, "", fields)


def _one(key: str) -> Reason:
    return Reason('"{key}"', (), {"key": Word(key)})


def _entry(key: str) -> Reason:
    return Reason('an entry in "{key}"', (), {"key": Word(key)})


def _wrong(what: Reason, value: object) -> Reason:
    return Reason("{what} is {value}", (), {"what": what, "value": quoted(value)})


class DataTable:
    """One table of a file: reads typed values and remembers which keys were asked for.

    `path` are the keys that lead to it; a list of tables is gone through by the ids of its rows.
    """

    __slots__ = ("asked", "fields", "file", "name", "path")

    def __init__(
        self, file: str, name: str, fields: dict[str, object], path: tuple[str, ...] = ()
    ) -> None:
        self.file = file
        self.name = name
        self.fields = fields
        self.path = path
        self.asked: list[str] = []

    def error(self, fault: Reason | str, remedy: Reason | str, key: str = "") -> DataError:
        """A DataError about this record or one of its keys, to be raised by the caller."""
        place = (self.file, *self.path, key) if key else (self.file, *self.path)
        return data_error(self.file, self.name, fault, remedy, place)

    def has(self, key: str) -> bool:
        return key in self.fields

    def value(self, key: str) -> object:
        """The raw value of a key that must be there."""
        self.asked.append(key)
        if key not in self.fields:
            missing = Reason('"{key}" is missing', (), {"key": Word(key)})
            raise self.error(missing, Reason("add it"), key)
        return self.fields[key]

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        return self._whole(_one(key), self.value(key), low, high, key)

    def integer_or(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number from low to high, or the default when the key is absent."""
        return self.integer(key, low, high) if key in self.fields else default

    def integers(self, key: str, low: int, high: int, count: int) -> tuple[int, ...]:
        """A list of whole numbers; count is their number, or -1 for one or more."""
        values = self._list(key, count)
        return tuple([self._whole(_entry(key), one, low, high, key) for one in values])

    def flag(self, key: str, default: bool) -> bool:
        """true or false; the default when the key is absent."""
        if key not in self.fields:
            return default
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.error(_wrong(_one(key), value), Reason("write true or false"), key)
        return value

    def text(self, key: str, choices: tuple[str, ...]) -> str:
        """A word, one of the choices; any text when there are no choices."""
        return self._word(_one(key), self.value(key), choices, key)

    def text_or(self, key: str, choices: tuple[str, ...], default: str) -> str:
        """A word, or the default when the key is absent."""
        return self.text(key, choices) if key in self.fields else default

    def texts(self, key: str, choices: tuple[str, ...]) -> tuple[str, ...]:
        """A list of words, each one of the choices; any texts when there are no choices."""
        values = self._items(key)
        return tuple([self._word(_entry(key), one, choices, key) for one in values])

    def text_lists(self, key: str) -> list[tuple[str, ...]]:
        """A list of lists of texts."""
        out: list[tuple[str, ...]] = []
        for one in self._items(key):
            if not isinstance(one, list):
                raise self.error(_wrong(_entry(key), one), Reason("write a list of strings"), key)
            words: list[object] = one
            out.append(tuple([self._word(_entry(key), word, (), key) for word in words]))
        return out

    def amounts(self, key: str, words: tuple[str, ...], high: int) -> list[int]:
        """Amounts by word, in the order of the words; a word that is not named has amount 0."""
        table = self.record(key)
        out = [table.integer_or(word, 1, high, 0) for word in words]
        table.done()
        return out

    def record(self, key: str) -> "DataTable":
        """A table inside this one."""
        name = key if self.name == "" else self.name + ", " + key
        fields = self._table(_one(key), self.value(key), key)
        return DataTable(self.file, name, fields, (*self.path, key))

    def records(self, key: str, noun: str, mark: str) -> list["DataTable"]:
        """A list of tables; each is called by the noun and the value of its key `mark`."""
        out: list[DataTable] = []
        values = self._items(key)
        for place, one in enumerate(values):
            fields = self._table(_entry(key), one, key)
            called = fields.get(mark)
            known = isinstance(called, (int, str))
            name = f"{noun} {called}" if known else f"{noun} number {place + 1}"
            above = "" if self.name == "" else self.name + ", "
            row = str(called) if known else str(place + 1)
            out.append(DataTable(self.file, above + name, fields, (*self.path, key, row)))
        return out

    def done(self) -> None:
        """A DataError when the record has a key that nobody asked for."""
        for key in self.fields:
            if key not in self.asked:
                fault = Reason('unknown key "{key}"', (), {"key": Word(key)})
                raise self.error(fault, Reason("check the spelling or remove it"), key)

    def _items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.error(_wrong(_one(key), value), Reason("write a list"), key)
        items: list[object] = value
        return items

    def _list(self, key: str, count: int) -> list[object]:
        items = self._items(key)
        if count >= 0 and len(items) != count:
            fields: dict[str, object] = {"key": Word(key), "number": len(items)}
            raise self.error(
                Reason('"{key}" has {number} entries', (), fields),
                Reason("there must be {number}", (), {"number": count}),
                key,
            )
        if len(items) == 0 and count < 0:
            raise self.error(
                Reason('"{key}" is empty', (), {"key": Word(key)}),
                Reason("write at least one entry"),
                key,
            )
        return items

    def _whole(self, what: Reason, value: object, low: int, high: int, key: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            bounds: dict[str, object] = {"low": low, "high": high}
            remedy = Reason("write a whole number from {low} to {high}", (), bounds)
            raise self.error(_wrong(what, value), remedy, key)
        return value

    def _word(self, what: Reason, value: object, choices: tuple[str, ...], key: str) -> str:
        if not isinstance(value, str):
            raise self.error(_wrong(what, value), Reason("write text in quotation marks"), key)
        if len(choices) > 0 and value not in choices:
            fields: dict[str, object] = {"what": what, "value": Word('"' + value + '"')}
            known = {"choices": listed(list(choices))}
            raise self.error(
                Reason("{what} is {value}", (), fields),
                Reason("write one of {choices}", (), {**known}),
                key,
            )
        return value

    def _table(self, what: Reason, value: object, key: str) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.error(_wrong(what, value), Reason("write a table"), key)
        fields: dict[str, object] = value
        return fields
