"""A set of hexes of a board, as three machine words.

Measured (see docs/decisions.md): a bare 121-bit int falls out of the compiler's fast path, three
words below 2**62 stay in it, and the class reads better. Sets are immutable, so states share them.
"""

from typing import Final

WORD: Final = 48
CAPACITY: Final = 3 * WORD
_CHUNK: Final = 12
_LOW: Final = (1 << _CHUNK) - 1


def _members(base: int) -> list[list[int]]:
    """For every number of one chunk the hexes its bits stand for, the first being `base`."""
    found: list[list[int]] = [[]]
    for bit in range(_CHUNK):
        found += [[*lower, base + bit] for lower in found]
    return found


# Enumeration by table, written out chunk by chunk, is several times faster than bit by bit.
_M0: Final = _members(0)
_M1: Final = _members(12)
_M2: Final = _members(24)
_M3: Final = _members(36)
_M4: Final = _members(48)
_M5: Final = _members(60)
_M6: Final = _members(72)
_M7: Final = _members(84)
_M8: Final = _members(96)
_M9: Final = _members(108)
_M10: Final = _members(120)
_M11: Final = _members(132)


class HexSet:
    __slots__ = ("w0", "w1", "w2")

    def __init__(self, w0: int, w1: int, w2: int) -> None:
        self.w0 = w0
        self.w1 = w1
        self.w2 = w2

    def has(self, hex_: int) -> bool:
        if hex_ < 48:
            return (self.w0 >> hex_) & 1 == 1
        if hex_ < 96:
            return (self.w1 >> (hex_ - 48)) & 1 == 1
        return (self.w2 >> (hex_ - 96)) & 1 == 1

    def plus(self, hex_: int) -> "HexSet":
        if hex_ < 48:
            return HexSet(self.w0 | (1 << hex_), self.w1, self.w2)
        if hex_ < 96:
            return HexSet(self.w0, self.w1 | (1 << (hex_ - 48)), self.w2)
        return HexSet(self.w0, self.w1, self.w2 | (1 << (hex_ - 96)))

    def without(self, hex_: int) -> "HexSet":
        if hex_ < 48:
            return HexSet(self.w0 & ~(1 << hex_), self.w1, self.w2)
        if hex_ < 96:
            return HexSet(self.w0, self.w1 & ~(1 << (hex_ - 48)), self.w2)
        return HexSet(self.w0, self.w1, self.w2 & ~(1 << (hex_ - 96)))

    def union(self, other: "HexSet") -> "HexSet":
        return HexSet(self.w0 | other.w0, self.w1 | other.w1, self.w2 | other.w2)

    def intersection(self, other: "HexSet") -> "HexSet":
        return HexSet(self.w0 & other.w0, self.w1 & other.w1, self.w2 & other.w2)

    def minus(self, other: "HexSet") -> "HexSet":
        return HexSet(self.w0 & ~other.w0, self.w1 & ~other.w1, self.w2 & ~other.w2)

    def meets(self, other: "HexSet") -> bool:
        return (self.w0 & other.w0) | (self.w1 & other.w1) | (self.w2 & other.w2) != 0

    def is_empty(self) -> bool:
        return self.w0 | self.w1 | self.w2 == 0

    def same(self, other: "HexSet") -> bool:
        return self.w0 == other.w0 and self.w1 == other.w1 and self.w2 == other.w2

    def count(self) -> int:
        return self.w0.bit_count() + self.w1.bit_count() + self.w2.bit_count()

    def hexes(self) -> list[int]:
        """The members in ascending order."""
        return members(self.w0, self.w1, self.w2)

    def hexes_in(self, other: "HexSet") -> list[int]:
        """The members that are also in the other set, without making that set."""
        return members(self.w0 & other.w0, self.w1 & other.w1, self.w2 & other.w2)


def members(w0: int, w1: int, w2: int) -> list[int]:
    """The hexes that the bits of three words stand for, in ascending order."""
    out: list[int] = []
    if w0:
        out += _M0[w0 & _LOW]
        out += _M1[(w0 >> 12) & _LOW]
        out += _M2[(w0 >> 24) & _LOW]
        out += _M3[w0 >> 36]
    if w1:
        out += _M4[w1 & _LOW]
        out += _M5[(w1 >> 12) & _LOW]
        out += _M6[(w1 >> 24) & _LOW]
        out += _M7[w1 >> 36]
    if w2:
        out += _M8[w2 & _LOW]
        out += _M9[(w2 >> 12) & _LOW]
        out += _M10[(w2 >> 24) & _LOW]
        out += _M11[w2 >> 36]
    return out


EMPTY: Final[HexSet] = HexSet(0, 0, 0)


def hexset(hexes: list[int]) -> HexSet:
    """A set from a list of hex numbers, each below CAPACITY."""
    w0 = 0
    w1 = 0
    w2 = 0
    for hex_ in hexes:
        # Positions come from anywhere, and a great number would fill the memory.
        assert 0 <= hex_ < CAPACITY, "there is no such hex"
        if hex_ < 48:
            w0 |= 1 << hex_
        elif hex_ < 96:
            w1 |= 1 << (hex_ - 48)
        else:
            w2 |= 1 << (hex_ - 96)
    return HexSet(w0, w1, w2)


def joined(table: list[HexSet], hexes: HexSet) -> HexSet:
    """The union of what the table holds for each of the hexes."""
    w0 = 0
    w1 = 0
    w2 = 0
    for hex_ in members(hexes.w0, hexes.w1, hexes.w2):
        one = table[hex_]
        w0 |= one.w0
        w1 |= one.w1
        w2 |= one.w2
    return HexSet(w0, w1, w2)
