"""The database goes away while people play: nothing is lost, and the server needs no restart."""

from __future__ import annotations

import random
import resource
import sqlite3
import threading
import time
from functools import partial
from pathlib import Path

import httpx
import pytest

from ceilidh.server.settings import Settings
from ceilidh.server.storage.database import open_database
from ceilidh.server.storage.store import Store
from ceilidh.server.table.position_keys import position_key
from ceilidh.server.table.rooms import Rooms
from tests.server.conftest import Start
from tests.server.helpers import Json, Person, Server, until
from tests.server.postgres import running

# Nothing that was committed is lost in a crash, so that nothing is lost to players either.
SOUND = ("fsync=off", "synchronous_commit=on", "max_connections=60")
UNLIMITED = resource.RLIM_INFINITY


class Guest(threading.Thread):
    """Plays at a table of their own, waits when told so, and remembers what was acknowledged."""

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__()
        self.person = person
        self.chance = random.Random(seed)
        self.table = person.create("glenmore", ("person", "person"))
        self.told: dict[int, str] = {0: self.table["key"]}
        self.odd: list[str] = []
        self.refused = 0
        self.resting = False

    def run(self) -> None:
        while not self.resting and not self.odd:
            seen = self.person.get(f"/api/tables/{self.table['id']}")
            if not self._is_good(seen) or seen.json()["over"]:
                continue
            scene: Json = seen.json()
            move = self.chance.choice(scene["legal"])["text"]
            answer = self.person.try_move(scene, move)
            if self._is_good(answer):
                self.told[answer.json()["moves"]] = answer.json()["key"]

    def _is_good(self, answer: httpx.Response) -> bool:
        if answer.status_code == 503:
            assert answer.json()["error"].startswith("The database does not answer")
            self.refused += 1
            time.sleep(int(answer.headers["Retry-After"]) / 10)
            return False
        if answer.status_code != 200:
            self.odd.append(f"{answer.status_code} {answer.text}")
        return answer.status_code == 200


def check_nothing_is_lost(server: Server, guests: list[Guest]) -> None:
    """Every move that was acknowledged stands in the database, with all before it."""
    settings = Settings(database=server.environment["CEILIDH_DATABASE"])
    store = Store(open_database(settings.database_url))
    for guest in guests:
        table = Rooms(store).get(guest.table["id"]).table
        for number, key in guest.told.items():
            assert position_key(table, number) == key, (guest.table["id"], number)
    store.engine.dispose()


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_postgresql_restarts_while_people_play(start: Start, mode: str) -> None:
    with running(SOUND) as postgres:
        server = start(database=postgres.database())
        with server.person("Ann") as ann, server.person("Bob") as bob:
            guests = [Guest(ann, 1), Guest(bob, 2)]
            for guest in guests:
                guest.start()
            for _ in range(2):
                told = sum(len(guest.told) for guest in guests)
                until(partial(_played_on, guests, told + 6))
                postgres.stop(mode)
                until(lambda: any(guest.refused for guest in guests) or faulty(guests))
                postgres.start()
            told = moves(guests)
            until(lambda: moves(guests) >= told + 6)
            for guest in guests:
                guest.resting = True
                guest.join()
                assert not guest.odd, guest.odd
        check_nothing_is_lost(server, guests)
        assert server.is_up() and not server.faults()
        server.close()


def _played_on(guests: list[Guest], number: int) -> bool:
    return moves(guests) >= number


def moves(guests: list[Guest]) -> int:
    assert not faulty(guests), [guest.odd for guest in guests]
    return sum(len(guest.told) for guest in guests)


def faulty(guests: list[Guest]) -> bool:
    return any(guest.odd for guest in guests)


def test_a_locked_file_is_told_and_waited_for_no_longer_than_it_must(
    start: Start, tmp_path: Path
) -> None:
    server = start()
    with server.person("Ann") as ann:
        guest = Guest(ann, 1)
        scene = guest.table
        with sqlite3.connect(tmp_path / "test.sqlite3", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            refused = ann.try_move(scene, scene["legal"][0]["text"])
            assert refused.status_code == 503 and "Retry-After" in refused.headers
            # Far less than the half minute that it used to take, on a slow machine too.
            assert time.monotonic() - began < 15
            assert ann.see(scene["id"])["moves"] == 0, "who only looks need not wait"
            health = ann.get("/health")
            assert (health.status_code, health.json()["status"]) == (503, "no database")
            other.execute("ROLLBACK")
        other.close()
        assert ann.get("/health").status_code == 200
        after = ann.move(scene, scene["legal"][0]["text"])
        guest.told[after["moves"]] = after["key"]
        check_nothing_is_lost(server, [guest])
    assert not server.faults()


def test_a_full_disk_is_told_and_nothing_is_lost(start: Start) -> None:
    server = start()
    assert server.process is not None
    with server.person("Ann") as ann:
        guest = Guest(ann, 1)
        guest.start()
        until(lambda: moves([guest]) > 20)
        # Files of the server can grow no more; all that stands beyond can no longer be written.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (8192, UNLIMITED))
        until(lambda: guest.refused > 1 or faulty([guest]))
        assert ann.get("/health").status_code == 503
        assert ann.see(guest.table["id"])["moves"] >= max(guest.told)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))
        until(lambda: ann.get("/health").status_code == 200)
        told = moves([guest])
        until(lambda: moves([guest]) > told)
        guest.resting = True
        guest.join()
        assert not guest.odd, guest.odd
    check_nothing_is_lost(server, [guest])
    assert server.is_up()
