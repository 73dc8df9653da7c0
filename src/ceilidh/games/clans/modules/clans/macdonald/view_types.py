"""What a view shows of Clan MacDonald."""

from typing import TypedDict


class MacDonaldView(TypedDict):
    """The fishermen of MacDonald."""

    rowed: bool
    """Whether a fisherman has rowed in this turn."""
