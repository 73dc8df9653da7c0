"""Reading and writing of what is stored. Every method is one transaction."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import timedelta
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.orm import Session, defer

from ceilidh.bots.bot_names import current_name
from ceilidh.server.errors import NotFound, Refusal, Stale
from ceilidh.server.storage.database import SingleValueQuery
from ceilidh.server.storage.inserts import insert_or_update
from ceilidh.server.storage.kinds import names_where
from ceilidh.server.storage.models import (
    GameTable,
    Heartbeat,
    Message,
    MoveRow,
    Note,
    OfferedValue,
    TableSeat,
    User,
    now,
)
from ceilidh.server.storage.moderation import Moderation
from ceilidh.server.storage.postgres_notify import CHANNEL, SIGNED, note_of
from ceilidh.server.storage.repeating import repeat
from ceilidh.server.storage.seats import BOT, OPEN, PERSON, SeatInfo

LISTED = 50  # rows of a list on the home page
TAUGHT = 500  # tables of lessons or puzzles that are looked at to tell what somebody has learned
GOING_ON = 500  # own games that go on: those where it is one's turn must not fall off the list
OFFERED = timedelta(days=1)  # how long a value waits for the table that it was offered for
TALK = 200  # messages shown at a table
CHECKED = 2  # the row of `beats` that a check of the database writes
# The orders in which open tables are listed.
NEWEST, OLDEST, FULLEST = ORDERS = ("newest", "oldest", "fullest")
# What a move changes of its table.
_CHANGING = (
    *("waiting", "scores", "finished", "redo", "consent", "held", "study", "chance"),
    *("commitments", "position", "course"),
)
# What an upgrade to newer rules changes of its table.
_UPGRADING = ("version", "position", "upgrades", "held", "waiting", "moves")
_TABLE, _MOVE = GameTable.__table__.c, MoveRow.__table__.c
# A table that was closed has none: no room of it is up to date.
_OPEN = _TABLE.closed == literal_column("''")
_REVISION = select(_TABLE.revision).where(_TABLE.id == bindparam("of"), _OPEN)
_LINES = (
    select(MoveRow.line, MoveRow.key)
    .where(MoveRow.table_id == bindparam("of"))
    .order_by(MoveRow.number)
)
_CHANGE = (
    update(GameTable.__table__)  # type: ignore[arg-type]
    .where(_TABLE.id == bindparam("of"), _TABLE.revision == bindparam("expected"))
    .values(
        {
            "revision": _TABLE.revision + 1,
            **{name: bindparam(name) for name in (*_CHANGING, "moves", "updated")},
        }
    )
)
_DROP = delete(MoveRow.__table__).where(  # type: ignore[arg-type]
    _MOVE.table_id == bindparam("of"), _MOVE.number >= bindparam("kept")
)
_RENEW = (
    update(MoveRow.__table__)  # type: ignore[arg-type]
    .where(_MOVE.table_id == bindparam("of"), _MOVE.number == bindparam("nth"))
    .values(key=bindparam("new"))
)
_ADD = insert(MoveRow.__table__)  # type: ignore[arg-type]
_WAITING = (
    *(GameTable.open, GameTable.started.is_(False), GameTable.finished.is_(False)),
    GameTable.closed == "",
)


class StoredMove(NamedTuple):
    """A move as it is stored: the line of the record, and the key of the position it led to."""

    line: str
    key: str


class Store(Moderation):
    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._revision = SingleValueQuery(engine, _REVISION)
        self.moves_stored = 0  # by this process since it started
        self.token = secrets.token_hex(6)  # of this process, among those on the same database

    def _tell(self, session: Session | Connection, about: str, what: str) -> None:
        """Other processes hear of a change when, and only when, it is committed."""
        if self.shared:
            note = note_of(self.token, what, about)
            session.execute(select(func.pg_notify(CHANNEL, note)))

    def tell_of_user(self, session: Session, number: int) -> None:
        if self.shared:
            self._tell(session.connection(), str(number), SIGNED)

    def tell_of_table(self, session: Session, table_id: str) -> None:
        self._tell(session, table_id, "changed")

    def tell_people(self, table_id: str, note: str) -> None:
        """Other processes hear who has a table open here."""
        with self.session() as session:
            self._tell(session, table_id, note)
            session.commit()

    # --- tables -----------------------------------------------------------------------------------

    def add_table(
        self,
        row: GameTable,
        seats: Iterable[SeatInfo],
        lines: list[MoveRow],
        rematch_of: str = "",
    ) -> str:
        """Store a new table; a rematch only if there is none yet. The id of the one that counts."""
        with self.session() as session:
            if rematch_of:
                old = session.get(GameTable, rematch_of, with_for_update=True)
                if old is None or old.rematch:
                    return old.rematch if old else ""
                old.rematch = row.id
                old.revision += 1
                self._tell(session, rematch_of, "changed")
            session.add(row)
            session.flush()
            for info in seats:
                session.add(_seat_row(row.id, info))
            session.add_all(lines)
            session.commit()
            return row.id

    def offer_value(self, value: str, commitment: str) -> None:
        """Keep a value for a table that is about to be made; those that nobody used go."""
        with self.session() as session:
            session.execute(delete(OfferedValue).where(OfferedValue.made < now() - OFFERED))
            session.add(OfferedValue(commitment=commitment, value=value))
            session.commit()

    def take_value(self, commitment: str) -> str:
        """The value of a commitment, which is given out once; empty if there is none."""
        with self.session() as session:
            taken = delete(OfferedValue).where(OfferedValue.commitment == commitment)
            value = session.scalar(taken.returning(OfferedValue.value))
            session.commit()
            return value or ""

    def table(self, table_id: str) -> tuple[GameTable, list[SeatInfo], list[StoredMove]]:
        """A table with its seats and moves, all of one moment; NotFound if there is none."""
        with self.session() as session:
            self._at_one_moment(session)
            row = session.get(GameTable, table_id)
            seats = session.scalars(
                select(TableSeat).where(TableSeat.table_id == table_id).order_by(TableSeat.number)
            )
            infos = [_seat_info(seat) for seat in seats]
            # Not as objects: a long game has hundreds of moves.
            moves = session.execute(_LINES, {"of": table_id})
            if row is None:
                raise NotFound("There is no such table; check the link.")
            return row, infos, [StoredMove(line, key) for line, key in moves]

    def _at_one_moment(self, session: Session) -> None:
        """Let all that is read next be of one moment, whatever others commit meanwhile."""
        if self.shared:
            session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
        else:
            session.connection().exec_driver_sql("BEGIN")

    def revision(self, table_id: str) -> int:
        found = self._revision(table_id)
        return -1 if found is None else int(found)

    def upgrade(self, row: GameTable, expected: int, keys: dict[int, str]) -> None:
        """Store how a table goes on under newer rules, unless another process has done so.

        `keys` are those of positions by the numbers of the moves.
        """
        values = {name: getattr(row, name) for name in _UPGRADING}
        with self.session() as session:
            stored = session.get(GameTable, row.id, with_for_update=True)
            if stored is None or stored.revision != expected:
                return
            for name, value in values.items():
                setattr(stored, name, value)
            stored.redo, stored.consent = [], {}
            stored.revision += 1
            connection = session.connection()
            connection.execute(_DROP, {"of": row.id, "kept": row.moves})
            if keys:
                renewed = [{"of": row.id, "nth": nth, "new": key} for nth, key in keys.items()]
                connection.execute(_RENEW, renewed)
            self._tell(session, row.id, "changed")
            session.commit()

    def idle(self, table_id: str) -> float:
        """For how many seconds nothing has happened at a table."""
        with self.session() as session:
            found = session.scalar(select(GameTable.updated).where(GameTable.id == table_id))
            return (now() - found).total_seconds() if found else 0.0

    def change(
        self,
        row: GameTable,
        expected: int,
        added: list[MoveRow],
        kept: int,
    ) -> int:
        """Store new moves, or drop all after the first `kept`, with the row's new values.

        The revision must still be the expected one: another process may have been faster. Returns
        the new revision. Two statements, and no objects: this is what a move waits for. If the
        connection is lost, it is tried again.
        """
        made = now()
        values = {name: getattr(row, name) for name in _CHANGING}
        values |= {"of": row.id, "expected": expected, "updated": made, "moves": kept + len(added)}
        return repeat(lambda again: self._change_once(row, values, added, kept, again))

    def _change_once(
        self,
        row: GameTable,
        values: dict[str, Any],
        added: list[MoveRow],
        kept: int,
        again: bool,
    ) -> int:
        made, expected = values["updated"], int(values["expected"])
        with self.engine.begin() as connection:
            if connection.execute(_CHANGE, values).rowcount == 0:
                # Of a try whose answer was lost nobody knows whether it was committed.
                if again and self._is_ours(connection, row.id, values, added):
                    return expected + 1
                raise Stale("The position has changed; check it again.")
            if not added:
                connection.execute(_DROP, {"of": row.id, "kept": kept})
            else:
                moves = [
                    {"table_id": row.id, "number": one.number, "line": one.line, "key": one.key}
                    for one in added
                ]
                connection.execute(_ADD, [{**move, "made": made} for move in moves])
            self._tell(connection, row.id, "changed")
        self.moves_stored += len(added)
        return expected + 1

    def _is_ours(
        self, connection: Connection, table_id: str, values: dict[str, Any], added: list[MoveRow]
    ) -> bool:
        """Whether the last change of a table is the one that was to be made: to the microsecond,
        with the same last move."""
        mine = select(_TABLE.revision, _TABLE.updated).where(_TABLE.id == table_id)
        if connection.execute(mine).one() != (values["expected"] + 1, values["updated"]):
            return False
        last = select(_MOVE.number, _MOVE.line).where(_MOVE.table_id == table_id)
        found = connection.execute(last.order_by(_MOVE.number.desc()).limit(1)).first()
        return not added or found == (added[-1].number, added[-1].line)

    def end_turn(self, table_id: str, expected: int, waiting: list[int]) -> int:
        """The turn that was held is over: those who wait may move."""
        with self.session() as session:
            stored = self._expected(session, table_id, expected)
            stored.held, stored.waiting = None, waiting
            return self._changed(session, stored)

    def set_consent(self, table_id: str, expected: int, consent: dict[str, object]) -> int:
        with self.session() as session:
            stored = self._expected(session, table_id, expected)
            stored.consent = consent
            return self._changed(session, stored)

    def take_seat(self, table_id: str, number: int, user: User, word: str = "") -> tuple[int, bool]:
        """Put a user on an open seat; Refusal if somebody was faster.

        Returns the new revision and whether all seats are taken now.
        """
        with self.session() as session:
            row = session.get(GameTable, table_id, with_for_update=True)
            seat = session.get(TableSeat, (table_id, number))
            if row is None or seat is None or seat.kind != OPEN:
                raise Refusal("That seat has been taken.")
            seat.kind, seat.user_id, seat.name = PERSON, user.id, seat.name or user.name
            seat.word = word
            session.flush()
            left = select(func.count()).where(
                TableSeat.table_id == table_id, TableSeat.kind == OPEN
            )
            row.started = session.scalar(left) == 0
            return self._changed(session, row), row.started

    def change_seats(self, row: GameTable, expected: int, seats: Iterable[SeatInfo]) -> int:
        """Store seats that have changed, with the row's new values; returns the new revision."""
        with self.session() as session:
            stored = self._expected(session, row.id, expected)
            for info in seats:
                session.merge(_seat_row(row.id, info))
            stored.started, stored.consent = row.started, row.consent
            stored.held, stored.waiting = row.held, row.waiting
            stored.removed = row.removed
            return self._changed(session, stored)

    def _expected(self, session: Session, table_id: str, expected: int) -> GameTable:
        stored = session.get(GameTable, table_id, with_for_update=True)
        if stored is None or stored.revision != expected:
            raise Stale("The position has changed; check it again.")
        return stored

    def _changed(self, session: Session, stored: GameTable) -> int:
        stored.updated = now()
        stored.revision += 1
        self._tell(session, stored.id, "changed")
        session.commit()
        return stored.revision

    def bots_due(self, age: float = 0) -> list[str]:
        """Tables where a bot owes a move, and has done so for `age` seconds."""
        before = now() - timedelta(seconds=age)
        with self.session() as session:
            rows = session.execute(
                select(GameTable.id, GameTable.waiting, TableSeat.number)
                .join(TableSeat, TableSeat.table_id == GameTable.id)
                .where(GameTable.started, GameTable.finished.is_(False), GameTable.closed == "")
                .where(or_(TableSeat.kind == BOT, TableSeat.deputy != ""))
                .where(GameTable.kind.not_in(names_where(lambda kind: not kind.recalls_bots)))
                .where(GameTable.updated <= before)
            )
            found = {table_id for table_id, waiting, number in rows if number in waiting}
            return sorted(found)

    # --- lists of the home page -------------------------------------------------------------------

    def tables_of(self, user_id: int, finished: bool) -> list[tuple[GameTable, list[TableSeat]]]:
        mine = select(TableSeat.table_id).where(TableSeat.user_id == user_id)
        own = or_(GameTable.id.in_(mine), GameTable.owner_id == user_id)
        games = GameTable.kind.not_in(names_where(lambda kind: not kind.is_listed))
        query = select(GameTable).where(own, games, GameTable.finished.is_(finished))
        return self._listed(query, LISTED if finished else GOING_ON)

    def tables_of_kind(self, user_id: int, kind: str) -> list[GameTable]:
        """The tables of one kind that a user has made, the last one first."""
        query = (
            select(GameTable)
            .where(GameTable.owner_id == user_id, GameTable.kind == kind)
            .where(GameTable.closed == "")
        )
        with self.session() as session:
            return list(session.scalars(query.order_by(GameTable.updated.desc()).limit(TAUGHT)))

    def finished_of(
        self, user_id: int, game: str, most: int
    ) -> list[tuple[GameTable, list[TableSeat]]]:
        """The last finished games of somebody who sat at them."""
        mine = select(TableSeat.table_id).where(TableSeat.user_id == user_id)
        query = select(GameTable).where(
            GameTable.id.in_(mine), GameTable.game == game, GameTable.finished.is_(True)
        )
        return self._listed(query, most)

    def open_tables(self, order: str = NEWEST) -> list[tuple[GameTable, list[TableSeat]]]:
        """Tables with a free seat for anybody: the newest first, the oldest, or the fullest."""
        query = select(GameTable).where(*_WAITING)
        if order == OLDEST:
            return self._listed(query, LISTED, GameTable.created.asc())
        if order == FULLEST:
            free = select(func.count()).where(
                TableSeat.table_id == GameTable.id, TableSeat.kind == OPEN
            )
            return self._listed(query, LISTED, free.scalar_subquery(), GameTable.updated.desc())
        return self._listed(query, LISTED)

    def open_tables_of(self, user_id: int) -> int:
        """How many tables of somebody's making wait for anybody."""
        with self.session() as session:
            query = select(func.count(GameTable.id)).where(*_WAITING, GameTable.owner_id == user_id)
            return session.scalar(query) or 0

    def _listed(
        self, query: Select[GameTable], most: int, *order: Any
    ) -> list[tuple[GameTable, list[TableSeat]]]:
        by = order or (GameTable.updated.desc(),)
        # They are large, and a list has no use for them.
        short = query.options(defer(GameTable.position), defer(GameTable.course))
        with self.session() as session:
            shown = short.where(GameTable.closed == "")
            rows = list(session.scalars(shown.order_by(*by).limit(most)))
            seats: dict[str, list[TableSeat]] = {row.id: [] for row in rows}
            found = session.scalars(
                select(TableSeat)
                .where(TableSeat.table_id.in_(list(seats)))
                .order_by(TableSeat.number)
            )
            for seat in found:
                seats[seat.table_id].append(seat)
            return [(row, seats[row.id]) for row in rows]

    def check(self) -> dict[str, int]:
        """Write something and count a few things: whether all is well with the database."""
        with self.session() as session:
            insert_or_update(session, Heartbeat(id=CHECKED, at=now()))
            session.commit()
            return {
                "users": session.scalar(select(func.count(User.id))) or 0,
                "tables": session.scalar(select(func.count(GameTable.id))) or 0,
            }

    # --- talk and notes ---------------------------------------------------------------------------

    def say(self, table_id: str, user: User, text: str) -> None:
        with self.session() as session:
            session.add(Message(table_id=table_id, user_id=user.id, name=user.name, text=text))
            self._tell(session, table_id, "talk")
            session.commit()

    def talk(self, table_id: str) -> list[Message]:
        with self.session() as session:
            newest = (
                select(Message)
                .where(Message.table_id == table_id)
                .order_by(Message.id.desc())
                .limit(TALK)
            )
            return list(reversed(list(session.scalars(newest))))

    def message(self, table_id: str, number: int) -> Message | None:
        """A line of talk at this table."""
        with self.session() as session:
            found = session.get(Message, number)
            return found if found is not None and found.table_id == table_id else None

    def note(self, table_id: str, user_id: int) -> str:
        with self.session() as session:
            note = session.get(Note, (table_id, user_id))
            return note.text if note else ""

    def keep_note(self, table_id: str, user_id: int, text: str) -> None:
        with self.session() as session:
            insert_or_update(session, Note(table_id=table_id, user_id=user_id, text=text))
            session.commit()


def new_table_id() -> str:
    """A link that cannot be guessed."""
    return secrets.token_urlsafe(9)


def _seat_row(table_id: str, info: SeatInfo) -> TableSeat:
    return TableSeat(
        table_id=table_id,
        number=info.number,
        kind=info.kind,
        name=info.name,
        user_id=info.user_id,
        bot=info.bot,
        invite=info.invite,
        deputy=info.deputy,
        resigned=info.resigned,
        word=info.word,
        late=info.late,
    )


def _seat_info(row: TableSeat) -> SeatInfo:
    return SeatInfo(
        row.number,
        row.kind,
        row.name,
        row.user_id,
        current_name(row.bot),
        row.invite,
        current_name(row.deputy),
        row.resigned,
        row.word,
        row.late,
    )
