"""Where Clan Sinclair can jump from its units, and what that costs (IN-SIN-03 to 11, 16)."""

from typing import Final

from ceilidh.games.clans.components.hexes import ADJACENT, HEXES
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexset import EMPTY, HexSet, hexset, joined

OUT_OF_REACH: Final = 0
NEAR: Final[list[HexSet]] = [hexset(list(near)) for near in ADJACENT]


def beside(hexes: HexSet) -> HexSet:
    """The hexes adjacent to one of these; rivers do not matter (IN-SIN-05)."""
    return joined(NEAR, hexes)


class Jumps:
    """What can be jumped to from some units: `land` over one hex of land, `lochs` by hex.

    Sets are never changed, so the units and their reach themselves tell whether it still holds.
    """

    def __init__(self, state: State, own: Seat) -> None:
        self.map = state.map
        self.units = own.own
        self.reach = own.reach
        self.land = over_land(state, own)
        self.lochs = over_lochs(state, own)

    def holds(self, state: State, own: Seat) -> bool:
        return own.own is self.units and own.reach is self.reach and state.map is self.map


def over_land(state: State, own: Seat) -> HexSet:
    """Behind exactly one hex of land that holds no own unit, and not within reach (IN-SIN-07)."""
    jumped = beside(own.own).intersection(state.map.land).minus(own.own)
    return beside(jumped).minus(own.own).minus(own.reach)


def over_lochs(state: State, own: Seat) -> list[int]:
    """By hex: the fewest loch hexes to be jumped over to it, or OUT_OF_REACH."""
    steps = [OUT_OF_REACH] * HEXES
    water = state.map.crossable
    wave = beside(own.own).intersection(water)
    crossed = EMPTY
    number = 1
    while not wave.is_empty():
        crossed = crossed.union(wave)
        shore = beside(wave)
        for hex_ in shore.minus(own.own).minus(own.reach).hexes():
            if steps[hex_] == OUT_OF_REACH:
                steps[hex_] = number
        wave = shore.intersection(water).minus(crossed)
        number += 1
    return steps
