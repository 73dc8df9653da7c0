"""What a view shows of the Single Cask."""

from typing import TypedDict


class SingleCaskView(TypedDict):
    """Cellars and whisky sales."""

    cellars: list[int]
    """How many cellar cards each seat has."""
    casks: list[int]
    """For each seat a bit for each filled space; bit 1 is the first."""
    sold: list[list[int]]
    """For each sale how many bonus spaces and how many others are filled."""
