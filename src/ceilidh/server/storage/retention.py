"""What is deleted after a time: guests who left nothing behind, and tables without a move.

Nothing else ever is. Whoever keeps a name with a password stays, and so does every table at which
somebody has moved, with all its people.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Executable, Select, delete, exists, or_, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from ceilidh.server.storage.kinds import kinds, names_where
from ceilidh.server.storage.models import (
    Availability,
    Channel,
    DailyGame,
    GameTable,
    Message,
    MoveRow,
    Note,
    Notice,
    OwnerBox,
    Profile,
    RatedSpan,
    Report,
    SeatResult,
    SeatTimer,
    SharedPack,
    SignIn,
    TableClock,
    TableSeat,
    User,
    now,
)
from ceilidh.server.storage.store import Store

EVERYTHING = 10**9  # rows: to count them, none has to wait
AT_ONCE = 200  # rows of a transaction: nobody waits long for the end of it
# Of a table, before the table itself.
_OF_TABLE = (TableSeat, MoveRow, Message, Note, TableClock, SeatTimer, DailyGame)
# Of a guest. What others could miss is not among it: who has left that stays.
_OF_GUEST = (SignIn, Note, Profile, Availability, RatedSpan, OwnerBox)


@dataclass(frozen=True)
class Expired:
    """How many were deleted, or would be."""

    guests: int
    tables: int


def expire(
    store: Store, guest_days: int, table_days: int, at: datetime | None = None, dry: bool = False
) -> Expired:
    """Delete what has not been used for so many days, at most `AT_ONCE` of each; 0 is never.

    With `dry` all of it is counted and nothing deleted.
    """
    moment, most = at or now(), EVERYTHING if dry else AT_ONCE
    old = moment - timedelta(days=table_days)
    tables = empty_tables(store, old, most) if table_days > 0 else []
    gone = tables if dry else [one for one in tables if delete_table(store, *one)]
    before = moment - timedelta(days=guest_days)
    guests = _unused_guests(store, before, most) if guest_days > 0 else []
    if not dry:
        guests = _delete_guests(store, guests, before)
    return Expired(len(guests), len(gone))


# --- tables ---------------------------------------------------------------------------------------


def empty_tables(store: Store, before: datetime, most: int = AT_ONCE) -> list[tuple[str, int]]:
    """Tables at which nobody has decided anything, with their revisions.

    A report needs its table, and so does whoever closed one. What was taken back can be played
    again, so that it is a move too.
    """
    opened = GameTable.kind.in_(names_where(lambda kind: kind.has_opening))
    query = (
        select(GameTable)
        .where(GameTable.updated < before, GameTable.finished.is_(False))
        .where(or_(GameTable.moves == 0, opened))
        .where(GameTable.closed == "", ~exists().where(Report.table_id == GameTable.id))
        .order_by(GameTable.updated)
    )
    with store.session() as session:
        found: list[tuple[str, int]] = []
        for row in session.scalars(query.execution_options(yield_per=AT_ONCE)):
            if row.moves <= _opening(row) and not row.redo:
                found.append((row.id, row.revision))
            if len(found) == most:
                break
        return found


def _opening(row: GameTable) -> int:
    """How many moves came before the first decision."""
    return kinds()[row.kind](row).opening if row.kind else 0


def delete_table(store: Store, table_id: str, revision: int) -> bool:
    """Delete a table unless something has happened there; whoever moves now comes too late."""
    untouched = (GameTable.id == table_id, GameTable.revision == revision)
    with store.session() as session:
        # First of all, since only a change keeps others from changing the row.
        locked = update(GameTable).where(*untouched).values(revision=revision + 1)
        if not _changed(session, locked):
            return False
        for kind in _OF_TABLE:
            session.execute(delete(kind).where(kind.table_id == table_id))
        session.execute(delete(Notice).where(Notice.table_id == table_id))
        again = update(GameTable).where(GameTable.rematch == table_id)
        session.execute(again.values(rematch="", revision=GameTable.revision + 1))
        session.execute(delete(GameTable).where(GameTable.id == table_id))
        session.commit()
        return True


# --- guests ---------------------------------------------------------------------------------------


def _is_unused(before: datetime) -> list[ColumnElement[bool]]:
    """Guests who came long ago and have no table, said nothing, and are no matter of a report."""
    return [
        User.login.is_(None),
        User.blocked == "",
        User.muted == "",
        User.created < before,
        ~exists().where(SignIn.user_id == User.id, SignIn.began >= before),
        ~exists().where(TableSeat.user_id == User.id),
        ~exists().where(GameTable.owner_id == User.id),
        ~exists().where(Message.user_id == User.id),
        ~exists().where(Report.user_id == User.id),
        ~exists().where(Report.about_id == User.id),
        ~exists().where(SeatResult.user_id == User.id),
        ~exists().where(SeatTimer.user_id == User.id),
        ~exists().where(OwnerBox.user_id == User.id, OwnerBox.content != ""),
        ~exists().where(SharedPack.user_id == User.id),
    ]


def _unused_guests(store: Store, before: datetime, most: int) -> list[int]:
    query: Select[int] = select(User.id).where(*_is_unused(before)).order_by(User.id)
    with store.session() as session:
        return list(session.scalars(query.limit(most)))


def _delete_guests(store: Store, numbers: list[int], before: datetime) -> list[int]:
    """Delete those of them who are still unused."""
    if not numbers:
        return []
    with store.session() as session:
        for kind in _OF_GUEST:
            session.execute(delete(kind).where(kind.user_id.in_(numbers)))
        ways = select(Channel.id).where(Channel.user_id.in_(numbers))
        session.execute(delete(Notice).where(Notice.channel_id.in_(ways)))
        session.execute(delete(Channel).where(Channel.user_id.in_(numbers)))
        unused = delete(User).where(User.id.in_(numbers), *_is_unused(before))
        if _changed(session, unused) < len(numbers):
            # Somebody has come back a moment ago: all of them wait for the next time.
            session.rollback()
            return []
        session.commit()
        return numbers


def _changed(session: Session, statement: Executable) -> int:
    """How many rows a statement has changed."""
    made = session.execute(statement)
    assert isinstance(made, CursorResult)
    return made.rowcount
