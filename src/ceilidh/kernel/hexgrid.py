"""Flat-top hex grids in columns and rows, odd columns half a hex higher."""

from typing import Final

# Clockwise from the top.
WAYS: Final = ("n", "ne", "se", "s", "sw", "nw")


def step(column: int, row: int, way: int) -> tuple[int, int]:
    """The hex next to (column, row) in direction WAYS[way]."""
    if way == 0:
        return column, row - 1
    if way == 3:
        return column, row + 1
    side = 1 if way in (1, 2) else -1
    upper = way in (1, 5)
    if column % 2:
        return column + side, row - 1 if upper else row
    return column + side, row if upper else row + 1
