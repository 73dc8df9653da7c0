"""Writes what modules show into their blocks, anew only where a module state has been replaced."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ceilidh.envs.shown import Numbers, Onlooker, Shown, merged
from ceilidh.envs.sparse import ObservedBlock, SparseVector
from ceilidh.kernel.entry import Entries, layer_files
from ceilidh.kernel.state import ModuleState

PENDING: Final = "pending"
MODULES: Final = "modules"


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


def shown_fields(entries: Entries, pending: Mapping[str, Shown]) -> ShownFields:
    """What a game lays out by itself, and what the files of its modules say."""
    files = layer_files(entries, "observation")
    return ShownFields(
        {name: file.FIELDS for name, file in files},
        merged([pending, *[getattr(file, "PENDING", {}) for _, file in files]]),
    )


class ShownWriter:
    """Writes into the blocks of a layout. A module state is never changed, only replaced."""

    def __init__(self, fields: ShownFields, blocks: Mapping[str, ObservedBlock]) -> None:
        self.fields = fields
        self.flags = {
            name: blocks[MODULES].start + place for place, name in enumerate(fields.modules)
        }
        self.starts = {name: blocks[name].start for name in fields.blocks()}
        self.known: dict[tuple[str, int], tuple[ModuleState, Numbers]] = {}

    def pending(
        self, out: SparseVector, pending: dict[str, object], own: int, players: int
    ) -> None:
        """What the decision at hand is about."""
        if pending:
            self._add(out, self._numbers(PENDING, self.fields.pending, pending, own, players))

    def module(self, out: SparseVector, part: ModuleState, own: int, players: int) -> bool:
        """What a module shows; False if it has no layout."""
        fields = self.fields.modules.get(part.name)
        if fields is None:
            return False
        state, numbers = self.known.get((part.name, own), (None, {}))
        if state is not part:
            numbers = self._numbers(part.name, fields, part.view(own), own, players)
            numbers[self.flags[part.name]] = 1.0
            self.known[part.name, own] = (part, numbers)
        self._add(out, numbers)
        return True

    def _numbers(
        self,
        name: str,
        fields: Mapping[str, Shown],
        view: dict[str, object],
        own: int,
        players: int,
    ) -> Numbers:
        out: Numbers = {}
        who = Onlooker(own, players)
        for key, value in view.items():
            fields[key].write(out, self.starts[f"{name}.{key}"], value, who)
        return out

    def _add(self, out: SparseVector, numbers: Numbers) -> None:
        out.places.extend(numbers)
        out.values.extend(numbers.values())
