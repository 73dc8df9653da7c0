"""What clans and scoring phases count in a territory."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.glenmore.goods import (
    BARRELS,
    CASTLE_SCOTS,
    LANDMARKS,
    VILLAGE,
)
from ceilidh.games.glenmore.grid import CASTLE_CELL
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.games.glenmore.tile_load import scots


def tiles_of_type(state: State, own: Seat, type_: int) -> int:
    """Visible tiles of a type, Home tiles included (GM-CLN-Q1)."""
    tiles = state.rules.components.tiles
    return len([tile for tile in own.tiles.values() if tiles[tile].types & type_])


def overlay_tiles(state: State, own: Seat) -> int:
    """Overlay tiles, also those under others (GM-OVL-13, GM-CLN-25)."""
    tiles = state.rules.components.tiles
    found = [tile for tile in own.tiles.values() if tiles[tile].overlay]
    for stack in own.under.values():
        found.extend([tile for tile in stack if tiles[tile].overlay])
    return len(found)


def _villages(state: State, own: Seat) -> int:
    return tiles_of_type(state, own, VILLAGE)


def _with_scot(state: State, own: Seat) -> int:
    return own.manned.bit_count()


def _coins(state: State, own: Seat) -> int:
    return own.coins


def _rivers(state: State, own: Seat) -> int:
    return own.river.bit_count()


# What effects with thresholds count, by the words of effects.COUNTS.
COUNTERS: Final[dict[str, Callable[[State, Seat], int]]] = {
    "villages": _villages,
    "tiles_with_scot": _with_scot,
    "overlay_tiles": overlay_tiles,
    "coins": _coins,
    "river_tiles": _rivers,
}


def count(state: State, seat: int, what: str) -> int:
    """One of the words of effects.COUNTS."""
    return COUNTERS[what](state, state.seats[seat])


def paid_barrels(state: State, seat: int) -> int:
    """Those of `Seat.barrels` that are gone, but were scored before (GM-XCH-Q3)."""
    number = 0
    for module in state.rules.hooks.of["paid_barrels"]:
        number += module.paid_barrels(state, seat)
    return number


def barrels_left(state: State, seat: int) -> int:
    return state.seats[seat].barrels - paid_barrels(state, seat)


def category(state: State, seat: int, which: int) -> int:
    """The result of a seat in a category of the scoring phases (GM-SCO-02 to 05, 11)."""
    own = state.seats[seat]
    further = 0
    for module in state.rules.hooks.of["counts_more"]:
        further += module.counts_more(state, seat, which)
    if which == CASTLE_SCOTS:
        number = scots(own.loads.get(CASTLE_CELL, 0))
        for module in state.rules.hooks.of["castle_scots"]:
            number += module.castle_scots(state, seat)
        return max(number, 0) * own.powers.factor + further
    if which == LANDMARKS:
        return len(own.landmarks) + further
    if which == BARRELS:
        return barrels_left(state, seat) + further
    tiles = state.rules.components.tiles
    return sum([tiles[tile].person_value for tile in own.persons]) + further


def size(own: Seat) -> int:
    """The number of visible tiles (GM-END-10)."""
    return len(own.tiles)
