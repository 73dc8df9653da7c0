"""What a view shows of the Penny Mobs."""

from typing import TypedDict


class PennyMobsView(TypedDict):
    """The Mobsters and the Pennies."""

    hidden: int
    """How many Mobsters with back B are still face down."""
    prison: list[str]
    """The ids of the Mobsters in prison."""
    bail: list[int]
    """The Pennies on each of them, in the same order."""
    bosses: dict[str, int]
    """The seat that controls each Mobster, by id."""
    tokens: dict[str, int | list[int]]
    """The tokens that a Mobster has left, by id; of Bruce McMail his coins."""
    places: dict[str, int | list[int | str]]
    """Where a Mobster is, by id: its figure, its reservation, or the cards with its tokens."""
    minus: list[int]
    """The Pennies of each seat with the minus side up."""
    plus: list[int]
    """The Pennies of each seat with the plus side up."""
    fees: dict[str, int]
    """The coins on clan territories, by clan."""
    skimmed: int
    """1: a seat has paid Sibyl MacSponge in this turn."""
