"""The evaluation of Glen More II: one line per term, in victory points.

`docs/bot-internals.md` lists the same terms; a test compares. Modules add theirs (`evaluation.py`).
"""

from typing import Final, cast

from ceilidh.bots.evaluation import Term, shares, weighted, with_weights
from ceilidh.bots.glenmore.activations import potential
from ceilidh.bots.glenmore.decision_context import GlenMoreDecisionContext
from ceilidh.bots.glenmore.effects import powers_value
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.bots.glenmore.pending import pending
from ceilidh.bots.glenmore.weights import GlenMoreWeights, weights
from ceilidh.bots.weighted_terms import WeightedTerms
from ceilidh.bots.weights import WeightSet
from ceilidh.games.glenmore.goods import BARRELS, CASTLE_SCOTS, LANDMARKS, PERSONS
from ceilidh.games.glenmore.rules.counts import category, size
from ceilidh.games.glenmore.rules.placement import ground
from ceilidh.games.glenmore.state import State

ENOUGH_COINS: Final = 5
ENOUGH_ROOM: Final = 6
ASIDE: Final = 1000.0  # more than any two positions differ
LEAST_GAIN: Final = 1e-6


def points(view: GlenMoreEvaluationView) -> float:
    return sum(view.own.points)


def coins(view: GlenMoreEvaluationView) -> float:
    own = view.own
    total = float(own.coins)
    for most, vp in own.powers.coin_vp:
        total += min(most, own.coins) * (vp - 1)
    return total


def purse(view: GlenMoreEvaluationView) -> float:
    return min(view.own.coins, ENOUGH_COINS) * min(view.turns / 4, 1.0)


def resources(view: GlenMoreEvaluationView) -> float:
    return view.stock()


def castle_scots(view: GlenMoreEvaluationView) -> float:
    return in_category(view, CASTLE_SCOTS)


def landmarks(view: GlenMoreEvaluationView) -> float:
    return in_category(view, LANDMARKS)


def barrels(view: GlenMoreEvaluationView) -> float:
    return in_category(view, BARRELS)


def persons(view: GlenMoreEvaluationView) -> float:
    return in_category(view, PERSONS)


def in_category(view: GlenMoreEvaluationView, which: int) -> float:
    mine = category(view.state, view.context.seat, which)
    return view.context.category_value(which, mine, view.phases)


def territory(view: GlenMoreEvaluationView) -> float:
    return view.context.size_value(size(view.own))


def scots(view: GlenMoreEvaluationView) -> float:
    return view.scots_away() * view.context.scot()


def movement(view: GlenMoreEvaluationView) -> float:
    return view.state.movement * view.walk() if view.frames else 0.0


def powers(view: GlenMoreEvaluationView) -> float:
    return powers_value(view, view.own.powers)


def room(view: GlenMoreEvaluationView) -> float:
    land = ground(view.state, view.context.seat)
    return min(land.plain.bit_count(), ENOUGH_ROOM) * min(view.turns / 4, 1.0)


def river(view: GlenMoreEvaluationView) -> float:
    land = ground(view.state, view.context.seat)
    return land.river.bit_count() * min(view.turns / 4, 1.0)


def place(view: GlenMoreEvaluationView) -> float:
    """Spaces between the pawn and The End: a pawn far behind has more turns to come."""
    if view.finished:
        return 0.0
    return max(view.context.end - view.state.places[view.context.seat], 0.0)


HAND: Final = weights().terms

