"""When somebody rests: the night of his time zone, and holidays. No clock of his runs then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

FURTHEST = 800  # days ahead that are looked at: more than any pace, night and holidays together
DAY = timedelta(days=1)
Span = tuple[datetime, datetime]


@dataclass(frozen=True)
class RestHours:
    """`night` is from and to, in minutes after midnight; `holidays` are first and last days.

    Moments are UTC without a zone, as they are stored.
    """

    zone: str = "UTC"
    night: tuple[int, int] = (0, 0)
    holidays: tuple[tuple[date, date], ...] = ()

    def after(self, since: datetime, seconds: float) -> datetime:
        """When so many seconds in which he is awake have passed."""
        left = timedelta(seconds=max(seconds, 0.0))
        moment = since
        for begins, ends in self._spans(since):
            if begins - moment >= left:
                break
            if ends > moment:
                left -= max(begins - moment, timedelta(0))
                moment = ends
        return moment + left

    def awake(self, since: datetime, until: datetime) -> float:
        """How many seconds between two moments he is awake."""
        total, moment = timedelta(0), since
        for begins, ends in self._spans(since):
            if begins >= until:
                break
            if ends > moment:
                total += max(begins - moment, timedelta(0))
                moment = ends
        return max(total + max(until - moment, timedelta(0)), timedelta(0)).total_seconds()

    def is_on_holiday(self, moment: datetime) -> date | None:
        """The last day of the holiday of now, if there is one."""
        today = self.local(moment).date()
        return next((last for first, last in self.holidays if first <= today <= last), None)

    def is_asleep(self, moment: datetime) -> bool:
        return any(begins <= moment < ends for begins, ends in self._night_spans(moment, 2))

    def local(self, moment: datetime) -> datetime:
        return moment.replace(tzinfo=UTC).astimezone(ZoneInfo(self.zone))

    def _spans(self, since: datetime) -> Iterator[Span]:
        """Nights and holidays from a moment on, by their beginning."""
        if self.night[0] == self.night[1] and not self.holidays:
            return
        away = sorted(self._utc(first, last) for first, last in self.holidays)
        for span in self._night_spans(since, FURTHEST):
            while away and away[0][0] <= span[0]:
                yield away.pop(0)
            yield span
        yield from away

    def _night_spans(self, since: datetime, days: int) -> Iterator[Span]:
        begins, ends = self.night
        if begins == ends:
            return
        first = self.local(since).date() - DAY
        for number in range(days):
            day = first + number * DAY
            yield (
                self._moment(day, begins),
                self._moment(day + DAY if ends < begins else day, ends),
            )

    def _utc(self, first: date, last: date) -> Span:
        return self._moment(first, 0), self._moment(last + DAY, 0)

    def _moment(self, day: date, minutes: int) -> datetime:
        """A time of day there, in UTC; the clock may have been changed in between."""
        local = datetime.combine(day, time(minutes // 60, minutes % 60), ZoneInfo(self.zone))
        return local.astimezone(UTC).replace(tzinfo=None)


ALWAYS_AWAKE = RestHours()
