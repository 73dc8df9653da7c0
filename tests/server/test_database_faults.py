"""A fault of the database is no fault of the server: repeated where that is safe, else a 503."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.types import ASGIApp, Receive, Scope, Send

from ceilidh.server.database_faults import is_database_fault, passes_soon
from ceilidh.server.errors import Stale
from ceilidh.server.http import database_guard
from ceilidh.server.http.database_guard import DatabaseGuard
from ceilidh.server.settings import Settings
from ceilidh.server.storage import repeating
from ceilidh.server.storage import store as store_module
from ceilidh.server.storage.database import LOCKED, migrate, open_database
from ceilidh.server.storage.models import TableSeat
from ceilidh.server.storage.store import Store
from ceilidh.server.table.rooms import Room, Rooms
from tests.server.test_store import move, new_room

LOST = OperationalError("SELECT", None, psycopg.OperationalError("the connection is lost"))
DEADLOCK = OperationalError("UPDATE", None, psycopg.errors.DeadlockDetected("a deadlock"))
FULL_DISK = OperationalError("INSERT", None, psycopg.errors.DiskFull("no space left"))
NO_LOCK = OperationalError("UPDATE", None, psycopg.errors.LockNotAvailable("too long"))
LOCKED_FILE = OperationalError("UPDATE", None, sqlite3.OperationalError("database is locked"))
DOUBLE = IntegrityError("INSERT", None, sqlite3.IntegrityError("UNIQUE constraint failed"))


@pytest.mark.parametrize(
    ("fault", "of_database", "soon"),
    [
        (LOST, True, True),
        (DEADLOCK, True, True),
        (FULL_DISK, True, False),
        (NO_LOCK, True, False),
        (LOCKED_FILE, True, False),
        (PoolTimeout("no connection is free"), True, False),
        (DOUBLE, False, False),
        (ValueError("a defect"), False, False),
    ],
)
def test_what_is_a_fault_of_the_database(fault: Exception, of_database: bool, soon: bool) -> None:
    assert is_database_fault(fault) is of_database
    assert passes_soon(fault) is soon


# --- requests -------------------------------------------------------------------------------------


def ask(app: ASGIApp, method: str, path: str, language: str = "en") -> httpx.Response:
    """The answer of an application behind the guard."""

    async def asking() -> httpx.Response:
        transport = httpx.ASGITransport(DatabaseGuard(app))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.request(method, path, headers={"Accept-Language": language})

    return asyncio.run(asking())


class Failing:
    """An application that fails so often before it answers."""

    def __init__(self, *faults: Exception) -> None:
        self.faults = list(faults)
        self.asked = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked += 1
        # What routing leaves behind must not reach the next try.
        assert "endpoint" not in scope
        scope["endpoint"] = self
        if self.faults:
            raise self.faults.pop(0)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"here it is"})


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_guard, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(repeating, "PAUSES", (0.0, 0.0))


def test_what_reads_is_repeated() -> None:
    app = Failing(LOST, DEADLOCK)
    answer = ask(app, "GET", "/t/x")
    assert (answer.status_code, answer.text, app.asked) == (200, "here it is", 3)


@pytest.mark.parametrize("fault", [LOST, FULL_DISK, LOCKED_FILE])
def test_what_writes_is_not(fault: Exception) -> None:
    app = Failing(fault)
    answer = ask(app, "POST", "/api/tables/x/moves")
    assert (answer.status_code, app.asked) == (503, 1)
    assert int(answer.headers["Retry-After"]) > 0
    assert answer.json()["error"].startswith("The database does not answer, so your change may")


def test_nothing_is_repeated_without_end() -> None:
    app = Failing(*[LOST] * 10)
    answer = ask(app, "GET", "/")
    assert (answer.status_code, app.asked) == (503, 3)
    app = Failing(FULL_DISK)
    assert ask(app, "GET", "/").status_code == 503 and app.asked == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "reload the page"), ("fr", "rechargez la page"), ("pt", "recarregue a página")],
)
def test_the_sentence_is_in_the_readers_language(language: str, words: str) -> None:
    for method in ("GET", "POST"):
        answer = ask(Failing(FULL_DISK), method, "/", language)
        assert words in answer.text.lower()


def test_a_defect_stays_one() -> None:
    with pytest.raises(IntegrityError):
        ask(Failing(DOUBLE), "GET", "/")


def test_an_answer_that_has_begun_is_not_begun_again() -> None:
    async def breaks_off(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise LOST

    with pytest.raises(OperationalError):
        ask(breaks_off, "GET", "/")
    assert asyncio.run(other_kinds_pass())


async def other_kinds_pass() -> bool:
    """What is no request is handed on as it is."""
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    async def nothing(*_: object) -> Any:
        raise AssertionError

    await DatabaseGuard(app)({"type": "lifespan"}, nothing, nothing)
    return seen == ["lifespan"]


# --- moves ----------------------------------------------------------------------------------------


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = open_database(Settings(database=database).database_url)
    migrate(engine)
    yield Store(engine)
    engine.dispose()


def break_once(monkeypatch: pytest.MonkeyPatch, fault: Exception, after: bool) -> None:
    """Let the next change fail, before or after it is committed."""
    real, faults = Store._change_once, [fault]

    def change(*given: Any) -> int:
        if faults and not after:
            raise faults.pop()
        number = real(*given)
        if faults:
            raise faults.pop()
        return number

    monkeypatch.setattr(Store, "_change_once", change)


@pytest.mark.parametrize("after", [False, True])
def test_a_move_is_stored_once_when_the_connection_is_lost(
    store: Store, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    """Also if the answer to the commit was lost, so that nobody knows whether it took place."""
    ann = store.new_guest("Ann")
    room = new_room(Rooms(store), ann)
    break_once(monkeypatch, LOST, after)
    move(room, ann)
    move(room, ann)
    stored = Rooms(store).get(room.id)
    assert [one.line for one in stored.table.played] == [one.line for one in room.table.played]
    assert stored.row.revision == room.row.revision == 2


def test_a_move_of_another_process_is_not_taken_for_ones_own(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = store.new_guest("Ann")
    room = new_room(Rooms(store), ann)
    move(Rooms(store).get(room.id), ann)
    break_once(monkeypatch, LOST, after=False)
    with pytest.raises(Stale):
        move(room, ann)
    assert len(Rooms(store).get(room.id).table.played) == len(played_by(store, room))


def played_by(store: Store, room: Room) -> list[str]:
    return [one.line for one in store.table(room.id)[2]]


def test_what_does_not_pass_is_told_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = store.new_guest("Ann")
    rooms = Rooms(store)
    room = new_room(rooms, ann)
    break_once(monkeypatch, FULL_DISK, after=False)
    with pytest.raises(OperationalError):
        move(room, ann)
    assert played_by(store, room) == []
    # The room is read again, and the game goes on.
    move(rooms.get(room.id), ann)
    assert len(played_by(store, room)) == len(rooms.get(room.id).table.played) > 0


def test_a_table_is_read_at_one_moment(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that is committed between two statements is seen by both of them or by none."""
    ann = store.new_guest("Ann")
    room = new_room(Rooms(store), ann)
    real = store_module._seat_info
    waiting = [room]

    def meanwhile(row: TableSeat) -> object:
        while waiting:
            move(waiting.pop(), ann)
        return real(row)

    monkeypatch.setattr(store_module, "_seat_info", meanwhile)
    row, _, moves = store.table(room.id)
    assert (row.revision, row.moves, len(moves)) == (0, 0, 0)
    row, _, moves = store.table(room.id)
    assert row.revision == 1 and row.moves == len(moves) > 0


def test_locks_are_not_waited_for_long(store: Store) -> None:
    with store.engine.connect() as connection:
        if store.shared:
            told = connection.exec_driver_sql("SHOW lock_timeout").scalar()
            assert told == f"{LOCKED:.0f}s"
        else:
            told = connection.exec_driver_sql("PRAGMA busy_timeout").scalar()
            assert told == LOCKED * 1000
