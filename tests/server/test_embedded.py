"""A server for one person on one thread: what it does without, and what its pages do not offer."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ceilidh.server.thinking.analysis_task import AnalysisTask, analyse_here
from ceilidh.server.thinking.analysis_worker import Said
from ceilidh.server.thinking.bot_process import BotAnswer, think
from ceilidh.server.thinking.bot_thinker import ThinkingHere, ThinkRequest
from ceilidh.server.workforce.one_thread import OneThread
from tests.server.embedded import GAMES, NOT_THERE, Alone, embedded, hint, play_with_a_bot
from tests.server.helpers import PATIENCE
from tests.shared.without import run_without

PLAY = """
import asyncio, pathlib
from tests.server.embedded import play_everything, refuse_threads
refuse_threads()
asyncio.run(play_everything(pathlib.Path({folder!r})))
print("played")
"""


def at(folder: Path, do: Callable[[Alone], Awaitable[None]]) -> None:
    async def run() -> None:
        async with embedded(folder) as person:
            await do(person)

    asyncio.run(run())


def test_everything_is_played_without_threads_and_without_other_packages(tmp_path: Path) -> None:
    """Tables of both games, bots, lessons, puzzles, hints, replays, records, the live line."""
    told = run_without(NOT_THERE, PLAY.format(folder=str(tmp_path)))
    assert (told.stdout.splitlines()[-1:], told.returncode) == (["played"], 0), told.stderr[-3000:]


def test_a_server_for_people_cannot_be_made_without_them(tmp_path: Path) -> None:
    """The hidden packages are really hidden."""
    program = """
from ceilidh.server.app import create_app
from ceilidh.server.settings import Settings
create_app(Settings(database="sqlite://", secret="x"))
"""
    told = run_without(NOT_THERE, program)
    assert "ModuleNotFoundError: No module named '_multiprocessing'" in told.stderr


def test_who_asks_is_the_one_person_also_the_next_time(tmp_path: Path) -> None:
    async def first(person: Alone) -> None:
        assert (await person.json("/api/me"))["user"]["name"] == "Guest"
        assert await person.form("/account/guest", name="Ann", then="/") == "/"
        table = await person.form("/quick", game="glenmore", opponent="people")
        assert f'href="{table}"' in await person.get("/")

    async def second(person: Alone) -> None:
        me = await person.json("/api/me")
        assert (me["user"]["name"], me["user"]["kept"]) == ("Ann", False)
        assert "Your table waits" in await person.get("/")

    at(tmp_path, first)
    at(tmp_path, second)


def test_forms_of_other_sites_are_refused(tmp_path: Path) -> None:
    """There is no cookie to steal, but a browser sends forms for anybody."""

    async def forged(person: Alone) -> None:
        person.csrf = ""
        with pytest.raises(AssertionError, match="403"):
            await person.form("/quick", game="glenmore", opponent="people")

    at(tmp_path, forged)


def test_pages_offer_nothing_that_is_not_there(tmp_path: Path) -> None:
    async def look(person: Alone) -> None:
        table = await person.form("/quick", game="glenmore", opponent="people")
        shown = ["/", "/new", "/account", "/profile", "/learn", "/puzzles", "/rules", table]
        found: dict[str, str] = {}
        for path in shown:
            page = await person.get(path)
            for link in re.findall(r'(?:href|action)="(/[^"#?]*)', page):
                found.setdefault(link, path)
            for word in ("password", "e-mail", "invite link", "Sign in", "Ratings"):
                assert word not in page, (path, word)
        left_out = [
            *("/account/login", "/account/keep", "/account/notices", "/account/delete", "/today"),
            *("/ratings", "/archive", "/admin", f"{table}/report"),
        ]
        assert not set(left_out) & set(found)
        for path in sorted(set(found) - {path for path in found if "/static/" in path}):
            answer = await person.client.get(path, follow_redirects=True)
            assert answer.status_code in (200, 405), (path, found[path], answer.status_code)

    at(tmp_path, look)


@pytest.mark.parametrize(
    "path",
    ["/account/notices", "/admin", "/today", "/account/reset", "/push-worker.js", "/metrics"],
)
def test_what_is_for_several_people_is_not_there(tmp_path: Path, path: str) -> None:
    async def asked(person: Alone) -> None:
        await person.get(path, 404)

    at(tmp_path, asked)


# --- somebody elsewhere ---------------------------------------------------------------------------


class OtherWorker(ThinkingHere):
    """Asked by messages of plain text, as another worker of a browser is."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def think(self, asked: ThinkRequest) -> BotAnswer:
        self.asked.append(json.dumps(asked))
        answer = json.dumps(think(*json.loads(self.asked[-1])))
        return BotAnswer(*json.loads(answer))


@pytest.mark.parametrize("game", GAMES)
def test_bots_can_think_in_another_worker(tmp_path: Path, game: str) -> None:
    other = OtherWorker()

    async def run() -> None:
        async with embedded(tmp_path, OneThread(thinker=other)) as person:
            await play_with_a_bot(person, game)

    asyncio.run(run())
    assert other.asked and all(json.loads(one)[3] == "tacksman" for one in other.asked)


async def _broken(question: dict[str, Any]) -> AsyncIterator[Said]:
    yield "total", 1
    raise ValueError(question["what"])


def test_an_analysis_that_fails_is_told_and_the_next_one_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    staff = AnalysisTask(_broken)

    async def run() -> None:
        async with embedded(tmp_path, OneThread(analysis_staff=staff)) as person:
            table = (await person.form("/quick", game="clans", opponent="people")).split("/")[-1]
            await person.mine(table)
            with pytest.raises(AssertionError, match="'status': 'failed'"):
                await hint(person, table)
            staff.analyse = analyse_here
            await hint(person, table)

    asyncio.run(run())
    assert "ValueError" in caplog.text


def test_an_analysis_that_is_cancelled_ends(tmp_path: Path) -> None:
    begun: list[str] = []

    async def endless(question: dict[str, Any]) -> AsyncIterator[Said]:
        while True:
            begun.append(str(question["what"]))
            yield "total", len(begun)
            await asyncio.sleep(0)

    async def run() -> None:
        async with embedded(tmp_path, OneThread(analysis_staff=AnalysisTask(endless))) as person:
            table = (await person.form("/quick", game="clans", opponent="people")).split("/")[-1]
            await person.mine(table)
            job = await person.send(f"/api/tables/{table}/analyses", {})
            async with asyncio.timeout(PATIENCE):
                while not begun:
                    await asyncio.sleep(0)
            headers = {"X-CSRF-Token": person.csrf}
            ended = await person.client.delete(f"/api/analyses/{job['id']}", headers=headers)
            assert ended.json()["status"] == "cancelled"
            async with asyncio.timeout(PATIENCE):
                while (before := len(begun)) != (await _later(begun)):
                    assert before

    asyncio.run(run())


async def _later(begun: list[str]) -> int:
    """How many pieces there are after others had their turn."""
    for _ in range(20):
        await asyncio.sleep(0)
    return len(begun)


def test_the_threads_are_there_again_afterwards(tmp_path: Path) -> None:
    """Another application of this process is not held to one thread."""
    import anyio.to_thread

    door = anyio.to_thread.run_sync

    async def inside(person: Alone) -> None:
        assert anyio.to_thread.run_sync is not door

    at(tmp_path, inside)
    assert anyio.to_thread.run_sync is door
