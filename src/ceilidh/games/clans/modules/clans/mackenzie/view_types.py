"""What a view shows of Clan MacKenzie."""

from typing import TypedDict


class MacKenzieView(TypedDict):
    """The whisky cellar of MacKenzie."""

    barrels: int
    """A bit for each occupied space, the leftmost first."""
    fresh: int
    """The whisky produced in this production phase."""
