"""What a view shows of farmers' markets."""

from typing import TypedDict


class FarmersMarketsView(TypedDict):
    """The farmers' markets, by seat."""

    tiles: list[int]
    """The tile of each seat, as its place among all such tiles."""
    hexes: list[int]
    """The hex on which it lies, as the number of a hex; -1: not placed."""
    covered: list[int]
    """For each seat a bit for each good of its tile that is covered."""
