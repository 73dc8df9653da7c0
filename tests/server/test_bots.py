"""Bots move by themselves, go on after a restart, and outlive the death of a worker."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import Enter
from tests.server.helpers import Json, Person, Server, until


def go_on(person: Person, table_id: str, moves: int) -> Json:
    """A person plays against bots for so many moves of his own."""
    for _ in range(moves):
        until(lambda: person.see(table_id)["legal"] or person.see(table_id)["over"], 20)
        scene = person.see(table_id)
        if scene["over"]:
            break
        person.move(scene, scene["legal"][-1]["text"])
    return person.see(table_id)


def workers(server: Server) -> list[int]:
    """The processes in which the bots of a server think."""
    assert server.process is not None
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    found = [int(number) for task in tasks for number in task.read_text().split()]
    return [child for child in found if b"spawn_main" in _command(child)]


def _command(number: int) -> bytes:
    try:
        return Path(f"/proc/{number}/cmdline").read_bytes()
    except OSError:
        return b""


def test_bots_move_by_themselves(enter: Enter) -> None:
    ann = enter()
    scene = go_on(ann, ann.create("glenmore", ("person", "bot", "bot"))["id"], 6)
    assert {line["seat"] for line in scene["log"]} == {0, 1, 2}


def test_bots_alone_play_to_the_end(enter: Enter) -> None:
    ann = enter()
    table = ann.create("clans", ("bot", "bot"), {})
    until(lambda: ann.see(table["id"])["over"], 30)


def test_bots_vote_in_secret(enter: Enter) -> None:
    ann = enter()
    options = {"introductory": True, "modules": ["great-glen"]}
    table = ann.create("glenmore", ("person", "bot"), options)
    assert go_on(ann, table["id"], 200)["over"]


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots give people time to take a move back, and which may be killed."""
    server = Server(tmp_path_factory.mktemp("slow"), bot_pause=0.1).start()
    yield server
    server.close()
    assert not server.faults()


def test_bots_and_their_workers_live_and_die_with_the_server(slow: Server) -> None:
    with slow.person() as ann:
        mine = ann.create("glenmore", ("person", "bot"))["id"]
        theirs = ann.create("clans", ("bot", "bot"), {})["id"]
        before = go_on(ann, mine, 2)
        children = workers(slow)
        assert children
        slow.stop(signal.SIGKILL)
        until(lambda: not any(_alive(child) for child in children))
        slow.start()
        moves = ann.see(theirs)["moves"]
        until(lambda: ann.see(theirs)["moves"] > moves + 2 or ann.see(theirs)["over"])
        assert ann.see(mine)["moves"] >= before["moves"]
        assert go_on(ann, mine, 2)["moves"] > before["moves"]


def _alive(number: int) -> bool:
    return _command(number) != b""


def test_a_worker_that_dies_is_replaced(slow: Server) -> None:
    with slow.person() as ann:
        table = ann.create("glenmore", ("person", "bot"))["id"]
        scene = go_on(ann, table, 2)
        for child in workers(slow):
            os.kill(child, signal.SIGKILL)
        assert go_on(ann, table, 3)["moves"] > scene["moves"]
        assert "a worker died" in slow.log.read_text()


def test_undo_while_a_bot_thinks_does_not_confuse_it(slow: Server) -> None:
    with slow.person() as ann:
        table = ann.create("clans", ("person", "bot"), {})["id"]
        undone = 0
        for _ in range(6):
            until(lambda: ann.see(table)["legal"], 20)
            scene = ann.see(table)
            after = ann.move(scene, scene["legal"][0]["text"])
            if after["can_undo"]:
                answer = ann.post(f"/api/tables/{table}/undo")
                assert answer.json()["key"] == scene["key"]
                ann.move(scene, scene["legal"][0]["text"])
                undone += 1
        assert undone
        assert go_on(ann, table, 2)["moves"]
