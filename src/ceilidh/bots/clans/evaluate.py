"""The evaluation of Clans of Caledonia: one line a term, in victory points.

`docs/bots.md` lists the same terms; a test compares. Modules add theirs (`terms.py` of a module).
"""

from typing import Final, cast

from ceilidh.bots.clans.box import box_value
from ceilidh.bots.clans.look import Look
from ceilidh.bots.clans.pending import pending
from ceilidh.bots.clans.prospect import Prospect
from ceilidh.bots.clans.weights import Weights, weights
from ceilidh.bots.clans.worth import ROUNDS
from ceilidh.bots.terms import Term, shares, weighing, weighted
from ceilidh.bots.weighing import Weighing
from ceilidh.bots.weights import Numbers
from ceilidh.games.clans.rules.contracts import empty_boxes
from ceilidh.games.clans.rules.counters import imported
from ceilidh.games.clans.state import State

MANY_MERCHANTS: Final = 4  # further ones are half as useful
PURCHASE: Final = 10  # pounds that a merchant spends
PLENTY: Final = 25  # pounds that can be spent at once; more of them are worth less
ENOUGH_CHEAP: Final = 6
UNUSED_PORTS: Final = (6, 7)  # tiles that take more than one move to be of use


def points(look: Look) -> float:
    return look.own.glory


def money(look: Look) -> float:
    """In pounds of the final scoring; the pass bonuses to come are as good as there."""
    final = look.prospect.worth.pound[-1]
    own = look.own.money
    much = max(own - PLENTY, 0)
    rate = look.prospect.pound / final
    return (own - much + pass_bonuses(look)) * rate + much * max(rate * look.weights.surplus, 1.0)


def pass_bonuses(look: Look) -> float:
    """Those of this and all later rounds; half of the others will pass before this seat."""
    state = look.state
    if look.over:
        return 0.0
    bonus = state.rules.pass_bonus
    last = len(bonus) - 1
    later = (bonus[0] + bonus[min(len(state.seats) - 1, last)]) / 2
    total = later * (ROUNDS - state.round)
    if state.round and look.prospect.seat not in state.passed:
        soonest = bonus[min(len(state.passed), last)]
        total += (soonest + bonus[min(len(state.seats) - 1, last)]) / 2
    return total


def goods(look: Look) -> float:
    return look.prospect.worth.goods(look.prospect.now, look.own.goods, look.merchants)


def production(look: Look) -> float:
    return look.production


def hops(look: Look) -> float:
    contracts = look.prospect.rules.components.contracts
    total = 0
    for number in look.own.fulfilled:
        total += contracts[number - 1].hops
    return total


def imports(look: Look) -> float:
    found = imported(look.state, look.own)
    worth = look.prospect.imports
    return found[0] * worth[0] + found[1] * worth[1] + found[2] * worth[2]


def exports(look: Look) -> float:
    return look.prospect.export_prize(len(look.own.fulfilled))


def empty_box(look: Look) -> float:
    """Room for a contract, for every round in which it could still be fulfilled."""
    return empty_boxes(look.state, look.prospect.seat) * look.prospect.left


def settlements(look: Look) -> float:
    prospect = look.prospect
    return prospect.settlement_prize(prospect.settlements_of(look.state, look.own))


