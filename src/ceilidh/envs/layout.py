"""What an observation is made of: named blocks of numbers, and who reads them off a position.

A game lists its fields; the helpers here make the common ones. Its encoder writes them. Seats are
always counted from the observer on: row 0 is its own, and rows of seats that are not there stay 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from ceilidh.envs.sparse import ObservedBlock, SparseVector
from ceilidh.envs.view_hash import SLOTS

Array = npt.NDArray[np.float32]
Rows = npt.NDArray[np.intp]
Places = npt.NDArray[np.intp]
Values = npt.NDArray[np.float64]

SEATS = 4  # rows for seats, whatever the number of players
LIMIT = 8.0  # no number of an observation is larger; counts are scaled to be about 1


@dataclass(frozen=True)
class Field:
    """A block: its name, its shape, what its numbers mean, and what they are divided by."""

    name: str
    shape: tuple[int, ...]
    says: str
    scale: float = 1


class Encoder(Protocol):
    """Reads off a position what a seat may see of it."""

    def encode(self, state: Any, own: int) -> SparseVector: ...


class Layout:
    """All blocks of a game in their order; `blocks[name]` is the place in the flat vector."""

    def __init__(
        self, fields: Sequence[Field], encoder: Callable[[Mapping[str, ObservedBlock]], Encoder]
    ) -> None:
        self.fields = tuple(fields)
        self.blocks: dict[str, slice] = {}
        self.size = 0
        observed: dict[str, ObservedBlock] = {}
        scales: list[float] = []
        for field in fields:
            assert field.name not in self.blocks, field.name
            self.blocks[field.name] = slice(self.size, self.size + prod(field.shape))
            observed[field.name] = ObservedBlock(self.size, prod(field.shape[1:]))
            self.size += prod(field.shape)
            scales += [field.scale] * prod(field.shape)
        self.scales = np.array(scales)
        self.encoder = encoder(observed)

    def encode(self, state: Any, seat: int) -> Array:
        """The flat vector of what a seat sees."""
        out = np.zeros((1, self.size), dtype=np.float32)
        self.write([self.encoder.encode(state, seat)], out)
        return out[0]

    def numbers_of(self, found: Sequence[SparseVector]) -> tuple[Rows, Places, Values]:
        """All numbers that are not 0, of one observation after another: row, place, value."""
        ones = np.concatenate([np.array(one.ones, np.intp) for one in found])
        places = np.concatenate([np.array(one.places, np.intp) for one in found])
        values = np.concatenate([np.array(one.values, np.float64) for one in found])
        values /= self.scales[places]
        np.clip(values, -LIMIT, LIMIT, out=values)
        row = np.arange(len(found))
        rows = [np.repeat(row, [len(one.ones) for one in found])]
        rows.append(np.repeat(row, [len(one.places) for one in found]))
        return (
            np.concatenate(rows),
            np.concatenate([ones, places]),
            np.concatenate([np.ones(len(ones)), values]),
        )

    def write(self, found: Sequence[SparseVector], out: Array) -> None:
        """Write observations into the first rows of `out`, which holds nothing but 0."""
        rows, places, values = self.numbers_of(found)
        out[rows, places] = values


def _over(scale: float) -> str:
    return "" if scale == 1 else f", divided by {scale:g}"


def number(name: str, scale: float = 1) -> Field:
    return Field(name, (1,), f"the number{_over(scale)}", scale)


def amounts(name: str, words: Sequence[str], scale: float = 1) -> Field:
    """A number for each word; those that are not there count 0."""
    return Field(name, (len(words),), f"a number for each name{_over(scale)}", scale)


def numbers(name: str, most: int, scale: float = 1) -> Field:
    """A list of numbers, the first `most` of them."""
    return Field(name, (most,), f"the numbers in their order{_over(scale)}", scale)


def one_of(name: str, words: Sequence[object]) -> Field:
    """1 at the place of the word, all else 0."""
    return Field(name, (len(words),), "1 at the place of the word")


def some_of(name: str, words: Sequence[object]) -> Field:
    """1 for each of the words that are listed."""
    return Field(name, (len(words),), "1 for each that is listed")


def places_of(name: str) -> Field:
    """A list of seats: for each of them its place in it."""
    return Field(name, (SEATS,), "for each seat its place in the list, divided by 4", SEATS)


def hashed(*names: str) -> Field:
    """These parts of the view, hashed into one block."""
    says = " and ".join(f"`{name}`" for name in names)
    return Field("hashed", (SLOTS,), f"the leaves of {says} of the view, by a hash")


def around() -> list[Field]:
    """What every game has: how many play, who observes, who decides."""
    return [
        Field("players", (SEATS,), "1 at the number of players"),
        Field("seat", (SEATS,), "1 at the observer's seat, from 0"),
        Field("actor", (SEATS,), "1 for the seat that decides"),
    ]


def of_seats(fields: Sequence[Field]) -> list[Field]:
    """The same fields for every seat: a row each, the observer's first."""
    return [Field(f"seats.{one.name}", (SEATS, *one.shape), one.says, one.scale) for one in fields]
