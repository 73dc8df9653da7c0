"""What a view shows of Clan Fraser."""

from typing import TypedDict


class FraserView(TypedDict):
    """The clan tile of Fraser."""

    kilts: int
    """The kilts on the clan tile."""
