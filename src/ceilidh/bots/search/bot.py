"""The bot that plans its turn or round, within a budget for each decision."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from ceilidh.bots.greedy import JudgeMaker
from ceilidh.bots.search.beam import Beam, PlannedMoves
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.context import SearchContext, SearchProfile
from ceilidh.bots.search.plan_cache import PlanCache
from ceilidh.bots.search.playouts import Playouts
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game

ONE_WORLD = 0.6  # share of the budget for a plan whose first move may draw, the rest for others
PLANNING = 0.4  # share for plans where playouts come after them
TRUST_IN_MOVES = 1.0  # so many playouts weigh as much as the value of a single move


@dataclass(frozen=True)
class SearchSettings:
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
        profile: SearchProfile,
        budget: Budget,
        settings: SearchSettings,
        memory: PlanCache | None = None,
    ) -> None:
        self.rng = rng
        self.judge_for = judge_for
        self.profile = profile
        self.budget = budget
        self.settings = settings
        self.memory = memory or PlanCache()

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        known = self.memory.recall(game.position_key(state))
        if known is not None and known in legal:
            return known
        context = self.context(game, seat)
        if not self.profile.planned(state, seat):
            return legal[self._by_playouts(context, state, legal)]
        return self._by_plan(context, state, legal)

    def context(self, game: Game[Any], seat: int) -> SearchContext:
        """Where one decision is worked out; its clock runs."""
        return SearchContext(game, seat, self.profile, self.judge_for, self.budget.start())

    def _by_playouts(self, context: SearchContext, state: Any, legal: list[Action]) -> int:
        """The move that does best when the game is played on; those that look best are tried."""
        ranked = context.ranked(state, legal)[: self.settings.candidates]
        chains = [[legal[place]] for _, place in ranked]
        values = [value for value, _ in ranked]
        playouts = Playouts(context, self.rng, self.settings.turns)
        best = playouts.best(state, list(chains), values, TRUST_IN_MOVES)
        return ranked[best][1]

    def _by_plan(self, context: SearchContext, state: Any, legal: list[Action]) -> Action:
        if self.settings.playouts and self.profile.played_out(state):
            best = self._played_out(context, state, legal)
        else:
            best = self._planned(context, state, legal)
        self._remember(context, best)
        return legal[best.first]

    def _beam(self, context: SearchContext, until: float) -> Beam:
        width = min(self.settings.width, self.profile.width)
        return Beam(context, width, until, self.settings.again)

    def _close(self, lines: list[PlannedMoves]) -> list[PlannedMoves]:
        """The plans that are nearly as good as the best one."""
        least = lines[0].value - self.settings.gap
        return [line for line in lines if line.value > least][: self.settings.candidates]

    def _played_out(self, context: SearchContext, state: Any, legal: list[Action]) -> PlannedMoves:
        """The best plans of the turn, compared by what comes after it."""
        close = self._close(self._beam(context, PLANNING).lines(context.game.clone(state), legal))
        if len(close) == 1:
            return close[0]
        chains = [[action for _, action in line.end.steps()] for line in close]
        values = [line.value for line in close]
        playouts = Playouts(context, self.rng, self.settings.turns, self.settings.later)
        best = playouts.best(state, list(chains), values, self.settings.trust)
        return close[best]

    def _planned(self, context: SearchContext, state: Any, legal: list[Action]) -> PlannedMoves:
        """The best plan, in several worlds if its first move draws what cannot be known."""
        may_draw = self.settings.worlds > 1 and any(
            context.after(state, context.seat, action).rng != state.rng for action in legal
        )
        beam = self._beam(context, ONE_WORLD if may_draw else 1.0)
        known = self.memory.plan(self.profile.own_key(state, context.seat))
        lines = beam.lines(context.game.clone(state), legal, known=known)
        close = self._close(lines)
        if may_draw and len(close) > 1 and any(line.end.begin().drawn for line in close):
            return self._in_worlds(context, state, legal, close)
        return lines[0]

    def _in_worlds(
        self, context: SearchContext, state: Any, legal: list[Action], close: list[PlannedMoves]
    ) -> PlannedMoves:
        """Plans that saw what cannot be known, by their mean over several draws of it."""
        moves = [legal[line.first] for line in close]
        totals = [line.value for line in close]
        others = self.settings.worlds - 1
        for number in range(others):
            used = context.clock.used()
            until = used + (1.0 - used) / (others - number)
            world = context.game.determinize(state, context.seat, self.rng.getrandbits(63))
            lines = self._beam(context, until).lines(world, moves, every=True)
            if len(lines) < len(moves):
                break  # time is up, and the others would be missed
            for line in lines:
                totals[line.first] += line.value
        return close[max(range(len(close)), key=lambda place: (totals[place], -place))]

    def _remember(self, context: SearchContext, line: PlannedMoves) -> None:
        """The moves of this turn that come after the first one, and what comes after those."""
        steps = line.end.steps()
        moves = [action for _, action in steps]
        same = True
        for place in range(1, len(steps)):
            state = steps[place][0]
            same = same and not context.game.turn_over(steps[place - 1][0], state, context.seat)
            if same:
                self.memory.keep(context.game.position_key(state), moves[place : place + 1])
            self.memory.keep(self.profile.own_key(state, context.seat), moves[place:])
