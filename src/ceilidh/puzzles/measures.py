"""What a goal counts, and when the time for it is over: facts of a position."""

from __future__ import annotations

from typing import Any

from ceilidh.kernel.game import Game
from ceilidh.puzzles.profile import profile_of
from ceilidh.puzzles.puzzle import POINTS, TURN


def measured(game: Game[Any], state: Any, seat: int, measure: str) -> int:
    """How much a seat has of a measure now."""
    if measure == POINTS:
        return game.scores(state)[seat]
    profile = profile_of(game.name)
    assert profile is not None, game.name
    return profile.amount(state, seat, measure)


def is_over(game: Game[Any], before: Any, after: Any, seat: int, until: str) -> bool:
    """Whether the time for a goal ends with the move between these two positions."""
    if game.over(after):
        return True
    if until == TURN:
        return game.turn_over(before, after, seat)
    return bool(after.round != before.round)
