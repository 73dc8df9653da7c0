"""One game under way, as all three kinds of environment see it: numbers in, numbers out.

A seat observes nothing but its own view, and its mask is made of its own legal moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import StringIO
from typing import Any, Final

import numpy as np
from rich.console import Console

from ceilidh.draw.text import drawing
from ceilidh.envs.actions import Mask, action_table
from ceilidh.envs.encoding import layout_of
from ceilidh.envs.layout import Array
from ceilidh.kernel.action import Action
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.game import Game, standings
from ceilidh.kernel.opening import new
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table

REWARDS: Final = ("place", "points")
WIDTH: Final = 120  # of the position as text
POINTS: Final = 100.0  # points that make a reward of 1
ALONE: Final = 200.0  # points that make a reward of 1 where there is nobody to be compared with


class Session:
    """A game without the memory of a table: moves are neither recorded nor taken back."""

    def __init__(self, game: Game[Any], state: Any, people: list[int]) -> None:
        self.game = game
        self.state = state
        self.people = people
        self.actions = action_table(game.name)
        self.layout = layout_of(game.name)

    def copy(self) -> Session:
        """A game that goes on by itself."""
        return Session(self.game, self.game.clone(self.state), self.people)

    def again(self, seed: int) -> Session:
        """A fresh game of the same kind, whose options have been checked already."""
        players, options = self.game.players_of(self.state), self.game.options_of(self.state)
        return Session(self.game, self.game.new(players, options, seeded(seed), None), self.people)

    def __deepcopy__(self, memo: dict[int, object]) -> Session:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Session], tuple[object, ...]]:
        """Pickled as a dump, since a compiled state cannot be."""
        return restored, (self.game.name, self.game.dump(self.state), self.people)

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def actor(self) -> int:
        """The seat that decides; the first where several choose at the same time; -1 at the end."""
        return self.game.actor(self.state)

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now; nothing if it is not its turn."""
        if seat not in self.game.actors(self.state):
            return []
        return self.game.flow.legal_for(self.state, seat)

    def mask(self, seat: int) -> Mask:
        return self.actions.mask(self.legal(seat))

    def observe(self, seat: int) -> Array:
        return self.layout.encode(self.state, seat)

    def seen(self, seat: int) -> dict[str, Array | Mask]:
        """What PettingZoo and Gymnasium hand to an agent."""
        return {"observation": self.observe(seat), "action_mask": self.mask(seat)}

    def find(self, number: int, seat: int) -> Action | None:
        """The legal move with that number; None if it is not legal."""
        number = int(number)
        return next((action for action in self.legal(seat) if action.id == number), None)

    def why_not(self, number: int, seat: int) -> str:
        """Why a seat may not make that move, with the rule ids; empty if it may."""
        return self._table().why_not(self.actions.words[int(number)], seat) or ""

    def play(self, number: int, seat: int) -> None:
        """Play a move; an illegal one is an IllegalMove that says why."""
        action = self.find(number, seat)
        if action is None:
            self._table().play(self.actions.words[int(number)], seat)
        else:
            self.apply(action, seat)

    def apply(self, action: Action, seat: int) -> None:
        """Play a legal move."""
        self.game.flow.apply_for(self.state, seat, action)

    def points(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """Victory points of every seat as if the game ended now, as rewards."""
        return np.array(self.game.scores(self.state), dtype=np.float64) / POINTS

    def result(self) -> tuple[list[int], list[int]]:
        """Points and places, from 1, of all seats of a finished game."""
        rows = sorted(standings(self.game, self.state), key=lambda row: row.seat)
        return [row.score for row in rows], [row.rank for row in rows]

    def places(self) -> list[float]:
        """The result of a finished game by seat: 1 for the first, -1 for the last, ties between.

        They sum up to 0. Who plays alone has his points divided by 200, at most 1.
        """
        scores, ranks = self.result()
        if len(ranks) == 1:
            return [min(scores[0] / ALONE, 1.0)]
        middles = [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]
        return [1 - 2 * (middle - 1) / (len(ranks) - 1) for middle in middles]

    def text(self) -> str:
        """The position drawn as text, as somebody sees it who has no seat."""
        table = self._table()
        drawn = drawing(table)
        out = Console(file=StringIO(), width=WIDTH, color_system=None)
        with out.capture() as written:
            out.print(drawn.task())
            out.print(drawn.board(table.view(), None, (), WIDTH))
        return written.get()

    def _table(self) -> Table:
        return Table.at(self.game, self.game.clone(self.state))


def begun(
    game: str, players: int, seed: int, options: Mapping[str, object] | None = None
) -> Session:
    """A fresh game; what cannot be played together is refused with an OptionError."""
    table = new(game, players, seed, dict(options or {}))
    return Session(table.game, table.game.clone(table.state), table.people)


def restored(game: str, data: dict[str, object], people: list[int]) -> Session:
    """A session as it was pickled."""
    found = find(game)
    return Session(found, found.load(data), people)
