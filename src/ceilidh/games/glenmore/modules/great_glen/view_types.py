"""What a view shows of the Great Glen cards."""

from typing import TypedDict


class GreatGlenView(TypedDict):
    """The cards and the Clan Council."""

    cards: list[str]
    """The ids of the cards in this game."""
    fates: list[str]
    """What became of each card: waiting, accepted or rejected."""
    ayes: list[int]
    """The ayes that each seat has left."""
    nays: list[int]
    """The nays that each seat has left."""
    doubles: int
    """A bit for each seat that has used two pieces at once."""
    voting: str
    """The id of the card being voted on; empty: none."""
    votes: list[str]
    """The votes of the seats as far as you may see them; empty: none, or hidden."""
    piles: list[list[str | int]]
    """Discarded tiles, each as its id and the seat that has it; -1: the Die."""
    voted: list[bool]
    """Whether each seat has voted."""
