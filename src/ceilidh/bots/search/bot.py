"""The bot that plans its turn or round, within a budget for each decision."""

from __future__ import annotations

import random
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from ceilidh.bots.greedy import JudgeMaker
from ceilidh.bots.search.beam import PlannedMoves
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.context import SearchContext, SearchProfile
from ceilidh.bots.search.planner import Planner, SearchSettings
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game

MOST = 2_000  # positions; the oldest are forgotten

Key = tuple[object, ...]
__all__ = ["SearchBot", "SearchSettings"]


class PlanCache:
    """The chain of moves that a plan found for the rest of a turn, each under its position's key.

    A decision that was planned is not planned again. If chance or a rival intervened, the position
    is another one and nothing is known about it. What was planned for later turns is kept under
    what the seat itself has by then, and is where the next search begins.
    """

    def __init__(self) -> None:
        self.known: OrderedDict[Key, Sequence[Action]] = OrderedDict()

    def recall(self, key: Key) -> Action | None:
        found = self.known.get(key)
        return found[0] if found else None

    def plan(self, key: Key) -> Sequence[Action]:
        return self.known.get(key, ())

    def keep(self, key: Key, moves: Sequence[Action]) -> None:
        """The move that was found for a position, or all from there on."""
        self.known[key] = moves
        self.known.move_to_end(key)
        if len(self.known) > MOST:
            self.known.popitem(last=False)


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
        self.hurried = False  # whether its last move came before it had thought enough

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        self.hurried = False
        if len(legal) == 1:
            return legal[0]
        found = self.memory.recall(game.position_key(state))
        if found is not None and found in legal:
            return found
        known = self.memory.plan(self.profile.own_key(state, seat))
        context = self.context(game, seat)
        if known and self.settings.varied:
            # Where it looked before it would find the same again.
            context.profile = self.profile.varied(self.rng)
        best = Planner(context, self.rng, self.settings).ranked(state, legal, known)[0]
        self.hurried = context.clock.hurried()
        if self.profile.planned(state, seat):
            self._remember(context, best)
        return legal[best.first]

    def context(self, game: Game[Any], seat: int) -> SearchContext:
        """Where one decision is worked out; its clock runs."""
        return SearchContext(game, seat, self.profile, self.judge_for, self.budget.start())

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
