"""What is stored of the games of the day: a secret of the server, and first tries."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from sqlalchemy import func, select

from ceilidh.server.storage.inserts import insert_if_new
from ceilidh.server.storage.models import DailyGame, GameTable, MoveRow, ServerSecret, TableSeat
from ceilidh.server.storage.store import Store

SECRET = "days"  # its name
SECRET_BYTES = 32
LISTED = 200  # results of a day that are shown


class DailyTry(NamedTuple):
    """A first try: its table, when its last move was made, and the seat of its player."""

    table: GameTable
    seat: TableSeat
    last: str


def daily_secret(store: Store) -> str:
    """The secret behind all days; of several processes the first one draws it."""
    with store.session() as session:
        query = select(ServerSecret.value).where(ServerSecret.name == SECRET)
        found = session.scalar(query)
        if found is None:
            drawn = ServerSecret(name=SECRET, value=secrets.token_hex(SECRET_BYTES))
            insert_if_new(session, drawn)
            session.commit()
            found = session.scalar(query)
        assert found is not None, "it was inserted a moment ago"
        return found


def first_try(store: Store, day: str, kind: str, user_id: int) -> str:
    """The table of somebody's first try; empty before it."""
    with store.session() as session:
        found = session.get(DailyGame, (day, kind, user_id))
        return found.table_id if found else ""


def keep_first_try(store: Store, day: str, kind: str, user_id: int, table_id: str) -> str:
    """Store a first try, unless there is one by now; the table that counts."""
    with store.session() as session:
        made = DailyGame(day=day, kind=kind, user_id=user_id, table_id=table_id)
        insert_if_new(session, made)
        session.commit()
    return first_try(store, day, kind, user_id)


def tries_of(store: Store, day: str, kind: str) -> list[DailyTry]:
    """All first tries at a game of a day, at tables that are not closed."""
    last = (
        select(MoveRow.table_id, func.max(MoveRow.made).label("made"))
        .join(DailyGame, DailyGame.table_id == MoveRow.table_id)
        .where(DailyGame.day == day, DailyGame.kind == kind)
        .group_by(MoveRow.table_id)
        .subquery()
    )
    query = (
        select(GameTable, TableSeat, last.c.made)
        .join(DailyGame, DailyGame.table_id == GameTable.id)
        .join(
            TableSeat,
            (TableSeat.table_id == GameTable.id) & (TableSeat.user_id == DailyGame.user_id),
        )
        .outerjoin(last, last.c.table_id == GameTable.id)
        .where(DailyGame.day == day, DailyGame.kind == kind, GameTable.closed == "")
    )
    with store.session() as session:
        return [
            DailyTry(table, seat, made.date().isoformat() if made else "")
            for table, seat, made in session.execute(query)
        ]


def days_played(store: Store, most: int = 60) -> list[str]:
    """The days of which somebody has played a game, the last one first."""
    with store.session() as session:
        query = select(DailyGame.day).distinct().order_by(DailyGame.day.desc())
        return list(session.scalars(query.limit(most)))
