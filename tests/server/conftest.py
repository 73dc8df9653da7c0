"""Fixtures of the server's tests: one server for most of them, and people at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.helpers import Json, Person, Program, Server
from tests.server.postgres import Postgres, running

Start = Callable[..., Server]
Enter = Callable[..., Person]
Pair = tuple[Person, Person, Json]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that tests share which neither stop nor flood it."""
    packs = tmp_path_factory.mktemp("packs")
    (packs / "mine").mkdir()
    (packs / "broken").mkdir()
    (packs / "broken" / "tiles.toml").write_text("this is not a table")
    bots = "tests.server.miser:Miser"
    started = Server(tmp_path_factory.mktemp("server"), data_packs=packs, bots=bots)
    started.start()
    yield started
    started.close()
    assert not started.faults()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Servers of a test's own, in its folder."""
    running: list[Server] = []

    def begin(**settings: object) -> Server:
        running.append(Server(tmp_path, **settings))
        return running[-1].start()

    yield begin
    for one in running:
        one.close()


@pytest.fixture
def enter(server: Server) -> Iterator[Enter]:
    """People at the shared server, or at another one."""
    with ExitStack() as stack:

        def come(name: str = "Ann", at: Server | None = None, program: bool = False) -> Person:
            kind = Program if program else Person
            person = stack.enter_context(kind(at or server))
            person.enter(name)
            return person

        yield come


@pytest.fixture
def pair(enter: Enter) -> Pair:
    """Ann and Bob at a short game of Glen More II; Ann has the first seat."""
    ann, bob = enter("Ann"), enter("Bob", program=True)
    return ann, bob, bob.sit(ann.create())


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'own.sqlite3'}"
    found = request.getfixturevalue("postgres")
    assert isinstance(found, Postgres)
    return found.database()
