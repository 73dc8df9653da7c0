"""Who is waited for at a table, brought up to date with it. Each change is one transaction."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from ceilidh.server.clocks.availability import availability_of, rest_of
from ceilidh.server.clocks.counting import begin, end, left_at, plan, renew, shift
from ceilidh.server.clocks.pace import Pace, read_pace
from ceilidh.server.clocks.rest_hours import ALWAYS_AWAKE, RestHours
from ceilidh.server.storage.inserts import insert_if_new, insert_or_update
from ceilidh.server.storage.models import (
    Availability,
    GameTable,
    Heartbeat,
    MoveRow,
    SeatTimer,
    TableClock,
    TableSeat,
)
from ceilidh.server.storage.seats import PERSON
from ceilidh.server.storage.store import Store

MOST_MISSED = 3  # turns in a row after which a bot keeps the seat until its owner takes it back
AT_ONCE = 100  # seats looked at together


@dataclass
class TimerNews:
    """What follows from bringing a table up to date: whom to tell, whom to give the seat back."""

    fresh: list[SeatTimer] = field(default_factory=list)
    give_back: list[int] = field(default_factory=list)
    pace: Pace | None = None


class SeatTimers:
    """The part of the store that is about clocks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = threading.Lock()  # SQLite locks no row
        self.paces: dict[str, Pace | None] = {}  # of tables; a pace never changes

    # --- paces ------------------------------------------------------------------------------------

    def set_pace(self, table_id: str, pace: Pace) -> None:
        """Give a new table its pace."""
        with self.store.session() as session:
            clock = TableClock(table_id=table_id, pace=pace.text, then=pace.then, seen=-1)
            # Of a rematch that two people ask for, two processes know the pace.
            insert_if_new(session, clock)
            session.commit()
        self.paces[table_id] = pace

    def pace(self, table_id: str) -> Pace | None:
        if table_id not in self.paces:
            if len(self.paces) > 10_000:
                self.paces.clear()
            with self.store.session() as session:
                clock = session.get(TableClock, table_id)
            self.paces[table_id] = read_pace(clock.pace, clock.then) if clock else None
        return self.paces[table_id]

    # --- a table after a change -------------------------------------------------------------------

    def follow(self, table_id: str) -> TimerNews:
        """Start and stop clocks after a change; doing it twice does no harm."""
        pace = self.pace(table_id)
        with self.lock, self.store.session() as session:
            row = session.get(GameTable, table_id, with_for_update=True)
            clock = session.get(TableClock, table_id) if pace is not None else None
            if row is None or row.closed or (clock is not None and clock.seen == row.revision):
                return TimerNews(pace=pace)
            seats = session.scalars(select(TableSeat).where(TableSeat.table_id == table_id))
            timers = {timer.seat: timer for timer in _timers(session, table_id)}
            news = TimerNews(pace=pace)
            for seat in seats:
                if seat.kind == PERSON and seat.user_id is not None:
                    self._follow_seat(session, row, seat, timers.get(seat.number), news)
            if clock is not None:
                clock.seen = row.revision
            session.commit()
            return news

    def _follow_seat(
        self,
        session: Session,
        row: GameTable,
        seat: TableSeat,
        timer: SeatTimer | None,
        news: TimerNews,
    ) -> None:
        pace, at = news.pace, row.updated
        decides = row.started and not row.finished and seat.number in row.waiting
        is_due = decides and not seat.deputy
        if timer is None:
            if not is_due:
                return
            timer = new_timer(seat, pace)
            session.add(timer)
        timer.user_id = seat.user_id or timer.user_id
        self._follow_stand_in(row, seat, timer, news)
        rest = self._rest(session, timer.user_id, pace)
        if timer.since is not None and not is_due:
            end(timer, row.moves, at, pace, rest)
        elif is_due and timer.since is None:
            if begin(timer, row.moves, at, pace):
                news.fresh.append(timer)
            if pace is not None:
                plan(timer, pace, rest)
        elif is_due and row.moves > timer.moves:
            timer.moves = row.moves
            if pace is not None and pace.rests and _last_mover(session, row) == seat.number:
                renew(timer, at, pace)
                plan(timer, pace, rest)

    def _follow_stand_in(
        self, row: GameTable, seat: TableSeat, timer: SeatTimer, news: TimerNews
    ) -> None:
        """A bot that stood in for a turn gives the seat back after it."""
        if not timer.stands_in:
            return
        if row.finished or seat.resigned or not seat.deputy:
            timer.stands_in = False
        elif seat.number not in row.waiting and timer.missed < MOST_MISSED:
            news.give_back.append(seat.number)

    def _rest(self, session: Session, user_id: int, pace: Pace | None) -> RestHours:
        if pace is None or not pace.rests:
            return ALWAYS_AWAKE
        return rest_of(availability_of(session, user_id))

    # --- what is due ------------------------------------------------------------------------------

    def due(self, at: datetime) -> list[tuple[str, int, datetime]]:
        """Seats about which something must be done, and since when."""
        query = select(SeatTimer.table_id, SeatTimer.seat, SeatTimer.due).where(SeatTimer.due <= at)
        with self.store.session() as session:
            rows = session.execute(query.order_by(SeatTimer.due).limit(AT_ONCE))
            return [(table_id, seat, due) for table_id, seat, due in rows if due is not None]

    def claim(self, table_id: str, seat: int, due: datetime, until: datetime) -> bool:
        """Whether this process is the one to do it; if it dies, another may from `until` on."""
        change = (
            update(SeatTimer)
            .where(SeatTimer.table_id == table_id, SeatTimer.seat == seat, SeatTimer.due == due)
            .values(due=until)
        )
        with self.lock, self.store.session() as session:
            result = session.execute(change)
            session.commit()
            assert isinstance(result, CursorResult)
            return result.rowcount == 1

    def at_table(self, table_id: str) -> list[tuple[SeatTimer, RestHours]]:
        """The clocks of a table, each with the rest of its owner."""
        pace = self.pace(table_id)
        with self.store.session() as session:
            found = _timers(session, table_id)
            return [(timer, self._rest(session, timer.user_id, pace)) for timer in found]

    def timer(self, table_id: str, seat: int) -> tuple[SeatTimer, RestHours] | None:
        found = [pair for pair in self.at_table(table_id) if pair[0].seat == seat]
        return found[0] if found else None

    def keep(self, timer: SeatTimer) -> None:
        with self.lock, self.store.session() as session:
            session.merge(timer)
            session.commit()

    # --- people -----------------------------------------------------------------------------------

    def change_availability(self, availability: Availability, at: datetime) -> None:
        """Keep how somebody rests from now on; what has passed is counted by the old way."""
        with self.lock, self.store.session() as session:
            old = rest_of(availability_of(session, availability.user_id))
            fresh = rest_of(availability)
            insert_or_update(session, availability)
            mine = select(SeatTimer).where(
                SeatTimer.user_id == availability.user_id, SeatTimer.since.is_not(None)
            )
            for timer in session.scalars(mine):
                pace = self.pace(timer.table_id)
                if pace is not None and pace.rests:
                    timer.left = left_at(timer, at, pace, old)
                    timer.since = at
                    plan(timer, pace, fresh)
            session.commit()

    def availability(self, user_id: int) -> Availability:
        with self.store.session() as session:
            return availability_of(session, user_id)

    # --- the server itself ------------------------------------------------------------------------

    def beat(self, at: datetime, longest: float) -> None:
        """Say that a server runs; time in which none did is given back to all who had to decide."""
        with self.lock, self.store.session() as session:
            last = session.get(Heartbeat, 1, with_for_update=True)
            if last is None:
                insert_if_new(session, Heartbeat(id=1, at=at))
            else:
                gap = at - last.at
                if gap.total_seconds() > longest:
                    for timer in session.scalars(
                        select(SeatTimer).where(SeatTimer.since.is_not(None))
                    ):
                        shift(timer, gap)
                last.at = max(at, last.at)
            session.commit()

    def behind(self) -> list[str]:
        """Tables whose clocks have missed a change: a process died between the two."""
        query = (
            select(TableClock.table_id)
            .join(GameTable, GameTable.id == TableClock.table_id)
            .where(TableClock.seen != GameTable.revision, GameTable.closed == "")
        )
        with self.store.session() as session:
            return list(session.scalars(query.limit(AT_ONCE)))


def new_timer(seat: TableSeat, pace: Pace | None) -> SeatTimer:
    return SeatTimer(
        table_id=seat.table_id,
        seat=seat.number,
        user_id=seat.user_id,
        since=None,
        moves=-1,
        paid=-1,
        left=float(pace.seconds) if pace else 0.0,
        due=None,
        warned=False,
        missed=0,
        stands_in=False,
    )


def _timers(session: Session, table_id: str) -> list[SeatTimer]:
    found = select(SeatTimer).where(SeatTimer.table_id == table_id).order_by(SeatTimer.seat)
    return list(session.scalars(found))


def _last_mover(session: Session, row: GameTable) -> int | None:
    line = session.scalar(
        select(MoveRow.line)
        .where(MoveRow.table_id == row.id)
        .order_by(MoveRow.number.desc())
        .limit(1)
    )
    return int(line.split()[0]) - 1 if line else None
