"""The tables of a batch that one process plays, and how it writes what the learner sees of them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt

from ceilidh.envs.batch_buffers import BatchBuffers
from ceilidh.envs.layout import packed_places
from ceilidh.envs.learner_table import LearnerTable, Rivals
from ceilidh.envs.session import Form

# What a table is made of: game, players, options, rivals, seat, reward, form.
Made = tuple[str, int, Mapping[str, object], Rivals, int | None, str, Form]


class BatchRows:
    """As many tables as the buffers have rows."""

    def __init__(self, buffers: BatchBuffers, made: Made) -> None:
        self.buffers = buffers
        self.tables = [LearnerTable(*made) for _ in buffers.seats]
        self.random = [np.random.default_rng() for _ in self.tables]
        session = self.tables[0].session
        self.observer = session.layout
        self.encoders = [self.observer.layout.make_encoder() for _ in self.tables]
        self.parts_from = self.observer.chosen
        self.staged = self.observer.size > self.parts_from

    def reset(self, seeds: list[int | None]) -> None:
        for row, seed in enumerate(seeds):
            if seed is not None:
                self.random[row] = np.random.Generator(np.random.PCG64(seed))
            self.tables[row].begin(self.random[row])
        self._write()

    def step(self, actions: list[int]) -> dict[int, str]:
        """Choose in every row; the reasons of choices that were not possible."""
        buffers = self.buffers
        for array in (buffers.earned, buffers.rewards, buffers.over, buffers.ranks):
            array.fill(0)
        illegal: dict[int, str] = {}
        for row, table in enumerate(self.tables):
            seat = table.seat
            paid = table.choose(actions[row])
            if paid:
                buffers.earned[row] = paid[seat]
                buffers.rewards[row] = paid
            if table.over:
                self._end(row, table, illegal)
        self._write()
        return illegal

    def _end(self, row: int, table: LearnerTable, illegal: dict[int, str]) -> None:
        """Say how the game ended and begin the next one."""
        buffers = self.buffers
        buffers.over[row] = 1
        if table.illegal:
            illegal[row] = table.illegal
        else:
            info = table.info()
            buffers.ranks[row] = info["rank"]
            buffers.scores[row] = info["scores"]
        table.begin(self.random[row])

    def _write(self) -> None:
        """Write what is to be seen of all tables.

        The same is done for all of them before the next is done, which keeps its code in the
        processor's cache. A position is observed once: between the parts of a move it is the same.
        """
        buffers, observer, tables = self.buffers, self.observer, self.tables
        changed = [row for row, table in enumerate(tables) if not table.session.partial]
        partial = [table.session.choosing(table.seat) for table in tables]
        if changed:
            found = [
                self.encoders[row].encode(tables[row].session.state, tables[row].seat)
                for row in changed
            ]
            out = np.zeros((len(changed), observer.size), dtype=np.float32)
            observer.write(found, (), out)
            buffers.observations[changed] = out
        buffers.seats[:] = [table.seat for table in tables]
        buffers.masks.fill(0)
        _mark(buffers.masks, [one.numbers() for one in partial])
        if self.staged:
            parts = buffers.observations[:, self.parts_from :]
            parts.fill(0)
            _mark(parts, [one.chosen for one in partial])

    def close(self) -> None:
        """Nothing is held open."""


def _mark(out: npt.NDArray[Any], numbers: list[list[int]]) -> None:
    """A 1 in each row at these numbers."""
    rows = np.repeat(np.arange(len(numbers)), [len(some) for some in numbers])
    out[rows, packed_places(list(chain.from_iterable(numbers)))] = 1
