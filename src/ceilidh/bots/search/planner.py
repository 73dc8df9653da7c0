"""The judgement of one decision: its plans, ranked. A bot plays the first; a hint shows some.

There is no second way to rank moves: what a bot plays, what a hint names and what an analysis holds
against a move come from here.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ceilidh.bots.greedy import EQUAL
from ceilidh.bots.search.beam import Beam, BeamNode, PlannedMoves
from ceilidh.bots.search.context import SearchContext, SearchProfile
from ceilidh.bots.search.mending import Mender, WholePlan
from ceilidh.bots.search.playouts import Chain, Playouts
from ceilidh.kernel.action import Action

ONE_WORLD = 0.6  # share of the budget for a plan whose first move may draw, the rest for others
PLANNING = 0.4  # share for plans where playouts come after them
BEAMS = 0.25  # share for beams where the best plan is mended after them
LEAST_LEFT = 0.08  # share of what beams may use; with less than this, another finds nothing
FEWEST_KEPT, FEWEST_AGAIN = 12, 4  # of a beam that has to do with what is left
TRUST_IN_MOVES = 1.0  # so many playouts weigh as much as the value of a single move


@dataclass(frozen=True)
class SearchSettings:
    """How a bot searches.

    `width` is the most positions that its beam keeps, `again` how many moves it tries once more at
    the next ply; if it `widens`, it plans anew with twice as many of both while time is left.
    `candidates` is how many moves or plans it compares by playouts, those within
    `gap` points of the best; the value of a plan weighs as much as `trust` playouts, and they go
    on for so many own `turns`, planned by a beam of the width `later`. Plans that saw hidden draws
    are made in so many `worlds`. Without `playouts` it looks no further than its own plan. If it is
    `varied`, a plan that is known is compared with those of a search that follows other positions,
    and such searches use up the time that is too short for a wider one. If it `mends`, its best
    plan is made better by small changes.
    """

    width: int = 120
    again: int = 8
    widens: bool = True
    candidates: int = 8
    gap: float = 8.0
    trust: float = 10.0
    turns: int = 1
    later: int = 3
    worlds: int = 3
    playouts: bool = True
    varied: bool = True
    mends: bool = True


class Planner:
    """Plans one decision, within the clock of its context."""

    def __init__(
        self, context: SearchContext, rng: random.Random, settings: SearchSettings
    ) -> None:
        self.context = context
        self.rng = rng
        self.settings = settings

    def ranked(
        self, state: Any, legal: list[Action], known: Sequence[Action] = ()
    ) -> list[PlannedMoves]:
        """The best plan of each first move that has one, the best one first.

        A plan that is `known` from before is looked at first.
        """
        profile = self.context.profile
        if not profile.planned(state, self.context.seat):
            return self._single_moves(state, legal)
        if self.settings.playouts and profile.played_out(state):
            lines = self.beam(PLANNING).lines(self.context.game.clone(state), legal)
            return self._played_out(state, lines)
        return self._planned(state, legal, known)

    def beam(self, until: float) -> Beam:
        width = min(self.settings.width, self.context.profile.width)
        return Beam(self.context, width, until, self.settings.again)

    def _single_moves(self, state: Any, legal: list[Action]) -> list[PlannedMoves]:
        """Moves that do best when the game is played on; those that look best are tried."""
        looks = self.context.ranked(state, legal)[: self.settings.candidates]
        chains = [[legal[place]] for _, place in looks]
        found = self.by_playouts(state, chains, [value for value, _ in looks])
        root = BeamNode(state, 0.0, -1, False)
        return [
            PlannedMoves(looks[nth][1], value, self._alone(root, legal, looks[nth][1], value))
            for nth, value in found
        ]

    def _alone(self, root: BeamNode, legal: list[Action], place: int, value: float) -> BeamNode:
        # The search is over, so its clock does not count this move.
        state = self.context.game.clone(root.state)
        self.context.game.flow.apply_for(state, self.context.seat, legal[place])
        return BeamNode(state, value, place, state.rng != root.state.rng, legal[place], root)

    def _close(self, lines: list[PlannedMoves]) -> list[PlannedMoves]:
        """The plans that are nearly as good as the best one."""
        least = lines[0].value - self.settings.gap
        return [line for line in lines if line.value > least][: self.settings.candidates]

    def _played_out(self, state: Any, lines: list[PlannedMoves]) -> list[PlannedMoves]:
        """The best plans of the turn, compared by what comes after it."""
        close = self._close(lines)
        if len(close) == 1:
            return lines
        found = self.by_playouts(
            state, [line.end.moves() for line in close], [line.value for line in close]
        )
        first = [replace(close[place], value=value) for place, value in found]
        return [*first, *lines[len(close) :]]

    def by_playouts(
        self, state: Any, chains: Sequence[Chain], values: Sequence[float]
    ) -> list[tuple[int, float]]:
        """Plans by their places, from the best down, each with what playouts say of it."""
        planned = self.context.profile.planned(state, self.context.seat)
        width = self.settings.later if planned else 0
        playouts = Playouts(self.context, self.rng, self.settings.turns, width)
        trust = self.settings.trust if planned else TRUST_IN_MOVES
        return playouts.ranking(state, chains, values, trust)

    def _planned(
        self, state: Any, legal: list[Action], known: Sequence[Action]
    ) -> list[PlannedMoves]:
        """Plans by what their ends are worth, in several worlds if their first move draws."""
        context = self.context
        may_draw = self.settings.worlds > 1 and any(
            context.after(state, context.seat, action).rng != state.rng for action in legal
        )
        lines = self._searched(state, legal, known, ONE_WORLD if may_draw else 1.0)
        close = self._close(lines)
        if not (may_draw and len(close) > 1 and any(line.end.begin().drawn for line in close)):
            return lines
        moves = [legal[line.first] for line in close]
        means = self.in_worlds(state, moves, [line.value for line in close])
        order = sorted(range(len(close)), key=lambda place: (-means[place], place))
        first = [replace(close[place], value=means[place]) for place in order]
        return [*first, *lines[len(close) :]]

    def _searched(
        self, state: Any, legal: list[Action], known: Sequence[Action], until: float
    ) -> list[PlannedMoves]:
        """The plans of beams, the best one mended."""
        mender = self._mender(state)
        if mender is None:
            return self._widened(state, legal, known, until)
        lines = self._widened(state, legal, known, BEAMS * until)
        whole = mender.mended(lines[0].end.moves(), until)
        if whole.value <= lines[0].value + EQUAL:
            return lines
        best = whole.line(legal)
        return [best, *[line for line in lines if line.first != best.first]]

    def mended(self, state: Any, moves: Sequence[Action], fixed: int) -> WholePlan | None:
        """A plan made better by changes after its first `fixed` moves; None where none is."""
        mender = self._mender(state)
        return None if mender is None else mender.mended(moves, 1.0, fixed)

    def _mender(self, state: Any) -> Mender | None:
        closing = self.context.profile.closing
        if not self.settings.mends or closing is None:
            return None
        mender = Mender(self.context, self.rng, self.context.game.clone(state), closing)
        # Once all have passed, single choices are left.
        return None if self.context.plan_over(mender.root, mender.root) else mender

    def _widened(
        self, state: Any, legal: list[Action], known: Sequence[Action], until: float
    ) -> list[PlannedMoves]:
        """The best plans of wider and wider beams, until one has seen all or time is short.

        Where too little time is left for a wider one, other beams follow other positions.
        """
        context, usual = self.context, self.context.profile
        best: dict[int, PlannedMoves] = {}
        beam: Beam | None = self.beam(until)
        is_first = True
        while beam is not None:
            before = context.clock.used()
            for line in beam.lines(context.game.clone(state), legal, known=known):
                if line.first not in best or line.value > best[line.first].value + EQUAL:
                    best[line.first] = line
            lines = sorted(best.values(), key=lambda line: (-line.value, line.first))
            known = lines[0].end.moves()
            beam = self._next(beam, usual, context.clock.used() - before, is_first)
            is_first = False
        context.profile = usual
        return lines

    def _next(self, beam: Beam, usual: SearchProfile, spent: float, is_first: bool) -> Beam | None:
        """The beam that comes after one which has `spent` so much; None if there is no use."""
        context, settings, until = self.context, self.settings, beam.until
        left = until - context.clock.used()
        if not (beam.dropped and settings.widens) or left < LEAST_LEFT * until:
            return None
        if left >= until / 2 and not beam.cut:
            return Beam(context, 2 * beam.width, until, 2 * beam.again)
        other = usual.varied(self.rng) if settings.varied else usual
        if other is usual or (beam.cut and not is_first):
            return None
        context.profile = other
        share = min(left / spent, 1.0)
        width = max(int(beam.width * share), FEWEST_KEPT)
        return Beam(context, width, until, max(int(beam.again * share), FEWEST_AGAIN))

    def in_worlds(self, state: Any, moves: list[Action], values: Sequence[float]) -> list[float]:
        """The means of plans that saw what cannot be known, over several draws of it."""
        context = self.context
        totals, number = list(values), 1
        others = self.settings.worlds - 1
        for left in range(others, 0, -1):
            used = context.clock.used()
            until = used + (1.0 - used) / left
            world = context.game.determinize(state, context.seat, self.rng.getrandbits(63))
            lines = self.beam(until).lines(world, moves, every=True)
            if len(lines) < len(moves):
                break  # time is up, and the others would be missed
            for line in lines:
                totals[line.first] += line.value
            number += 1
        return [total / number for total in totals]
