"""Settlements (CC-STL): groups of neighbouring own units, and how many of them shipping links."""

from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexset import EMPTY, HexSet


def settlements(state: State, seat: Seat) -> list[HexSet]:
    """The maximal groups of own units on neighbouring hexes (CC-STL-01)."""
    groups: list[HexSet] = []
    rest = seat.own
    while not rest.is_empty():
        group = EMPTY
        todo = [rest.hexes()[0]]
        rest = rest.without(todo[0])
        while todo:
            hex_ = todo.pop()
            group = group.plus(hex_)
            for near in state.map.neighbours[hex_]:
                if rest.has(near):
                    rest = rest.without(near)
                    todo.append(near)
        groups.append(group)
    return groups


def linked_settlements(state: State, seat: Seat) -> int:
    """The number of settlements in the largest group linked by shipping (CC-STL-04 to 06)."""
    groups = settlements(state, seat)
    table = state.map.reach[seat.shipping]
    reaches: list[HexSet] = []
    for group in groups:
        reach = EMPTY
        for hex_ in group.hexes():
            reach = reach.union(table[hex_])
        reaches.append(reach)
    best = 0
    seen = [False] * len(groups)
    for start in range(len(groups)):
        if seen[start]:
            continue
        seen[start] = True
        todo = [start]
        size = 0
        while todo:
            one = todo.pop()
            size += 1
            for other in range(len(groups)):
                if not seen[other] and reaches[one].meets(groups[other]):
                    seen[other] = True
                    todo.append(other)
        best = max(best, size)
    return best
