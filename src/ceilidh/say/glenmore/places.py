"""Places of a territory in words that can be seen on it: no territory shows coordinates.

A tile is called by its name; of tiles with one name it is said which. An empty space is told by a
tile that it touches.
"""

from collections.abc import Mapping
from typing import Final

from ceilidh.games.glenmore.grid import CELL_NAMES, WIDTH, cell_x
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.reason import Reason
from ceilidh.say.speaker import Speaker

ABOVE: Final = -WIDTH
BELOW: Final = WIDTH
LEFT: Final = -1
RIGHT: Final = 1
Land = Mapping[int, str]  # the names of tiles, by cell


def land_of(state: State, seat: int, laid: Mapping[int, str] | None = None) -> dict[int, str]:
    """The territory of a seat; `laid` has the ids of tiles that came in the meantime."""
    components = state.rules.components
    names = {cell: components.tiles[tile].name for cell, tile in state.seats[seat].tiles.items()}
    names.update({cell: components.tile(word).name for cell, word in (laid or {}).items()})
    return names


def tile_in(land: Land, cell: int) -> Reason:
    """The tile on a cell, told from others of its name; they are read like lines of a page."""
    name = land[cell]
    same = sorted([one for one, other in land.items() if other == name])
    fields: dict[str, object] = {"tile": name, "nth": same.index(cell) + 1, "all": len(same)}
    if len(same) == 1:
        return Reason("{tile}", (), fields)
    if len(same) > 2:
        return Reason("{tile} ({nth} of {all})", (), fields)
    across = [cell_x(one) for one in same]
    if across[0] == across[1]:
        upper = cell == same[0]
        return Reason("{tile} (upper)" if upper else "{tile} (lower)", (), fields)
    left = cell_x(cell) == min(across)
    return Reason("{tile} (left)" if left else "{tile} (right)", (), fields)


def space_in(land: Land, cell: int) -> Reason:
    """Where an empty cell is: `above Home village`.

    A tile touches only one space on each side, so that the first that is found tells the space.
    """
    for side in (BELOW, ABOVE, LEFT, RIGHT):
        if cell + side in land:
            return _beside(side, {"tile": tile_in(land, cell + side)})
    return Reason("away from every tile")


def _beside(side: int, fields: dict[str, object]) -> Reason:
    """A space by the tile on one side of it."""
    if side == BELOW:
        return Reason("above {tile}", (), fields)
    if side == ABOVE:
        return Reason("below {tile}", (), fields)
    if side == LEFT:
        return Reason("right of {tile}", (), fields)
    return Reason("left of {tile}", (), fields)


def place_of(state: State, seat: int, cell: int, laid: Mapping[int, str] | None = None) -> Reason:
    """A tile, or an empty space."""
    land = land_of(state, seat, laid)
    if cell in land:
        return tile_in(land, cell)
    return Reason("the empty space {where}", (), {"where": space_in(land, cell)})


def place_name(
    to: Speaker, state: State, seat: int, cell: int, laid: Mapping[int, str] | None = None
) -> str:
    return to.reason(place_of(state, seat, cell, laid))


def where(to: Speaker, state: State, seat: int, cell: int) -> str:
    """Where a tile is laid: `on Home village`, `above Home village`."""
    land = land_of(state, seat)
    if cell in land:
        return to.text("on {tile}", tile=to.reason(tile_in(land, cell)))
    return to.reason(space_in(land, cell))


def target_of(cell: int) -> str:
    return f"cell:{CELL_NAMES[cell]}"


def cell_of(target: str) -> int:
    return CELL_NAMES.index(target.partition(":")[2])
