"""Prices and limits of the neighbourhood bonus (CC-NBB-06 to 17)."""

from ceilidh.games.clans.goods import KIND_WORKER
from ceilidh.games.clans.rules.pieces import kinds_at, owner_at
from ceilidh.games.clans.rules.trade import most_bought
from ceilidh.games.clans.state import State


def bargain_price(state: State, good: int, step: int) -> int:
    """Market price less £2 for basic and £3 for processed goods, at least 0 (CC-NBB-Q1)."""
    return max(state.rules.prices[good][step] - state.rules.discounts[good], 0)


def goods_beside(state: State, seat: int, hex_: int) -> int:
    """Mask of the goods that opponents' units on neighbouring hexes make (CC-NBB-02 to 04)."""
    mask = 0
    land = state.land
    for near in state.map.neighbours[hex_]:
        if land[near] and owner_at(state, near) != seat:
            for kind in kinds_at(state, near):
                if kind < KIND_WORKER:
                    mask |= 1 << state.rules.kind_goods[kind]
    return mask


def neighbourhood_limit(state: State, seat: int) -> int:
    """How many of a good the seat may buy in a turn; 0 where there is no such bonus."""
    limit = state.rules.neighbourhood_limit
    for module in state.seats[seat].hooks.of["neighbourhood_limit"]:
        limit = module.neighbourhood_limit(state, seat, limit)
    return limit


def bought_this_turn(state: State, good: int) -> int:
    return (state.bargains >> (4 * good)) & 15


def most_bargained(state: State, seat: int, good: int, step: int) -> int:
    """How many of a good can be bought by the bonus with the price marker on `step`."""
    left = neighbourhood_limit(state, seat)
    if state.rules.limit_per_turn:
        left -= bought_this_turn(state, good)
    return min(left, most_bought(state, seat, good, bargain_price(state, good, step)))
