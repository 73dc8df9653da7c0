"""Follows the clocks of all tables, warns, and does what a pace says when time is up.

It works beside all else (`ticking`), so that no move waits for it. Of several processes at a
database the first that claims a seat's time does what is due about it.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from ceilidh.say import Speaker
from ceilidh.server.clocks.auto_answers import YES, is_asked_outside, standing_answer
from ceilidh.server.clocks.clock_scene import ClockScene, clock_scene
from ceilidh.server.clocks.counting import WARNING, left_at, plan, plan_reminder, stand_in
from ceilidh.server.clocks.pace import BOT, REMIND, Pace
from ceilidh.server.clocks.rest_hours import RestHours
from ceilidh.server.clocks.timers import SeatTimers
from ceilidh.server.errors import Refusal
from ceilidh.server.logs import tell, tell_fault
from ceilidh.server.storage.models import SeatTimer, now
from ceilidh.server.table.consent import answer_back
from ceilidh.server.table.moves import end_turn
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.table.seating import DEPUTY, row_of, set_deputy

log = logging.getLogger("ceilidh.clocks")
LEASE = timedelta(seconds=60)  # after which another process does what one had claimed
BEAT = 10.0  # seconds between two signs of life
SILENCE = 60.0  # seconds without one after which no server ran


class Teller(Protocol):
    """Who tells people of their turns and of what became of them."""

    def reached(self, users: set[int]) -> set[int]: ...
    def turn_came(self, timer: SeatTimer, pace: Pace | None) -> None: ...
    def warn(self, timer: SeatTimer) -> None: ...
    def late(self, timer: SeatTimer) -> None: ...
    def taken(self, timer: SeatTimer, lost: bool) -> None: ...
    def send_due(self) -> None: ...
    def close(self) -> None: ...


class ClockWorker:
    """`clock` tells the time, `changed` is called with a table that the worker has changed."""

    def __init__(
        self,
        timers: SeatTimers,
        rooms: Rooms,
        notice_sender: Teller,
        changed: Callable[[str], None],
        clock: Callable[[], datetime] = now,
    ) -> None:
        self.timers = timers
        self.rooms = rooms
        self.notice_sender = notice_sender
        self.changed = changed
        self.clock = clock
        self.news: set[str] = set()
        self.lock = threading.Lock()
        self.called = threading.Event()
        self.last_beat = datetime.min

    # --- what it looks at -------------------------------------------------------------------------

    def look(self, table_id: str) -> None:
        """A table has changed; from any thread. Where there is no clock it can wait a moment."""
        with self.lock:
            self.news.add(table_id)
        if self.timers.paces.get(table_id) is not None:
            self.called.set()

    def try_work(self) -> None:
        """One look that ends nothing, whatever goes wrong: the other clocks go on."""
        try:
            self.work()
        except Exception as fault:
            tell_fault(log, fault)

    def work(self) -> None:
        """One look at everything."""
        if (self.clock() - self.last_beat).total_seconds() >= BEAT:
            self.last_beat = self.clock()
            self.timers.beat(self.last_beat, SILENCE)
            for table_id in self.timers.behind():
                self.look(table_id)
        with self.lock:
            tables, self.news = self.news, set()
        try:
            for table_id in sorted(tables):
                self._answer_back(table_id)
            for table_id in self._concerned(sorted(tables)):
                self._catch_up(table_id)
        except SQLAlchemyError:
            # Nobody misses his turn because the database was away: looking twice does no harm.
            with self.lock:
                self.news |= tables
            raise
        self.tick()
        self.notice_sender.send_due()

    # --- after a change ---------------------------------------------------------------------------

    def follow(self, table_id: str) -> None:
        """Bring the clocks of a table up to date, and tell who has to decide."""
        for concerned in self._concerned([table_id]):
            self._catch_up(concerned)

    def _catch_up(self, table_id: str) -> None:
        news = self.timers.follow(table_id)
        for timer in news.fresh:
            self.notice_sender.turn_came(timer, news.pace)
        for seat in news.give_back:
            self._give_back(table_id, seat)

    def scene(self, room: Room, to: Speaker) -> ClockScene:
        """The clocks of a table as they are now: a change that was not followed yet counts."""
        pace = self.timers.pace(room.id)
        if pace is not None:
            self.follow(room.id)
        timers = self.timers.at_table(room.id) if pace is not None else []
        return clock_scene(room, pace, timers, self.clock(), to)

    # --- standing answers -------------------------------------------------------------------------

    def wished(self, room: Room, seat: int) -> str:
        """What the owner of a seat wishes to be answered to a decision outside his turn."""
        owner = room.seats[seat].user_id
        if owner is None or not is_asked_outside(room, seat):
            return ""
        return standing_answer(room, seat, self.timers.availability(owner))

    def _answer_back(self, table_id: str) -> None:
        """Answer a request to go back for those who always say the same."""
        room = self.rooms.rooms.get(table_id)
        if room is None or not room.row.consent:
            return
        agreed = room.row.consent.get("yes")
        people = [info for info in room.seats if info.user_id is not None and not info.resigned]
        for info in people:
            if not isinstance(agreed, list) or info.number in agreed or info.user_id is None:
                continue
            back = self.timers.availability(info.user_id).back
            if back and room.row.consent:
                answer_back(room, info.user_id, back == YES)
                self.changed(table_id)

    def _concerned(self, tables: list[str]) -> list[str]:
        """The tables at which anybody has a clock, or wants to be told of his turn."""
        people = {one: self._people(one) for one in tables if self.timers.pace(one) is None}
        told = self.notice_sender.reached({user for some in people.values() for user in some})
        return [one for one in tables if one not in people or told & people[one]]

    def _people(self, table_id: str) -> set[int]:
        """Who sits at a table with others."""
        try:
            room = self.rooms.rooms.get(table_id) or self.rooms.get(table_id)
        except Refusal:
            return set()
        people = {info.user_id for info in room.seats if info.user_id is not None}
        return people if len(people) > 1 else set()

    def _give_back(self, table_id: str, seat: int) -> None:
        """The bot has played the turn; its owner plays the next one."""
        try:
            room = self.rooms.get(table_id)
            with room.lock:
                info = room.seats[seat]
                if info.deputy and not info.resigned and seat not in room.row.waiting:
                    room.change_seats([replace(info, deputy="")], row_of(room))
            self.changed(table_id)
        except Refusal as fault:
            # Somebody was faster: the change that he made is followed next.
            tell(log, logging.INFO, "too late", table=table_id, fault=str(fault))

    # --- when time runs out -----------------------------------------------------------------------

    def tick(self) -> None:
        """Do what is due about seats that take long."""
        at = self.clock()
        for table_id, seat, due in self.timers.due(at):
            if self.timers.claim(table_id, seat, due, at + LEASE):
                self.follow(table_id)
                self._look_at(table_id, seat, at)

    def _look_at(self, table_id: str, seat: int, at: datetime) -> None:
        found = self.timers.timer(table_id, seat)
        pace = self.timers.pace(table_id)
        if found is None or pace is None or found[0].since is None:
            return
        timer, rest = found
        left = left_at(timer, at, pace, rest)
        if left > 0:
            if pace.rests and not timer.warned and left <= pace.seconds * WARNING + 1:
                timer.warned = True
                self.notice_sender.warn(timer)
            plan(timer, pace, rest)
            self.timers.keep(timer)
            return
        try:
            self._run_out(self.rooms.get(table_id), timer, pace, rest, at)
        except Refusal as fault:
            tell(log, logging.INFO, "no time-out", table=table_id, fault=str(fault))

    def _run_out(
        self, room: Room, timer: SeatTimer, pace: Pace, rest: RestHours, at: datetime
    ) -> None:
        """The time of a seat is over."""
        with room.lock:
            info = room.seats[timer.seat]
            if not info.is_played or timer.seat not in room.row.waiting:
                return
            if room.row.held == timer.seat:
                # All is done but for the word; nobody loses by that.
                end_turn(room, timer.user_id)
            elif pace.then == REMIND:
                timer.missed += 1
                plan_reminder(timer, at, pace, rest)
                self.notice_sender.late(timer)
                self.timers.keep(timer)
                return
            else:
                lost = pace.then != BOT
                out = replace(info, deputy=DEPUTY, resigned=lost, late=lost)
                set_deputy(room, out, consent={})
                stand_in(timer, pace)
                self.timers.keep(timer)
                self.notice_sender.taken(timer, lost)
        tell(log, logging.INFO, "time is up", table=room.id, seat=timer.seat, then=pace.then)
        self.changed(room.id)
