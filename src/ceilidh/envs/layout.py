"""What an observation is made of: named blocks of numbers, and who reads them off a position.

A game lists its fields; the helpers here make the common ones. Its encoder writes them. Seats are
always counted from the observer on: row 0 is its own, and rows of seats that are not there stay 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import prod
from struct import pack
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from ceilidh.envs.shown_fields import MODULES, BlockSection, ShownFields
from ceilidh.envs.sparse import ObservedBlock, SparseVector
from ceilidh.envs.view_hash import SLOTS

Array = npt.NDArray[np.float32]
Places = npt.NDArray[np.int64]
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

    def encode(self, state: Any, own: int) -> SparseVector:
        """All of it."""
        ...

    def changes(self, state: Any, own: int) -> SparseVector:
        """The sections that have changed since the last call, for the same seat."""
        ...

    def forget(self) -> None:
        """Have everything written by the next `changes`, maybe for another seat."""
        ...

    def beside(self, other: Any) -> None:
        """Share with the encoder of another seat at the same table what both need."""
        ...


class Layout:
    """All blocks of a game in their order; `blocks[name]` is the place in the flat vector.

    An encoder remembers what it has reckoned at the last positions. Whoever plays several tables by
    turns makes an encoder for each with `make_encoder`.
    """

    def __init__(
        self,
        fields: Sequence[Field],
        encoder: Callable[[Mapping[str, ObservedBlock]], Encoder],
        sections: Sequence[BlockSection] = (),
    ) -> None:
        self.fields = tuple(fields)
        # By the numbers that the encoder gives them; one without sections writes all blocks.
        self.sections = sections or [BlockSection(tuple(field.name for field in fields))]
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
        self.make_encoder = partial(encoder, observed)
        self.encoder = self.make_encoder()

    def places_of(self, section: BlockSection) -> Places:
        """All places of the vector that belong to a section."""
        found = []
        for name in section.blocks:
            places = np.arange(self.blocks[name].start, self.blocks[name].stop)
            if section.row is not None:
                rows = next(field.shape[0] for field in self.fields if field.name == name)
                places = places.reshape(rows, -1)[section.row]
            found.append(places)
        return np.concatenate(found) if found else np.zeros(0, np.int64)

    def encode(self, state: Any, seat: int) -> Array:
        """The flat vector of what a seat sees."""
        out = np.zeros(self.size, dtype=np.float32)
        self.write([self.encoder.encode(state, seat)], out[None])
        return out

    def numbers_of(self, found: Sequence[SparseVector]) -> SparseRows:
        """All numbers of these observations that are not 0, in arrays."""
        if len(found) == 1:
            ones, places, values = found[0].ones, found[0].places, found[0].values
        else:
            ones, places, values = [], [], []
            for one in found:
                ones += one.ones
                places += one.places
                values += one.values
        there = packed_places(places)
        scaled = packed_values(values) / self.scales[there]
        np.maximum(scaled, -LIMIT, out=scaled)
        np.minimum(scaled, LIMIT, out=scaled)
        return SparseRows(found, packed_places(ones), there, scaled)

    def write(self, found: Sequence[SparseVector], out: Array) -> None:
        """Write observations into the first rows of `out`, which hold nothing but 0."""
        numbers = self.numbers_of(found)
        if len(found) == 1:
            out[0][numbers.ones] = 1
            out[0][numbers.places] = numbers.values
        else:
            rows_of_ones, rows = numbers.rows()
            out[rows_of_ones, numbers.ones] = 1
            out[rows, numbers.places] = numbers.values


# struct packs a list of numbers in less than half the time that numpy takes to read it.


def packed_places(numbers: list[int]) -> Places:
    return np.frombuffer(pack(f"{len(numbers)}q", *numbers), np.int64)


def packed_values(numbers: list[float]) -> Values:
    return np.frombuffer(pack(f"{len(numbers)}d", *numbers), np.float64)


class Lists:
    """Many short lists in one array: of list `n` there are `counts[n]`, from `starts[n]` on."""

    def __init__(self, parts: list[Places]) -> None:
        self.counts = np.array([len(part) for part in parts], np.int64)
        self.starts = self.counts.cumsum() - self.counts
        self.all = np.concatenate(parts)

    def places(self, which: Places) -> tuple[Places, Places]:
        """Where the entries of these lists stand, one list after another, and how many each has."""
        counts = self.counts[which]
        ends = counts.cumsum()
        each = np.arange(ends[-1] if len(ends) else 0)
        each += (self.starts[which] - ends + counts).repeat(counts)
        return each, counts


class SparseRows:
    """Several observations: the places of a 1 of all of them, then other numbers and places."""

    __slots__ = ("found", "ones", "places", "values")

    def __init__(
        self, found: Sequence[SparseVector], ones: Places, places: Places, values: Values
    ) -> None:
        self.found = found
        self.ones = ones
        self.places = places
        self.values = values

    def rows(self) -> tuple[Places, Places]:
        """To which observation each 1, and each other number, belongs."""
        row = np.arange(len(self.found))
        return (
            np.repeat(row, [len(one.ones) for one in self.found]),
            np.repeat(row, [len(one.places) for one in self.found]),
        )


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
    left = "; only of what has no block of its own"
    return Field("hashed", (SLOTS,), f"the leaves of {says} of the view, by a hash{left}")


def shown_blocks(shown: ShownFields) -> list[Field]:
    """A flag for each module that is laid out, then a block for each key of what is shown."""
    out = [Field(MODULES, (len(shown.modules),), "1 for each module in the game")]
    return out + [Field(name, kind.shape, kind.says) for name, kind in shown.blocks().items()]


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
