"""A part of a delivery bonus: whether it can be used, and how it begins (IN-TD-02)."""

from ceilidh.games.clans.state import State

Numbers = dict[str, int]


class BonusPart:
    """One part of a bonus tile by its word; `asks` says that it can still be given up inside.

    `numbers` are those of the tile's row.
    """

    def __init__(self, word: str, asks: bool) -> None:
        self.word = word
        self.asks = asks

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return True

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        """Carry it out or push the frame of its decision; `bonus` is the number of the tile."""
        raise AssertionError("a part must define begin")
