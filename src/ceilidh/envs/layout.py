"""What an observation is made of: named blocks of numbers, each read off the view of a seat.

A game's encoding is a list of fields; the helpers here make the common ones. Seats are always
counted from the observer on: row 0 is its own, and rows of seats that are not there stay 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]
View = Mapping[str, Any]
# Writes what a view, or the part of one seat, says into a block; the number is the own seat.
Write = Callable[[View, Array, int], None]

SEATS = 4  # rows for seats, whatever the number of players
LIMIT = 8.0  # no number of an observation is larger; counts are scaled to be about 1


@dataclass(frozen=True)
class Field:
    """A block: its name, its shape, what its numbers mean, and who writes them."""

    name: str
    shape: tuple[int, ...]
    says: str
    write: Write


class Layout:
    """All blocks of a game in their order; `blocks[name]` is the place in the flat vector."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.blocks: dict[str, slice] = {}
        self.size = 0
        for field in fields:
            assert field.name not in self.blocks, field.name
            self.blocks[field.name] = slice(self.size, self.size + prod(field.shape))
            self.size += prod(field.shape)

    def encode(self, view: View, seat: int) -> Array:
        """The flat vector of what a seat sees."""
        out = np.zeros(self.size, dtype=np.float32)
        for field in self.fields:
            field.write(view, out[self.blocks[field.name]].reshape(field.shape), seat)
        return np.clip(out, -LIMIT, LIMIT, out=out)


def ahead(view: View, seat: int, own: int) -> int:
    """How many seats further round the table than the own one."""
    return int((seat - own) % view["players"])


def _over(scale: float) -> str:
    return "" if scale == 1 else f", divided by {scale:g}"


def number(name: str, scale: float = 1) -> Field:
    def write(view: View, out: Array, own: int) -> None:
        out[0] = float(view[name] or 0) / scale

    return Field(name, (1,), f"the number{_over(scale)}", write)


def amounts(name: str, words: Sequence[str], scale: float = 1) -> Field:
    """A number for each word; those that are not there count 0."""
    places = {word: place for place, word in enumerate(words)}

    def write(view: View, out: Array, own: int) -> None:
        for word, value in view[name].items():
            out[places[word]] = value / scale

    return Field(name, (len(words),), f"a number for each name{_over(scale)}", write)


def numbers(name: str, most: int, scale: float = 1) -> Field:
    """A list of numbers, the first `most` of them."""

    def write(view: View, out: Array, own: int) -> None:
        for place, value in enumerate(view[name][:most]):
            out[place] = value / scale

    return Field(name, (most,), f"the numbers in their order{_over(scale)}", write)


def one_of(name: str, words: Sequence[object]) -> Field:
    """1 at the place of the word, all else 0."""
    places = {word: place for place, word in enumerate(words)}

    def write(view: View, out: Array, own: int) -> None:
        place = places.get(view[name])
        if place is not None:
            out[place] = 1

    return Field(name, (len(words),), "1 at the place of the word", write)


def some_of(name: str, words: Sequence[object]) -> Field:
    """1 for each of the words that are listed."""
    places = {word: place for place, word in enumerate(words)}

    def write(view: View, out: Array, own: int) -> None:
        for word in view[name]:
            out[places[word]] = 1

    return Field(name, (len(words),), "1 for each that is listed", write)


def places_of(name: str) -> Field:
    """A list of seats: for each of them its place in it."""

    def write(view: View, out: Array, own: int) -> None:
        for place, seat in enumerate(view[name]):
            out[ahead(view, seat, own)] = (place + 1) / SEATS

    return Field(name, (SEATS,), "for each seat its place in the list, divided by 4", write)


def around() -> list[Field]:
    """What every game has: how many play, who observes, who decides."""

    def players(view: View, out: Array, own: int) -> None:
        out[view["players"] - 1] = 1

    def seat(view: View, out: Array, own: int) -> None:
        out[own] = 1

    def actor(view: View, out: Array, own: int) -> None:
        if view.get("actor") is not None:
            out[ahead(view, view["actor"], own)] = 1

    return [
        Field("players", (SEATS,), "1 at the number of players", players),
        Field("seat", (SEATS,), "1 at the observer's seat, from 0", seat),
        Field("actor", (SEATS,), "1 for the seat that decides", actor),
    ]


def of_seats(fields: Sequence[Field]) -> list[Field]:
    """The same fields for every seat: a row each, the observer's first."""
    return [_of_seats(field) for field in fields]


def _of_seats(field: Field) -> Field:
    def write(view: View, out: Array, own: int) -> None:
        for seat, part in enumerate(view["seats"]):
            field.write(part, out[ahead(view, seat, own)], own)

    return Field(f"seats.{field.name}", (SEATS, *field.shape), field.says, write)
