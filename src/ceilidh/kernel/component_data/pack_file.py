"""A pack: what the owner of a box has typed in of its components, as a file or as one word.

A pack has the fields that differ from our tables, by table and row, and says which rows the owner
has confirmed. Whatever it lacks is taken from our tables. As one word it can be the value of an
option, so records and positions contain it and can be replayed where nobody has the file.
"""

import base64
import binascii
import hashlib
import json
import re
import zlib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from ceilidh.kernel.component_data.datapack import data_error, folder_files, read_text
from ceilidh.kernel.component_data.toml_text import check_values, read_toml
from ceilidh.kernel.errors import DataError
from ceilidh.kernel.reason import Reason, Word, listed, typed
from ceilidh.kernel.visible_text import visible

FORMAT: Final = "ceilidh pack 1"
DATA_PACK: Final = "data_pack"  # the option of games whose component tables can be replaced
WORD: Final = "pack:"  # the beginning of a pack that is written as one word
SUFFIX: Final = ".toml"
LONGEST: Final = 400_000  # characters of a pack, spelt out
LONGEST_WORD: Final = 60_000
LONGEST_TEXT: Final = 60  # characters of a name; a pack has facts, no sentences
LONGEST_GRID: Final = 1_000
NAME: Final = 40
HASH: Final = 16  # digits
WITHOUT: Final = "without"  # fields that a row of ours has, and the printed component lacks
FITTED: Final = "fitted"  # a row of ours that only makes room for those of the owner
ALL: Final = "*"  # confirms a list that has no ids
# What a row says about itself; a pack cannot change it.
IDS: Final = ("id", "number", "good", "slot", "level", "players")
FIXED: Final = (*IDS[:-1], "rules", "source", "cost_source", "box", "module", "side")
MARKS: Final = ("reconstructed", "inferred", "public")
_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")

Fields = dict[str, Any]
Tables = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class Pack:
    """`rows` by table, list and id; `confirmed` ids by `table.list`; `whole` tables by file."""

    game: str
    name: str = ""
    version: int = 1
    rows: Tables = field(default_factory=dict)
    confirmed: dict[str, list[str]] = field(default_factory=dict)
    whole: dict[str, Fields] = field(default_factory=dict)

    @property
    def hash(self) -> str:
        """Equal for packs with equal facts, whatever they are called."""
        facts = [self.game, self.rows, self.confirmed, self.whole]
        return hashlib.sha256(_json(facts).encode()).hexdigest()[:HASH]

    @property
    def title(self) -> str:
        """How a record names the pack."""
        return f"{self.name or '-'} {self.version} {self.hash}"

    def files(self) -> list[str]:
        """The files of the tables that it changes."""
        stems = {*self.rows, *[key.partition(".")[0] for key in self.confirmed]}
        return sorted({*[stem + SUFFIX for stem in stems], *self.whole})

    def row(self, table: str, rows: str, id_: str) -> Fields:
        """The fields that the pack has of a row."""
        return dict(self.by_id(table, rows).get(id_, {}))

    def knows(self, table: str, rows: str, id_: str) -> bool:
        """Whether the owner has changed or confirmed a row."""
        found = self.row(table, rows, id_)
        changed = bool(found) and not found.get(FITTED)
        return changed or self.is_confirmed(table, rows, id_)

    def fitting(self, table: str, rows: str, id_: str, fields: Fields) -> "Pack":
        """The pack with a row of ours fitted to what the owner knows."""
        return self.with_row(
            table, rows, id_, {**self.row(table, rows, id_), **fields, FITTED: True}
        )

    def is_confirmed(self, table: str, rows: str, id_: str) -> bool:
        return id_ in self.confirmed.get(f"{table}.{rows}", [])

    def with_row(self, table: str, rows: str, id_: str, fields: Fields) -> "Pack":
        """The pack with these fields of a row, and no others; none at all removes the row."""
        lists = dict(self.rows.get(table, {}))
        if id_ == ALL:
            lists[rows] = fields.get(ALL, [])
        else:
            others = {name: own for name, own in self.by_id(table, rows).items() if name != id_}
            lists[rows] = dict(sorted({**others, id_: fields}.items())) if fields else others
        tables = {**self.rows, table: {key: kept for key, kept in lists.items() if kept}}
        return replace(self, rows={name: kept for name, kept in tables.items() if kept})

    def by_id(self, table: str, rows: str) -> Fields:
        """What it has of a list: rows by their ids, or the fields of one record."""
        found = self.rows.get(table, {}).get(rows, {})
        return found if isinstance(found, dict) else {}

    def confirming(self, table: str, rows: str, id_: str, yes: bool = True) -> "Pack":
        key = f"{table}.{rows}"
        others = [one for one in self.confirmed.get(key, []) if one != id_]
        marks = {**self.confirmed, key: sorted([*others, id_]) if yes else others}
        return replace(self, confirmed={name: ids for name, ids in marks.items() if ids})

    def table(self, file: str, ours: Fields) -> Fields:
        """A table with what the pack knows better."""
        if file in self.whole:
            return self.whole[file]
        stem = file.removesuffix(SUFFIX)
        out = dict(ours)
        for key, change in self.rows.get(stem, {}).items():
            out[key] = _changed(file, key, ours.get(key), change)
        for name, ids in self.confirmed.items():
            table, _, key = name.partition(".")
            if table == stem and isinstance(out.get(key), list):
                out[key] = [
                    _printed(row, {}) if ALL in ids or row_id(row) in ids else row
                    for row in out[key]
                ]
            elif table == stem and isinstance(out.get(key), dict) and ALL in ids:
                out[key] = _printed(out[key], {})
        return out

    def word(self) -> str:
        """The whole pack as one word."""
        data = _json(_plain(self)).encode()
        return WORD + base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")

    @property
    def fits(self) -> bool:
        """Whether it can be read again from its word."""
        return len(self.word()) <= LONGEST_WORD and len(_json(_plain(self))) < LONGEST


