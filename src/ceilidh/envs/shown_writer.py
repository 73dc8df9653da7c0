"""Writes what modules show into their blocks, anew only where something has changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ceilidh.envs.shown import Numbers, Onlooker, Shown
from ceilidh.envs.shown_fields import MODULES, PENDING, ShownFields
from ceilidh.envs.sparse import ObservedBlock, SparseVector
from ceilidh.kernel.state import ModuleState

# By seat, number of players and what a decision is about: its numbers.
Asked = dict[tuple[int, int, str], Numbers]
MOST_ASKED: Final = 20_000  # decisions that are remembered at once


@dataclass
class Known:
    """What a module showed last: its state, what else it found out, and both as numbers."""

    state: ModuleState | None
    more: dict[str, object] | None
    view: dict[str, object]
    numbers: Numbers


class ShownWriter:
    """Writes into the blocks of a layout what one seat sees.

    A module state is never changed, only replaced, so the same object always shows the same.
    """

    def __init__(
        self,
        fields: ShownFields,
        blocks: Mapping[str, ObservedBlock],
        asked: Asked | None = None,
    ) -> None:
        """Writers for the same blocks may share the decisions that they remember in `asked`."""
        self.fields = fields
        self.flags = blocks[MODULES].start
        self.places = {name: place for place, name in enumerate(fields.modules)}
        self.starts = {name: blocks[name].start for name in fields.blocks()}
        self.known: dict[tuple[str, int], Known] = {}
        self.asked = {} if asked is None else asked
        self.written: dict[str, Known] = {}  # what stands in the vector
        self.there: list[str] = []  # the modules whose flags do

    def has(self, name: str) -> bool:
        """Whether a module is laid out."""
        return name in self.fields.modules

    def forget(self) -> None:
        """Write everything the next time."""
        self.written = {}
        self.there = []

    def pending(
        self, out: SparseVector, pending: dict[str, object], own: int, players: int
    ) -> None:
        """What the decision at hand is about; games ask the same again and again."""
        if not pending:
            return
        key = (own, players, repr(pending))
        numbers = self.asked.get(key)
        if numbers is None:
            if len(self.asked) > MOST_ASKED:
                self.asked.clear()
            numbers = self._numbers(PENDING, self.fields.pending, pending, own, players)
            self.asked[key] = numbers
        _add(out, numbers)

    def modules(
        self,
        out: SparseVector,
        first: int,
        states: dict[str, ModuleState],
        more: dict[str, dict[str, object]],
        own: int,
        players: int,
    ) -> None:
        """What modules show, where that has changed: `first` is the section of their flags.

        `more` is what modules have found out about the position beside their states.
        """
        there = [name for name in {**states, **more} if name in self.places]
        new_flags = there != self.there
        if new_flags:
            self.there = there
            out.sections.append(first)
            for name in [name for name in self.written if name not in there]:
                del self.written[name]
                out.sections.append(first + 1 + self.places[name])
        for name in there:
            place = self.places[name]
            if new_flags:
                out.ones.append(self.flags + place)
            known = self._known(name, states.get(name), more.get(name), own, players)
            if self.written.get(name) is not known:
                self.written[name] = known
                out.sections.append(first + 1 + place)
                _add(out, known.numbers)

    def _known(
        self,
        name: str,
        state: ModuleState | None,
        more: dict[str, object] | None,
        own: int,
        players: int,
    ) -> Known:
        """What a module shows, reckoned anew only if that has changed."""
        known = self.known.get((name, own))
        if known is None or known.state is not state or known.more != more:
            view = {**(state.view(own) if state is not None else {}), **(more or {})}
            if known is not None and known.view == view:
                known.state, known.more = state, more
                return known
            fields = self.fields.modules[name]
            known = Known(state, more, view, self._numbers(name, fields, view, own, players))
            self.known[name, own] = known
        return known

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


def _add(out: SparseVector, numbers: Numbers) -> None:
    out.places.extend(numbers)
    out.values.extend(numbers.values())
