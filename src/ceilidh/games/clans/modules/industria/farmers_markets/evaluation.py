"""What a bot thinks of farmers' markets.

A unit is deployed beside a market rather when there is something to sell. Each good is sold there
once, so an icon that is still open is worth what it may bring later, when there is more of it.
"""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.clans.value_tables import ROUNDS
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.modules.industria.farmers_markets.selling import (
    most_vended,
    premium,
    uses_left,
)
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import NOWHERE, markets, open_goods
from ceilidh.games.clans.rules.bonuses import BONUSES
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import State
from ceilidh.kernel.hexset import EMPTY, HexSet, hexset, joined
from ceilidh.say.phrases import message

MOST: Final = 4  # goods of a sale
MERCHANT: Final = 0.35  # victory points of a merchant that stays at home
LATER: Final = 0.55  # how much of a sale can be counted on that waits for a production
A_ROUND: Final = 0.75  # how much of a premium is left for each round of waiting
A_STEP: Final = 0.4  # and of a sale for which a unit must come nearer first
LAST_HEX: Final = 0.8  # and where one hex alone is left beside the market
CHEAPEST: Final = 8  # pounds that a unit costs
OPEN: Final = 0.4  # how much of what open icons may bring later is counted on


def sites(state: State, seat: int) -> list[HexSet]:
    """By market the hexes that neighbour it."""
    return [
        EMPTY if hex_ == NOWHERE else hexset(list(state.map.neighbours[hex_]))
        for hex_ in markets(state).hexes
    ]


class MarketDistances:
    """How near the seat's units are to each market: most moves of a decision leave that as it is.

    `known` has the answers by the words of the hexes in reach and of all free ones.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.sites = sites(state, seat)
        self.anywhere = [A_STEP] * len(self.sites)
        self.known: dict[tuple[int, int, int, int, int, int], list[float]] = {}
        self.last: ClansEvaluationView | None = None
        self.open: list[tuple[float, list[int]]] = []

    def open_markets(self, view: ClansEvaluationView) -> list[tuple[float, list[int]]]:
        """The markets that units come near: how near, and the goods they still take."""
        if view is not self.last:
            own = markets(view.state)
            self.open = []
            for market, near in enumerate(self.by_market(view)):
                goods = open_goods(own, market) if near else []
                if goods:
                    self.open.append((near, goods))
            self.last = view
        return self.open

    def by_market(self, view: ClansEvaluationView) -> list[float]:
        """1 if a unit can be deployed beside the market next, less if another must come first."""
        if view.own.own.is_empty():
            return self.anywhere  # first workers may stand anywhere
        free = view.state.free.intersection(view.state.map.land)
        next_ = view.own.reach.intersection(free)
        key = (next_.w0, next_.w1, next_.w2, free.w0, free.w1, free.w2)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._measured(view.state.map, next_, free)
        return known

    def _measured(self, map_: Topology, next_: HexSet, free: HexSet) -> list[float]:
        beyond = joined(map_.reach[0], next_).intersection(free)
        out: list[float] = []
        for site in self.sites:
            hexes = next_.intersection(site).count()
            if hexes:
                out.append(1.0 if hexes > 1 else LAST_HEX)
            else:
                out.append(A_STEP if beyond.meets(site) else 0.0)
        return out


def sale(view: ClansEvaluationView, good: int, number: int) -> float:
    """Victory points that a sale brings beyond what the goods are worth in stock."""
    context = view.context
    paid = (price(view.state, good) + premium(view.state, good)) * context.pound
    return max(number * (paid - context.goods[good] - MERCHANT), 0.0)


def best_sale(view: ClansEvaluationView, good: int) -> float:
    """What selling a good would bring, out of the stock now or after a production."""
    worth = 0.0
    if view.context.seat not in view.state.passed and view.own.money >= CHEAPEST:
        worth = sale(view, good, min(MOST, view.own.goods[good], view.own.merchants))
    if view.context.left:
        later = sale(view, good, min(MOST, view.after[good], view.merchants))
        worth = max(worth, LATER * later)
    return worth


def reserve(view: ClansEvaluationView, good: int) -> float:
    """The best premium of a good after some productions: what an open icon may still bring."""
    context = view.context
    stock = view.own.goods[good]
    grown = max(view.after[good] - stock, 0)
    each = premium(view.state, good)
    best = 0.0
    trust = 1.0
    for later in range(1, ROUNDS - context.now):
        trust *= A_ROUND
        number = min(MOST, stock + later * grown, view.merchants)
        best = max(best, trust * number * each * context.worth.pound[context.now + later])
    return best


def chances(view: ClansEvaluationView) -> float:
    """Open markets that units come near, by the best that could be sold there."""
    if view.over:
        return 0.0
    total = 0.0
    for near, goods in view.context.once(MarketDistances).open_markets(view):
        total += near * max([best_sale(view, good) for good in goods])
    return total


def icons(view: ClansEvaluationView) -> float:
    """Goods that a market still takes."""
    if view.over:
        return 0.0
    total = 0.0
    for _, goods in view.context.once(MarketDistances).open_markets(view):
        total += sum([reserve(view, good) for good in goods])
    return total


def waiting(view: ClansEvaluationView) -> float:
    """Sales that a unit just deployed may make at once, the best one."""
    state, seat = view.state, view.context.seat
    own = markets(state)
    total = 0.0
    for frame in view.frames:
        if frame.step == BONUSES.id:
            for market in range(len(own.hexes)):
                if uses_left(frame.a, market):
                    for good in open_goods(own, market):
                        gain = sale(view, good, most_vended(state, seat, good))
                        total = max(total, gain - OPEN * reserve(view, good))
    return total


EVALUATION: Final = ClansModuleEvaluation(
    terms=(
        Term("market sale", "the best sale at a market beside a unit just deployed", 0.9, waiting),
        Term(
            "markets",
            "open markets in reach, by the best sale of stock or production",
            0.6,
            chances,
        ),
        Term("open icons", "goods that markets in reach may still take later", OPEN, icons),
    ),
    phrases={
        "market sale": message("you can sell to a nearby farmers' market at once"),
        "markets": message("it brings a farmers' market that wants your goods within reach"),
        "open icons": message("farmers' markets within reach can buy from you later"),
    },
)
