"""A server's parts in this process, with a clock that tests turn, on a database of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path

from sqlalchemy import update

from ceilidh.server.app import make_service
from ceilidh.server.clocks.counting import shift
from ceilidh.server.clocks.timers import SeatTimers
from ceilidh.server.service import SeatRequest, Service
from ceilidh.server.settings import Settings
from ceilidh.server.storage.database import open_database
from ceilidh.server.storage.models import GameTable, User
from ceilidh.server.storage.store import Store
from ceilidh.server.table.invites import sit
from ceilidh.server.table.moves import play
from ceilidh.server.table.rooms import Room
from tests.server.helpers import SHORT, Json

MONDAY = datetime(2026, 3, 2, 12, 0)  # a noon in winter


class Clockwork:
    """Nothing runs by itself: tables are followed, and letters sent, when a test says so."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.at = MONDAY
        service.clock_worker.clock = service.notice_sender.clock = lambda: self.at

    def people(self, *names: str) -> list[User]:
        return [self.service.store.new_guest(name) for name in names]

    def table(
        self,
        people: list[User],
        pace: str = "",
        then: str = "bot",
        game: str = "glenmore",
        options: Json = SHORT,
    ) -> Room:
        """Everybody has a seat at a short game of Glen More II; the clocks know of it."""
        chosen = dict(options) if game == "glenmore" else {}
        wishes = [SeatRequest("person"), *(SeatRequest("open") for _ in people[1:])]
        room = self.service.create(
            people[0], game, len(people), chosen, wishes, pace=pace, then=then
        )
        for user in people[1:]:
            sit(room, user, room.row.invite)
        self.changed(room)
        return room

    def wait(self, **more: float) -> None:
        """Time passes; what is due is done."""
        self.at += timedelta(**more)
        self.service.timers.beat(self.at, float("inf"))
        self.service.clock_worker.work()

    def move(self, room: Room, user: User, after: timedelta = timedelta(0)) -> Room:
        """A move of somebody, so long after the last."""
        self.at += after
        self.service.timers.beat(self.at, float("inf"))
        room = self.service.rooms.get(room.id)
        legal = room.table.legal(room.played_by(user.id)[0])
        play(room, user.id, legal[-1].text, room.key())
        return self.changed(room)

    def changed(self, room: Room) -> Room:
        """The table has changed at this moment of the clock."""
        with self.service.store.session() as session:
            when = update(GameTable).where(GameTable.id == room.id).values(updated=self.at)
            session.execute(when)
            session.commit()
        self.service.clock_worker.look(room.id)
        self.service.clock_worker.work()
        return self.service.rooms.get(room.id)

    def left(self, room: Room, seat: int) -> float:
        found = self.service.timers.timer(room.id, seat)
        assert found is not None
        return found[0].left

    def mover(self, room: Room, people: list[User]) -> tuple[int, User]:
        """The seat that has to decide, and whose it is."""
        seat = self.service.rooms.get(room.id).table.actors[0]
        return seat, people[seat]


@contextmanager
def clockwork(folder: Path, database: str = "", **settings: object) -> Iterator[Clockwork]:
    chosen = {"database": database or f"sqlite:///{folder / 'own.sqlite3'}", "secret": "x"}
    service = make_service(Settings(**{**chosen, **settings}))  # type: ignore[arg-type]
    yield Clockwork(service)
    service.notice_sender.close()
    service.store.engine.dispose()


def let_pass(database: str, table_id: str, **time: float) -> None:
    """So much time passes for who has to decide at a table of a server that runs elsewhere."""
    store = Store(open_database(database))
    timers = SeatTimers(store)
    for timer, _ in timers.at_table(table_id):
        shift(timer, -timedelta(**time))
        timers.keep(timer)
    store.engine.dispose()
