"""Moves that are tried on a copy, and what they tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ceilidh.kernel.action import Action, Domain
from ceilidh.kernel.event import DrawSource, Event, EventRecorder
from ceilidh.kernel.game import Game
from ceilidh.kernel.table import Table

TURN: Final = "turn"  # the event that tells of a new turn


def told_by(game: Game[Any], state: Any, seat: int, action: Action) -> EventRecorder:
    """Play on a copy; what happened, and what chance showed."""
    recorder = EventRecorder()
    state.recorder = recorder
    game.flow.apply_for(state, seat, action)
    state.recorder = None
    return recorder


def is_new_turn(events: list[Event]) -> bool:
    return any(event.kind == TURN for event in events)


class _Edge(DrawSource):
    """Draws the first or the last of what is possible."""

    def __init__(self, place: int) -> None:
        self.place = place

    def draw(self, number: int, domain: Domain, options: list[int]) -> int:
        return options[self.place]


def outcomes(table: Table, seat: int, eyes: int, actions: Sequence[Action]) -> list[Any]:
    """The positions that moves of a seat lead to, as far as the seat `eyes` can know.

    One position, or two where chance speaks: with the first and with the last of what can be drawn.
    Only what both show is certain. All that is hidden is drawn anew before, so none tells the
    future.
    """
    state, speaks = _outcome(table, seat, eyes, actions, 0)
    return [state, _outcome(table, seat, eyes, actions, -1)[0]] if speaks else [state]


def _outcome(
    table: Table, seat: int, eyes: int, actions: Sequence[Action], place: int
) -> tuple[Any, bool]:
    """The position after the moves, and whether chance spoke; nothing is played after that."""
    state = table.game.determinize(table.state, eyes, 1)
    for action in actions:
        if action not in table.game.flow.legal_for(state, seat):
            break
        recorder = EventRecorder(None, _Edge(place))
        state.recorder = recorder
        table.game.flow.apply_for(state, seat, action)
        state.recorder = None
        if recorder.outcomes:
            return state, True
    return state, False
