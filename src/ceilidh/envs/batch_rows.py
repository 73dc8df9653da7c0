"""The tables of a batch that one process plays, and how it writes what the learner sees of them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

import numpy as np

from ceilidh.envs.actions import ActionTable
from ceilidh.envs.batch_buffers import BatchBuffers
from ceilidh.envs.kept_rows import KeptRows
from ceilidh.envs.layout import Places, packed_places
from ceilidh.envs.learner_table import LearnerTable, Rivals
from ceilidh.envs.row_game import (
    MOVED,
    OVER,
    PART,
    REFUSED,
    RIVAL,
    RowGame,
    choose_all,
    offer_all,
)
from ceilidh.envs.session import REWARDS, Form

# What a table is made of: game, players, options, rivals, seat, reward, form.
Made = tuple[str, int, Mapping[str, object], Rivals, int | None, str, Form]


class BatchRows:
    """As many tables as the buffers have rows.

    The same is done for all tables before the next is done, which keeps its code in the processor's
    cache: first all choices and the moves of rivals, then all legal moves, then all observations.
    """

    def __init__(self, buffers: BatchBuffers, made: Made) -> None:
        self.buffers = buffers
        self.tables = [LearnerTable(*made) for _ in buffers.seats]
        self.random = [np.random.default_rng() for _ in self.tables]
        session = self.tables[0].session
        self.observer = session.layout
        self.players = self.tables[0].players
        self.paid_at_the_end = self.tables[0].reward == REWARDS[0]
        self.games = [
            RowGame(
                session.game,
                session.actions.columns,
                isinstance(session.actions, ActionTable),
                table.plays_all,
                table.session.state,
            )
            for table in self.tables
        ]
        # A learner with one seat sees one row of a table, which is kept where it is shown.
        self.seats = self.players if self.tables[0].plays_all else 1
        shape = (len(self.tables) * self.seats, self.observer.size)
        rows = np.zeros(shape, np.float32) if self.seats > 1 else buffers.observations
        self.kept = KeptRows(self.observer, rows, self.seats)
        self.staged = self.observer.size > self.observer.chosen
        self.firsts = np.arange(len(self.tables))
        self.marked: Places = np.zeros(0, np.int64)  # where the masks have a 1
        self.parts: Places = np.zeros(0, np.int64)  # where the chosen parts of moves are marked

    def reset(self, seeds: list[int | None]) -> None:
        for row, seed in enumerate(seeds):
            if seed is not None:
                self.random[row] = np.random.Generator(np.random.PCG64(seed))
            self._begin(row)
        self._write(list(range(len(self.tables))))

    def step(self) -> dict[int, str]:
        """Choose in every row what `chosen` says; the reasons of choices that are not possible."""
        buffers = self.buffers
        actions = buffers.chosen.tolist()
        for array in (buffers.earned, buffers.rewards, buffers.over, buffers.ranks):
            array.fill(0)
        illegal: dict[int, str] = {}
        seats = [game.seat for game in self.games]
        found = choose_all(self.games, actions)
        for row, status in enumerate(found):
            if status != PART and not (status == MOVED and self.paid_at_the_end):
                self._settle(row, status, seats[row], actions[row], illegal)
        self._write([row for row, status in enumerate(found) if status != PART])
        return illegal

    def _settle(
        self, row: int, status: int, seat: int, number: int, illegal: dict[int, str]
    ) -> None:
        """Pay what is due to the seat that chose, and begin the next game after the last move."""
        table, game, buffers = self.tables[row], self.games[row], self.buffers
        table.seat = seat
        if status == REFUSED:
            paid = table.refuse(number)
            illegal[row] = table.illegal
        else:
            if status == RIVAL:
                table.let_others_play()
            else:
                table.over = status == OVER
            paid = table.earned()
        if paid:
            buffers.earned[row] = paid[seat]
            buffers.rewards[row] = paid
        if not table.over:
            return
        buffers.over[row] = 1
        if status != REFUSED:
            scores, ranks = table.session.result()
            buffers.ranks[row] = ranks[game.seat]
            buffers.scores[row] = scores
        self._begin(row)

    def _begin(self, row: int) -> None:
        """A new game, up to the first decision of the learner."""
        table = self.tables[row]
        table.begin(self.random[row])
        self.games[row].begin(table.session.state, table.seat, table.random_rivals())
        if self.seats == 1:
            self.kept.begin(row)

    def _write(self, changed: list[int]) -> None:
        """Write what is to be seen of all tables; these have other positions than before."""
        buffers, games = self.buffers, self.games
        offer_all(games, changed)
        if changed:
            self._observe(changed)
        masks = buffers.masks.reshape(-1)
        masks[self.marked] = 0
        self.marked = self._flat([game.choice.numbers() for game in games], buffers.masks.shape[1])
        masks[self.marked] = 1
        if self.staged:
            seen = buffers.observations.reshape(-1)
            seen[self.parts] = 0
            chosen = [game.choice.chosen for game in games]
            self.parts = self._flat(chosen, self.observer.size) + self.observer.chosen
            seen[self.parts] = 1

    def _observe(self, changed: list[int]) -> None:
        games, kept, each = self.games, self.kept, self.seats
        states = [games[row].state for row in changed]
        seats = [games[row].seat for row in changed]
        self.buffers.seats[changed] = seats
        if each == 1:
            kept.update(changed, states, seats)
            return
        rows = [row * each + seat for row, seat in zip(changed, seats, strict=True)]
        kept.update(rows, states, seats)
        shown = self.firsts * each + self.buffers.seats
        np.take(kept.rows, shown, 0, out=self.buffers.observations, mode="clip")

    def _flat(self, numbers: list[list[int]], width: int) -> Places:
        """Numbers of each row as places of the array of all rows."""
        rows = (self.firsts * width).repeat([len(some) for some in numbers])
        return packed_places(list(chain.from_iterable(numbers))) + rows

    def close(self) -> None:
        """Nothing is held open."""
