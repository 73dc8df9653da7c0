"""Settlements (CC-STL): groups of neighbouring own units, and how many of them shipping links."""

from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexset import EMPTY, HexSet, joined


def settlements(state: State, seat: Seat) -> list[HexSet]:
    """The maximal groups of own units on neighbouring hexes (CC-STL-01)."""
    near = state.map.reach[0]
    groups: list[HexSet] = []
    rest = seat.own
    while not rest.is_empty():
        fresh = EMPTY.plus(rest.hexes()[0])
        group = fresh
        while not fresh.is_empty():
            rest = rest.minus(fresh)
            fresh = joined(near, fresh).intersection(rest)
            group = group.union(fresh)
        groups.append(group)
    return groups


def linked_settlements(state: State, seat: Seat) -> int:
    """The number of settlements in the largest group linked by shipping (CC-STL-04 to 06)."""
    groups = settlements(state, seat)
    table = state.map.reach[seat.shipping]
    best = 0
    while groups:
        linked = 1
        fresh = groups.pop()
        while not fresh.is_empty():
            reach = joined(table, fresh)
            fresh = EMPTY
            rest: list[HexSet] = []
            for group in groups:
                if reach.meets(group):
                    fresh = fresh.union(group)
                    linked += 1
                else:
                    rest.append(group)
            groups = rest
        best = max(best, linked)
    return best
