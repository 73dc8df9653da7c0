"""The legal moves of many positions as one flat list, and a softmax over those of each position.

A mask of ten thousand moves has thirty that are legal. Only these get a probability: an illegal one
has none to lose.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.intp]


@dataclass(frozen=True)
class LegalMoves:
    """`moves` are action numbers, position by position; `counts` says how many each one has."""

    moves: Whole
    counts: Whole

    @classmethod
    def of_masks(cls, masks: npt.NDArray[Any]) -> LegalMoves:
        """Those of a mask for each position; every position needs a legal move."""
        rows, moves = masks.astype(bool, copy=False).nonzero()
        counts = np.bincount(rows, minlength=len(masks))
        assert counts.all(), "a position without a legal move"
        return cls(moves, counts)

    @classmethod
    def joined(cls, parts: list[LegalMoves]) -> LegalMoves:
        return cls(
            np.concatenate([one.moves for one in parts]),
            np.concatenate([one.counts for one in parts]),
        )

    @property
    def rows(self) -> Whole:
        """The position of each move."""
        return np.repeat(np.arange(len(self.counts)), self.counts)

    @property
    def starts(self) -> Whole:
        """Where the moves of each position begin."""
        return np.cumsum(self.counts) - self.counts

    def part(self, chosen: Whole) -> LegalMoves:
        """Those of some of the positions, in the order in which they are named."""
        counts = self.counts[chosen]
        ends = np.cumsum(counts)
        shift = np.repeat(self.starts[chosen] - (ends - counts), counts)
        return LegalMoves(self.moves[np.arange(ends[-1]) + shift], counts)

    def log_softmax(self, logits: Floats) -> Floats:
        """The logarithm of the probability of each move among those of its position."""
        starts, rows = self.starts, self.rows
        shifted = logits - np.maximum.reduceat(logits, starts)[rows]
        out: Floats = shifted - np.log(np.add.reduceat(np.exp(shifted), starts))[rows]
        return out

    def sums(self, values: Floats) -> Floats:
        """The sum over the moves of each position."""
        out: Floats = np.add.reduceat(values, self.starts)
        return out

    def drawn(self, log_chances: Floats, draws: npt.NDArray[np.float64]) -> Whole:
        """A place in the flat list for each position, by a number from 0 up to 1 each."""
        chances = np.exp(log_chances.astype(np.float64))
        heap = np.cumsum(chances / np.add.reduceat(chances, self.starts)[self.rows])
        places = np.searchsorted(heap, np.arange(len(draws)) + draws, side="right")
        # Rounding may carry a draw over the edge of its position.
        out: Whole = np.clip(places, self.starts, self.starts + self.counts - 1)
        return out

    def best(self, logits: Floats) -> Whole:
        """The place of the likeliest move of each position, the first of equal ones."""
        highest = np.maximum.reduceat(logits, self.starts)[self.rows]
        hits = np.flatnonzero(logits == highest)
        _, first = np.unique(self.rows[hits], return_index=True)
        out: Whole = hits[first]
        return out
