"""Clan MacFarlane of Industria (IN-MCF): rivers are canals on which it builds and trades."""

from typing import Final

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.hexes import ADJACENT
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexset import EMPTY, HexSet

NAME: Final = "macfarlane"
ABILITY: Final[Ability] = Ability({"canals": (1, 1), "canals_need_shipping": (0, 5)})

River = tuple[int, int]  # one side of a river, by the two hexes that it parts


def meet(one: River, other: River) -> bool:
    """Whether two river sides have an end in common: three hexes lie around it."""
    shared = [hex_ for hex_ in one if hex_ in other]
    if len(shared) != 1:
        return False
    rest = [hex_ for hex_ in (*one, *other) if hex_ != shared[0]]
    return rest[1] in ADJACENT[rest[0]]


def rivers_of(map_: Topology) -> list[HexSet]:
    """The land along each river: a chain of sides, tributaries included (IN-MCF-Q1)."""
    left = list(map_.rivers)
    found: list[HexSet] = []
    while left:
        chain = [left.pop()]
        for side in chain:
            joining = [other for other in left if meet(side, other)]
            chain.extend(joining)
            left = [other for other in left if other not in joining]
        hexes = EMPTY
        for one, other in chain:
            hexes = hexes.plus(one).plus(other)
        found.append(hexes.intersection(map_.land))
    return found


class MacFarlane(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)
        self.rivers: dict[str, list[HexSet]] = {}

    def canals(self, state: State, own: Seat, hexes: HexSet) -> HexSet:
        """All along the rivers that run along one of the hexes; shipping is needed (IN-MCF-08).

        A waterfall lies along no river that begins there (IN-MCF-07, 13).
        """
        if own.shipping < self.row.ability["canals_need_shipping"]:
            return EMPTY
        out = EMPTY
        for river in self.rivers_on(state.map):
            if river.meets(hexes):
                out = out.union(river)
        return out

    def rivers_on(self, map_: Topology) -> list[HexSet]:
        key = " ".join(map_.sides) + (" small" if map_.small else "")
        if key not in self.rivers:
            self.rivers[key] = rivers_of(map_)
        return self.rivers[key]

    def further_hexes(self, state: State, seat: int) -> HexSet:
        """Expanding along canals; ports are not reached that way (IN-MCF-03, IN-MCF-Q2)."""
        own = state.seats[seat]
        return self.canals(state, own, own.own).intersection(state.free)

    def links(self, state: State, own: Seat, group: HexSet) -> HexSet:
        return self.canals(state, own, group)

    def hexes_beside(self, state: State, seat: int, hex_: int) -> HexSet:
        """Units and markets along the same river trade as neighbours do (IN-MCF-05, 06)."""
        return self.canals(state, state.seats[seat], EMPTY.plus(hex_)).without(hex_)
