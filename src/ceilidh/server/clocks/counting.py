"""The arithmetic of a seat's clock: when it begins, goes on and ends, and when it runs out."""

from __future__ import annotations

from datetime import datetime, timedelta

from ceilidh.server.clocks.pace import LIVE, REMIND, Pace
from ceilidh.server.clocks.rest_hours import ALWAYS_AWAKE, Rest
from ceilidh.server.storage.models import Wait

WARNING = 0.25  # the share of the time for a move that is left when somebody is warned
SHORTEST = 60.0  # seconds that a live seat has again after a bot stood in
MOST_REMINDED = 5


def begin(wait: Wait, moves: int, at: datetime, pace: Pace | None) -> bool:
    """A seat has to decide after so many moves; whether that is new to it.

    It is not for who took a move back: he has what is left of his time.
    """
    fresh = moves > wait.moves
    wait.since = at
    wait.moves = max(wait.moves, moves)
    if fresh and pace is not None and pace.rests:
        renew(wait, at, pace)
    return fresh


def renew(wait: Wait, at: datetime, pace: Pace) -> None:
    """The whole time for another move."""
    wait.since, wait.left, wait.warned = at, float(pace.seconds), False
    wait.missed = 0 if pace.then == REMIND else wait.missed


def end(wait: Wait, moves: int, at: datetime, pace: Pace | None, rest: Rest) -> None:
    """The seat owes nothing any more; a live turn adds its increment, but only once."""
    moved = moves > wait.moves
    if pace is not None:
        wait.left = max(left_at(wait, at, pace, rest), 0.0)
        if moves > max(wait.moves, wait.paid) and pace.kind == LIVE:
            wait.left += pace.increment
            wait.paid = moves
    wait.since = wait.due = None
    # After so many moves it decided last.
    wait.moves = max(wait.moves, moves - 1)
    wait.missed = 0 if moved else wait.missed


def left_at(wait: Wait, at: datetime, pace: Pace, rest: Rest) -> float:
    """The seconds that a seat has left at a moment; less than none if it is late."""
    if wait.since is None:
        return wait.left
    return wait.left - awake(pace, rest).awake(wait.since, at)


def deadline(wait: Wait, pace: Pace, rest: Rest) -> datetime | None:
    """When the time of a seat runs out, if it has to decide."""
    return None if wait.since is None else awake(pace, rest).after(wait.since, wait.left)


def plan(wait: Wait, pace: Pace, rest: Rest) -> None:
    """When something is to be done about a seat: a warning before a long time has run out."""
    if wait.since is None:
        wait.due = None
        return
    early = wait.left - pace.seconds * WARNING
    seconds = early if pace.rests and not wait.warned and early > 0 else wait.left
    wait.due = awake(pace, rest).after(wait.since, seconds)


def plan_reminder(wait: Wait, at: datetime, pace: Pace, rest: Rest) -> None:
    """When to remind somebody again who is late."""
    again = pace.rests and wait.missed < MOST_REMINDED
    wait.due = rest.after(at, pace.seconds) if again else None


def stand_in(wait: Wait, pace: Pace) -> None:
    """A bot plays for who let the time run out."""
    wait.since = wait.due = None
    wait.stands_in = True
    wait.missed += 1
    wait.left = max(float(pace.increment), SHORTEST)


def shift(wait: Wait, by: timedelta) -> None:
    """Time in which no server ran did not pass."""
    wait.since = None if wait.since is None else wait.since + by
    wait.due = None if wait.due is None else wait.due + by


def awake(pace: Pace, rest: Rest) -> Rest:
    """At a live table nobody sleeps."""
    return rest if pace.rests else ALWAYS_AWAKE
