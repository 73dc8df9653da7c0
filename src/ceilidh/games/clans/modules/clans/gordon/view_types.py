"""What a view shows of Clan Gordon."""

from typing import TypedDict


class GordonView(TypedDict):
    """The silos of Gordon."""

    full: int
    """A bit for each silo that holds grain."""
