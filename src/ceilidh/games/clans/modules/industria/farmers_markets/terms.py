"""What a bot thinks of farmers' markets.

Each good is sold once at a market, and any good could be sold on the market board too. So what
counts is the premium, and an icon that is still open is worth what it may bring later, when there
is more to sell.
"""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.clans.worth import ROUNDS
from ceilidh.bots.terms import Term
from ceilidh.games.clans.modules.industria.farmers_markets.selling import (
    most_vended,
    premium,
    uses_left,
    vended_goods,
)
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import NOWHERE, markets, open_goods
from ceilidh.games.clans.rules.bonuses import BONUSES
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import State
from ceilidh.kernel.hexset import EMPTY, HexSet, hexset, joined

MOST: Final = 4  # goods of a sale
A_ROUND: Final = 0.8  # how much of a sale can be counted on that waits for a round
A_STEP: Final = 0.5  # and of one for which a unit must come nearer first
LAST_HEX: Final = 0.8  # and where one hex alone is left beside the market
OPEN: Final = 0.8  # the weight of open icons


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


def potential(look: Look, good: int) -> float:
    """The premium of the best sale of a good, in this round or after some productions."""
    prospect = look.prospect
    stock = look.own.goods[good]
    grown = max(look.after[good] - stock, 0)
    each = premium(look.state, good)
    best = 0.0
    trust = 1.0
    if prospect.seat not in look.state.passed:
        best = min(MOST, stock, look.own.merchants) * each * prospect.pound
    for later in range(1, ROUNDS - prospect.now):
        trust *= A_ROUND
        number = min(MOST, stock + later * grown, look.merchants)
        best = max(best, trust * number * each * prospect.worth.pound[prospect.now + later])
    return best


def chances(look: Look) -> float:
    """Open icons of markets that units come near."""
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
                total += near * sum([potential(look, good) for good in open_])
    return total


def waiting(look: Look) -> float:
    """What a unit just deployed may sell at once, less what the icon is worth anyway."""
    state, prospect = look.state, look.prospect
    own = markets(state)
    total = 0.0
    for frame in look.frames:
        if frame.step == BONUSES.id:
            for market in range(len(own.hexes)):
                if uses_left(frame.a, market):
                    for good in open_goods(own, market):
                        number = most_vended(state, prospect.seat, good)
                        gain = number * premium(state, good) * prospect.pound
                        total = max(total, gain - OPEN * potential(look, good))
    return total


def on_offer(state: State, seat: int) -> int:
    """Mask of the goods that can be sold at a market by the decision that is due."""
    frame = state.stack[-1]
    return vended_goods(state, frame.a) if frame.step == BONUSES.id else 0


def kept(look: Look) -> float:
    """Goods that are not sold at the market can be sold elsewhere: at their price, not below."""
    prospect = look.prospect
    mask = prospect.once(on_offer)
    total = 0.0
    for good in range(len(look.own.goods)):
        if mask >> good & 1:
            number = min(look.own.goods[good], look.own.merchants)
            paid = price(prospect.state, good) * prospect.pound
            total += number * max(paid - prospect.goods[good], 0.0)
    return total


JUDGEMENT: Final = ClansJudgement(
    terms=(
        Term("market sale", "what a unit just deployed can sell at a market", 1.0, waiting),
        Term("markets", "open icons of markets in reach, by what can be sold", OPEN, chances),
        Term("kept goods", "goods not sold at a market, at their price", 1.0, kept),
    )
)
