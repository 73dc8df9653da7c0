"""What an environment observes: the full vector or the compact one, and the parts of a move.

With compact actions a move is chosen in several steps, so an agent must also see what it has chosen
so far: the block `chosen`, at the end of the vector.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import prod
from typing import Any, Final

import numpy as np

from ceilidh.envs.compact_actions import ACTIONS, compact_table
from ceilidh.envs.compact_observation import CompactLayout
from ceilidh.envs.encoding import layout_of
from ceilidh.envs.layout import Array, Field, Layout
from ceilidh.envs.sparse import SparseVector

OBSERVATIONS: Final = ("full", "compact")


class Observer:
    """Writes observations of one form; `fields` and `blocks` say what they are made of."""

    def __init__(self, layout: Layout, compact: CompactLayout | None, numbers: int) -> None:
        self.layout = layout
        self.compact = compact
        self.fields: tuple[Field, ...] = layout.fields if compact is None else compact.fields
        if numbers:
            said = "1 for each part of the move that is chosen already"
            self.fields = (*self.fields, Field("chosen", (numbers,), said))
        self.blocks: dict[str, slice] = {}
        self.size = 0
        for field in self.fields:
            self.blocks[field.name] = slice(self.size, self.size + prod(field.shape))
            self.size += prod(field.shape)
        self.chosen = self.size - numbers  # where the block of parts begins

    def found(self, state: Any, seat: int) -> SparseVector:
        """What a seat sees, as its encoder reads it off the position."""
        return self.layout.encoder.encode(state, seat)

    def write(
        self, found: Sequence[SparseVector], chosen: Sequence[Sequence[int]], out: Array
    ) -> None:
        """Write observations into the rows of `out`, which holds nothing but 0."""
        if self.compact is None:
            self.layout.write(found, out)
        else:
            self.compact.write(self.layout.numbers_of(found), out)
        for row, parts in enumerate(chosen):
            for part in parts:
                out[row, self.chosen + part] = 1

    def observe(self, state: Any, seat: int, chosen: Sequence[int] = ()) -> Array:
        """The flat vector of what a seat sees, and what it has chosen."""
        out = np.zeros(self.size, dtype=np.float32)
        self.write([self.found(state, seat)], [chosen], out[None])
        return out


@cache
def observer_of(
    game: str, observation: str = OBSERVATIONS[0], actions: str = ACTIONS[0]
) -> Observer:
    """The observer of a game, made once. A game without a compact form is observed in full."""
    layout, compact = layout_of(game), None
    path = f"ceilidh.envs.{game}_compact"
    if observation == OBSERVATIONS[1] and find_spec(path) is not None:
        compact = CompactLayout(layout, import_module(path).FIELDS)
    return Observer(layout, compact, len(compact_table(game)) if actions == ACTIONS[1] else 0)
