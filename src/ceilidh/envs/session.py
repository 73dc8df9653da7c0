"""One game under way, as all three kinds of environment see it: numbers in, numbers out.

A seat observes nothing but its own view, and its mask is made of its own legal moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from io import StringIO
from typing import Any, Final

from rich.console import Console

from ceilidh.draw.text import drawing
from ceilidh.envs.actions import Mask
from ceilidh.envs.compact_actions import ACTIONS, table_of
from ceilidh.envs.layout import Array
from ceilidh.envs.observer import OBSERVATIONS, observer_of
from ceilidh.envs.partial_move import PartialMove
from ceilidh.kernel.action import Action
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.game import Game, standings
from ceilidh.kernel.opening import new
from ceilidh.kernel.options import Options
from ceilidh.kernel.reason import Word
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table

REWARDS: Final = ("place", "points")
WIDTH: Final = 120  # of the position as text
POINTS: Final = 100.0  # points that make a reward of 1
ALONE: Final = 200.0  # points that make a reward of 1 where there is nobody to be compared with


@dataclass(frozen=True)
class Form:
    """In which form moves are chosen and positions observed: `full` or `compact` each."""

    actions: str = ACTIONS[0]
    observation: str = OBSERVATIONS[0]


FULL: Final = Form()


class Session:
    """A game without the memory of a table: moves are neither recorded nor taken back."""

    def __init__(self, game: Game[Any], state: Any, people: list[int], form: Form = FULL) -> None:
        self.game = game
        self.state = state
        self.people = people
        self.form = form
        self.actions = table_of(game.name, form.actions)
        self.layout = observer_of(game.name, form.observation, form.actions)
        self.origin: tuple[int, Options] | None = None  # player count and options
        self.partial: dict[int, PartialMove] = {}  # by seat: what it chooses from in this position

    def copy(self) -> Session:
        """A game that goes on by itself."""
        made = Session(self.game, self.game.clone(self.state), self.people, self.form)
        made.partial = {seat: move.copy() for seat, move in self.partial.items()}
        return made

    def again(self, seed: int) -> Session:
        """A fresh game of the same kind, whose options have been checked already."""
        if self.origin is None:  # found out once, since it takes a dump
            self.origin = (self.game.players_of(self.state), self.game.options_of(self.state))
        players, options = self.origin
        state = self.game.new(players, options, seeded(seed), None)
        made = Session(self.game, state, self.people, self.form)
        made.origin = self.origin
        return made

    def __deepcopy__(self, memo: dict[int, object]) -> Session:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Session], tuple[object, ...]]:
        """Pickled as a dump, since a compiled state cannot be."""
        chosen = {seat: move.chosen for seat, move in self.partial.items()}
        dump = self.game.dump(self.state)
        return restored, (self.game.name, dump, self.people, self.form, chosen)

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

    def choosing(self, seat: int) -> PartialMove:
        """What a seat chooses from now, and what it has chosen of its move."""
        known = self.partial.get(seat)
        if known is None:
            known = self.partial[seat] = self.actions.choosing(self.legal(seat))
        return known

    def mask(self, seat: int) -> Mask:
        return self.actions.mask(self.choosing(seat).numbers())

    def observe(self, seat: int) -> Array:
        chosen = self.choosing(seat).chosen if self.form.actions != FULL.actions else ()
        return self.layout.observe(self.state, seat, chosen)

    def seen(self, seat: int) -> dict[str, Array | Mask]:
        """What PettingZoo and Gymnasium hand to an agent."""
        return {"observation": self.observe(seat), "action_mask": self.mask(seat)}

    def why_not(self, number: int, seat: int) -> str:
        """Why a seat may not choose that number, with the rule ids; empty if it may."""
        if number in self.choosing(seat).numbers():
            return ""
        try:
            self.refuse(number, seat)
        except IllegalMove as error:
            return str(error)
        return ""

    def refuse(self, number: int, seat: int) -> None:
        """Raise the IllegalMove that says why a number cannot be chosen."""
        word = self.actions.words[int(number)]
        if self.form.actions == FULL.actions:
            self._table().play(word, seat)
        raise IllegalMove(
            "You cannot choose {part} now; keep to the mask.", fields={"part": Word(word)}
        )

    def play(self, number: int, seat: int) -> bool:
        """Choose a number; an illegal one is an IllegalMove that says why.

        True if a move has been made, False if it needs a further choice.
        """
        partial = self.choosing(seat)
        if not partial.pick(int(number)):
            self.refuse(number, seat)
        move = partial.move()
        if move is not None:
            self.apply(move, seat)
        return not self.partial

    def apply(self, action: Action, seat: int) -> None:
        """Play a legal move."""
        self.partial.clear()
        self.game.flow.apply_for(self.state, seat, action)

    def points(self) -> list[float]:
        """Victory points of every seat as if the game ended now, as rewards."""
        return [score / POINTS for score in self.game.scores(self.state)]

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
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    form: Form = FULL,
) -> Session:
    """A fresh game; what cannot be played together is refused with an OptionError."""
    table = new(game, players, seed, dict(options or {}))
    return Session(table.game, table.game.clone(table.state), table.people, form)


def restored(
    game: str,
    data: dict[str, object],
    people: list[int],
    form: Form,
    chosen: dict[int, list[int]],
) -> Session:
    """A session as it was pickled."""
    found = find(game)
    session = Session(found, found.load(data), people, form)
    for seat, parts in chosen.items():
        session.choosing(seat).go_to(parts)
    return session
