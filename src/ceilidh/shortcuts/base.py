"""What any game has: moves without a choice, and the end of a turn in one go.

A game with shortcuts of its own has them in a file of its name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.game import Game
from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.table import Table
from ceilidh.shortcuts.journeys import Finder, Trip
from ceilidh.shortcuts.trials import TURN, is_new_turn, told_by

END_TURN: Final = "end-turn"
DONE: Final = "done"
MOST_MOVES: Final = 60  # of one bundle; a turn has never so many


@dataclass(frozen=True)
class Bundle:
    """Several ordinary moves in one go, by a stable `name`; `label` and `note` are for people.

    `several`: one of many like it, which a page shows together. One that takes a piece somewhere
    has `targets`, its start and its goal, and the `way` from one to the other, both included;
    `alone` says that the goal is enough to name it: no other start is as cheap.
    """

    name: str
    moves: tuple[str, ...]
    label: Reason
    note: Reason | None = None
    several: bool = False
    targets: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    alone: bool = False


class TurnShortcuts:
    """What a game spares its players; the base knows only what holds for every game."""

    def forced(self, game: Game[Any], state: Any, seat: int) -> Action | None:
        """The move of a decision that is none; None where there is something to decide."""
        legal = game.flow.legal_for(state, seat)
        return legal[0] if len(legal) == 1 else None

    def bundles(self, game: Game[Any], state: Any, seat: int) -> list[Bundle]:
        """What can be done in one go now."""
        return self.journeys(game, state, seat)

    def journeys(self, game: Game[Any], state: Any, seat: int) -> list[Bundle]:
        """Every place that a piece can be taken to, by the cheapest way."""
        trips = Finder(game, seat, self.points).trips(state)
        spent = [self.points(state, trip.after) for trip in trips]
        least: dict[tuple[str, str], list[int]] = {}
        for trip, points in zip(trips, spent, strict=True):
            least.setdefault((trip.kind, trip.ends[1]), []).append(points)
        out: list[Bundle] = []
        for trip, points in zip(trips, spent, strict=True):
            rivals = least[trip.kind, trip.ends[1]]
            alone = points == min(rivals) and rivals.count(points) == 1
            out.append(self._journey(state, seat, trip, points, alone))
        return out

    def _journey(self, state: Any, seat: int, trip: Trip, points: int, alone: bool) -> Bundle:
        label = trip.journey.label(state, seat, trip.way)
        note = self.price_of(points)
        return Bundle(
            trip.name, trip.moves, label, note, targets=trip.ends, way=trip.way, alone=alone
        )

    def points(self, before: Any, after: Any) -> int:
        """The points that a piece needs from one position to another, in a game that has them."""
        return 0

    def price_of(self, points: int) -> Reason | None:
        """So many points, in words."""
        return None

    def ending(self, game: Game[Any], state: Any, seat: int) -> Bundle | None:
        """The rest of the turn without doing anything more; None where something must be decided.

        It stops where chance has shown something: what follows then is not known before.
        """
        moves: list[str] = []
        trial = game.clone(state)
        while len(moves) < MOST_MOVES and game.actors(trial) == [seat]:
            legal = game.flow.legal_for(trial, seat)
            found = [action for action in legal if action.spec.word == DONE]
            action = found[0] if found else self.forced(game, trial, seat)
            if action is None:
                return None
            moves.append(action.text)
            told = told_by(game, trial, seat, action)
            if told.outcomes or is_new_turn(told.events):
                break
        if not moves:
            return None
        return Bundle(END_TURN, tuple(moves), Reason("End turn"), self.left_over(game, state, seat))

    def left_over(self, game: Game[Any], state: Any, seat: int) -> Reason | None:
        """What who ends the turn now leaves undone, if it is worth a word."""
        return None


def reveals(table: Table, seat: int, action: Action) -> bool:
    """Whether a move would show something new: a draw, a roll, or what others chose in secret.

    Tried on a copy in which everything that the seat cannot know is drawn anew.
    """
    told = told_by(table.game, table.game.determinize(table.state, seat, 1), seat, action)
    return bool(told.outcomes) or (bool(table.hidden_moves(seat)) and len(table.actors) == 1)


def whose_turn(table: Table) -> int | None:
    """The seat whose turn began last; None before the first one."""
    for played in reversed(table.played):
        for event in reversed(played.events):
            if event.kind == TURN:
                return event.seat
    return None


def ends_turn(game: Game[Any], state: Any, seat: int, events: list[Event]) -> bool:
    """Whether a move that led here, with these events, was the last of the seat's turn."""
    return game.actors(state) != [seat] or is_new_turn(events)


_PLAIN: Final = TurnShortcuts()


def shortcuts_of(game: str) -> TurnShortcuts:
    own = optional_module(f"ceilidh.shortcuts.{game}")
    found: TurnShortcuts = _PLAIN if own is None else own.SHORTCUTS
    return found
