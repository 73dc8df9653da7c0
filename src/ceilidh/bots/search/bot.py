"""The bot that plans its turn or round, within a budget for each decision."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ceilidh.bots.greedy import JudgeMaker
from ceilidh.bots.search.beam import Beam, Line
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.memory import Memory
from ceilidh.bots.search.playouts import Playouts
from ceilidh.bots.search.sense import Desk, Sense
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game


@dataclass(frozen=True)
class Manner:
    """How a bot searches; shares are of the budget.

    `width` of the beam, `candidates` for playouts, those within `gap` points of the best. A beam
    has `planning` of the budget; the rest is for playouts or, if its plan saw hidden draws, for
    further `worlds`.
    """

    width: int = 120
    candidates: int = 12
    gap: float = 8.0
    planning: float = 0.7
    worlds: int = 2


class SearchBot:
    desk_type = Desk

    def __init__(
        self,
        rng: random.Random,
        judge_for: JudgeMaker,
        sense: Sense,
        budget: Budget,
        manner: Manner,
        memory: Memory | None = None,
    ) -> None:
        self.rng = rng
        self.judge_for = judge_for
        self.sense = sense
        self.budget = budget
        self.manner = manner
        self.memory = memory or Memory()

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        known = self.memory.recall(game.position_key(state))
        if known is not None and known in legal:
            return known
        desk = self.desk_type(game, seat, self.sense, self.judge_for, self.budget.start())
        if not self.sense.planned(state, seat):
            return legal[self._by_playouts(desk, state, legal)]
        return self._by_plan(desk, state, legal)

    def _by_playouts(self, desk: Desk, state: Any, legal: list[Action]) -> int:
        """The move that does best when the game is played on; those that look best are tried."""
        ranked = desk.ranked(state, legal)[: self.manner.candidates]
        places = [place for _, place in ranked]
        chains = [[legal[place]] for place in places]
        return places[Playouts(desk, self.rng).best(state, list(chains))]

    def _by_plan(self, desk: Desk, state: Any, legal: list[Action]) -> Action:
        manner = self.manner
        split = self.sense.played_out(state) or manner.worlds > 0
        lines = Beam(desk, manner.width, manner.planning if split else 1.0).lines(
            desk.game.clone(state), legal
        )
        close = [line for line in lines if line.value > lines[0].value - manner.gap]
        close = close[: manner.candidates]
        best = lines[0]
        if len(close) > 1:
            if self.sense.played_out(state):
                chains = [[action for _, action in line.end.steps()] for line in close]
                best = close[Playouts(desk, self.rng).best(state, list(chains))]
            elif any(line.end.drawn for line in close):
                best = self._in_more_worlds(desk, state, legal, close)
        self._remember(desk, best)
        return legal[best.first]

    def _in_more_worlds(
        self, desk: Desk, state: Any, legal: list[Action], close: list[Line]
    ) -> Line:
        """The plans that saw what cannot be known, compared in other draws of it."""
        moves = [legal[line.first] for line in close]
        totals = {line.first: line.value for line in close}
        seen = 1
        for number in range(self.manner.worlds):
            used = desk.clock.used()
            until = used + (1.0 - used) / (self.manner.worlds - number)
            world = desk.game.determinize(state, desk.seat, self.rng.getrandbits(63))
            again = Beam(desk, self.manner.width, until).lines(world, moves)
            if len(again) < len(close):
                break  # too little time to compare them all
            for line in again:
                totals[close[line.first].first] += line.value
            seen += 1
        return max(close, key=lambda line: (totals[line.first] / seen, -line.first))

    def _remember(self, desk: Desk, line: Line) -> None:
        """The moves of this turn that come after the first one."""
        steps = line.end.steps()
        for (before, _), (state, action) in pairwise(steps):
            if desk.game.turn_over(before, state, desk.seat):
                break
            self.memory.keep(desk.game.position_key(state), action)
