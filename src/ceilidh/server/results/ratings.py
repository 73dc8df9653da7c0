"""Ratings of who wants one, for each game: the model of Plackett and Luce (openskill).

They are made of the results of finished games and of nothing else, in the order in which the games
ended, and are reckoned anew whenever something before the last game has changed.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from ceilidh.server.results.finished_games import is_current
from ceilidh.server.storage.models import FinishedGame, GameTable, RatedSpan, SeatResult
from ceilidh.server.storage.store import Store

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

SURE = 2  # deviations to either side: in 95 of 100 cases the true value lies between them
SETTLED = 10.0  # a rating that may be wrong by more is provisional: some twenty games

Span = tuple[datetime, datetime | None]


@cache
def model() -> PlackettLuce:
    """Imported when the first game is rated: most servers start long before."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


@dataclass(frozen=True)
class Rating:
    """How strong somebody is held to be, and how far wrong that may be; 25 is the beginning."""

    mean: float
    within: float
    games: int

    @property
    def provisional(self) -> bool:
        return self.within > SETTLED


@dataclass(frozen=True)
class RatedGame:
    """A game that counts: the users who are rated by it and their ranks, those left out apart."""

    table_id: str
    revision: int
    users: tuple[int, ...]
    ranks: tuple[float, ...]


@dataclass
class RatingProgress:
    """How far the games of a kind are reckoned."""

    seen: list[RatedGame] = field(default_factory=list)
    skill: dict[int, PlackettLuceRating] = field(default_factory=dict)
    games: dict[int, int] = field(default_factory=lambda: defaultdict(int))

    def add(self, contest: RatedGame) -> None:
        before = [[self.skill.get(user) or model().rating()] for user in contest.users]
        after = model().rate(before, ranks=list(contest.ranks))
        for user, team in zip(contest.users, after, strict=True):
            self.skill[user] = team[0]
            self.games[user] += 1
        self.seen.append(contest)


class Ladder:
    """The ratings of a server. Any process comes to the same, from what all have stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = threading.Lock()
        self.runs: dict[str, RatingProgress] = {}
        self.marks: dict[str, tuple[object, ...]] = {}

    def ratings(self, game: str) -> dict[int, Rating]:
        """Everybody who was ever rated, also who does not want it any more."""
        with self.lock:
            mark = self._mark(game)
            if self.marks.get(game) != mark:
                self.runs[game] = gone_on(self.runs.get(game), self.contests(game))
                self.marks[game] = mark
            run = self.runs[game]
            return {
                user: Rating(one.mu, SURE * one.sigma, run.games[user])
                for user, one in run.skill.items()
            }

    def _mark(self, game: str) -> tuple[object, ...]:
        """What differs whenever the games that count, or those who want to be rated, do."""
        games = (
            select(func.count(), func.sum(FinishedGame.revision), func.max(FinishedGame.ended))
            .join(GameTable, is_current())
            .where(FinishedGame.game == game, FinishedGame.counts)
        )
        spans = select(func.count(), func.count(RatedSpan.until), func.max(RatedSpan.until))
        with self.store.session() as session:
            return (*session.execute(games).one(), *session.execute(spans).one())

    def contests(self, game: str) -> list[RatedGame]:
        """The games that count, in the order in which they ended."""
        query = (
            select(FinishedGame, SeatResult)
            .join(SeatResult, SeatResult.table_id == FinishedGame.table_id)
            .join(GameTable, is_current())
            .where(FinishedGame.game == game, FinishedGame.counts, SeatResult.user_id.is_not(None))
            .order_by(FinishedGame.ended, FinishedGame.table_id, SeatResult.seat)
        )
        wanted: dict[int, list[Span]] = defaultdict(list)
        with self.store.session() as session:
            for span in session.scalars(select(RatedSpan)):
                wanted[span.user_id].append((span.since, span.until))
            rows = [(one, result) for one, result in session.execute(query)]
        found: list[RatedGame] = []
        for _, group in groupby(rows, key=lambda row: row[0].table_id):
            played = list(group)
            began = played[0][0].began
            people = [one for _, one in played if _wants(wanted[one.user_id or 0], began)]
            if len(people) > 1:
                found.append(_contest(played[0][0], people))
        return found


def gone_on(run: RatingProgress | None, contests: list[RatedGame]) -> RatingProgress:
    """The run over these games: the one before goes on if it only lacks the last of them."""
    if run is None or run.seen != contests[: len(run.seen)]:
        run = RatingProgress()
    for contest in contests[len(run.seen) :]:
        run.add(contest)
    return run


def _wants(spans: Iterable[Span], when: datetime) -> bool:
    return any(since <= when and (until is None or when < until) for since, until in spans)


def _contest(game: FinishedGame, people: list[SeatResult]) -> RatedGame:
    """Who let a bot end the game for him comes behind all who did not, as if he had resigned."""
    places = [(one.absent, one.rank) for one in people]
    return RatedGame(
        game.table_id,
        game.revision,
        tuple(one.user_id or 0 for one in people),
        tuple(float(1 + sum(other < place for other in places)) for place in places),
    )
