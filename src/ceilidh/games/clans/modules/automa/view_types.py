"""What a view shows of the Automa."""

from typing import TypedDict


class AutomaView(TypedDict):
    """The Automa: its cards and its level."""

    deck: list[int]
    """Numbers of the cards still to come, in ascending order."""
    discard: list[int]
    """Numbers of the cards played since the last shuffle, in ascending order."""
    removed: list[int]
    """Numbers of the cards out of the game, in ascending order."""
    token: int
    """The column of the player board under the glory token, 0 to 6."""
    action: int
    """The action card of this turn or the last one; 0: none."""
    support: int
    """The support card of this turn or the last one; 0: none."""
    seat: int
    """The seat that the Automa plays."""
    level: int
    """Its level, 1 to 5."""
