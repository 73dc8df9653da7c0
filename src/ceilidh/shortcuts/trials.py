"""Moves that are tried on a copy, and what they tell."""

from __future__ import annotations

from typing import Any, Final

from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event, EventRecorder
from ceilidh.kernel.game import Game

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
