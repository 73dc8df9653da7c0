"""Results of finished games, read from their moves once and kept: ranks, points, clans.

Nothing here is a truth of its own. What was read of a table counts only as long as the table has
the same revision, so that a game which goes back is read again when it ends again.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, Select, and_, delete, func, select, update
from sqlalchemy.orm import Session

from ceilidh.server.errors import Refusal
from ceilidh.server.storage.inserts import insert_or_update
from ceilidh.server.storage.kinds import is_counted
from ceilidh.server.storage.models import FinishedGame, GameTable, MoveRow, SeatResult
from ceilidh.server.storage.seats import PERSON
from ceilidh.server.storage.store import Store
from ceilidh.server.table.room import Room
from ceilidh.server.table.rooms import Rooms
from ceilidh.server.table.seating import ranked

AT_ONCE = 10  # games that are read while somebody waits for a page
UNREAD = -1  # a revision that no table has


def earnest() -> ColumnElement[bool]:
    """Whether a game was finished and counts: those that undid a reveal are for learning."""
    return and_(GameTable.finished, is_counted(), GameTable.study.is_(False))


def is_current() -> ColumnElement[bool]:
    """Whether what was read of a table is still true, in a query that joins both."""
    return and_(
        FinishedGame.table_id == GameTable.id,
        FinishedGame.revision == GameTable.revision,
        GameTable.finished,
    )


# --- reading games --------------------------------------------------------------------------------


def catch_up(store: Store, rooms: Rooms, most: int = AT_ONCE) -> int:
    """Read finished games that nobody has read yet, the oldest first; how many there were."""
    with store.session() as session:
        waiting = list(session.scalars(_unread(most)))
    for table_id in waiting:
        read(store, rooms, table_id)
    return len(waiting)


def _unread(most: int) -> Select[str]:
    return (
        select(GameTable.id)
        .outerjoin(FinishedGame, is_current())
        .where(earnest(), FinishedGame.table_id.is_(None))
        .order_by(GameTable.updated)
        .limit(most)
    )


def read_all_anew(store: Store, rooms: Rooms) -> int:
    """Forget what was read and read every finished game from its moves; how many there were."""
    with store.session() as session:
        # No row is deleted: a server that runs may be adding results to it.
        session.execute(update(FinishedGame).values(revision=UNREAD))
        session.commit()
    number = 0
    while found := catch_up(store, rooms, 100):
        number += found
    return number


def read(store: Store, rooms: Rooms, table_id: str) -> None:
    """Keep the results of a table; one that cannot be read has none and is not asked for again."""
    try:
        room = rooms.get(table_id)
    except Refusal:
        row, results = store.table(table_id)[0], []
    else:
        with room.lock:
            row, results = room.row, results_of(room)
            if not row.finished:
                return
    with store.session() as session:
        _keep(session, _game(session, row, results), results)
        session.commit()


def results_of(room: Room) -> list[SeatResult]:
    """How the seats ended, those who resigned behind the others."""
    view = room.table.view()
    seats = view["seats"]
    assert isinstance(seats, list)
    return [
        SeatResult(
            table_id=room.id,
            seat=one.seat,
            user_id=room.seats[one.seat].user_id if room.seats[one.seat].kind == PERSON else None,
            rank=one.rank,
            score=one.score,
            clan=str(seats[one.seat].get("clan") or ""),
            absent=bool(room.seats[one.seat].deputy),
        )
        for one in ranked(room.table.result() or [], room.seats)
    ]


def _game(session: Session, row: GameTable, results: list[SeatResult]) -> FinishedGame:
    made = select(func.min(MoveRow.made), func.max(MoveRow.made)).where(MoveRow.table_id == row.id)
    began, ended = session.execute(made).one()
    persons = [one.user_id for one in results if one.user_id is not None]
    alone = len(set(persons)) < 2 or len(set(persons)) < len(persons)
    modules = row.options.get("modules")
    return FinishedGame(
        table_id=row.id,
        revision=row.revision,
        game=row.game,
        players=row.players,
        modules=[str(word) for word in modules] if isinstance(modules, list) else [],
        # A chosen seed tells what comes, and nobody is rated against himself.
        counts=bool(row.chance) and not alone,
        began=began or row.created,
        ended=ended or row.updated,
    )


def _keep(session: Session, game: FinishedGame, results: list[SeatResult]) -> None:
    # First, because it locks: of two processes that read the same game the second comes after.
    insert_or_update(session, game)
    session.execute(delete(SeatResult).where(SeatResult.table_id == game.table_id))
    session.add_all(results)


# --- asking ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FinishedGameRow:
    """A finished game of somebody's, from his seat."""

    table_id: str
    game: str
    players: int
    modules: tuple[str, ...]
    clan: str
    rank: int
    score: int
    ended: datetime


def finished_games_of(store: Store, user_id: int) -> list[FinishedGameRow]:
    """All finished games of a user, the last one first; each of several seats for itself."""
    query = (
        select(FinishedGame, SeatResult)
        .join(SeatResult, SeatResult.table_id == FinishedGame.table_id)
        .join(GameTable, is_current())
        .where(SeatResult.user_id == user_id)
        .order_by(FinishedGame.ended.desc(), SeatResult.seat)
    )
    with store.session() as session:
        return [
            FinishedGameRow(
                game.table_id,
                game.game,
                game.players,
                tuple(game.modules),
                result.clan,
                result.rank,
                result.score,
                game.ended,
            )
            for game, result in session.execute(query)
        ]
