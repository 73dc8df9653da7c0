"""An observation as the encoders write it: only the numbers that are not 0.

Of thousands of numbers a few hundred are not 0, and most of those are a 1. Encoders are compiled
and know nothing of numpy; `layout.py` turns what they wrote into the flat vector, and divides each
number by the scale of its block.
"""

from collections.abc import Sequence


class ObservedBlock:
    """Where a block begins in the vector, and how long one row of it is."""

    __slots__ = ("start", "width")

    def __init__(self, start: int, width: int) -> None:
        self.start = start
        self.width = width


class SectionMemory:
    """What an encoder wrote last, section by section: the numbers that a section is made of.

    A batch keeps the vector of each seat, and has only those sections written that have changed.
    """

    __slots__ = ("known",)

    def __init__(self, sections: int) -> None:
        self.known: list[list[int] | None] = [None] * sections

    def changed(self, section: int, now: list[int]) -> bool:
        """Whether a section is made of other numbers than last time; `now` must be a new list."""
        if self.known[section] == now:
            return False
        self.known[section] = now
        return True

    def forget(self) -> None:
        """Have every section written the next time."""
        self.known = [None] * len(self.known)


class SparseVector:
    """`ones` are the places of a 1, `values` the other numbers, which stand at `places`.

    Only the blocks of these `sections` have been written; all else is as it was before.
    """

    __slots__ = ("ones", "places", "sections", "values")

    def __init__(self) -> None:
        self.sections: list[int] = []
        self.ones: list[int] = []
        self.places: list[int] = []
        self.values: list[float] = []

    def one(self, block: ObservedBlock, row: int, place: int) -> None:
        self.ones.append(block.start + row * block.width + place)

    def some(self, block: ObservedBlock, row: int, places: Sequence[int]) -> None:
        """A 1 at each of these places."""
        if places:
            start = block.start + row * block.width
            self.ones.extend([start + place for place in places])

    def some_of(self, block: ObservedBlock, row: int, mask: int) -> None:
        """A 1 at each place whose bit is set."""
        before = block.start + row * block.width - 1
        while mask:
            lowest = mask & -mask
            self.ones.append(before + lowest.bit_length())
            mask ^= lowest

    def number(self, block: ObservedBlock, row: int, value: int) -> None:
        if value:
            self.places.append(block.start + row * block.width)
            self.values.append(value)

    def numbers(self, block: ObservedBlock, row: int, values: Sequence[int]) -> None:
        """Numbers in their order, from the first place of the row on."""
        start = block.start + row * block.width
        self.places.extend(range(start, start + len(values)))
        self.values.extend(values)

    def add_at(self, place: int, value: float) -> None:
        self.places.append(place)
        self.values.append(value)
