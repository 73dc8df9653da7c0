"""`ceilidh user`: what an operator does about people, on the same database as the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from ceilidh.cli.app import main
from ceilidh.server.storage.database import migrate, open_database
from ceilidh.server.storage.store import Store


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'own.sqlite3'}"


@pytest.fixture
def store(url: str) -> Store:
    engine = open_database(url)
    migrate(engine)
    return Store(engine)


@pytest.mark.parametrize(
    ("command", "taken_back", "field", "said", "said_back"),
    [
        ("mute", "unmute", "muted", "can no longer chat", "can chat again"),
        ("block", "unblock", "blocked", "is not let in any more", "is let in again"),
    ],
)
def test_a_command_and_the_one_that_takes_it_back(
    store: Store,
    url: str,
    capsys: pytest.CaptureFixture[str],
    command: str,
    taken_back: str,
    field: str,
    said: str,
    said_back: str,
) -> None:
    ann, bob = store.new_guest("Ann"), store.new_guest("Bob")
    whom, whole = f"#{ann.id}", ["--database", url]
    assert main(["user", command, whom, "--why", "shouting", *whole]) == 0
    assert capsys.readouterr().out == f"Ann ({whom}) {said}.\n"
    people = [store.user(ann.id), store.user(bob.id)]
    assert [getattr(one, field) for one in people] == ["shouting", ""]
    assert main(["user", taken_back, whom, *whole]) == 0
    assert capsys.readouterr().out == f"Ann ({whom}) {said_back}.\n"
    assert getattr(store.user(ann.id), field) == ""
    assert main(["user", "log", *whole]) == 0
    noted = capsys.readouterr().out.splitlines()
    assert len(noted) == 2
    assert any(f"  {command}  " in line and line.endswith("shouting") for line in noted)
    assert any(f"  {taken_back}  " in line for line in noted)


def test_nobody_of_that_name(store: Store, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["user", "mute", "Nessie", "--database", url]) == 2
    assert (
        "No account has the name 'Nessie'; write a guest as '#' followed by the number"
    ) in capsys.readouterr().err
    assert main(["user", "log", "--database", url]) == 0
    assert capsys.readouterr().out == ""
