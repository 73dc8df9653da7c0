"""The clocks of a table as its people see them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from ceilidh.say import Speaker
from ceilidh.server.clocks.counting import WARNING, deadline, left_at
from ceilidh.server.clocks.pace import DAY, HOUR, LIVE, Pace, pace_words, then_words
from ceilidh.server.clocks.rest_hours import RestHours
from ceilidh.server.storage.models import SeatTimer
from ceilidh.server.storage.seats import PERSON, SeatInfo
from ceilidh.server.table.rooms import Room

NIGHT, HOLIDAY = "night", "holiday"
HURRY = 60.0  # seconds of a live game at which somebody should hurry


@dataclass
class SeatClock:
    """`left` are the seconds of a seat; they pass while it is `running` and does not rest.

    `until` is when they are over, as things are now; `rests` why they do not pass at present.
    """

    seat: int
    name: str
    running: bool
    left: float
    words: str
    until: str
    rests: str
    hurry: bool
    late: bool


@dataclass
class ClockScene:
    """The pace of a table in notation and in words; all of it empty where nobody measures."""

    pace: str
    then: str
    live: bool
    words: str
    then_words: str
    seats: list[SeatClock]


NO_CLOCK = ClockScene("", "", False, "", "", [])


def clock_scene(
    room: Room,
    pace: Pace | None,
    timers: list[tuple[SeatTimer, RestHours]],
    at: datetime,
    to: Speaker,
) -> ClockScene:
    if pace is None:
        return NO_CLOCK
    known = {timer.seat: (timer, rest) for timer, rest in timers}
    names = room.names(to)
    seats = [
        _seat_clock(info, names[info.number], pace, known.get(info.number), at, to)
        for info in room.seats
        if info.kind == PERSON and not info.resigned
    ]
    said = then_words(pace.then, to)
    return ClockScene(pace.text, pace.then, pace.kind == LIVE, pace_words(pace, to), said, seats)


def _seat_clock(
    info: SeatInfo,
    name: str,
    pace: Pace,
    known: tuple[SeatTimer, RestHours] | None,
    at: datetime,
    to: Speaker,
) -> SeatClock:
    if known is None:
        left, running, until, rests = float(pace.seconds), False, None, ""
    else:
        timer, rest = known
        running = timer.since is not None
        left = left_at(timer, at, pace, rest) if running or not pace.rests else float(pace.seconds)
        until = deadline(timer, pace, rest)
        rests = _resting(rest, at) if pace.rests else ""
    short = pace.seconds * WARNING if pace.rests else HURRY
    return SeatClock(
        info.number,
        name,
        running,
        max(round(left, 1), 0.0),
        left_words(max(left, 0.0), pace, to),
        until.replace(tzinfo=UTC).isoformat() if until else "",
        rests,
        running and left <= short,
        running and left <= 0,
    )


def _resting(rest: RestHours, at: datetime) -> str:
    if rest.is_on_holiday(at):
        return HOLIDAY
    return NIGHT if rest.is_asleep(at) else ""


def left_words(left: float, pace: Pace, to: Speaker) -> str:
    """So much time, as short as it can be said."""
    seconds = int(left)
    if pace.kind == LIVE:
        return f"{seconds // 60}:{seconds % 60:02}"
    if seconds >= 2 * DAY:
        return to.count("{n} day", "{n} days", seconds // DAY)
    if seconds >= HOUR:
        return to.text("{n} h", n=seconds // HOUR)
    return to.text("{n} min", n=seconds // 60)
