"""The rails as numbers: which ways lead from each place in one or two steps (IN-TA-02 to 04)."""

from typing import Final

from ceilidh.games.clans.modules.industria.rail_board.board import SLOT, railway
from ceilidh.games.clans.modules.industria.rail_board.rows import METROPOLIS, Railway
from ceilidh.games.clans.state import State

DIRECT: Final = -1
OPEN: Final = -1
KEPT: Final = "rail network"  # among what is kept of the component tables


class Route:
    """A way of a train: over `via`, or DIRECT, to `end`.

    `locks` masks the milestone slots that must have been claimed, `tunnels` counts tunnels on it.
    """

    __slots__ = ("end", "locks", "met", "tunnels", "via")

    def __init__(self, end: int, via: int, locks: int, tunnels: int) -> None:
        self.end = end
        self.via = via
        self.locks = locks
        self.tunnels = tunnels
        self.met: tuple[int, ...] = (end,) if via == DIRECT else (via, end)


class Network:
    """`routes[place]` are all routes that begin there, by end and via, locked ones included."""

    __slots__ = ("metropolis", "routes", "slot_of")

    def __init__(self, table: Railway) -> None:
        number = len(table.places)
        # By place: its milestone slot if it is a metropolis; its demand slot.
        self.metropolis: list[int] = [
            SLOT.index[place.id] if place.kind == METROPOLIS else OPEN for place in table.places
        ]
        self.slot_of: list[int] = [0] * number
        for place, row in enumerate(table.places):
            for slot, demand in enumerate(table.demand_slots):
                if row.id in demand.places:
                    self.slot_of[place] = slot
        steps = self._steps(table)
        self.routes: list[list[Route]] = [_routes(place, steps) for place in range(number)]

    def _steps(self, table: Railway) -> list[list[Route]]:
        """By place: the ways of one step, over rails and through tunnels."""
        out: list[list[Route]] = []
        for row in table.places:
            steps: list[Route] = []
            for other in row.rails:
                end = table.place_number(other)
                lock = self.metropolis[end]
                steps.append(Route(end, DIRECT, 0 if lock == OPEN else 1 << lock, 0))
            for tunnel in table.tunnels:
                if row.id in tunnel.ends:
                    other = tunnel.ends[1] if tunnel.ends[0] == row.id else tunnel.ends[0]
                    lock = 1 << SLOT.index[tunnel.id]
                    steps.append(Route(table.place_number(other), DIRECT, lock, 1))
            out.append(steps)
        return out


def _routes(start: int, steps: list[list[Route]]) -> list[Route]:
    found = list(steps[start])
    for first in steps[start]:
        for second in steps[first.end]:
            if second.end != start:
                locks = first.locks | second.locks
                tunnels = first.tunnels + second.tunnels
                found.append(Route(second.end, first.end, locks, tunnels))
    return sorted(found, key=_order)


def _order(route: Route) -> tuple[int, int]:
    return route.end, route.via


def network_of(state: State) -> Network:
    """The rails of this game, made once a set of tables."""
    found = state.rules.components.kept.get(KEPT)
    if isinstance(found, Network):
        return found
    made = Network(railway(state))
    state.rules.components.kept[KEPT] = made
    return made
