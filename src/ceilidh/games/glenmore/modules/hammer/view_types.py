"""What a view shows of the Hammer of the Scots."""

from typing import TypedDict


class HammerView(TypedDict):
    """The England token and its track."""

    holder: int
    """The seat that has the England token; -1: nobody."""
    filled: int
    """How many spaces of the track have their coins."""
