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
# The same for the state of a module, whose search key is what it saves.
SAVED_BY_MODULES = {
    "int": ("it", "integer(it)"),
    "bool": ("it", "it is True"),
    "tuple[int, ...]": ("list(it)", "tuple(integers(it))"),
    "tuple[tuple[int, int], ...]": ("[list(pair) for pair in it]", "pairs(it)"),
}
# The type of what a module shows of it.
SEEN = {
    "int": "int",
    "bool": "bool",
    "tuple[int, ...]": "list[int]",
    "tuple[tuple[int, int], ...]": "list[list[int]]",
}


class FieldError(ValueError):
    """A row of the table cannot be understood; for its author."""


@dataclass(frozen=True)
class Field:
    """One field of a class.

    `new` is its value in a new game. `saved` is its name in a saved position, or empty if it
    follows from other fields; then `load` says nothing. `key` is the part of a search key, `view`
    what viewers see under the name `shown`; both may be empty. A `cache` is no parameter: it starts
    with `new` in every object, clones included, unless it is `kept`. What a module shows has the
    type `seen` and the sentence `says`; without a `type` it is no field of its state.
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
    seen: str = ""
    says: str = ""

    @property
    def parameter(self) -> str:
        """Its name as a parameter, which must not hide a name of Python's own."""
        return f"{self.name}_" if hasattr(builtins, self.name) else self.name

    def cloned(self, value: str) -> str:
        return CLONED.get(self.type.partition("[")[0], "it").replace("it", value, 1)


OPTIONS = frozenset({"type", "new", "saved", "dump", "load", "key", "view", "counted"}) | {
    *("cache", "kept", "shown"),
}
OF_A_MODULE = frozenset({"type", "new", "saved", "dump", "load", "view", "cache"}) | {
    *("seen", "says", "observed"),
}


@dataclass(frozen=True)
class ModuleTable:
    """The fields of a module's state: the class `kind` in a file of its `folder`.

    `view` is the type of what it shows and `about` is said of it; both are empty if nothing is
    documented.
    """

    folder: Path
    kind: str
    fields: list[Field]
    view: str = ""
    about: str = ""

    @property
    def name(self) -> str:
        """The name of the module, which is that of its folder."""
        return self.folder.name.replace("_", "-")

    @property
    def shown(self) -> list[Field]:
        return [field for field in self.fields if field.seen]


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


def _own_field(name: str, row: dict[str, object]) -> Field:
    """A field of a module's state; saved and shown unless it is a cache."""
    unknown = set(row) - OF_A_MODULE
    kind, cache = str(row.get("type", "")), row.get("cache") is True
    if unknown or (kind == "") == ("new" in row):
        raise FieldError(f"{name}: needs type and new, and knows no {', '.join(sorted(unknown))}")
    if kind.startswith(("list", "dict")) and not cache:
        raise FieldError(f"{name}: a module state is never changed, so use a tuple")
    dump, load = SAVED_BY_MODULES.get(kind, ("", ""))
    dump, load = str(row.get("dump", dump)), str(row.get("load", load))
    if kind and not cache and not (dump and load):
        raise FieldError(f"{name}: say how a {kind} is saved, by dump and load")
    says, seen = str(row.get("says", "")), str(row.get("seen", SEEN.get(kind, "")))
    if says and not seen:
        raise FieldError(f"{name}: say by seen as what type it is shown")
    return Field(
        name,
        kind,
        str(row.get("new", "")),
        saved="" if cache else str(row.get("saved", name)),
        dump=dump,
        load=load,
        view=str(row.get("view", "")),
        cache=cache,
        seen=seen if says else "",
        says=says,
    )


def read_module(path: Path) -> ModuleTable:
    """What the table of a module says: `[file.Class]` has its fields, `[view]` what it shows."""
    data = tomllib.loads(path.read_text("utf-8"))
    view = data.pop("view", {})
    data.pop("pending", None)
    classes = [(kind, rows) for file in data.values() for kind, rows in file.items()]
    if len(classes) != 1:
        raise FieldError(f"{path}: needs one table [file.Class]")
    (kind, rows) = classes[0]
    fields = [_own_field(name, row) for name, row in rows.items()]
    silent = [field.name for field in fields if not (field.says or field.cache)]
    if view and silent:
        raise FieldError(f"{path}: nothing is said of {', '.join(silent)}")
    return ModuleTable(path.parent, kind, fields, view.get("type", ""), view.get("about", ""))
