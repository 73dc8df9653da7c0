"""The compact observation: sums of numbers of the full one.

Each of its blocks is made of one block of the full observation, as rows times columns: `W X M`. `W`
adds rows up, as those of the rivals; `M` adds numbers of a row up, as all goods on a tile. Without
them rows and numbers stay as they are. Since it is made of the full observation and nothing else,
it cannot show anything that is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Final

import numpy as np
import numpy.typing as npt

from ceilidh.envs.layout import (
    LIMIT,
    SEATS,
    Array,
    Field,
    Layout,
    Lists,
    Places,
    SparseRows,
    Values,
)

Weights = npt.NDArray[np.float64]

OWN: Final[Weights] = np.eye(1, SEATS)  # the first row of a block of seats
RIVALS: Final[Weights] = 1 - OWN  # the sum of all others


def total(number: int) -> Weights:
    """The sum of so many numbers."""
    return np.ones((number, 1))


@dataclass(frozen=True)
class Sums:
    """A block of the compact observation: which block of the full one, and how it is summed up."""

    source: str
    says: str = ""
    name: str = ""
    rows: Weights | None = field(default=None, repr=False)
    columns: Weights | None = field(default=None, repr=False)


class CompactLayout:
    """All blocks of the compact observation of a game; what no block names is left out."""

    def __init__(self, layout: Layout, sums: Sequence[Sums]) -> None:
        fields: list[Field] = []
        self.size = 0
        found: list[tuple[Places, Places, Values]] = []  # from where, to where, times what
        sources = {one.name: one for one in layout.fields}
        for one in sums:
            source = sources[one.source]
            shape, before, after, times = _summed(source, one)
            found.append((before + layout.blocks[one.source].start, after + self.size, times))
            says = source.says + (f"; {one.says}" if one.says else "")
            fields.append(Field(one.name or one.source, shape, says))
            self.size += prod(shape)
        self.fields = tuple(fields)
        places, targets, weights = (np.concatenate(part) for part in zip(*found, strict=True))
        order = np.argsort(places, kind="stable")
        self.weights = weights[order]
        # By place of the full vector: the numbers to which it is added.
        ends = np.bincount(places, minlength=layout.size).cumsum()
        self.targets = Lists(np.split(targets[order], ends[:-1]))

    def reached_from(self, places: Places) -> Places:
        """The numbers that are made of these places of the full vector."""
        each, _ = self.targets.places(places)
        return np.unique(self.targets.all[each])

    def write(self, numbers: SparseRows, out: Array) -> None:
        """Write observations into the rows of `out`, which may be longer than they are."""
        places = np.concatenate([numbers.ones, numbers.places])
        values = np.concatenate([np.ones(len(numbers.ones)), numbers.values])
        each, counts = self.targets.places(places)
        there = self.targets.all[each]
        if len(out) > 1:
            there += (np.concatenate(numbers.rows()) * self.size).repeat(counts)
        weighted = self.weights[each] * values.repeat(counts)
        summed = np.bincount(there, weighted, len(out) * self.size)
        np.maximum(summed, -LIMIT, out=summed)
        np.minimum(summed, LIMIT, out=summed)
        out[:, : self.size] = summed.reshape(len(out), self.size)


def _summed(source: Field, one: Sums) -> tuple[tuple[int, ...], Places, Places, Values]:
    """The shape of a block, and every number of its source that counts: from, to, times."""
    height = source.shape[0] if len(source.shape) > 1 else 1
    width = prod(source.shape) // height
    rows = np.eye(height) if one.rows is None else one.rows
    columns = np.eye(width) if one.columns is None else one.columns
    assert rows.shape[1] == height and columns.shape[0] == width, one.source
    down, before = rows.nonzero()
    across, after = columns.nonzero()
    high, wide = rows.shape[0], columns.shape[1]
    places = (before[:, None] * width + across).ravel()
    targets = (down[:, None] * wide + after).ravel()
    weights = (rows[down, before][:, None] * columns[across, after]).ravel()
    return (high, wide) if high > 1 else (wide,), places, targets, weights
