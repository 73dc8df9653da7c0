"""The home page: pictures of the games, my games and whose turn it is, finished ones."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from ceilidh.bots.catalogue import DEFAULT, stand_in
from ceilidh.bots.persons import level_title
from ceilidh.kernel.game import Game
from ceilidh.kernel.registry import find, list_games
from ceilidh.say import Speaker, speaker
from ceilidh.server.html.rendering import page
from ceilidh.server.kinds.lesson.lessons import LessonScene, guided_game
from ceilidh.server.pages.opponents import Opponent, first_choice, opponents_of
from ceilidh.server.request_context import language_of, service
from ceilidh.server.results.last_opponents import is_newcomer, last_game
from ceilidh.server.service import Service
from ceilidh.server.storage.models import GameTable, TableSeat, User
from ceilidh.server.storage.seats import BOT, OPEN, seat_name
from ceilidh.server.storage.store import NEWEST, ORDERS

router = APIRouter(include_in_schema=False)


@dataclass
class SeatSummary:
    """A seat in a list of tables; a bot has a `level`, `points` are None before the end."""

    number: int
    name: str
    level: str
    is_due: bool
    won: bool
    points: int | None


@dataclass
class TableSummary:
    """A table in a list."""

    id: str
    title: str
    places: list[SeatSummary]
    started: bool
    finished: bool
    moves: int
    my_turn: bool
    study: bool
    hints: bool
    updated: datetime

    @property
    def winners(self) -> list[str]:
        return [place.name for place in self.places if place.won]


def winners(found: Service, row: GameTable) -> list[int]:
    """The seats that won; where points are equal, the table knows what decides."""
    if not row.finished or not row.scores or len(row.scores) == 1:
        return []
    best = [seat for seat, points in enumerate(row.scores) if points == max(row.scores)]
    if len(best) == 1:
        return best
    standings = found.rooms.get(row.id).table.result() or []
    return [one.seat for one in standings if one.rank == 1]


def listed(
    found: Service, rows: list[tuple[GameTable, list[TableSeat]]], user_id: int | None, to: Speaker
) -> list[TableSummary]:
    """Tables as lists show them, those where it is the user's turn first."""
    made: list[TableSummary] = []
    for row, seats in rows:
        best = winners(found, row)
        going = row.started and not row.finished
        places = [
            SeatSummary(
                seat.number,
                seat_name(seat, to) if seat.name or seat.kind != OPEN else to.text("open seat"),
                to.text(level_title(seat.bot)) if seat.kind == BOT else "",
                going and seat.number in row.waiting,
                seat.number in best,
                row.scores[seat.number] if row.finished and row.scores else None,
            )
            for seat in seats
        ]
        own = [seat for seat in seats if seat.user_id == user_id and user_id is not None]
        mine = [seat.number for seat in own if not seat.deputy]
        made.append(
            TableSummary(
                row.id,
                find(row.game).title,
                places,
                row.started,
                row.finished,
                row.moves,
                going and bool(set(mine) & set(row.waiting)),
                row.study,
                row.hints and not row.finished,
                row.updated,
            )
        )
    return sorted(made, key=lambda one: not one.my_turn)


@dataclass(frozen=True)
class GameCard:
    """A game on the home page: the way in for a newcomer, and the opponents to play at once.

    `lesson` is the guided game; a `newcomer` has neither finished it nor made a table
    or finished a game.
    """

    game: Game[Any]
    lesson: LessonScene | None
    newcomer: bool
    opponents: list[Opponent]
    choice: str

    @property
    def bots(self) -> list[Opponent]:
        return [one for one in self.opponents if one.bot]

    @property
    def others(self) -> list[Opponent]:
        return [one for one in self.opponents if not one.bot]


def game_card(found: Service, game: Game[Any], user: User | None, to: Speaker) -> GameCard:
    guided = guided_game(found.rooms, user, game.name, to.language)
    number = user.id if user else None
    last = last_game(found.store, number, game.name)
    learned = guided is not None and guided.learned
    return GameCard(
        game,
        guided,
        last is None and is_newcomer(found.store, number, game.name) and not learned,
        opponents_of(game.name, to, last, user.name if user else ""),
        first_choice(game.name, last),
    )


@router.get("/")
def home(request: Request, order: str = NEWEST) -> HTMLResponse:
    found = service(request)
    user = found.auth.user(request)
    number = user.id if user else None
    to = speaker(language_of(request))
    mine = found.store.tables_of(user.id, False) if user else []
    done = found.store.tables_of(user.id, True) if user else []
    going = listed(found, mine, number, to)
    return page(
        request,
        "home.html",
        cards=[game_card(found, game, user, to) for game in list_games()],
        mine=going,
        waiting=going[0] if going and going[0].my_turn else None,
        open_tables=listed(found, found.store.open_tables(order), number, to),
        order=order if order in ORDERS else NEWEST,
        orders=ORDERS,
        finished=listed(found, done, number, to),
        stand_in=partial(stand_in, DEFAULT),
        archive=found.settings.opens_archive,
    )
