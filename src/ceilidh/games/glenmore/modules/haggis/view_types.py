"""What a view shows of the Haggis tokens."""

from typing import TypedDict


class HaggisTokensView(TypedDict):
    """The Haggis tokens."""

    shown: list[str]
    """The values of the tokens on display."""
    pool: int
    """How many tokens are in the face-down supply."""
    tables: list[list[str]]
    """The face-down tokens of each seat; empty words: you do not see them."""
    turned: list[list[str]]
    """The tokens of each seat that are face up."""
    finished: list[int]
    """The seats whose pawns have finished, in order."""
    spent: list[int]
    """How many barrels each seat has paid in the last scoring."""
