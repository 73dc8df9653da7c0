"""Bots move by themselves, go on after a restart, and outlive the death of a worker."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from ceilidh.server.live.broadcaster import Broadcaster
from ceilidh.server.settings import Settings
from ceilidh.server.storage.database import migrate, open_database
from ceilidh.server.storage.seats import BOT, SeatInfo
from ceilidh.server.storage.store import Store
from ceilidh.server.table.rooms import Rooms
from ceilidh.server.table.scene import make_scene
from ceilidh.server.thinking import bot_runner
from ceilidh.server.thinking.bot_processes import ThinkingProcesses
from ceilidh.server.thinking.bot_runner import BotRunner
from tests.server.conftest import Enter, Start
from tests.server.helpers import Json, Person, Server, until


def go_on(person: Person, table_id: str, moves: int) -> Json:
    """A person plays against bots for so many moves of his own."""
    for _ in range(moves):
        until(lambda: person.see(table_id)["legal"] or person.see(table_id)["over"])
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
    assert {line["seat"] for line in scene["log"] if line["seat"] >= 0} == {0, 1, 2}


def test_bots_alone_play_to_the_end(enter: Enter) -> None:
    ann = enter()
    table = ann.create("clans", ("bot", "bot"), {})
    until(lambda: ann.see(table["id"])["over"])


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_no_pause_stands_between_the_moves_of_bots(enter: Enter, game: str) -> None:
    """Nothing is set here, so the server does what it does by itself."""
    assert Settings().bot_pause == 0
    ann = enter()
    rows = [{"kind": "person", "bot": ""}, *[{"kind": "bot", "bot": "tacksman"}] * 3]
    answer = ann.post("/api/tables", {"game": game, "players": 4, "seats": rows, "options": {}})
    scene = go_on(ann, answer.json()["id"], 12)
    turns = {line["seat"] for line in scene["log"] if line["seat"] >= 0}
    assert turns == {0, 1, 2, 3}


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
        # Whoever is last moves again, so that it may take a while until the bot has to think.
        while not workers(slow):
            scene = go_on(ann, table, 1)
        for child in workers(slow):
            os.kill(child, signal.SIGKILL)
        while "a worker died" not in slow.log.read_text():
            scene = go_on(ann, table, 1)
            assert not scene["over"]
        assert go_on(ann, table, 1)["moves"] > scene["moves"]


def test_undo_while_a_bot_thinks_does_not_confuse_it(slow: Server) -> None:
    with slow.person() as ann:
        table = ann.create("clans", ("person", "bot"), {})["id"]
        undone = 0
        for _ in range(6):
            until(lambda: ann.see(table)["legal"])
            scene = ann.see(table)
            after = ann.move(scene, scene["legal"][0]["text"])
            # A move without a choice goes back with the one before it.
            if after["can_undo"] and len(scene["legal"]) > 1:
                answer = ann.post(f"/api/tables/{table}/undo")
                assert answer.json()["key"] == scene["key"]
                ann.move(scene, scene["legal"][0]["text"])
                undone += 1
        assert undone
        assert go_on(ann, table, 2)["moves"]


def test_a_bot_moves_once_the_database_is_free_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else has its lock for longer than a statement waits."""
    monkeypatch.setattr(bot_runner, "AGAIN", 0.01)
    file = tmp_path / "own.sqlite3"
    engine = open_database(f"sqlite:///{file}")
    migrate(engine)
    store = Store(engine)
    rooms, broadcaster = Rooms(store), Broadcaster()
    seats = [SeatInfo(number, BOT, "", None, "random") for number in (0, 1)]
    room = rooms.create(store.new_guest("Ann"), "glenmore", 2, {}, seats, 7, False)

    async def play() -> None:
        broadcaster.loop = asyncio.get_running_loop()
        runner = BotRunner(rooms, broadcaster, ThinkingProcesses(1), 0)
        runner.start()
        try:
            runner.look(room.id)
            await asyncio.to_thread(until, lambda: "database is locked" in caplog.text)
            assert not room.table.played
            other.execute("ROLLBACK")
            # The room is read anew: nobody knew whether the move had been stored.
            await asyncio.to_thread(until, lambda: len(rooms.get(room.id).table.played) > 2)
        finally:
            runner.stop()

    with sqlite3.connect(file, isolation_level=None, check_same_thread=False) as other:
        other.execute("BEGIN IMMEDIATE")
        asyncio.run(play())
    other.close()
    assert not rooms.get(room.id).stuck
    engine.dispose()


def test_people_hear_of_a_bot_that_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Here a bot that this version does not have any more; its table is not left in silence."""
    engine = open_database(f"sqlite:///{tmp_path / 'own.sqlite3'}")
    migrate(engine)
    store = Store(engine)
    rooms, broadcaster = Rooms(store), Broadcaster()
    ann = store.new_guest("Ann")
    seats = [SeatInfo(number, BOT, "", None, "forgotten") for number in (0, 1)]
    room = rooms.create(ann, "glenmore", 2, {}, seats, 7, False)
    heard: list[bytes] = []

    async def watched(watch: Callable[[], Awaitable[None]]) -> None:
        """Bots look at the table while somebody watches it."""
        broadcaster.loop = asyncio.get_running_loop()
        bot_runner = BotRunner(rooms, broadcaster, ThinkingProcesses(1), 0)
        bot_runner.start()
        bot_runner.look(room.id)
        try:
            async with asyncio.timeout(30):
                await watch()
        finally:
            bot_runner.stop()

    async def hear_the_fault() -> None:
        async for event in broadcaster.listen(room.id):
            heard.append(event)
            if room.stuck:
                break

    asyncio.run(watched(hear_the_fault))
    assert heard[-1].startswith(b"event: changed")
    assert make_scene(room, ann.id).stuck
    assert "forgotten" in caplog.text and "Traceback" in caplog.text
    # Whoever repairs it sees it go on.
    for info in room.seats:
        info.bot = "random"

    async def see_it_go_on() -> None:
        while room.stuck:
            await asyncio.sleep(0.01)

    asyncio.run(watched(see_it_go_on))
    assert room.table.played and not make_scene(room, ann.id).stuck
    engine.dispose()


def test_the_page_says_that_a_bot_could_not_move(start: Start) -> None:
    server = start(bot_pause=60)
    with server.person() as ann:
        table = ann.create("glenmore", ("bot", "bot"))["id"]
        server.stop()
        with sqlite3.connect(server.folder / "test.sqlite3") as database:
            database.execute("UPDATE seats SET bot = 'forgotten'")
        server.start()
        until(lambda: ann.see(table)["stuck"])
        ann.client.headers["Accept-Language"] = "fr"
        revision = re.search(r'data-revision="(\d+)"', ann.get(f"/t/{table}").text)
        assert revision is not None
        # Also for a page that knows this position already.
        part = ann.get(f"/t/{table}/now?known={revision[1]}").text
        assert "Le robot n\u2019a pas pu jouer" in part
    assert "AssertionError: forgotten" in server.log.read_text()
