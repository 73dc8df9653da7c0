"""What a bot thinks of farmers' markets."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
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

MERCHANT: Final = 0.35  # victory points of a merchant that stays at home
LATER: Final = 0.55  # how much of a sale can be counted on that waits for a production
A_STEP: Final = 0.4  # and of one for which a unit must come nearer first
LAST_HEX: Final = 0.8  # and where one hex alone is left beside the market
SECOND: Final = 0.5  # and of a sale of the other good, by another unit
CHEAPEST: Final = 8  # pounds that a unit costs


def sale(look: Look, good: int, number: int) -> float:
    """Victory points that a sale brings beyond what the goods are worth anyway."""
    if number <= 0:
        return 0.0
    prospect = look.prospect
    paid = (price(look.state, good) + premium(look.state, good)) * prospect.pound
    return max(number * (paid - prospect.goods[good] - MERCHANT), 0.0)


def waiting(look: Look) -> float:
    """Sales that a unit just deployed may still make, the best one a market."""
    state, seat = look.state, look.prospect.seat
    own = markets(state)
    total = 0.0
    for frame in look.frames:
        if frame.step == BONUSES.id:
            for market in range(len(own.hexes)):
                if uses_left(frame.a, market):
                    found = [
                        sale(look, good, most_vended(state, seat, good))
                        for good in open_goods(own, market)
                    ]
                    total = max(total, *found, 0.0)
    return total


def sites(state: State, seat: int) -> list[HexSet]:
    """By market the hexes that neighbour it."""
    return [
        EMPTY if hex_ == NOWHERE else hexset(list(state.map.neighbours[hex_]))
        for hex_ in markets(state).hexes
    ]


def nearness(look: Look, site: HexSet) -> float:
    """1 if a unit can be deployed beside the market next, less if another must come first."""
    if look.own.own.is_empty():
        return A_STEP  # first workers may stand anywhere
    free = look.state.free.intersection(look.state.map.land)
    next_ = look.own.reach.intersection(free)
    hexes = next_.intersection(site).count()
    if hexes:
        return 1.0 if hexes > 1 else LAST_HEX
    beyond = joined(look.state.map.reach[0], next_).intersection(free)
    return A_STEP if beyond.meets(site) else 0.0


def best_sale(look: Look, good: int) -> float:
    """What selling a good would bring, out of the stock now or after a production."""
    worth = 0.0
    if look.prospect.seat not in look.state.passed and look.own.money >= CHEAPEST:
        worth = sale(look, good, min(4, look.own.goods[good], look.own.merchants))
    if look.prospect.left:
        later = sale(look, good, min(4, look.after[good], look.merchants))
        worth = max(worth, LATER * later)
    return worth


def chances(look: Look) -> float:
    """Open markets that units come near, by what could be sold there."""
    if look.over:
        return 0.0
    own = markets(look.state)
    beside = look.prospect.once(sites)
    total = 0.0
    for market in range(len(own.hexes)):
        open_ = open_goods(own, market)
        if open_:
            near = nearness(look, beside[market])
            if near:
                worth = sorted([best_sale(look, good) for good in open_])
                total += near * (worth[-1] + (SECOND * worth[0] if len(worth) > 1 else 0.0))
    return total


JUDGEMENT: Final = ClansJudgement(
    terms=(
        Term("market sale", "the best sale at a market beside a unit just deployed", 0.9, waiting),
        Term("markets", "open markets in reach, with what could be sold there", 0.6, chances),
    )
)