TERMS: Final[tuple[Term[GlenMoreEvaluationView], ...]] = (
    Term("points", "victory points so far", HAND["points"], points),
    Term("coins", "coins at their points in the final scoring", HAND["coins"], coins),
    Term("purse", "the first five coins, which pay roads and purchases", HAND["purse"], purse),
    Term(
        "resources",
        "resources on tiles, the first of a kind most, less near the end",
        HAND["resources"],
        resources,
    ),
    Term(
        "castle scots",
        "Scots in the Home castle against rivals, in all scorings to come",
        HAND["castle scots"],
        castle_scots,
    ),
    Term(
        "landmarks",
        "landmark cards against rivals, in all scorings to come",
        HAND["landmarks"],
        landmarks,
    ),
    Term(
        "barrels",
        "whisky barrels against rivals, in all scorings to come",
        HAND["barrels"],
        barrels,
    ),
    Term(
        "persons", "person tiles against rivals, in all scorings to come", HAND["persons"], persons
    ),
    Term("territory", "points lost for more tiles than rivals have", HAND["territory"], territory),
    Term("scots", "Scots on their way, by steps from the Home castle", HAND["scots"], scots),
    Term(
        "movement",
        "movement points in hand, a little of a Scot in the Home castle",
        HAND["movement"],
        movement,
    ),
    Term(
        "potential",
        "what tiles will give when later tiles are placed next to them",
        HAND["potential"],
        potential,
    ),
    Term(
        "powers",
        "permanent effects of cards and clans, for every turn to come",
        HAND["powers"],
        powers,
    ),
    Term("room", "cells on which a tile can be placed, up to six", HAND["room"], room),
    Term("river", "ends of the river at which a tile can be placed", HAND["river"], river),
    Term(
        "place",
        "spaces on the rondel up to The End, where turns are still to come",
        HAND["place"],
        place,
    ),
    Term("pending", "what open decisions will still cost and bring", HAND["pending"], pending),
)


def terms_of(numbers: GlenMoreWeights) -> list[Term[GlenMoreEvaluationView]]:
    """The terms of the base game with these weights."""
    if "terms" not in numbers.made:
        numbers.made["terms"] = weighted(TERMS, numbers.terms)
    return cast(list[Term[GlenMoreEvaluationView]], numbers.made["terms"])


def weighted_terms_of(numbers: GlenMoreWeights) -> WeightedTerms[GlenMoreEvaluationView]:
    """The same, ready to be weighed."""
    if "weighted_terms" not in numbers.made:
        numbers.made["weighted_terms"] = with_weights(terms_of(numbers))
    return cast(WeightedTerms[GlenMoreEvaluationView], numbers.made["weighted_terms"])


class GlenMoreJudge:
    """Compares the positions that one decision of a seat can lead to.

    A sale or a step of a Scot leaves the decision due. Such an aside is made first if it is a gain
    by itself, and never else: it must not serve to put off a move that costs something.
    """

    def __init__(self, state: State, seat: int, numbers: GlenMoreWeights | None = None) -> None:
        self.context = GlenMoreDecisionContext(state, seat, numbers)
        self.due = state.stack[-1]
        self.activated = state.activated
        self.before = self.worth(state)

    def worth(self, state: State) -> float:
        view = GlenMoreEvaluationView(self.context, state)
        return weighted_terms_of(view.weights).of(view) + self.context.judgements.weighted_terms.of(
            view
        )

    def value(self, state: State) -> float:
        value = self.worth(state)
        if not self.is_aside(state):
            return value
        return value + ASIDE if value > self.before + LEAST_GAIN else value - ASIDE

    def reasons(self, state: State) -> dict[str, float]:
        view = GlenMoreEvaluationView(self.context, state)
        return shares([*terms_of(view.weights), *self.context.judgements.terms], view)

    def is_aside(self, state: State) -> bool:
        """Frames are never changed, only replaced: the same one means the same decision."""
        due = bool(state.stack) and state.stack[-1] is self.due
        return due and state.activated == self.activated


class JudgeFactory:
    """A maker of judges with a named set of weights, as it is for a number of players."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: State, seat: int) -> GlenMoreJudge:
        return GlenMoreJudge(state, seat, weights(self.name, state.rules.players))


class TunedJudgeFactory:
    """A maker of judges with numbers that are in no file, such as those tried in tuning.

    They know nothing of the modules `without` which they are to judge.
    """

    def __init__(self, numbers: WeightSet, without: tuple[str, ...] = ()) -> None:
        self.weights = GlenMoreWeights(numbers, without)

    def __call__(self, state: State, seat: int) -> GlenMoreJudge:
        return GlenMoreJudge(state, seat, self.weights)
