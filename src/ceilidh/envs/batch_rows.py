"""The tables of a batch that one process plays, and how it writes what the learner sees of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ceilidh.envs.batch_buffers import BatchBuffers
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
        self.parts_from = self.observer.chosen
        self.staged = self.observer.size > self.parts_from

    def reset(self, seeds: list[int | None]) -> None:
        for row, seed in enumerate(seeds):
            if seed is not None:
                self.random[row] = np.random.Generator(np.random.PCG64(seed))
            self.tables[row].begin(self.random[row])
        self._write(range(len(self.tables)))

    def step(self, actions: list[int]) -> dict[int, str]:
        """Choose in every row; the reasons of choices that were not possible."""
        buffers = self.buffers
        buffers.earned.fill(0)
        buffers.rewards.fill(0)
        buffers.over.fill(0)
        buffers.ranks.fill(0)
        illegal: dict[int, str] = {}
        changed: list[int] = []
        for row, table in enumerate(self.tables):
            seat = table.seat
            paid = table.choose(actions[row])
            if paid:
                buffers.earned[row] = paid[seat]
                buffers.rewards[row] = paid
            if table.over:
                self._end(row, table, illegal)
            if not table.session.partial:
                changed.append(row)
        self._write(changed)
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

    def _write(self, changed: Any) -> None:
        """Observe the positions that have changed; write all masks and chosen parts anew."""
        buffers, observer, tables = self.buffers, self.observer, self.tables
        rows = list(changed)
        if rows:
            seen = [observer.found(tables[row].session.state, tables[row].seat) for row in rows]
            out = np.zeros((len(rows), observer.size), dtype=np.float32)
            observer.write(seen, (), out)
            buffers.observations[rows] = out
        masks, length = buffers.masks, buffers.masks.shape[1]
        masks.fill(0)
        numbers: list[int] = []
        chosen: list[int] = []
        for row, table in enumerate(tables):
            buffers.seats[row] = table.seat
            partial = table.session.choosing(table.seat)
            first = row * length
            numbers += [first + number for number in partial.numbers()]
            first = row * observer.size + self.parts_from
            chosen += [first + part for part in partial.chosen]
        masks.reshape(-1)[numbers] = 1
        if self.staged:
            buffers.observations[:, self.parts_from :] = 0
            buffers.observations.reshape(-1)[chosen] = 1

    def close(self) -> None:
        """Nothing is held open."""
