"""The arithmetic of a seat's clock: when it begins, goes on and ends, and when it runs out."""

from __future__ import annotations

from datetime import datetime, timedelta

from ceilidh.server.clocks.pace import LIVE, REMIND, Pace
from ceilidh.server.clocks.rest_hours import ALWAYS_AWAKE, RestHours
from ceilidh.server.storage.models import SeatTimer

WARNING = 0.25  # the share of the time for a move that is left when somebody is warned
SHORTEST = 60.0  # seconds that a live seat has again after a bot stood in
MOST_REMINDED = 5


def begin(timer: SeatTimer, moves: int, at: datetime, pace: Pace | None) -> bool:
    """A seat has to decide after so many moves; whether that is new to it.

    It is not for who took a move back: he has what is left of his time.
    """
    fresh = moves > timer.moves
    timer.since = at
    timer.moves = max(timer.moves, moves)
    if fresh and pace is not None and pace.rests:
        renew(timer, at, pace)
    return fresh


def renew(timer: SeatTimer, at: datetime, pace: Pace) -> None:
    """The whole time for another move."""
    timer.since, timer.left, timer.warned = at, float(pace.seconds), False
    timer.missed = 0 if pace.then == REMIND else timer.missed


def end(timer: SeatTimer, moves: int, at: datetime, pace: Pace | None, rest: RestHours) -> None:
    """The seat owes nothing any more; a live turn adds its increment, but only once."""
    moved = moves > timer.moves
    if pace is not None:
        timer.left = max(left_at(timer, at, pace, rest), 0.0)
        if moves > max(timer.moves, timer.paid) and pace.kind == LIVE:
            timer.left += pace.increment
            timer.paid = moves
    timer.since = timer.due = None
    # After so many moves it decided last.
    timer.moves = max(timer.moves, moves - 1)
    timer.missed = 0 if moved else timer.missed


def left_at(timer: SeatTimer, at: datetime, pace: Pace, rest: RestHours) -> float:
    """The seconds that a seat has left at a moment; less than none if it is late."""
    if timer.since is None:
        return timer.left
    return timer.left - awake(pace, rest).awake(timer.since, at)


def deadline(timer: SeatTimer, pace: Pace, rest: RestHours) -> datetime | None:
    """When the time of a seat runs out, if it has to decide."""
    return None if timer.since is None else awake(pace, rest).after(timer.since, timer.left)


def plan(timer: SeatTimer, pace: Pace, rest: RestHours) -> None:
    """When something is to be done about a seat: a warning before a long time has run out."""
    if timer.since is None:
        timer.due = None
        return
    early = timer.left - pace.seconds * WARNING
    seconds = early if pace.rests and not timer.warned and early > 0 else timer.left
    timer.due = awake(pace, rest).after(timer.since, seconds)


def plan_reminder(timer: SeatTimer, at: datetime, pace: Pace, rest: RestHours) -> None:
    """When to remind somebody again who is late."""
    again = pace.rests and timer.missed < MOST_REMINDED
    timer.due = rest.after(at, pace.seconds) if again else None


def stand_in(timer: SeatTimer, pace: Pace) -> None:
    """A bot plays for who let the time run out."""
    timer.since = timer.due = None
    timer.stands_in = True
    timer.missed += 1
    timer.left = max(float(pace.increment), SHORTEST)


def shift(timer: SeatTimer, by: timedelta) -> None:
    """Time in which no server ran did not pass."""
    timer.since = None if timer.since is None else timer.since + by
    timer.due = None if timer.due is None else timer.due + by


def awake(pace: Pace, rest: RestHours) -> RestHours:
    """At a live table nobody sleeps."""
    return rest if pace.rests else ALWAYS_AWAKE
