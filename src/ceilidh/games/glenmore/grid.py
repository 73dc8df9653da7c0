"""The square grid of a territory: cells as numbers, sets of cells as the bits of one int.

The Home village lies on 0.0, the Home castle on 1.0 (GM-PLC-14); x grows to the right, y upwards. A
territory has no limit in the rules (GM-PLC-15); ours ends twelve cells from the Home village. The
rightmost column stays empty, so that a set shifted sideways never runs into the next row.
"""

from typing import Final

REACH: Final = 12
WIDTH: Final = 2 * REACH + 3
HEIGHT: Final = 2 * REACH + 1
CELLS: Final = WIDTH * HEIGHT
VILLAGE_CELL: Final = REACH * WIDTH + REACH
CASTLE_CELL: Final = VILLAGE_CELL + 1
HOME_CELLS: Final[tuple[int, ...]] = (VILLAGE_CELL, CASTLE_CELL)

# The eight directions, clockwise from the top, and what they add to a cell.
DIRECTION_NAMES: Final[tuple[str, ...]] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STEPS: Final[tuple[int, ...]] = (
    -WIDTH,
    -WIDTH + 1,
    1,
    WIDTH + 1,
    WIDTH,
    WIDTH - 1,
    -1,
    -WIDTH - 1,
)


def cell_x(cell: int) -> int:
    return cell % WIDTH - REACH


def cell_y(cell: int) -> int:
    return REACH - cell // WIDTH


def cell_at(x: int, y: int) -> int:
    return (REACH - y) * WIDTH + x + REACH


def _open_cells() -> int:
    return sum([1 << cell for cell in range(CELLS) if cell % WIDTH != WIDTH - 1])


CELL_NAMES: Final[tuple[str, ...]] = tuple(
    [f"{cell_x(cell)}.{cell_y(cell)}" for cell in range(CELLS)]
)
OPEN: Final[int] = _open_cells()


def beside(cells: int) -> int:
    """The cells to the left and to the right of any of `cells`."""
    return (cells << 1) | (cells >> 1)


def touching(cells: int) -> int:
    """The cells that share a side with any of `cells`."""
    return (cells << 1) | (cells >> 1) | (cells << WIDTH) | (cells >> WIDTH)


def around(cells: int) -> int:
    """The cells that share a side or a corner with any of `cells`, and those between them."""
    row = cells | (cells << 1) | (cells >> 1)
    return row | (row << WIDTH) | (row >> WIDTH)


AROUND: Final[list[int]] = [around(1 << cell) & ~(1 << cell) for cell in range(CELLS)]


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in order."""
    out: list[int] = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


CELLS_NEAR: Final[list[list[int]]] = [
    cells_of(around(1 << cell) & ((1 << CELLS) - 1)) for cell in range(CELLS)
]


def connected(cells: int) -> bool:
    """Whether the cells form one group joined by sides."""
    group = cells & -cells
    while True:
        grown = (group | touching(group)) & cells
        if grown == group:
            return group == cells
        group = grown


class PlacementArea:
    """A territory as it looks to a tile that is to be laid.

    Of the free cells of an `area` with a `stream` of river tiles, next to the `guarded` cells,
    `plain` are those for tiles without a river, `river` those for tiles with one.
    """

    __slots__ = ("area", "guarded", "plain", "river", "stream")

    def __init__(self, area: int, stream: int, guarded: int) -> None:
        self.area = area
        self.stream = stream
        self.guarded = guarded
        free = touching(area) & around(guarded) & ~area & OPEN
        self.plain = free & ~beside(stream)  # GM-PLC-09
        # Left or right of the river (GM-PLC-08, 14), not against a tile without one (GM-PLC-Q2).
        ends = ((stream & -stream) >> 1) | (1 << stream.bit_length())
        self.river = free & ends & ~beside(area & ~stream)
