"""The hex universe: 117 hexes of the four modules and the four port hexes outside (CC-DAT-16).

Flat-top hexes in 13 columns and 9 rows, odd columns half a hex higher. A hex is a number:
(column - 1) * 9 + (row - 1) for the modules, 117 to 120 for the port hexes beside the corners of
the modules A, B, C and D, which are used with 3 or 4 players.
"""

from typing import Final

from ceilidh.kernel.hexgrid import WAYS, step

MAP_COLUMNS: Final = 13
MAP_ROWS: Final = 9
MODULE_HEXES: Final = 117
HEXES: Final = 121
MODULES: Final = 4
MODULE_NAMES: Final[tuple[str, ...]] = ("A", "B", "C", "D")
OUTSIDE: Final[tuple[tuple[int, int], ...]] = ((0, 1), (14, 1), (13, 10), (1, 10))
ROCKS: Final[tuple[tuple[int, int], ...]] = ((6, 4), (7, 5), (7, 6), (6, 5))
NOWHERE: Final = -1


def index_of(column: int, row: int) -> int:
    """The number of the hex with these coordinates; -1 when there is none."""
    if 1 <= column <= MAP_COLUMNS and 1 <= row <= MAP_ROWS:
        return (column - 1) * MAP_ROWS + row - 1
    for module in range(MODULES):
        if OUTSIDE[module] == (column, row):
            return MODULE_HEXES + module
    return NOWHERE


def coordinates(hex_: int) -> tuple[int, int]:
    """Column and row of a hex."""
    if hex_ >= MODULE_HEXES:
        return OUTSIDE[hex_ - MODULE_HEXES]
    return hex_ // MAP_ROWS + 1, hex_ % MAP_ROWS + 1


def around(column: int, row: int) -> list[tuple[int, int]]:
    """The six places of the plane that share a side with a place, on the map or not."""
    return [step(column, row, way) for way in range(len(WAYS))]


def _is_ring(hex_: int) -> bool:
    if hex_ >= MODULE_HEXES:
        return True
    column, row = coordinates(hex_)
    return column == 1 or column == MAP_COLUMNS or row == 1 or row == MAP_ROWS


def module_of(hex_: int) -> int:
    """The module (0 to 3 for A to D) of a hex; an outside hex belongs to the nearest one."""
    if hex_ >= MODULE_HEXES:
        return hex_ - MODULE_HEXES
    column, row = coordinates(hex_)
    upper = row <= (5 if column % 2 == 1 else 4)
    if column <= 6:
        return 0 if upper else 3
    return 1 if upper else 2


def _names() -> tuple[str, ...]:
    names: list[str] = []
    for hex_ in range(HEXES):
        column, row = coordinates(hex_)
        names.append(f"{column}.{row}")
    return tuple(names)


def _adjacency() -> list[tuple[int, ...]]:
    """For every hex the hexes that share a side with it, ascending, outside hexes included."""
    table: list[tuple[int, ...]] = []
    for hex_ in range(HEXES):
        column, row = coordinates(hex_)
        found = [index_of(place[0], place[1]) for place in around(column, row)]
        table.append(tuple(sorted([one for one in found if one != NOWHERE])))
    return table


HEX_NAMES: Final[tuple[str, ...]] = _names()
ADJACENT: Final[list[tuple[int, ...]]] = _adjacency()
# Whether a hex lies on the outer edge of the assembled map.
RING: Final[list[bool]] = [_is_ring(hex_) for hex_ in range(HEXES)]