def row_id(row: Fields) -> str:
    """What a row of ours is called: by its id, or by what stands in its place."""
    return next((str(row[key]) for key in IDS if key in row), "")


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _plain(pack: Pack) -> Fields:
    """What is written of a pack."""
    plain: Fields = {"format": FORMAT, "game": pack.game, "name": pack.name}
    plain["version"] = pack.version
    for name, part in (("confirmed", pack.confirmed), ("whole", pack.whole), ("tables", pack.rows)):
        if part:
            plain[name] = part
    return plain


def _changed(file: str, key: str, ours: object, change: object) -> object:
    """A list or table of ours with the changes of a pack."""
    if isinstance(ours, list) and isinstance(change, list):
        return [_printed({}, row) if isinstance(row, dict) else row for row in change]
    if isinstance(ours, list) and isinstance(change, dict):
        known = [row_id(row) for row in ours]
        for id_ in change:
            if id_ not in known or not isinstance(change[id_], dict):
                fault = Reason('there is no {key} "{id}"', (), {"key": Word(key), "id": typed(id_)})
                remedy = Reason("use the ids of our table")
                raise data_error(file, f"{key} {id_}", fault, remedy, (file, key, id_))
        return [
            _printed(row, change[row_id(row)]) if row_id(row) in change else row for row in ours
        ]
    if isinstance(ours, dict) and isinstance(change, dict):
        return _printed(ours, change)
    fault = Reason('unknown key "{key}"', (), {"key": Word(key)})
    raise data_error(file, "", fault, Reason("check the spelling or remove it"), (file, key))


def _printed(ours: Fields, change: Fields) -> Fields:
    """A row as it is printed: its source is the box."""
    if change.get(FITTED):
        return {**ours, **{name: one for name, one in change.items() if name != FITTED}}
    gone = change.get(WITHOUT, [])
    out = {name: value for name, value in ours.items() if name not in MARKS and name not in gone}
    for name, value in change.items():
        if name not in FIXED and name != WITHOUT:
            out[name] = value
    out["source"] = "box"
    if "cost_source" in out:
        out["cost_source"] = "box"
    return out