def scoring(look: Look) -> float:
    """Between full sets only and parts of sets, since a part is half the way."""
    if look.over:
        return 0.0
    total = 0.0
    for coming in look.prospect.tiles:
        if coming.round < look.state.round:
            continue
        tile, trust = coming.tile, coming.trust
        if coming.basic or coming.processed:
            number = look.basic_after() if coming.basic else look.processed_after()
            if coming.round > look.round:
                trust *= look.weights.far_stock
        else:
            number = tile.counter.count(look.state, look.prospect.seat)
        total += trust * tile.amount * (number // tile.size + number / tile.size) / 2
    return total


def merchants(look: Look) -> float:
    """For every round in which they can trade again, and in this one if there is money left."""
    number = look.merchants
    useful = min(number, MANY_MERCHANTS) + max(number - MANY_MERCHANTS, 0) / 2
    ready = min(look.own.merchants, look.own.money // PURCHASE)
    return useful * look.prospect.left + look.weights.ready * ready


def room(look: Look) -> float:
    """The first free hexes in reach count most."""
    return (1 - look.weights.crowded ** look.land.count()) * look.prospect.left


def cheap_land(look: Look) -> float:
    number = look.land.intersection(look.prospect.cheap).count()
    return min(number, ENOUGH_CHEAP) * look.prospect.left


def ports(look: Look) -> float:
    own = look.own
    number = 0
    for corner, tile in enumerate(look.state.ports):
        if not own.ports >> corner & 1 and tile not in UNUSED_PORTS:
            hex_ = look.state.map.ports[corner]
            if own.reach.has(hex_) or own.own.has(hex_):
                number += 1
    return number


HAND: Final = weights().terms

TERMS: Final[tuple[Term[Look], ...]] = (
    Term("points", "glory so far", HAND["points"], points),
    Term(
        "money",
        "pounds, worth more in early rounds and beyond £25 less; pass bonuses to come",
        HAND["money"],
        money,
    ),
    Term("goods", "goods in stock at their value in this round", HAND["goods"], goods),
    Term(
        "production",
        "income and goods of all production phases to come",
        HAND["production"],
        production,
    ),
    Term("hops", "hops on fulfilled contracts", HAND["hops"], hops),
    Term(
        "imports",
        "imports on fulfilled contracts at the points to be expected",
        HAND["imports"],
        imports,
    ),
    Term(
        "exports", "the prize to be expected for the number of contracts", HAND["exports"], exports
    ),
    Term("box", "contracts in the export box, by what is still missing", HAND["box"], box_value),
    Term(
        "empty box",
        "room for another contract, for every later round",
        HAND["empty box"],
        empty_box,
    ),
    Term(
        "settlements",
        "the prize to be expected for linked settlements",
        HAND["settlements"],
        settlements,
    ),
    Term(
        "scoring",
        "glory of this and later scoring tiles, as things stand",
        HAND["scoring"],
        scoring,
    ),
    Term(
        "merchants",
        "merchants for this and later rounds, those beyond four half",
        HAND["merchants"],
        merchants,
    ),
    Term(
        "room",
        "free hexes in reach, the first ones most, for every later round",
        HAND["room"],
        room,
    ),
    Term(
        "cheap land",
        "those of at most £3, up to six, for every later round",
        HAND["cheap land"],
        cheap_land,
    ),
    Term("ports", "unused ports in reach", HAND["ports"], ports),
    Term(
        "pending",
        "what open decisions will still bring: bonuses, draws, free goods",
        HAND["pending"],
        pending,
    ),
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


class ClansJudge:
    """Compares the positions that one decision of a seat can lead to."""

    def __init__(self, state: State, seat: int, numbers: Weights | None = None) -> None:
        self.prospect = Prospect(state, seat, numbers)

    def value(self, state: State) -> float:
        return self.worth(state)

    def worth(self, state: State) -> float:
        look = Look(self.prospect, state)
        return weighing_of(look.weights).of(look) + look.judgements.weighing.of(look)

    def reasons(self, state: State) -> dict[str, float]:
        look = Look(self.prospect, state)
        return shares([*terms_of(look.weights), *look.judgements.terms], look)


class Judges:
    """Makes judges with the set of weights of a name, as it holds for the players of a game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: State, seat: int) -> ClansJudge:
        return ClansJudge(state, seat, weights(self.name, state.rules.players))


class JudgesBy:
    """Makes judges with numbers that stand in no file, as those that are tried in tuning.

    They know nothing of the modules `without` which they are to judge.
    """

    def __init__(self, numbers: Numbers, without: tuple[str, ...] = ()) -> None:
        self.weights = Weights(numbers, without)

    def __call__(self, state: State, seat: int) -> ClansJudge:
        return ClansJudge(state, seat, self.weights)
