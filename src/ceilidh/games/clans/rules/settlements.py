"""Settlements (CC-STL): groups of neighbouring own units, and how many of them shipping links."""

from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexset import EMPTY, HexSet, hexset, joined


def settlements(state: State, seat: Seat) -> list[HexSet]:
    """The maximal groups of own units on neighbouring hexes (CC-STL-01)."""
    neighbours = state.map.neighbours
    units = seat.own.hexes()
    rest = set(units)
    groups: list[HexSet] = []
    for unit in units:
        if unit in rest:
            rest.remove(unit)
            group = [unit]
            for hex_ in group:
                for near in neighbours[hex_]:
                    if near in rest:
                        rest.remove(near)
                        group.append(near)
            groups.append(hexset(group))
    return groups


def linked_hexes(state: State, seat: Seat, group: HexSet) -> HexSet:
    """What settlements on these hexes are linked to."""
    reach = joined(state.map.reach[seat.shipping], group)
    for module in seat.hooks.of["links"]:
        reach = reach.union(module.links(state, seat, group))
    return reach


def linked_groups(state: State, seat: Seat) -> list[list[HexSet]]:
    """The settlements in groups that shipping links (CC-STL-04, 05)."""
    left = settlements(state, seat)
    groups: list[list[HexSet]] = []
    while left:
        fresh = left.pop()
        linked = [fresh]
        while not fresh.is_empty():
            reach = linked_hexes(state, seat, fresh)
            fresh = EMPTY
            rest: list[HexSet] = []
            for settlement in left:
                if reach.meets(settlement):
                    fresh = fresh.union(settlement)
                    linked.append(settlement)
                else:
                    rest.append(settlement)
            left = rest
        groups.append(linked)
    return groups


def linked_settlements(state: State, seat: Seat) -> int:
    """The number of settlements in the largest group linked by shipping (CC-STL-06)."""
    return max([len(group) for group in linked_groups(state, seat)], default=0)
