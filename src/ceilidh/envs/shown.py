"""How values of a view are laid out as numbers: every value has places of its own.

A module says in `fields.toml` of its folder what each key of its view is, and each key of what its
steps say of a decision (`shown_fields.py`). Nothing is hashed, so no two values share a place.
Seats are counted from the observer on, as everywhere in observations.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, Final

SEATS: Final = 4  # rows for seats, whatever the number of players


@dataclass(frozen=True)
class Onlooker:
    """Who looks at the table: the seat, and how many play."""

    own: int
    players: int

    def ahead(self, seat: int) -> int:
        """How many seats after the observer a seat is; what is beyond the seats stays there."""
        return (seat - self.own) % self.players if 0 <= seat < self.players else seat


Numbers = dict[int, float]  # by place: what has been written so far


class Shown(ABC):
    """A kind of value. `shape` and `says` describe its block, `write` fills it in."""

    shape: tuple[int, ...] = (1,)
    says: str = ""

    @abstractmethod
    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        """Write a value into the places from `at` on."""

    def _describe(self, shape: tuple[int, ...], says: str) -> None:
        """Set what follows from the fields; a frozen object has no other way."""
        object.__setattr__(self, "shape", shape)
        object.__setattr__(self, "says", says)

    @property
    def size(self) -> int:
        return prod(self.shape)


def add(out: Numbers, place: int, number: float) -> None:
    if number:
        out[place] = out.get(place, 0.0) + number


@dataclass(frozen=True)
class Count(Shown):
    """A number, or whether something is so."""

    scale: float = 1

    def __post_init__(self) -> None:
        over = "" if self.scale == 1 else f", divided by {self.scale:g}"
        self._describe((1,), f"the number{over}")

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        add(out, at, value / self.scale)


@dataclass(frozen=True)
class Words(Shown):
    """One word or several: how often each is there. The empty word counts only if it is listed."""

    words: tuple[str, ...] = field(repr=False)

    def __post_init__(self) -> None:
        self._describe((len(self.words),), "how often each word is there")
        object.__setattr__(self, "places", {word: n for n, word in enumerate(self.words)})

    places: Mapping[str, int] = field(init=False, repr=False, compare=False)

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for word in [value] if isinstance(value, str) else value:
            if word or word in self.places:
                add(out, at + self.places[word], 1.0)


@dataclass(frozen=True)
class ListedNumbers(Shown):
    """Numbers from 1 on that are listed."""

    most: int

    def __post_init__(self) -> None:
        self._describe((self.most,), "1 for each number that is listed, from 1")

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for number in value:
            assert 1 <= number <= self.most
            add(out, at + number - 1, 1.0)


@dataclass(frozen=True)
class Bits(Shown):
    """The bits of a number."""

    most: int

    def __post_init__(self) -> None:
        self._describe((self.most,), "1 for each bit that is set")

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        assert value < 1 << self.most
        for place in range(self.most):
            add(out, at + place, float(value >> place & 1))


@dataclass(frozen=True)
class Seat(Shown):
    """A seat, counted from `first`; `most` if there are places after the seats, as Neutral rivers.

    Nobody is a 0 everywhere.
    """

    first: int = 0
    most: int = SEATS

    def __post_init__(self) -> None:
        self._describe((self.most,), "1 for the seat, the observer's first")

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        if value >= self.first:
            add(out, at + who.ahead(value - self.first), 1.0)


@dataclass(frozen=True)
class SeatOrder(Shown):
    """A list of seats: for each of them its place in it."""

    shape = (SEATS,)
    says = "for each seat its place in the list, divided by 4"

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for place, seat in enumerate(value):
            add(out, at + who.ahead(seat), (place + 1) / SEATS)


@dataclass(frozen=True)
class SeatBits(Shown):
    """A bit for each seat."""

    shape = (SEATS,)
    says = "1 for each seat whose bit is set"

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for seat in range(who.players):
            add(out, at + who.ahead(seat), float(value >> seat & 1))


@dataclass(frozen=True)
class Rows(Shown):
    """A list: a row for each of its values."""

    most: int
    part: Shown

    def __post_init__(self) -> None:
        self._describe((self.most, *self.part.shape), f"in order, {self.part.says}")

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        assert len(value) <= self.most
        for row, one in enumerate(value):
            self.part.write(out, at + row * self.part.size, one, who)


@dataclass(frozen=True)
class BySeat(Rows):
    """A list with a value for each seat, and for what comes after the seats."""

    most: int = field(kw_only=True, default=SEATS)

    def __post_init__(self) -> None:
        self._describe((self.most, *self.part.shape), f"for each seat {self.part.says}")

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        assert len(value) <= self.most
        for seat, one in enumerate(value):
            self.part.write(out, at + who.ahead(seat) * self.part.size, one, who)


@dataclass(frozen=True)
class ByWord(Shown):
    """A value for some of these words."""

    words: tuple[str, ...] = field(repr=False)
    part: Shown

    def __post_init__(self) -> None:
        self._describe((len(self.words), *self.part.shape), f"for each word {self.part.says}")

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for word, one in value.items():
            self.part.write(out, at + self.words.index(word) * self.part.size, one, who)


@dataclass(frozen=True)
class Owned(Shown):
    """Pairs of a word and a seat; the last column is for what nobody has."""

    words: tuple[str, ...] = field(repr=False)

    def __post_init__(self) -> None:
        self._describe(
            (len(self.words), SEATS + 1), "for each word 1 for the seat that has it, or for nobody"
        )

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for word, seat in value:
            column = who.ahead(seat) if seat >= 0 else SEATS
            add(out, at + self.words.index(word) * (SEATS + 1) + column, 1.0)


@dataclass(frozen=True)
class Together(Shown):
    """Values of different kinds side by side, as in a pair."""

    parts: tuple[Shown, ...]

    def __post_init__(self) -> None:
        self._describe(
            (sum([part.size for part in self.parts]),),
            "; ".join([part.says for part in self.parts]),
        )

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for part, one in zip(self.parts, value, strict=True):
            part.write(out, at, one, who)
            at += part.size


@dataclass(frozen=True)
class EachWord(Shown):
    """A value for some of these words, of a kind of its own for each."""

    kinds: tuple[tuple[str, Shown], ...]

    def __post_init__(self) -> None:
        said = dict.fromkeys([kind.says for _, kind in self.kinds])
        size = sum([kind.size for _, kind in self.kinds])
        self._describe((size,), f"for each word, as its kind is, {'; or '.join(said)}")

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for word, kind in self.kinds:
            if word in value:
                kind.write(out, at, value[word], who)
            at += kind.size


@dataclass(frozen=True)
class Halves(Shown):
    """A number as two: how often `width` goes into it, and the rest, each divided by 25."""

    width: int

    def __post_init__(self) -> None:
        said = f"the number divided by {self.width}, and the rest; both divided by 25"
        self._describe((2,), said)

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for place, number in enumerate(divmod(value, self.width)):
            add(out, at + place, number / 25)


@dataclass(frozen=True)
class Point(Shown):
    """A place written as `column.row`: both, divided by 12, after a 1."""

    shape = (3,)
    says = "1, column and row divided by 12"

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        column, _, row = str(value).partition(".")
        for place, number in enumerate((12, int(column), int(row))):
            add(out, at + place, number / 12)


@dataclass(frozen=True)
class CountOrList(Shown):
    """A number, or a list of numbers from 1 on."""

    most: int

    def __post_init__(self) -> None:
        said = "the number, divided by 5, or 1 for each number that is listed, from 1"
        self._describe((1 + self.most,), said)

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        if isinstance(value, int):
            add(out, at, value / 5)
        else:
            ListedNumbers(self.most).write(out, at + 1, value, who)


def merged(parts: Sequence[Mapping[str, Shown]]) -> dict[str, Shown]:
    """All keys of these; a key that several have must mean the same in all."""
    out: dict[str, Shown] = {}
    for part in parts:
        for name, kind in part.items():
            assert out.setdefault(name, kind) == kind, name
    return out
