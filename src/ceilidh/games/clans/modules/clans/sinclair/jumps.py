"""Where Clan Sinclair can jump from its units, and what that costs (IN-SIN-03 to 11, 16)."""

from typing import Final

from ceilidh.games.clans.components.maps import HEXES
from ceilidh.games.clans.state import State
from ceilidh.kernel.hexset import EMPTY, HexSet, hexset

OUT_OF_REACH: Final = 0


def beside(state: State, hexes: HexSet) -> HexSet:
    """The hexes adjacent to one of these; rivers do not matter (IN-SIN-05)."""
    out = EMPTY
    for hex_ in hexes.hexes():
        out = out.union(hexset(list(state.map.adjacent[hex_])))
    return out


def over_land(state: State, seat: int) -> HexSet:
    """Behind exactly one hex of land that holds no own unit, and not within reach (IN-SIN-07)."""
    own = state.seats[seat]
    jumped = beside(state, own.own).intersection(state.map.land).minus(own.own)
    return beside(state, jumped).minus(own.own).minus(own.reach)


def over_lochs(state: State, seat: int) -> list[int]:
    """By hex: the fewest loch hexes to be jumped over to it, or OUT_OF_REACH."""
    own = state.seats[seat]
    steps = [OUT_OF_REACH] * HEXES
    water = state.map.crossable
    wave = beside(state, own.own).intersection(water)
    crossed = EMPTY
    number = 1
    while not wave.is_empty():
        crossed = crossed.union(wave)
        shore = beside(state, wave)
        for hex_ in shore.minus(own.own).minus(own.reach).hexes():
            if steps[hex_] == OUT_OF_REACH:
                steps[hex_] = number
        wave = shore.intersection(water).minus(crossed)
        number += 1
    return steps
