"""What a view shows of the dragon boats."""

from typing import TypedDict


class DragonBoatsView(TypedDict):
    """The regatta. A stop is a river: the number of a seat; neutral rivers come after the seats."""

    course: list[int]
    """The stops clockwise; empty before they are set out."""
    started: bool
    """Whether the race has started."""
    boats: list[list[int]]
    """The boat of each seat, as its stop and the cell or space there."""
    home: list[int]
    """The seats that have come home, in order."""
    beaten: int
    """A bit for each seat with a Last card."""
    down: list[int]
    """How many reward tokens at each stop nobody has looked at."""
    tokens: list[list[str]]
    """The tokens at each stop that somebody has looked at; only what you have seen."""
    seen: list[int]
    """For each stop a bit for each seat that has looked at its tokens."""
    taken: list[str]
    """The tokens out of the game."""
