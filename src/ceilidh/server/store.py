"""Reading and writing of what is stored. Every method is one transaction."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from sqlalchemy import Engine, delete, func, or_, select
from sqlalchemy.orm import sessionmaker

from ceilidh.server.errors import NotFound, Refusal, Stale
from ceilidh.server.models import GameTable, Message, Move, Note, Seat, User, now
from ceilidh.server.seats import OPEN, PERSON, SeatInfo

LISTED = 50  # rows of a list on the home page
TALK = 200  # messages shown at a table


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.session = sessionmaker(engine, expire_on_commit=False)

    # --- users ------------------------------------------------------------------------------------

    def new_guest(self, name: str) -> User:
        with self.session() as session:
            user = User(name=name)
            session.add(user)
            session.commit()
            return user

    def user(self, number: int) -> User | None:
        with self.session() as session:
            return session.get(User, number)

    def user_by_login(self, login: str) -> User | None:
        with self.session() as session:
            return session.scalar(select(User).where(User.login == login))

    def keep_name(self, number: int, name: str, login: str, password: str) -> User:
        """Give a guest a name with a password."""
        with self.session() as session:
            if session.scalar(select(User.id).where(User.login == login, User.id != number)):
                raise Refusal("That name is taken; choose another.")
            user = session.get(User, number)
            if user is None:
                raise NotFound("There is no such user.")
            user.name, user.login, user.password = name, login, password
            session.commit()
            return user

    def rename(self, number: int, name: str) -> None:
        with self.session() as session:
            user = session.get(User, number)
            if user is not None and user.login is None:
                user.name = name
                session.commit()

    # --- tables -----------------------------------------------------------------------------------

    def add_table(self, row: GameTable, seats: Iterable[SeatInfo], lines: list[Move]) -> None:
        with self.session() as session:
            session.add(row)
            session.flush()
            for info in seats:
                session.add(_seat_row(row.id, info))
            session.add_all(lines)
            session.commit()

    def table(self, table_id: str) -> tuple[GameTable, list[SeatInfo], list[Move]]:
        """A table with its seats and moves; NotFound if there is none."""
        with self.session() as session:
            row = session.get(GameTable, table_id)
            if row is None:
                raise NotFound("There is no such table; check the link.")
            seats = session.scalars(
                select(Seat).where(Seat.table_id == table_id).order_by(Seat.number)
            )
            infos = [SeatInfo(s.number, s.kind, s.name, s.user_id, s.bot, s.invite) for s in seats]
            moves = list(
                session.scalars(select(Move).where(Move.table_id == table_id).order_by(Move.number))
            )
            return row, infos, moves

    def move_count(self, table_id: str) -> int:
        with self.session() as session:
            return session.scalar(select(GameTable.moves).where(GameTable.id == table_id)) or 0

    def change(
        self,
        row: GameTable,
        expected: int,
        added: list[Move],
        kept: int,
    ) -> None:
        """Store new moves, or drop all after the first `kept`, with the row's new values.

        The number of moves must still be the expected one: another process may have been faster.
        """
        with self.session() as session:
            stored = session.get(GameTable, row.id, with_for_update=True)
            if stored is None or stored.moves != expected:
                raise Stale("The position has changed meanwhile; look at it again.")
            session.execute(delete(Move).where(Move.table_id == row.id, Move.number >= kept))
            session.add_all(added)
            stored.moves = kept + len(added)
            stored.waiting, stored.scores = row.waiting, row.scores
            stored.finished, stored.redo, stored.consent = row.finished, row.redo, row.consent
            stored.updated = now()
            session.commit()

    def set_consent(self, table_id: str, consent: dict[str, object]) -> None:
        with self.session() as session:
            row = session.get(GameTable, table_id)
            if row is not None:
                row.consent, row.updated = consent, now()
                session.commit()

    def set_rematch(self, table_id: str, rematch: str) -> None:
        with self.session() as session:
            row = session.get(GameTable, table_id)
            if row is not None:
                row.rematch = rematch
                session.commit()

    def take_seat(self, table_id: str, number: int, user: User, started: bool) -> None:
        """Put a user on an open seat; Refusal if somebody was faster."""
        with self.session() as session:
            seat = session.get(Seat, (table_id, number), with_for_update=True)
            if seat is None or seat.kind != OPEN:
                raise Refusal("That seat has been taken.")
            seat.kind, seat.user_id, seat.name = PERSON, user.id, seat.name or user.name
            row = session.get(GameTable, table_id)
            if row is not None:
                row.started, row.updated = started, now()
            session.commit()

    def unfinished(self) -> list[str]:
        """Tables that go on; the server looks for bots that owe a move there."""
        with self.session() as session:
            return list(
                session.scalars(
                    select(GameTable.id).where(GameTable.started, GameTable.finished.is_(False))
                )
            )

    # --- lists of the home page -------------------------------------------------------------------

    def tables_of(self, user_id: int, finished: bool) -> list[tuple[GameTable, list[Seat]]]:
        mine = select(Seat.table_id).where(Seat.user_id == user_id)
        own = or_(GameTable.id.in_(mine), GameTable.owner_id == user_id)
        query = select(GameTable).where(own, GameTable.finished.is_(finished))
        return self._listed(query)

    def open_tables(self) -> list[tuple[GameTable, list[Seat]]]:
        query = select(GameTable).where(
            GameTable.open, GameTable.started.is_(False), GameTable.finished.is_(False)
        )
        return self._listed(query)

    def _listed(self, query: object) -> list[tuple[GameTable, list[Seat]]]:
        with self.session() as session:
            newest = query.order_by(GameTable.updated.desc()).limit(LISTED)  # type: ignore[attr-defined]
            rows = list(session.scalars(newest))
            seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
            found = session.scalars(
                select(Seat).where(Seat.table_id.in_(list(seats))).order_by(Seat.number)
            )
            for seat in found:
                seats[seat.table_id].append(seat)
            return [(row, seats[row.id]) for row in rows]

    def counts(self) -> dict[str, int]:
        """For the health page."""
        with self.session() as session:
            return {
                "users": session.scalar(select(func.count(User.id))) or 0,
                "tables": session.scalar(select(func.count(GameTable.id))) or 0,
            }

    # --- talk and notes ---------------------------------------------------------------------------

    def say(self, table_id: str, user: User, text: str) -> None:
        with self.session() as session:
            session.add(Message(table_id=table_id, user_id=user.id, name=user.name, text=text))
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

    def note(self, table_id: str, user_id: int) -> str:
        with self.session() as session:
            note = session.get(Note, (table_id, user_id))
            return note.text if note else ""

    def keep_note(self, table_id: str, user_id: int, text: str) -> None:
        with self.session() as session:
            session.merge(Note(table_id=table_id, user_id=user_id, text=text))
            session.commit()


def new_table_id() -> str:
    """A link that cannot be guessed."""
    return secrets.token_urlsafe(9)


def _seat_row(table_id: str, info: SeatInfo) -> Seat:
    return Seat(
        table_id=table_id,
        number=info.number,
        kind=info.kind,
        name=info.name,
        user_id=info.user_id,
        bot=info.bot,
        invite=info.invite,
    )
