"""What a view shows of the auction of clans."""

from typing import TypedDict


class AuctionView(TypedDict):
    """The running auction round."""

    bid: int
    """The highest bid."""
    leader: int
    """The seat that made it; -1: nobody yet."""
    dropped: int
    """A bit for each seat that has dropped out."""