# --- reading --------------------------------------------------------------------------------------


def is_word(text: str) -> bool:
    return text.startswith(WORD)


def shown_name(text: str) -> str:
    """What a pack is called that is given as a word or path; never the path."""
    return read_word(text).title if is_word(text) else Path(text).name


def read_word(text: str) -> Pack:
    """The pack that one word holds; it may come from anywhere."""
    damaged = Reason("this is not a whole pack"), Reason("copy it again from its file or record")
    if len(text) > LONGEST_WORD:
        raise data_error("pack", "", *damaged)
    try:
        packed = base64.urlsafe_b64decode(text.removeprefix(WORD) + "==")
        opener = zlib.decompressobj()
        data = opener.decompress(packed, LONGEST)
        if not opener.eof:
            raise data_error("pack", "", *damaged)
        fields = json.loads(data)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise data_error("pack", "", *damaged) from None
    return _read(fields)


def read_pack(text: str) -> Pack:
    """The pack of a file; it may come from anywhere."""
    if len(text) > LONGEST:
        remedy = Reason("keep it below {n} characters", (), {"n": LONGEST})
        raise data_error("pack", "", Reason("the file is too long"), remedy)
    return _read(read_toml("pack", text))


def open_pack(path: str, game: str, known: tuple[str, ...]) -> Pack:
    """The pack of a file, or of a folder with whole tables."""
    place = Path(path)
    if place.is_file():
        pack = read_pack(read_text(place))
    else:
        names = folder_files(path, known)
        whole = {name: read_toml(name, read_text(place / name)) for name in names}
        check_values("pack", whole)
        pack = Pack(game, place.name[:NAME], 1, whole=whole)
    check_game(pack, game, known)
    return pack


def check_game(pack: Pack, game: str, known: tuple[str, ...]) -> None:
    """A DataError if it is a pack of another game, or has tables that the game lacks."""
    if pack.game != game:
        fields: dict[str, object] = {"theirs": typed(pack.game), "ours": Word(game)}
        fault = Reason("this is a pack of {theirs}, not of {ours}", (), fields)
        raise data_error("pack", "", fault, Reason("choose a pack of this game"))
    for name in pack.files():
        if name not in known:
            remedy = Reason(
                "rename or remove it; valid names are {names}", (), {"names": listed(list(known))}
            )
            raise data_error(name[:LONGEST_TEXT], "", Reason("this is not a known table"), remedy)


def _fault(what: Reason) -> DataError:
    return data_error("pack", "", what, Reason("compare it with a pack that you download"))


def _read(fields: object) -> Pack:
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise _fault(
            Reason('its first line is not format = "{format}"', (), {"format": Word(FORMAT)})
        )
    game, name, version = fields.get("game"), fields.get("name", ""), fields.get("version", 1)
    if not isinstance(game, str) or not isinstance(name, str) or not isinstance(version, int):
        raise _fault(Reason("game, name or version is missing or wrong"))
    confirmed, rows = fields.get("confirmed", {}), fields.get("tables", {})
    whole = fields.get("whole", {})
    if not _is_marks(confirmed) or not _is_tables(rows) or not _is_tables({"": whole}):
        raise _fault(Reason("its tables are not sorted by table, list and id"))
    check_values("pack", [confirmed, rows, whole])
    _check_texts(rows)
    _check_marks(rows)
    marks = {key: list(dict.fromkeys(ids)) for key, ids in confirmed.items()}
    shown = " ".join(visible(name.replace('"', "'")).split())[:NAME]
    return Pack(game, shown, max(1, min(version, 9999)), rows, marks, whole)


def _is_marks(value: object) -> bool:
    return isinstance(value, dict) and all(
        isinstance(ids, list) and all(isinstance(one, str) for one in ids) for ids in value.values()
    )


