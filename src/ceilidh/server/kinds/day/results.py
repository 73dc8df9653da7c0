"""The results of a day: first tries only, the best one first."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.say import Speaker
from ceilidh.server.kinds.day.stored import DailyTry, tries_of
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import seat_name
from ceilidh.server.storage.store import Store

SHOWN = 200  # results of a game


@dataclass(frozen=True)
class DailyResult:
    """One line: `lead` is the distance to the best opponent, None where nobody else plays."""

    rank: int
    table: str
    name: str
    points: int
    lead: int | None
    mine: bool


@dataclass(frozen=True)
class DailyStanding:
    """The results of one game of a day, as one reader may see them.

    `table` is the reader's own first try, `state` how it stands. `may_look` says whether the games
    of others may be opened. `playing` counts those who have not finished yet.
    """

    results: list[DailyResult]
    table: str
    state: str
    may_look: bool
    playing: int


# How somebody's own first try stands.
NOT_YET, GOES_ON, COUNTS, STUDY, LATE, RESIGNED = STATES = (
    *("not yet", "goes on", "counts", "study", "late", "resigned"),
)


def state_of(one: DailyTry, day: str) -> str:
    """Whether a try counts: finished within its day, without going back over a draw."""
    if one.seat.resigned:
        return RESIGNED
    if one.table.study:
        return STUDY
    if not one.table.finished:
        return GOES_ON
    return COUNTS if one.last <= day else LATE


def daily_standing(
    store: Store, day: str, kind: str, user: User | None, over: bool, to: Speaker
) -> DailyStanding:
    """`over`: the day has ended, so everybody may look at everything."""
    tries = tries_of(store, day, kind)
    mine = next((one for one in tries if user and one.seat.user_id == user.id), None)
    counted = [one for one in tries if state_of(one, day) == COUNTS]
    counted.sort(key=lambda one: _worth(one), reverse=True)
    results: list[DailyResult] = []
    for nth, one in enumerate(counted[:SHOWN]):
        same = nth > 0 and _worth(one) == _worth(counted[nth - 1])
        rank = results[-1].rank if same else nth + 1
        lead, points = _worth(one)
        alone = len(one.table.scores) == 1
        results.append(
            DailyResult(
                rank,
                one.table.id,
                seat_name(one.seat, to),
                points,
                None if alone else lead,
                mine is one,
            )
        )
    return DailyStanding(
        results,
        mine.table.id if mine else "",
        state_of(mine, day) if mine else NOT_YET,
        over or (mine is not None and mine.table.finished),
        0 if over else sum(state_of(one, day) == GOES_ON for one in tries),
    )


def _worth(one: DailyTry) -> tuple[int, int]:
    """By what results are compared: the lead, then the points; alone the points."""
    own = one.table.scores[one.seat.number]
    others = [score for seat, score in enumerate(one.table.scores) if seat != one.seat.number]
    return (own - max(others) if others else own), own
