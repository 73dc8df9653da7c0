"""What the rows of all component tables share: their marks, and checks of a whole table."""

from typing import Final

from ceilidh.kernel.component_data.datapack import DataError, DataTable, data_error, sentence
from ceilidh.kernel.reason import Reason, Word

# Where a fact comes from. "box" is for data packs: typed in from the owner's own copy of the game.
SOURCES: Final[tuple[str, ...]] = ("rulebook", "public", "reconstructed", "box")


class Marks:
    """Source and rule ids of a record; `catalogues` are the first letters of ids, as in ("GM",).

    `reconstructed`, `inferred` and `public` name the fields whose origin is not `source`; a field
    may go on with a dot into its parts, as in "activation.tiers.1".
    """

    __slots__ = ("inferred", "public", "reconstructed", "rules", "source")

    def __init__(self, record: DataTable, catalogues: tuple[str, ...]) -> None:
        self.source = record.text("source", SOURCES)
        self.reconstructed = _read_fields(record, "reconstructed")
        self.inferred = _read_fields(record, "inferred")
        self.public = _read_fields(record, "public")
        self.rules = rule_ids(record, catalogues)
        if self.source == "reconstructed" and len(self.reconstructed) > 0:
            fault = Reason(
                '"reconstructed" lists fields, but "source" already marks the whole record'
            )
            raise record.error(fault, Reason("remove the list or name another source"))


def _read_fields(record: DataTable, key: str) -> tuple[str, ...]:
    fields = record.texts(key, ()) if record.has(key) else ()
    for field in fields:
        if not record.has(field.split(".")[0]):
            raise record.error(
                Reason(
                    '"{key}" names "{field}"',
                    (),
                    {"key": Word(key), "field": Word(str(field))},
                ),
                Reason("name fields of this record"),
            )
    return fields


def rule_ids(record: DataTable, catalogues: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of the rules that a record implements; a data pack may leave them out."""
    rules = record.texts("rules", ()) if record.has("rules") else ()
    for rule in rules:
        if rule.split("-")[0] not in catalogues:
            raise record.error(
                Reason('"{rule}" is not a rule id', (), {"rule": Word(rule)}),
                Reason(
                    "write an id such as {example}",
                    (),
                    {"example": Word(catalogues[0] + "-DAT-01")},
                ),
            )
    return rules


def close(record: DataTable, catalogues: tuple[str, ...]) -> Marks:
    """The marks of a record whose other fields have been read; it may have no further ones."""
    marks = Marks(record, catalogues)
    record.done()
    return marks


def missing_row(file: str, noun: str, name: str) -> DataError:
    """An error about a row that is asked for and not there."""
    table = Word(f"[[{noun}]]")
    remedy = Reason("add a {table} with that id, or correct the id", (), {"table": table})
    return data_error(file, f"{noun} {name}", Reason("missing"), remedy)


def check_once(file: str, noun: str, key: str, words: list[str]) -> list[str]:
    """A fault for each word that stands in an earlier row too."""
    faults: list[str] = []
    for place, word in enumerate(words):
        if word in words[:place]:
            fault = Reason(
                'its {key} "{word}" is used a second time',
                (),
                {"key": Word(key), "word": Word(word)},
            )
            record = f"{noun} number {place + 1}"
            faults.append(
                sentence(
                    file,
                    record,
                    fault,
                    Reason(
                        "give every {noun} its own {key}",
                        (),
                        {"noun": Word(noun), "key": Word(key)},
                    ),
                )
            )
    return faults


def check_all(file: str, noun: str, wanted: tuple[str, ...], words: list[str]) -> list[str]:
    """A fault for each wanted row that is not there."""
    remedy = Reason("add a [[{noun}]] with that id", (), {"noun": Word(noun)})
    missing = [word for word in wanted if word not in words]
    return [sentence(file, f"{noun} {word}", Reason("missing"), remedy) for word in missing]


def check_words(file: str, noun: str, wanted: list[str], words: list[str]) -> list[str]:
    """A fault if the ids are not ours in our order: they are words of the notation."""
    for place in range(max(len(words), len(wanted))):
        have = words[place] if place < len(words) else "missing"
        want = wanted[place] if place < len(wanted) else "missing"
        if have != want:
            fault = Reason(
                'its id is "{have}" instead of "{want}"',
                (),
                {"have": Word(have), "want": Word(want)},
            )
            remedy = Reason("keep the ids of our table in their order; names and all else are free")
            return [sentence(file, f"{noun} number {place + 1}", fault, remedy)]
    return []


def check_numbers(file: str, noun: str, ids: list[int], first: int, count: int) -> list[str]:
    """A fault if the ids are not first, first + 1 ... in file order, `count` of them."""
    for place, number in enumerate(ids):
        if number != first + place:
            remedy = Reason(
                "number them {first} to {value} in order",
                (),
                {"first": Word(str(first)), "value": Word(str(first + count - 1))},
            )
            fault = Reason("its id should be {value}", (), {"value": Word(str(first + place))})
            return [sentence(file, f"{noun} {number}", fault, remedy)]
    if len(ids) != count:
        remedy = Reason(
            "number them {first} to {value}",
            (),
            {"first": Word(str(first)), "value": Word(str(first + count - 1))},
        )
        fault = Reason(
            "there are {number} records instead of {count}",
            (),
            {"number": Word(str(len(ids))), "count": Word(str(count))},
        )
        return [sentence(file, f"all {noun} records", fault, remedy)]
    return []
