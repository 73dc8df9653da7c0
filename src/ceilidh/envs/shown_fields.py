"""What a game lays out as numbers: the keys of what its modules show, and of what is pending.

A line of a module's `fields.toml` says by `observed` what kind of value its key is; its table
`pending` says so of the keys of its steps. Both are expressions of the kinds in `shown.py` and
`shown_numbers.py`. Other names are those of the file in which the class of the state stands, and
then the files of the game, as `grid.WIDTH`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from ceilidh.envs import shown, shown_numbers
from ceilidh.envs.shown import Shown, merged
from ceilidh.kernel.entry import Entries

FILE: Final = "fields.toml"  # of a module's folder
PENDING: Final = "pending"
MODULES: Final = "modules"
KINDS: Final[dict[str, Any]] = {
    name: kind
    for file in (shown, shown_numbers)
    for name, kind in vars(file).items()
    if isinstance(kind, type) and issubclass(kind, Shown)
}


@dataclass(frozen=True)
class BlockSection:
    """Blocks that an encoder writes together, anew when anything of them has changed.

    `row` is the one row of them that is meant; all rows if there is none.
    """

    blocks: tuple[str, ...]
    row: int | None = None


@dataclass(frozen=True)
class ShownFields:
    """What is laid out: keys of modules by name, and keys of what is pending."""

    modules: Mapping[str, Mapping[str, Shown]]
    pending: Mapping[str, Shown]

    def blocks(self) -> dict[str, Shown]:
        """All blocks by their names, `pending.tile` or `haggis.pool`."""
        out = {f"{PENDING}.{key}": kind for key, kind in self.pending.items()}
        for name, fields in self.modules.items():
            out |= {f"{name}.{key}": kind for key, kind in fields.items()}
        return out

    def sections(self) -> list[BlockSection]:
        """The blocks that are written together: the flags, then those of each module."""
        return [
            BlockSection((MODULES,)),
            *[
                BlockSection(tuple(f"{name}.{key}" for key in fields))
                for name, fields in self.modules.items()
            ],
        ]


@dataclass(frozen=True)
class ObservedModule:
    """What the table of a module says: the kinds of its keys, and of those of its steps."""

    keys: dict[str, Shown]
    pending: dict[str, Shown]


def observed(package: str) -> ObservedModule:
    """What is observed of the module in a folder; nothing if it has no table."""
    file = files(package) / FILE
    data = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    pending, _ = data.pop(PENDING, {}), data.pop("view", None)
    game = vars(import_module(".".join(package.split(".")[:3])))
    keys: dict[str, Shown] = {}
    names = {**game, **KINDS}
    for home, classes in data.items():
        names = {**game, **vars(import_module(f"{package}.{home}")), **KINDS}
        rows = {name: row for fields in classes.values() for name, row in fields.items()}
        keys |= {
            row.get("saved", name): eval(row["observed"], names)
            for name, row in rows.items()
            if "observed" in row
        }
    return ObservedModule(keys, {key: eval(kind, names) for key, kind in pending.items()})


def shown_fields(entries: Entries, pending: Mapping[str, Shown]) -> ShownFields:
    """What a game lays out by itself, and what the tables of its modules say."""
    found = {entry.name: observed(entry.package) for entry in entries}
    return ShownFields(
        {name: module.keys for name, module in found.items() if module.keys},
        merged([pending, *[module.pending for module in found.values()]]),
    )
