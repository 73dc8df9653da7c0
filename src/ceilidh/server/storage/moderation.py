"""What keeps order: reports of players, what administrators do, and the trail of all of it.

Whatever an administrator does is noted in the same transaction. Nothing here changes or deletes a
note.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session, aliased

from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.storage.models import (
    AdminAction,
    GameTable,
    Message,
    Report,
    SeatTimer,
    SignIn,
    TableClock,
    TableSeat,
    User,
    now,
)
from ceilidh.server.storage.users import Users

UNREAD = 20  # reports of one person that may wait to be read
LISTED = 200  # rows of a list
FOUND = 50  # people that a search lists


@dataclass(frozen=True)
class ReportRow:
    """A report with the people it names, and why its table is closed, if it is."""

    report: Report
    reporter: User
    about: User | None
    closed: str | None


class Moderation(Users):
    """The part of the store that is about order."""

    # --- reports ----------------------------------------------------------------------------------

    def report(
        self,
        table_id: str | None,
        user_id: int,
        text: str,
        about: int | None = None,
        quote: str = "",
    ) -> None:
        """Keep what somebody tells about a table, about a person there, or about a profile."""
        mine = select(func.count()).where(Report.user_id == user_id, Report.settled.is_(None))
        with self.session() as session:
            waiting = session.scalar(mine) or 0
            if waiting >= UNREAD:
                raise Refusal(
                    "{number} of your reports have not been read yet; wait for an answer.",
                    fields={"number": waiting},
                )
            made = Report(
                table_id=table_id, user_id=user_id, text=text, about_id=about, quote=quote
            )
            session.add(made)
            session.commit()

    def reports(
        self, waiting: bool = False, about: int | None = None, table: str = ""
    ) -> list[ReportRow]:
        """What people told, oldest first: all, those that wait, or those about one thing."""
        accused = aliased(User)
        query = (
            select(Report, User, accused, GameTable.closed)
            .join(User, User.id == Report.user_id)
            .outerjoin(GameTable, GameTable.id == Report.table_id)
            .outerjoin(accused, accused.id == Report.about_id)
            .order_by(Report.id)
        )
        if waiting:
            query = query.where(Report.settled.is_(None))
        if about is not None:
            query = query.where(Report.about_id == about)
        if table:
            query = query.where(Report.table_id == table)
        with self.session() as session:
            return [ReportRow(*row) for row in session.execute(query.limit(LISTED))]

    def settle(self, number: int, why: str, by: str) -> None:
        """A report has been read, and whatever follows from it has been done."""
        with self.session() as session:
            report = session.get(Report, number)
            if report is None or report.settled is not None:
                raise NotFound("There is no such report, or it has been settled.")
            report.settled = now()
            self._note(session, by, "settle", f"report {number}", why)
            session.commit()

    # --- people -----------------------------------------------------------------------------------

    def block(self, number: int, why: str, by: str) -> None:
        """Let somebody in no more, and sign them out; without a reason let them in again."""
        with self.session() as session:
            user = self._person(session, number)
            user.blocked = why
            if why:
                session.execute(delete(SignIn).where(SignIn.user_id == number))
            self._note_about(session, by, "block" if why else "unblock", user, why)
            session.commit()

    def mute(self, number: int, why: str, by: str) -> None:
        """Let somebody talk at no table; without a reason let them talk again."""
        with self.session() as session:
            user = self._person(session, number)
            user.muted = why
            self._note_about(session, by, "mute" if why else "unmute", user, why)
            session.commit()

    def name_admin(self, number: int, is_admin: bool, by: str) -> None:
        with self.session() as session:
            user = self._person(session, number)
            user.admin = is_admin
            self._note_about(session, by, "name admin" if is_admin else "drop admin", user)
            session.commit()

    def admins(self) -> list[User]:
        with self.session() as session:
            return list(session.scalars(select(User).where(User.admin).order_by(User.id)))

    def find_people(self, text: str) -> list[User]:
        """People by a part of their name, or by `#` and their number."""
        number = text.removeprefix("#")
        query = select(User).where(User.name.icontains(text, autoescape=True), User.name != "")
        if text[:1] == "#":
            known = number.isascii() and number.isdecimal() and len(number) < 10
            query = select(User).where(User.id == (int(number) if known else 0))
        with self.session() as session:
            return list(session.scalars(query.order_by(User.id.desc()).limit(FOUND)))

    def talk_of(self, number: int) -> list[Message]:
        """What somebody said last, at whichever table; the newest first."""
        query = select(Message).where(Message.user_id == number).order_by(Message.id.desc())
        with self.session() as session:
            return list(session.scalars(query.limit(LISTED)))

    def tables_with(self, number: int) -> list[GameTable]:
        """The tables that somebody sits at or has made, the last one first."""
        seats = select(TableSeat.table_id).where(TableSeat.user_id == number)
        mine = or_(GameTable.owner_id == number, GameTable.id.in_(seats))
        query = select(GameTable).where(mine).order_by(GameTable.updated.desc())
        with self.session() as session:
            return list(session.scalars(query.limit(FOUND)))

    def _person(self, session: Session, number: int) -> User:
        user = session.get(User, number)
        if user is None:
            raise NotFound("There is no such user.")
        return user

    # --- tables -----------------------------------------------------------------------------------

    def close_table(self, table_id: str, why: str, by: str) -> None:
        """Nobody can open a table any more, and no clock runs; without a reason it is opened again.

        The revision stays: nothing of the game changes, and its results count as before.
        """
        with self.session() as session:
            row = session.get(GameTable, table_id, with_for_update=True)
            if row is None:
                raise NotFound("There is no such table; check the link.")
            row.closed = why
            # When it is opened again everybody has their time anew.
            session.execute(delete(SeatTimer).where(SeatTimer.table_id == table_id))
            unseen = update(TableClock).where(TableClock.table_id == table_id)
            session.execute(unseen.values(seen=-1))
            self._note(session, by, "close" if why else "reopen", f"table {table_id}", why)
            self.tell_of_table(session, table_id)
            session.commit()

    def tell_of_table(self, session: Session, table_id: str) -> None:
        """Other processes hear that a table has changed when, and only when, it is committed."""

    # --- the trail --------------------------------------------------------------------------------

    def note_reset(self, user: User, by: str) -> None:
        with self.session() as session:
            self._note_about(session, by, "reset", user)
            session.commit()

    def admin_actions(self, last: int | None = None) -> list[AdminAction]:
        """What was done, oldest first; or so many of the last, the newest first."""
        newest = select(AdminAction).order_by(AdminAction.id.desc()).limit(last)
        with self.session() as session:
            if last is not None:
                return list(session.scalars(newest))
            return list(session.scalars(select(AdminAction).order_by(AdminAction.id)))

    def _note_about(self, session: Session, by: str, what: str, user: User, why: str = "") -> None:
        self._note(session, by, what, f"{user.id} {user.name}", why)

    def _note(self, session: Session, by: str, what: str, whom: str, why: str) -> None:
        session.add(AdminAction(by=by, what=what, whom=whom, why=why))
