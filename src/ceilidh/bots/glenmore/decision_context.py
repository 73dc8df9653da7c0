"""What is fixed while the moves of one decision are compared: rivals, and how long the game lasts.

A rival's territory does not change by a move of ours, so it is counted once.
"""

from __future__ import annotations

from functools import cache

from ceilidh.bots.decision_context import DecisionContext
from ceilidh.bots.evaluation import evaluations_of
from ceilidh.bots.glenmore.module_evaluation import GlenMoreModuleEvaluations
from ceilidh.bots.glenmore.weights import GlenMoreWeights, weights
from ceilidh.games.glenmore.goods import (
    BARRELS,
    CASTLE_SCOTS,
    CATEGORIES,
    LANDMARKS,
    PERSONS,
    STACK_D,
)
from ceilidh.games.glenmore.modules.catalogue import ENTRIES
from ceilidh.games.glenmore.rules.counts import category, size
from ceilidh.games.glenmore.rules.refill import stack_left
from ceilidh.games.glenmore.rules.rondel import what_lies_at
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import scots


def end_position(state: State, seat: int) -> float:
    """Where The End lies on the Rondel, or where it is to be expected."""
    rules = state.rules
    for position in range(state.places[seat], state.front):
        if what_lies_at(state, position) == rules.end:
            return position
    burial = rules.burial(STACK_D)
    assert burial is not None
    place = (burial.first + burial.last) / 2
    if state.stack_number == STACK_D:
        return state.front + max(place - state.drawn, 1.0)
    between = sum([len(rules.stacks[n]) for n in range(state.stack_number + 1, STACK_D)])
    return state.front + stack_left(state) + between + place


@cache
def joined(modules: tuple[str, ...], numbers: GlenMoreWeights) -> GlenMoreModuleEvaluations:
    """What is thought of these modules, found in their folders once."""
    seen = [name for name in modules if name not in numbers.without]
    return GlenMoreModuleEvaluations(evaluations_of(ENTRIES, seen), numbers.terms)


class GlenMoreDecisionContext(DecisionContext[State]):
    """The measure of one decision.

    `turns` is how many turns the seat may still have, `season` how much resources are worth,
    `steps[which]` what one more of a category brings, `walk` what a movement point is worth;
    `lasting` remembers tiles (see effects.py); `judgements` are those of the game's modules.
    """

    def __init__(self, state: State, seat: int, numbers: GlenMoreWeights | None = None) -> None:
        super().__init__(state, seat)
        self.weights = numbers or weights()
        self.rules = state.rules
        self.judgements = joined(
            tuple([module.name for module in state.rules.modules]), self.weights
        )
        self.others = [other for other in range(state.rules.players) if other != seat]
        self.results = [
            [category(state, other, which) for other in self.others] for which in range(CATEGORIES)
        ]
        self.sizes = [size(state.seats[other]) for other in self.others]
        self.end = end_position(state, seat)
        finished = state.gone >> seat & 1
        spaces = 0.0 if finished else max(self.end - state.places[seat], 0.0)
        self.turns = spaces / (state.rules.figures + self.weights.stride)
        self.season = self.weights.last_season + (1 - self.weights.last_season) * min(
            self.turns / self.weights.season, 1.0
        )
        self.lasting: dict[int, float] = {}
        phases = PHASES - state.scorings
        self.steps = [self._step(state, which, phases) for which in range(CATEGORIES)]
        # Also if no Scot is away: a point that cost nothing would lure one off the castle.
        self.walk = self.weights.movement * self.scot()
        for judge in self.judgements.movement:
            self.walk = max(self.walk, judge(state, seat))

    def _step(self, state: State, which: int, phases: int) -> float:
        """What one more brings; of Scots what each of all in the territory would bring there.

        That does not change when they walk, so that none leaves the castle for the sake of coming
        back.
        """
        mine = category(state, self.seat, which)
        more = mine + 1
        if which == CASTLE_SCOTS:
            own = state.seats[self.seat]
            number = max(sum([scots(load) for load in own.loads.values()]), 1)
            mine, more = 0, number * own.powers.factor
        else:
            number = 1
        gain = self.category_value(which, more, phases) - self.category_value(which, mine, phases)
        return gain / number

    def category_value(self, which: int, mine: int, phases: int) -> float:
        """Points of the scoring phases to come if all stays as it is, less those of rivals."""
        results = self.results[which]
        lowest = min(mine, *results)
        scoring = self.rules.components.board.scoring
        rivals = sum([scoring.vp(result - lowest) for result in results]) / len(results)
        each = scoring.vp(mine - lowest) - rivals
        return self.weights.spare * mine + each * (1 - self.weights.fading**phases) / (
            1 - self.weights.fading
        )

    def size_value(self, tiles: int) -> float:
        """Points lost in the final scoring for a large territory, less those rivals lose."""
        smallest = min(tiles, *self.sizes)
        each = self.rules.components.board.final.vp_per_surplus_tile
        rivals = sum([other - smallest for other in self.sizes]) / len(self.sizes)
        return each * (tiles - smallest - rivals)

    def scot(self) -> float:
        """One more Scot on the Home castle."""
        return self.steps[CASTLE_SCOTS]

    def landmark(self) -> float:
        return self.steps[LANDMARKS]

    def barrel(self) -> float:
        return self.steps[BARRELS]

    def person(self) -> float:
        return self.steps[PERSONS]
