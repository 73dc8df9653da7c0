"""What is known of somebody's games: results by game, clan and module, the rating, who sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, select, update

from ceilidh.kernel.registry import list_games
from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.results.finished_games import FinishedGameRow, finished_games_of
from ceilidh.server.results.ratings import Ladder, Rating
from ceilidh.server.storage.inserts import insert_or_update
from ceilidh.server.storage.models import GameTable, Profile, RatedSpan, TableSeat, User, now
from ceilidh.server.storage.store import Store

LATEST = 12  # games that a profile lists


@dataclass(frozen=True)
class PrivacySettings:
    """What somebody lets others see: his results, a rating, his name in the open archive."""

    shown: bool = False
    rated: bool = False
    named: bool = False


def privacy_of(store: Store, user_id: int) -> PrivacySettings:
    with store.session() as session:
        kept = session.get(Profile, user_id)
        span = session.scalar(select(RatedSpan.id).where(is_rated(user_id)))
        shown, named = (kept.shown, kept.named) if kept else (False, False)
        return PrivacySettings(shown, span is not None, named)


def set_privacy(store: Store, user: User, wishes: PrivacySettings) -> None:
    """Keep what somebody wishes; games that have begun count or not as they did."""
    if wishes.rated and user.login is None:
        raise Refusal("Ratings need a registered name; set a password first.")
    with store.session() as session:
        # First, because it locks: of two requests at once the second finds the span of the first.
        profile = Profile(user_id=user.id, shown=wishes.shown, named=wishes.named)
        insert_or_update(session, profile)
        if wishes.rated and session.scalar(select(RatedSpan.id).where(is_rated(user.id))):
            session.commit()
            return
        if wishes.rated:
            session.add(RatedSpan(user_id=user.id))
        else:
            session.execute(update(RatedSpan).where(is_rated(user.id)).values(until=now()))
        session.commit()


def is_rated(user_id: int) -> ColumnElement[bool]:
    """The span of now, if somebody wants a rating."""
    return and_(RatedSpan.user_id == user_id, RatedSpan.until.is_(None))


# --- results --------------------------------------------------------------------------------------


@dataclass
class ResultsRow:
    """Some of somebody's games: `contests` are those with others, of which `wins` were won."""

    word: str
    games: int = 0
    contests: int = 0
    wins: int = 0
    points: float = 0.0
    best: int = 0

    def add(self, one: FinishedGameRow) -> None:
        self.best = one.score if not self.games else max(self.best, one.score)
        self.points = (self.points * self.games + one.score) / (self.games + 1)
        self.games += 1
        if one.players > 1:
            self.contests += 1
            self.wins += one.rank == 1


@dataclass
class Results:
    """Somebody's games of one kind; a rating only if he wants one now."""

    game: str
    total: ResultsRow
    clans: list[ResultsRow]
    modules: list[ResultsRow]
    rating: Rating | None


def all_results(store: Store, ladder: Ladder, user_id: int) -> list[Results]:
    """By the kind of game, in the order of the catalogue; kinds never played are left out."""
    ended = finished_games_of(store, user_id)
    rated = privacy_of(store, user_id).rated
    out: list[Results] = []
    for game in list_games():
        mine = [one for one in ended if one.game == game.name]
        if not mine:
            continue
        total = ResultsRow("")
        for one in mine:
            total.add(one)
        out.append(
            Results(
                game.name,
                total,
                _lines(mine, lambda one: [one.clan] if one.clan else []),
                _lines(mine, lambda one: one.modules),
                ladder.ratings(game.name).get(user_id) if rated else None,
            )
        )
    return out


def _lines(
    ended: Iterable[FinishedGameRow], words: Callable[[FinishedGameRow], Iterable[str]]
) -> list[ResultsRow]:
    """One line a word, the one with most games first."""
    found: dict[str, ResultsRow] = {}
    for one in ended:
        for word in words(one):
            found.setdefault(word, ResultsRow(word)).add(one)
    return sorted(found.values(), key=lambda line: (-line.games, line.word))


# --- others ---------------------------------------------------------------------------------------


def shown_user(store: Store, user_id: int, asker: int | None) -> User:
    """Somebody whose profile the asker may see; for all others it is as if there were nobody."""
    user = store.user(user_id) if 0 < user_id < 2**31 else None
    hidden = user is None or user.blocked or not privacy_of(store, user_id).shown
    if user is None or (hidden and user_id != asker):
        raise NotFound("There is no such person, or their profile is private.")
    return user


@dataclass
class RatingRow:
    """A line of the list of ratings; `shown` if there is a profile to look at."""

    user_id: int
    name: str
    rating: Rating
    shown: bool


def rated_people(store: Store, ladder: Ladder, game: str) -> list[RatingRow]:
    """Those who want a rating and have one, the strongest first, provisional ones at the end."""
    ratings = ladder.ratings(game)
    people = (
        select(User.id, User.name, Profile.shown)
        .join(RatedSpan, RatedSpan.user_id == User.id)
        .outerjoin(Profile, Profile.user_id == User.id)
        .where(RatedSpan.until.is_(None), User.blocked == "")
        .distinct()
    )
    with store.session() as session:
        found = [
            RatingRow(number, name, ratings[number], bool(shown))
            for number, name, shown in session.execute(people)
            if number in ratings
        ]
    return sorted(found, key=lambda one: (one.rating.provisional, -one.rating.mean, one.user_id))


def latest_games(
    store: Store, user_id: int, public: bool
) -> list[tuple[GameTable, list[TableSeat]]]:
    """The last finished games of somebody; for others those at tables that were open to all."""
    rows = store.tables_of(user_id, True)
    mine = [(row, seats) for row, seats in rows if any(one.user_id == user_id for one in seats)]
    return [(row, seats) for row, seats in mine if row.open or not public][:LATEST]
