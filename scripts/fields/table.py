"""Reading the table of fields: what is known about each, and what follows from its type."""

from __future__ import annotations

import builtins
import tomllib
from dataclasses import dataclass
from pathlib import Path

# What follows from a type, with `it` for the value: how it is cloned, saved, read and compared.
CLONED = {"list": "it[:]", "dict": "it.copy()"}
SAVED = {
    "int": ("it", "integer(it)", "it"),
    "list[int]": ("it[:]", "integers(it)", "tuple(it)"),
    "tuple[int, ...]": ("list(it)", "tuple(integers(it))", "it"),
}


class FieldError(ValueError):
    """A row of the table cannot be understood; for its author."""


@dataclass(frozen=True)
class Field:
    """One field of a class.

    `new` is its value in a new game. `saved` is its name in a saved position, or empty if it
    follows from other fields; then `load` says nothing. `key` is the part of a search key, `view`
    what viewers see under the name `shown`; both may be empty. A `cache` is no parameter: it starts
    with `new` in every object, clones included, unless it is `kept`.
    """

    name: str
    type: str
    new: str
    saved: str = ""
    dump: str = ""
    load: str = ""
    key: str = ""
    view: str = ""
    shown: str = ""
    counted: bool = False
    cache: bool = False
    kept: bool = False

    @property
    def parameter(self) -> str:
        """Its name as a parameter, which must not hide a name of Python's own."""
        return f"{self.name}_" if hasattr(builtins, self.name) else self.name

    def cloned(self, value: str) -> str:
        return CLONED.get(self.type.partition("[")[0], "it").replace("it", value, 1)


OPTIONS = frozenset({"type", "new", "saved", "dump", "load", "key", "view", "counted"}) | {
    *("cache", "kept", "shown"),
}


def _field(name: str, row: dict[str, object]) -> Field:
    unknown = set(row) - OPTIONS
    if unknown or "type" not in row or "new" not in row:
        raise FieldError(f"{name}: needs type and new, and knows no {', '.join(sorted(unknown))}")
    kind, cache = str(row["type"]), row.get("cache") is True
    dump, load, key = SAVED.get(kind, ("", "", "it"))
    saved = row.get("saved", name if dump and not cache else "")
    if saved and not (row.get("dump") or dump):
        raise FieldError(f"{name}: say how a {kind} is saved, by dump and load")
    return Field(
        name,
        kind,
        str(row["new"]),
        saved=str(saved or ""),
        dump=str(row.get("dump", dump)),
        load=str(row.get("load", load)),
        key=_wished(row, "key", key),
        view=_wished(row, "view", dump or "it"),
        shown=str(row.get("shown", name)),
        counted=row.get("counted") is True,
        cache=cache,
        kept=row.get("kept") is True,
    )


def _wished(row: dict[str, object], option: str, usual: str) -> str:
    """An expression, the usual one for `true`, or empty."""
    wish = row.get(option, False)
    if isinstance(wish, bool):
        return usual if wish else ""
    return str(wish)


def read(path: Path) -> dict[str, list[Field]]:
    """The fields of each class, in the order of the table."""
    data = tomllib.loads(path.read_text("utf-8"))
    return {kind: [_field(name, row) for name, row in rows.items()] for kind, rows in data.items()}
