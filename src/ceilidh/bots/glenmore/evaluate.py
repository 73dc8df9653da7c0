"""The evaluation of Glen More II: one line a term, in victory points.

`docs/bots.md` lists the same terms; a test compares. Modules add theirs (`terms.py` of a module).
"""

from typing import Final, cast

from ceilidh.bots.glenmore.effects import potential, powers_value
from ceilidh.bots.glenmore.look import Look
from ceilidh.bots.glenmore.pending import pending
from ceilidh.bots.glenmore.prospect import Prospect
from ceilidh.bots.glenmore.weights import Weights, weights
from ceilidh.bots.terms import Term, shares, weighing, weighted
from ceilidh.bots.weighing import Weighing
from ceilidh.bots.weights import Numbers
from ceilidh.games.glenmore.goods import BARRELS, CASTLE_SCOTS, LANDMARKS, PERSONS
from ceilidh.games.glenmore.rules.counts import category, size
from ceilidh.games.glenmore.rules.placement import ground
from ceilidh.games.glenmore.state import State

ENOUGH_COINS: Final = 5
ENOUGH_ROOM: Final = 6
ASIDE: Final = 1000.0  # more than any two positions differ
LEAST_GAIN: Final = 1e-6


def points(look: Look) -> float:
    return sum(look.own.points)


def coins(look: Look) -> float:
    own = look.own
    total = float(own.coins)
    for most, vp in own.powers.coin_vp:
        total += min(most, own.coins) * (vp - 1)
    return total


def purse(look: Look) -> float:
    return min(look.own.coins, ENOUGH_COINS) * min(look.turns / 4, 1.0)


def resources(look: Look) -> float:
    return look.stock()


def castle_scots(look: Look) -> float:
    return in_category(look, CASTLE_SCOTS)


def landmarks(look: Look) -> float:
    return in_category(look, LANDMARKS)


def barrels(look: Look) -> float:
    return in_category(look, BARRELS)


def persons(look: Look) -> float:
    return in_category(look, PERSONS)


def in_category(look: Look, which: int) -> float:
    mine = category(look.state, look.prospect.seat, which)
    return look.prospect.category_value(which, mine, look.phases)


def territory(look: Look) -> float:
    return look.prospect.size_value(size(look.own))


def scots(look: Look) -> float:
    return look.scots_away() * look.prospect.scot()


def movement(look: Look) -> float:
    return look.state.movement * look.walk() if look.frames else 0.0


def powers(look: Look) -> float:
    return powers_value(look, look.own.powers)


def room(look: Look) -> float:
    land = ground(look.state, look.prospect.seat)
    return min(land.plain.bit_count(), ENOUGH_ROOM) * min(look.turns / 4, 1.0)


def river(look: Look) -> float:
    land = ground(look.state, look.prospect.seat)
    return land.river.bit_count() * min(look.turns / 4, 1.0)


def place(look: Look) -> float:
    """Spaces between the pawn and The End: a pawn far behind has more turns to come."""
    if look.finished:
        return 0.0
    return max(look.prospect.end - look.state.places[look.prospect.seat], 0.0)


HAND: Final = weights().terms

TERMS: Final[tuple[Term[Look], ...]] = (
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
        "Scots on the castle against rivals, in all scorings to come",
        HAND["castle scots"],
        castle_scots,
    ),
    Term(
        "landmarks",
        "landmark cards against rivals, in all scorings to come",
        HAND["landmarks"],
        landmarks,
    ),
    Term("barrels", "barrels against rivals, in all scorings to come", HAND["barrels"], barrels),
    Term("persons", "persons against rivals, in all scorings to come", HAND["persons"], persons),
    Term("territory", "points lost for more tiles than rivals have", HAND["territory"], territory),
    Term("scots", "Scots on their way, by steps from the castle", HAND["scots"], scots),
    Term(
        "movement",
        "movement points in hand, a little of a Scot on the castle",
        HAND["movement"],
        movement,
    ),
    Term(
        "potential",
        "what tiles will give when later tiles are laid beside them",
        HAND["potential"],
        potential,
    ),
    Term(
        "powers",
        "permanent effects of cards and clans, for every turn to come",
        HAND["powers"],
        powers,
    ),
    Term("room", "cells on which a tile can be laid, up to six", HAND["room"], room),
    Term("river", "ends of the river at which a tile can be laid", HAND["river"], river),
    Term(
        "place",
        "spaces on the Rondel up to The End, where turns are still to come",
        HAND["place"],
        place,
    ),
    Term("pending", "what open decisions will still cost and bring", HAND["pending"], pending),
)


def terms_of(numbers: Weights) -> list[Term[Look]]:
    """The terms of the base game with these weights."""
    if "terms" not in numbers.made:
        numbers.made["terms"] = weighted(TERMS, numbers.terms)
    return cast(list[Term[Look]], numbers.made["terms"])


def weighing_of(numbers: Weights) -> Weighing[Look]:
    """The same, ready to be weighed."""
    if "weighing" not in numbers.made:
        numbers.made["weighing"] = weighing(terms_of(numbers))
    return cast(Weighing[Look], numbers.made["weighing"])


class GlenMoreJudge:
    """Compares the positions that one decision of a seat can lead to.

    A sale or a step of a Scot leaves the decision due. Such an aside is made first if it is a gain
    by itself, and never else: it must not serve to put off a move that costs something.
    """

    def __init__(self, state: State, seat: int, numbers: Weights | None = None) -> None:
        self.prospect = Prospect(state, seat, numbers)
        self.due = state.stack[-1]
        self.activated = state.activated
        self.before = self.worth(state)

    def worth(self, state: State) -> float:
        look = Look(self.prospect, state)
        return weighing_of(look.weights).of(look) + self.prospect.judgements.weighing.of(look)

    def value(self, state: State) -> float:
        value = self.worth(state)
        if not self.is_aside(state):
            return value
        return value + ASIDE if value > self.before + LEAST_GAIN else value - ASIDE

    def reasons(self, state: State) -> dict[str, float]:
        look = Look(self.prospect, state)
        return shares([*terms_of(look.weights), *self.prospect.judgements.terms], look)

    def is_aside(self, state: State) -> bool:
        """Frames are never changed, only replaced: the same one means the same decision."""
        due = bool(state.stack) and state.stack[-1] is self.due
        return due and state.activated == self.activated


class Judges:
    """Makes judges with the set of weights of a name, as it holds for the players of a game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: State, seat: int) -> GlenMoreJudge:
        return GlenMoreJudge(state, seat, weights(self.name, state.rules.players))


class JudgesBy:
    """Makes judges with numbers that stand in no file, as those that are tried in tuning.

    They know nothing of the modules `without` which they are to judge.
    """

    def __init__(self, numbers: Numbers, without: tuple[str, ...] = ()) -> None:
        self.weights = Weights(numbers, without)

    def __call__(self, state: State, seat: int) -> GlenMoreJudge:
        return GlenMoreJudge(state, seat, self.weights)
