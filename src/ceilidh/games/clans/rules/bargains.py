"""Prices and limits of the neighbourhood bonus (CC-NBB-06 to 17)."""

from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES, KIND_WORKER
from ceilidh.games.clans.rules.pieces import kinds_at, owner_at
from ceilidh.games.clans.rules.trade import most_bought, why_no_purchase
from ceilidh.games.clans.state import State
from ceilidh.kernel.reason import Reason

# As TRADE_RULES, of a purchase by the bonus.
BARGAIN_RULES: Final = ("CC-NBB-10", "CC-NBB-22", "CC-NBB-08")


def bargain_price(state: State, good: int, step: int) -> int:
    """Market price less £2 for basic and £3 for processed goods, at least 0 (CC-NBB-Q1)."""
    return max(state.rules.prices[good][step] - state.rules.discounts[good], 0)


def goods_beside(state: State, seat: int, hex_: int) -> int:
    """Mask of the goods that opponents' units on neighbouring hexes make (CC-NBB-02 to 04)."""
    mask = 0
    land = state.land
    for near in hexes_beside(state, seat, hex_):
        if land[near] and owner_at(state, near) != seat:
            for kind in kinds_at(state, near):
                if kind < KIND_WORKER:
                    mask |= 1 << state.rules.kind_goods[kind]
    return mask


def hexes_beside(state: State, seat: int, hex_: int) -> tuple[int, ...]:
    """The hexes whose units and tiles may give bonuses to a unit just deployed."""
    near = state.map.neighbours[hex_]
    for module in state.seats[seat].hooks.of["hexes_beside"]:
        others = module.hexes_beside(state, seat, hex_).hexes()
        near += tuple([other for other in others if other not in near])
    return near


def neighbourhood_limit(state: State, seat: int) -> int:
    """How many of a good the seat may buy in a turn; 0 where there is no such bonus."""
    limit = state.rules.neighbourhood_limit
    for module in state.seats[seat].hooks.of["neighbourhood_limit"]:
        limit = module.neighbourhood_limit(state, seat, limit)
    return limit


def bought_this_turn(state: State, good: int) -> int:
    return (state.bargains >> (4 * good)) & 15


def bargains_left(state: State, seat: int, good: int) -> int:
    """How many of a good the limit still allows in this turn (CC-NBB-12 to 14)."""
    left = neighbourhood_limit(state, seat)
    if state.rules.limit_per_turn:
        left -= bought_this_turn(state, good)
    return left


def most_bargained(state: State, seat: int, good: int, step: int) -> int:
    """How many of a good can be bought by the bonus with the price marker on `step`."""
    left = bargains_left(state, seat, good)
    return min(left, most_bought(state, seat, good, bargain_price(state, good, step)))


def why_no_bargain(state: State, seat: int, good: int, number: int) -> Reason | None:
    """Why a good on offer cannot be bought in this number."""
    left = bargains_left(state, seat, good)
    if number > left:
        names: dict[str, object] = {"left": max(left, 0), "good": GOOD_NAMES[good]}
        rules = ("CC-NBB-12", "CC-NBB-13")
        return Reason("You can buy {left} more {good} from neighbours this turn.", rules, names)
    each = bargain_price(state, good, state.prices[good])
    return why_no_purchase(state, seat, good, number, each, BARGAIN_RULES)