def _is_tables(value: object) -> bool:
    """Tables of lists; a list has rows, or fields by the ids of our rows."""
    if not isinstance(value, dict):
        return False
    for lists in value.values():
        if not isinstance(lists, dict):
            return False
        for rows in lists.values():
            inner = list(rows.values()) if isinstance(rows, dict) else rows
            if not isinstance(inner, list):
                return False
    return all(
        isinstance(row, dict)
        for lists in value.values()
        for rows in lists.values()
        if isinstance(rows, list)
        for row in rows
    )


def _check_texts(value: object) -> None:
    """A pack has facts: no text is longer than a name."""
    if isinstance(value, dict):
        for key, one in value.items():
            limit = LONGEST_GRID if key == "grid" else LONGEST_TEXT
            if isinstance(one, str) and len(one) > limit:
                raise _fault(Reason('the text "{text}" is too long', (), {"text": typed(one)}))
            if isinstance(one, str) and key != "grid" and not one.isprintable():
                odd = {"text": typed(one)}
                raise _fault(Reason('the text "{text}" has unprintable characters', (), {**odd}))
            _check_texts(one)
    elif isinstance(value, list):
        for one in value:
            _check_texts({"": one})


def _check_marks(value: object) -> None:
    """What a row says of itself beside its fields has the shape that readers expect."""
    if isinstance(value, dict):
        gone = value.get(WITHOUT, [])
        if not isinstance(gone, list) or not all(isinstance(one, str) for one in gone):
            raise _fault(Reason('"{key}" is not a list of fields', (), {"key": Word(WITHOUT)}))
        if not isinstance(value.get(FITTED, True), bool):
            raise _fault(Reason('"{key}" is not true or false', (), {"key": Word(FITTED)}))
        for one in value.values():
            _check_marks(one)


# --- writing --------------------------------------------------------------------------------------


def write_pack(pack: Pack) -> str:
    """The text of a pack's file, to be read by people as well."""
    lines = [f"format = {_value(FORMAT)}", f"game = {_value(pack.game)}"]
    lines += [f"name = {_value(pack.name)}", f"version = {pack.version}"]
    if pack.confirmed:
        lines += ["", "[confirmed]"]
        lines += [f"{_value(key)} = {_value(ids)}" for key, ids in sorted(pack.confirmed.items())]
    for table, lists in sorted(pack.rows.items()):
        for key, rows in sorted(lists.items()):
            lines += _rows_text(f"tables.{_key(table)}.{_key(key)}", rows)
    for file, fields in sorted(pack.whole.items()):
        lines += ["", f"[whole.{_key(file)}]"]
        lines += [f"{_key(name)} = {_value(value)}" for name, value in fields.items()]
    return "\n".join(lines) + "\n"


def _rows_text(head: str, rows: object) -> list[str]:
    lines: list[str] = []
    if isinstance(rows, list):
        for row in rows:
            lines += ["", f"[[{head}]]", *_fields_text(row)]
        return lines
    assert isinstance(rows, dict)
    plain = {key: value for key, value in rows.items() if not isinstance(value, dict)}
    if plain:
        lines += ["", f"[{head}]", *_fields_text(plain)]
    for id_, row in rows.items():
        if isinstance(row, dict):
            lines += ["", f"[{head}.{_key(id_)}]", *_fields_text(row)]
    return lines


def _fields_text(row: Fields) -> list[str]:
    return [f"{_key(name)} = {_value(value)}" for name, value in row.items()]


def _key(name: str) -> str:
    return name if _KEY.fullmatch(name) else _value(name)


def _value(value: object) -> str:
    if isinstance(value, dict):
        inner = ", ".join([f"{_key(key)} = {_value(one)}" for key, one in value.items()])
        return "{ " + inner + " }" if inner else "{}"
    if isinstance(value, list):
        return "[" + ", ".join([_value(one) for one in value]) + "]"
    if isinstance(value, str):
        if "\n" in value and value.isprintable() is False and "'''" not in value:
            clean = value.replace("\n", "")
            if clean.isprintable():
                return "'''\n" + value.lstrip("\n") + "'''"
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return "true" if value is True else "false" if value is False else str(value)
