"""A backup of a running server, restored elsewhere after a kill: the same people and games."""

from __future__ import annotations

import gzip
import signal
import threading
from pathlib import Path

import pytest

from tests.server.conftest import Start
from tests.server.helpers import Json, Person, Server, play_on
from tests.server.postgres import Postgres

KINDS = ["sqlite", "postgresql"]


def url_of(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / 'other.sqlite3'}"
    found = request.getfixturevalue("postgres")
    assert isinstance(found, Postgres)
    return found.database()


def seen(person: Person, tables: list[str]) -> list[Json]:
    return [person.see(table) for table in tables]


@pytest.mark.parametrize(("kind", "other"), [*zip(KINDS, KINDS, strict=True), tuple(KINDS)])
def test_killed_and_restored(
    start: Start, tmp_path: Path, request: pytest.FixtureRequest, kind: str, other: str
) -> None:
    server = start(database=url_of(kind, tmp_path / "a", request))
    file = tmp_path / "all.backup"
    with server.person("Ann") as ann:
        ann.post("/api/keep", {"name": "Ann of Skye", "password": "long enough"})
        tables = [ann.create("glenmore", ("person", "person"))["id"] for _ in range(3)]
        for table in tables[:2]:
            play_on({0: ann, 1: ann}, table, 12)
        ann.post(f"/api/tables/{tables[0]}/talk", {"text": "Slàinte"})
        before = seen(ann, tables)
        # Somebody plays on while it is written: it is of one moment.
        playing = threading.Thread(target=play_on, args=({0: ann, 1: ann}, tables[2], 8))
        playing.start()
        assert server.command("backup", str(file)).returncode == 0
        playing.join()
        token = ann.token
    server.stop(signal.SIGKILL)
    assert file.stat().st_mode & 0o777 == 0o600
    (tmp_path / "b").mkdir()
    again = Server(tmp_path / "b", database=url_of(other, tmp_path / "b", request))
    done = again.command("restore", str(file))
    assert done.returncode == 0, done.stderr
    again.start()
    try:
        with Person(again) as same, again.person("Bob") as bob:
            same.client.headers["Authorization"] = f"Bearer {token}"
            assert same.get("/api/me").json()["user"]["name"] == "Ann of Skye"
            assert seen(same, tables[:2]) == before[:2]
            assert same.get(f"/api/tables/{tables[0]}/talk").json()[0]["text"] == "Slàinte"
            play_on({0: same, 1: same}, tables[2], 3)
            # New rows do not run into old numbers.
            assert bob.id > same.get("/api/me").json()["user"]["id"]
            bob.post(f"/api/tables/{bob.create()['id']}/talk", {"text": "Hello"})
        refused = again.command("restore", str(file))
        assert refused.returncode == 2 and "not empty" in refused.stderr
        assert not again.faults()
    finally:
        again.close()
    assert again.command("restore", "--replace", str(file)).returncode == 0


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path)
    none = server.command("backup", str(tmp_path / "x"))
    assert none.returncode == 2 and "There is no database" in none.stderr
    for name, content in (("text", b"hello"), ("other", gzip.compress(b'{"format": "x"}\n'))):
        (tmp_path / name).write_bytes(content)
        refused = server.command("restore", str(tmp_path / name))
        assert refused.returncode == 2 and "is not a ceilidh backup" in refused.stderr, (
            refused.stderr
        )
