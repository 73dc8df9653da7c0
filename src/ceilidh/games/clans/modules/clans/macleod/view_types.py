"""What a view shows of Clan MacLeod."""

from typing import TypedDict


class MacLeodView(TypedDict):
    """The shipyards of MacLeod."""

    tiles: list[int]
    """Numbers of the clan's port tiles, in ascending order."""
    used: list[int]
    """Numbers of those that have been used."""
