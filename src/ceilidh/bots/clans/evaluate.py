"""The evaluation of Clans of Caledonia: one line per term, in victory points.

`docs/bot-internals.md` lists the same terms; a test compares. Modules add theirs (`evaluation.py`).
"""

from typing import Final, cast

from ceilidh.bots.clans.box import box_value
from ceilidh.bots.clans.decision_context import ClansDecisionContext
from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.pending import pending
from ceilidh.bots.clans.value_tables import ROUNDS
from ceilidh.bots.clans.weights import ClansWeights, weights
from ceilidh.bots.evaluation import Term, shares, weighted, with_weights
from ceilidh.bots.weighted_terms import WeightedTerms
from ceilidh.bots.weights import WeightSet
from ceilidh.games.clans.rules.contracts import empty_boxes
from ceilidh.games.clans.rules.counters import imported
from ceilidh.games.clans.state import State

MANY_MERCHANTS: Final = 4  # further ones are half as useful
PURCHASE: Final = 10  # pounds that a merchant spends
PLENTY: Final = 25  # pounds that can be spent at once; more of them are worth less
ENOUGH_CHEAP: Final = 6
UNUSED_PORTS: Final = (6, 7)  # tiles that take more than one move to be of use


def points(view: ClansEvaluationView) -> float:
    return view.own.glory


def money(view: ClansEvaluationView) -> float:
    """In pounds of the final scoring; the pass bonuses to come count already."""
    final = view.context.worth.pound[-1]
    own = view.own.money
    much = max(own - PLENTY, 0)
    rate = view.context.pound / final
    return (own - much + pass_bonuses(view)) * rate + much * max(rate * view.weights.surplus, 1.0)


def pass_bonuses(view: ClansEvaluationView) -> float:
    """Those of this and all later rounds; half of the others will pass before this seat."""
    state = view.state
    if view.over:
        return 0.0
    bonus = state.rules.pass_bonus
    last = len(bonus) - 1
    later = (bonus[0] + bonus[min(len(state.seats) - 1, last)]) / 2
    total = later * (ROUNDS - state.round)
    if state.round and view.context.seat not in state.passed:
        soonest = bonus[min(len(state.passed), last)]
        total += (soonest + bonus[min(len(state.seats) - 1, last)]) / 2
    return total


def goods(view: ClansEvaluationView) -> float:
    return view.context.worth.goods(view.context.now, view.own.goods, view.merchants)


def production(view: ClansEvaluationView) -> float:
    return view.production


def hops(view: ClansEvaluationView) -> float:
    contracts = view.context.rules.components.contracts
    total = 0
    for number in view.own.fulfilled:
        total += contracts[number - 1].hops
    return total


def imports(view: ClansEvaluationView) -> float:
    found = imported(view.state, view.own)
    worth = view.context.imports
    return found[0] * worth[0] + found[1] * worth[1] + found[2] * worth[2]


def exports(view: ClansEvaluationView) -> float:
    return view.context.export_prize(len(view.own.fulfilled))


def empty_box(view: ClansEvaluationView) -> float:
    """Room for a contract, for every round in which it could still be fulfilled."""
    return empty_boxes(view.state, view.context.seat) * view.context.left


def settlements(view: ClansEvaluationView) -> float:
    context = view.context
    return context.settlement_prize(context.settlements_of(view.state, view.own))


def scoring(view: ClansEvaluationView) -> float:
    """Between full sets only and parts of sets, since a part is half the way."""
    if view.over:
        return 0.0
    total = 0.0
    for coming in view.context.tiles:
        if coming.round < view.state.round:
            continue
        tile, trust = coming.tile, coming.trust
        if coming.basic or coming.processed:
            number = view.basic_after() if coming.basic else view.processed_after()
            if coming.round > view.round:
                trust *= view.weights.far_stock
        else:
            number = tile.counter.count(view.state, view.context.seat)
        total += trust * tile.amount * (number // tile.size + number / tile.size) / 2
    return total


def merchants(view: ClansEvaluationView) -> float:
    """For every round in which they can trade again, and in this one if there is money left."""
    number = view.merchants
    useful = min(number, MANY_MERCHANTS) + max(number - MANY_MERCHANTS, 0) / 2
    ready = min(view.own.merchants, view.own.money // PURCHASE)
    return useful * view.context.left + view.weights.ready * ready


def room(view: ClansEvaluationView) -> float:
    """The first empty hexes within reach count most."""
    return (1 - view.weights.crowded ** view.land.count()) * view.context.left


def cheap_land(view: ClansEvaluationView) -> float:
    number = view.land.intersection(view.context.cheap).count()
    return min(number, ENOUGH_CHEAP) * view.context.left


def ports(view: ClansEvaluationView) -> float:
    own = view.own
    number = 0
    for corner, tile in enumerate(view.state.ports):
        if not own.ports >> corner & 1 and tile not in UNUSED_PORTS:
            hex_ = view.state.map.ports[corner]
            if own.reach.has(hex_) or own.own.has(hex_):
                number += 1
    return number


HAND: Final = weights().terms

TERMS: Final[tuple[Term[ClansEvaluationView], ...]] = (
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
        "import goods on fulfilled contracts at the points to be expected",
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
        "empty hexes within reach, the first ones most, for every later round",
        HAND["room"],
        room,
    ),
    Term(
        "cheap land",
        "those of at most £3, up to six, for every later round",
        HAND["cheap land"],
        cheap_land,
    ),
    Term("ports", "unused ports within reach", HAND["ports"], ports),
    Term(
        "pending",
        "what open decisions will still bring: bonuses, draws, free goods",
        HAND["pending"],
        pending,
    ),
)


def terms_of(numbers: ClansWeights) -> list[Term[ClansEvaluationView]]:
    """The terms of the base game with these weights."""
    if "terms" not in numbers.made:
        numbers.made["terms"] = weighted(TERMS, numbers.terms)
    return cast(list[Term[ClansEvaluationView]], numbers.made["terms"])


def weighted_terms_of(numbers: ClansWeights) -> WeightedTerms[ClansEvaluationView]:
    """The same, ready to be weighed."""
    if "weighted_terms" not in numbers.made:
        numbers.made["weighted_terms"] = with_weights(terms_of(numbers))
    return cast(WeightedTerms[ClansEvaluationView], numbers.made["weighted_terms"])


class ClansJudge:
    """Compares the positions that one decision of a seat can lead to."""

    def __init__(self, state: State, seat: int, numbers: ClansWeights | None = None) -> None:
        self.context = ClansDecisionContext(state, seat, numbers)

    def value(self, state: State) -> float:
        return self.worth(state)

    def worth(self, state: State) -> float:
        view = ClansEvaluationView(self.context, state)
        return weighted_terms_of(view.weights).of(view) + view.judgements.weighted_terms.of(view)

    def reasons(self, state: State) -> dict[str, float]:
        view = ClansEvaluationView(self.context, state)
        return shares([*terms_of(view.weights), *view.judgements.terms], view)


class JudgeFactory:
    """A maker of judges with a named set of weights, as it is for a number of players."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: State, seat: int) -> ClansJudge:
        return ClansJudge(state, seat, weights(self.name, state.rules.players))


class TunedJudgeFactory:
    """A maker of judges with numbers that are in no file, such as those tried in tuning.

    They know nothing of the modules `without` which they are to judge.
    """

    def __init__(self, numbers: WeightSet, without: tuple[str, ...] = ()) -> None:
        self.weights = ClansWeights(numbers, without)

    def __call__(self, state: State, seat: int) -> ClansJudge:
        return ClansJudge(state, seat, self.weights)
