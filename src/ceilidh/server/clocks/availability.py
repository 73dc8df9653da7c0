"""What people say of their days: night, holidays, standing answers; kept and read here."""

from __future__ import annotations

import re
from datetime import date, timedelta
from zoneinfo import available_timezones

from sqlalchemy.orm import Session

from ceilidh.kernel.reason import Word
from ceilidh.server.clocks.rest_hours import RestHours
from ceilidh.server.errors import Refusal
from ceilidh.server.storage.models import Availability

LONGEST_NIGHT = 12 * 60  # minutes: a longer one would stop the games of others
HOLIDAYS = 42  # days of holidays that begin within a year
MOST_HOLIDAYS = 12  # kept at once
YEAR = timedelta(days=365)
_TIME = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")


def availability_of(session: Session, user_id: int) -> Availability:
    """What somebody said, or what holds for who says nothing; not stored by this."""
    found = session.get(Availability, user_id)
    return found or Availability(
        user_id=user_id, zone="UTC", night_from=0, night_to=0, holidays=[], back="", answers={}
    )


def rest_of(availability: Availability) -> RestHours:
    days = [
        (date.fromisoformat(first), date.fromisoformat(last))
        for first, last in availability.holidays
    ]
    return RestHours(
        availability.zone, (availability.night_from, availability.night_to), tuple(days)
    )


def set_night(availability: Availability, zone: str, begins: str, ends: str) -> None:
    """The night in a time zone; the same time twice is no night."""
    if zone not in available_timezones():
        raise Refusal(
            "There is no such time zone; choose one from the list, for example Europe/Paris."
        )
    first, last = minutes_of(begins), minutes_of(ends)
    if (last - first) % (24 * 60) > LONGEST_NIGHT:
        raise Refusal(
            "A night can have at most {hours} hours; others are waiting for you.",
            fields={"hours": LONGEST_NIGHT // 60},
        )
    availability.zone, availability.night_from, availability.night_to = zone, first, last


def minutes_of(text: str) -> int:
    found = _TIME.fullmatch(text)
    if found is None:
        raise Refusal("Write a time like 22:30, not '{given}'.", fields={"given": Word(text[:20])})
    return int(found[1]) * 60 + int(found[2])


def time_of(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def add_holiday(availability: Availability, first: str, last: str, today: date) -> None:
    """Days on which no clock of his runs: not of the past, and not too many a year."""
    try:
        begins, ends = date.fromisoformat(first), date.fromisoformat(last or first)
    except ValueError as fault:
        raise Refusal("Write a date like 2026-08-01.") from fault
    if begins < today or ends < begins or ends > today + 2 * YEAR:
        raise Refusal("A holiday must start today or later, and end after it starts.")
    coming = [one for one in availability.holidays if date.fromisoformat(one[1]) >= today - YEAR]
    spans = [(date.fromisoformat(one), date.fromisoformat(other)) for one, other in coming]
    if any(begins <= other and one <= ends for one, other in spans):
        raise Refusal("You already have a holiday on these days.")
    near = [(one, other) for one, other in spans if abs(one - begins) < YEAR]
    days = sum((other - one).days + 1 for one, other in [*near, (begins, ends)])
    if days > HOLIDAYS or len(coming) >= MOST_HOLIDAYS:
        raise Refusal(
            "You can have {days} days of holiday a year; others are waiting for you.",
            fields={"days": HOLIDAYS},
        )
    availability.holidays = sorted([*coming, [begins.isoformat(), ends.isoformat()]])


def end_holiday(availability: Availability, first: str, today: date) -> None:
    """Take a holiday off the list; of one that has begun the days that are over stay."""
    kept: list[list[str]] = []
    for one, other in availability.holidays:
        if one != first:
            kept.append([one, other])
        elif date.fromisoformat(one) < today:
            yesterday = min(date.fromisoformat(other), today - timedelta(days=1))
            kept.append([one, yesterday.isoformat()])
    availability.holidays = kept
