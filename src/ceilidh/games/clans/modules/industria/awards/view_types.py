"""What a view shows of the award."""

from typing import TypedDict


class AwardsView(TypedDict):
    """The award of this game."""

    award: int
    """The number of the award tile; 0: not drawn yet."""
