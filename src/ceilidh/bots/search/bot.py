"""The bot that plans its turn or round, within a budget for each decision."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from ceilidh.bots.greedy import JudgeMaker
from ceilidh.bots.search.beam import Beam, Line
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.memory import Memory
from ceilidh.bots.search.playouts import Playouts
from ceilidh.bots.search.sense import Desk, Sense
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game

ONE_WORLD = 0.6  # share of the budget for a plan whose first move may draw, the rest for others
PLANNING = 0.4  # share for plans where playouts come after them
TRUST_IN_MOVES = 1.0  # so many playouts weigh as much as the value of a single move


@dataclass(frozen=True)
class Manner:
    """How a bot searches.

    `width` is the most positions that its beam keeps, `again` how many moves it tries once more at
    the next ply. `candidates` is how many moves or plans it compares by playouts, those within
    `gap` points of the best; the value of a plan weighs as much as `trust` playouts, and they go
    on for so many own `turns`, planned by a beam of the width `later`. Plans that saw hidden draws
    are made in so many `worlds`. Without `playouts` it looks no further than its own plan.
    """

    width: int = 120
    again: int = 8
    candidates: int = 8
    gap: float = 8.0
    trust: float = 10.0
    turns: int = 1
    later: int = 3
    worlds: int = 3
    playouts: bool = True


class SearchBot:
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
        desk = self.desk(game, seat)
        if not self.sense.planned(state, seat):
            return legal[self._by_playouts(desk, state, legal)]
        return self._by_plan(desk, state, legal)

    def desk(self, game: Game[Any], seat: int) -> Desk:
        """Where one decision is worked out; its clock runs."""
        return Desk(game, seat, self.sense, self.judge_for, self.budget.start())

    def _by_playouts(self, desk: Desk, state: Any, legal: list[Action]) -> int:
        """The move that does best when the game is played on; those that look best are tried."""
        ranked = desk.ranked(state, legal)[: self.manner.candidates]
        chains = [[legal[place]] for _, place in ranked]
        values = [value for value, _ in ranked]
        playouts = Playouts(desk, self.rng, self.manner.turns)
        best = playouts.best(state, list(chains), values, TRUST_IN_MOVES)
        return ranked[best][1]

    def _by_plan(self, desk: Desk, state: Any, legal: list[Action]) -> Action:
        if self.manner.playouts and self.sense.played_out(state):
            best = self._played_out(desk, state, legal)
        else:
            best = self._planned(desk, state, legal)
        self._remember(desk, best)
        return legal[best.first]

    def _beam(self, desk: Desk, until: float) -> Beam:
        width = min(self.manner.width, self.sense.width)
        return Beam(desk, width, until, self.manner.again)

    def _close(self, lines: list[Line]) -> list[Line]:
        """The plans that are nearly as good as the best one."""
        least = lines[0].value - self.manner.gap
        return [line for line in lines if line.value > least][: self.manner.candidates]

    def _played_out(self, desk: Desk, state: Any, legal: list[Action]) -> Line:
        """The best plans of the turn, compared by what comes after it."""
        close = self._close(self._beam(desk, PLANNING).lines(desk.game.clone(state), legal))
        if len(close) == 1:
            return close[0]
        chains = [[action for _, action in line.end.steps()] for line in close]
        values = [line.value for line in close]
        playouts = Playouts(desk, self.rng, self.manner.turns, self.manner.later)
        best = playouts.best(state, list(chains), values, self.manner.trust)
        return close[best]

    def _planned(self, desk: Desk, state: Any, legal: list[Action]) -> Line:
        """The best plan, in several worlds if its first move draws what cannot be known."""
        may_draw = self.manner.worlds > 1 and any(
            desk.after(state, desk.seat, action).rng != state.rng for action in legal
        )
        beam = self._beam(desk, ONE_WORLD if may_draw else 1.0)
        known = self.memory.plan(self.sense.own_key(state, desk.seat))
        lines = beam.lines(desk.game.clone(state), legal, known=known)
        close = self._close(lines)
        if may_draw and len(close) > 1 and any(line.end.begin().drawn for line in close):
            return self._in_worlds(desk, state, legal, close)
        return lines[0]

    def _in_worlds(self, desk: Desk, state: Any, legal: list[Action], close: list[Line]) -> Line:
        """Plans that saw what cannot be known, by their mean over several draws of it."""
        moves = [legal[line.first] for line in close]
        totals = [line.value for line in close]
        others = self.manner.worlds - 1
        for number in range(others):
            used = desk.clock.used()
            until = used + (1.0 - used) / (others - number)
            world = desk.game.determinize(state, desk.seat, self.rng.getrandbits(63))
            lines = self._beam(desk, until).lines(world, moves, every=True)
            if len(lines) < len(moves):
                break  # time is up, and the others would be missed
            for line in lines:
                totals[line.first] += line.value
        return close[max(range(len(close)), key=lambda place: (totals[place], -place))]

    def _remember(self, desk: Desk, line: Line) -> None:
        """The moves of this turn that come after the first one, and what comes after those."""
        steps = line.end.steps()
        moves = [action for _, action in steps]
        same = True
        for place in range(1, len(steps)):
            state = steps[place][0]
            same = same and not desk.game.turn_over(steps[place - 1][0], state, desk.seat)
            if same:
                self.memory.keep(desk.game.position_key(state), moves[place : place + 1])
            self.memory.keep(self.sense.own_key(state, desk.seat), moves[place:])
