"""Two processes insert the same row at the same moment: neither of them fails.

Nothing here is left to luck. One process has looked and found nothing; the other one does all of
its work just before the first one writes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, func, select

from ceilidh.server.clocks.pace import read_pace
from ceilidh.server.clocks.timers import SeatTimers
from ceilidh.server.notices.channels import HOOK, Channels
from ceilidh.server.results.finished_games import read, read_all_anew
from ceilidh.server.results.profiles import PrivacySettings, privacy_of, set_privacy
from ceilidh.server.settings import Settings
from ceilidh.server.storage.database import migrate, open_database
from ceilidh.server.storage.models import (
    Availability,
    Base,
    Channel,
    FinishedGame,
    Heartbeat,
    Note,
    Notice,
    Profile,
    RatedSpan,
    RestingName,
    SeatResult,
    TableClock,
    User,
)
from ceilidh.server.storage.store import Store
from ceilidh.server.table.rooms import Rooms
from tests.server.clockwork import clockwork
from tests.server.test_store import move, new_room

NOON = datetime(2026, 3, 2, 12, 0)
WRITES = ("INSERT", "UPDATE", "DELETE")


@pytest.fixture
def stores(database: str) -> Iterator[tuple[Store, Store]]:
    """Two processes on one database, as far as it can tell."""
    url = Settings(database=database).database_url
    engines = [open_database(url) for _ in range(2)]
    migrate(engines[0])
    yield Store(engines[0]), Store(engines[1])
    for engine in engines:
        engine.dispose()


@contextmanager
def meanwhile(engine: Engine, table: str, other: Callable[[], object]) -> Iterator[None]:
    """Let `other` happen just before the first insert into a table, after all was looked up.

    SQLite lets nobody else write from the first write on, so that there it is before that one.
    """
    done: list[str] = []
    shared = engine.dialect.name == "postgresql"
    starts = f"INSERT INTO {table} " if shared else WRITES

    def before(connection: Connection, cursor: object, statement: str, *_: object) -> None:
        if not done and statement.startswith(starts):
            done.append(statement)
            other()

    event.listen(engine, "before_cursor_execute", before)
    yield
    event.remove(engine, "before_cursor_execute", before)
    assert done, f"nothing was inserted into {table}"


def count(store: Store, model: type[Base]) -> int:
    with store.session() as session:
        return session.scalar(select(func.count()).select_from(model)) or 0


Pair = tuple[Store, Store]


def test_both_say_that_they_run(stores: Pair) -> None:
    one, two = stores
    with meanwhile(one.engine, "beats", lambda: SeatTimers(two).beat(NOON, 60)):
        SeatTimers(one).beat(NOON, 60)
    assert count(one, Heartbeat) == 1


def test_both_give_a_rematch_its_pace(stores: Pair) -> None:
    one, two = stores
    table_id = new_room(Rooms(one), one.new_guest("Ann")).id
    pace = read_pace("2d", "bot")
    assert pace is not None
    with meanwhile(one.engine, "clocks", lambda: SeatTimers(two).set_pace(table_id, pace)):
        SeatTimers(one).set_pace(table_id, pace)
    assert count(one, TableClock) == 1 and SeatTimers(two).pace(table_id) == pace


def test_both_keep_when_somebody_rests(stores: Pair) -> None:
    one, two = stores
    number = one.new_guest("Ann").id

    def change(store: Store, zone: str) -> None:
        timers = SeatTimers(store)
        availability = timers.availability(number)
        availability.zone = zone
        timers.change_availability(availability, NOON)

    with meanwhile(one.engine, "rhythms", lambda: change(two, "Europe/Paris")):
        change(one, "Europe/London")
    assert (
        count(one, Availability) == 1
        and SeatTimers(two).availability(number).zone == "Europe/London"
    )


def test_both_keep_a_note(stores: Pair) -> None:
    one, two = stores
    ann = one.new_guest("Ann")
    table_id = new_room(Rooms(one), ann).id
    with meanwhile(one.engine, "notes", lambda: two.keep_note(table_id, ann.id, "theirs")):
        one.keep_note(table_id, ann.id, "mine")
    assert count(one, Note) == 1 and two.note(table_id, ann.id) == "mine"


def test_both_keep_what_others_may_see(stores: Pair) -> None:
    one, two = stores
    ann = one.keep_name(one.new_guest("Ann").id, "Ann", "hash")
    wishes = PrivacySettings(shown=True, rated=True)
    with meanwhile(one.engine, "profiles", lambda: set_privacy(two, ann, wishes)):
        set_privacy(one, ann, wishes)
    assert count(one, Profile) == count(one, RatedSpan) == 1
    assert privacy_of(two, ann.id) == wishes


def test_both_give_up_a_name(stores: Pair) -> None:
    one, two = stores
    ann = one.keep_name(one.new_guest("Ann").id, "Ann", "hash")
    with meanwhile(one.engine, "resting_names", lambda: give_up(two, ann)):
        give_up(one, ann)
    assert count(one, RestingName) == 1


def give_up(store: Store, user: User) -> None:
    with store.session() as session:
        assert user.skeleton
        store.put_to_rest(session, user.skeleton)
        session.commit()


def test_both_read_a_finished_game(stores: Pair) -> None:
    one, two = stores
    table_id = finished(one)
    with meanwhile(one.engine, "finished_games", lambda: read(two, Rooms(two), table_id)):
        read(one, Rooms(one), table_id)
    assert count(one, FinishedGame) == 1 and count(one, SeatResult) == 2
    # All are read again while a server that runs adds one.
    with meanwhile(one.engine, "finished_games", lambda: read(two, Rooms(two), table_id)):
        assert read_all_anew(one, Rooms(one)) == 1
    assert count(one, FinishedGame) == 1 and count(one, SeatResult) == 2


def finished(store: Store) -> str:
    ann = store.new_guest("Ann")
    room = new_room(Rooms(store), ann)
    while room.table.actor is not None:
        move(room, ann)
    return room.id


def test_both_add_the_same_channel(stores: Pair) -> None:
    """No index keeps it unique: the second one waits until the first is done."""
    one, two = stores
    ann = one.new_guest("Ann")

    def add(store: Store) -> None:
        Channels(store).add(hook_of(ann))

    with beside(one.engine, two.engine, "INSERT INTO channels ", "UPDATE users", lambda: add(two)):
        add(one)
    assert count(one, Channel) == 1


def hook_of(user: User) -> Channel:
    target = "https://hooks.example/1"
    return Channel(user_id=user.id, kind=HOOK, form="plain", target=target, confirmed=True)


def test_a_notice_by_a_channel_that_has_just_been_ended(
    stores: Pair, database: str, tmp_path: Path
) -> None:
    one, two = stores
    channel = Channels(one).add(hook_of(one.new_guest("Ann")))
    with clockwork(tmp_path, database) as works:
        notice_sender, due = works.service.notice_sender, NOON + timedelta(days=1)
        notice_sender.put_by(channel.id, "turn", "table", 1, due)
        notice_sender.put_by(channel.id, "turn", "table", 1, due)
        assert count(one, Notice) == 1
        engine = works.service.store.engine
        with meanwhile(engine, "notices", lambda: Channels(two).end(channel.id)):
            notice_sender.put_by(channel.id, "turn", "table", 2, due)
    assert count(one, Notice) == 0


@contextmanager
def beside(
    engine: Engine, second: Engine, when: str, waits_at: str, other: Callable[[], object]
) -> Iterator[None]:
    """Let `other` begin on the second engine when the first is about to do something.

    The first goes on when the other has come to the statement at which it has to wait, or has done
    everything because nothing made it wait.
    """
    far_enough = threading.Event()
    faults: list[Exception] = []

    def run() -> None:
        try:
            other()
        except Exception as fault:
            faults.append(fault)
        far_enough.set()

    thread = threading.Thread(target=run)

    def first(connection: Connection, cursor: object, statement: str, *_: object) -> None:
        if statement.lstrip().startswith(when) and thread.ident is None:
            thread.start()
            assert far_enough.wait(60)

    def theirs(connection: Connection, cursor: object, statement: str, *_: object) -> None:
        if statement.startswith(waits_at):
            far_enough.set()

    event.listen(engine, "before_cursor_execute", first)
    event.listen(second, "before_cursor_execute", theirs)
    yield
    thread.join(60)
    assert not faults


def test_both_migrate(database: str) -> None:
    url = Settings(database=database).database_url
    one, two = open_database(url), open_database(url)
    lock = "SELECT pg_advisory" if one.dialect.name == "postgresql" else "BEGIN IMMEDIATE"
    with beside(one, two, "CREATE TABLE users", lock, lambda: migrate(two)):
        migrate(one)
    assert count(Store(two), User) == 0
    for engine in (one, two):
        engine.dispose()
