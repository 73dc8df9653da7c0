"""A server for one person in one thread, as a browser runs it, and that person at it.

`play_everything` is run in a process of its own (`test_embedded.py`), in which packages that a
browser does not have cannot be imported and no thread can be started.
"""

from __future__ import annotations

import asyncio
import os
import re
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from ceilidh.lessons import lessons_of
from ceilidh.puzzles import puzzles_of
from ceilidh.server.app import create_app
from ceilidh.server.settings import Settings
from ceilidh.server.workforce.one_thread import OneThread
from tests.server.helpers import PATIENCE, Json

# What a browser does not have, or need not be sent.
NOT_THERE = (
    *("argon2", "cryptography", "http_ece", "httptools", "openskill", "prometheus_client"),
    *("py_vapid", "pywebpush", "rich", "uvicorn", "resource", "_multiprocessing"),
)
ORIGIN = "http://embedded"
GAMES = ("clans", "glenmore")
QUESTION = {"hint_nodes": 200}  # moves that are tried for a hint


class Alone:
    """The person: no cookie is kept and none is sent."""

    def __init__(self, app: FastAPI, client: httpx.AsyncClient) -> None:
        self.app = app
        self.client = client
        self.csrf = ""

    async def get(self, path: str, status: int = 200) -> str:
        answer = await self.client.get(path)
        self.client.cookies.clear()
        assert answer.status_code == status, (path, answer.status_code, answer.text[:300])
        return answer.text

    async def json(self, path: str) -> Json:
        answer = await self.client.get(path)
        assert answer.status_code == 200, (path, answer.text)
        found: Json = answer.json()
        return found

    async def know_csrf(self) -> None:
        self.csrf = (await self.json("/api/me"))["csrf"]

    async def send(self, path: str, body: Json) -> Json:
        answer = await self.client.post(path, json=body, headers={"X-CSRF-Token": self.csrf})
        self.client.cookies.clear()
        assert answer.status_code < 300, (path, answer.text)
        found: Json = answer.json()
        return found

    async def form(self, path: str, files: Any = None, **fields: str) -> str:
        """Where a form leads."""
        answer = await self.client.post(path, data={"csrf": self.csrf, **fields}, files=files)
        self.client.cookies.clear()
        assert answer.status_code == 303, (path, answer.status_code, answer.text[:300])
        return answer.headers["location"]

    async def mine(self, table_id: str) -> Json:
        """The table as soon as it waits for the person: a bot has answered."""
        async with asyncio.timeout(PATIENCE):
            while True:
                scene = await self.json(f"/api/tables/{table_id}")
                if scene["over"] or scene["legal"]:
                    return scene
                await asyncio.sleep(0.01)


@asynccontextmanager
async def embedded(
    folder: Path, workforce: OneThread | None = None, **settings: Any
) -> AsyncIterator[Alone]:
    """An application that runs, in this thread."""
    database = f"sqlite:///{folder / 'embedded.sqlite3'}"
    chosen = Settings(
        embedded=True,
        database=database,
        secret="x",
        **{"public_url": ORIGIN, **QUESTION, **settings},
    )
    app = create_app(chosen, workforce)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, timeout=None) as client:
            person = Alone(app, client)
            await person.know_csrf()
            yield person


async def heard_on_line(person: Alone, table_id: str, events: list[bytes]) -> None:
    """The live line of a page; ends when it is cancelled."""

    async def receive() -> dict[str, object]:
        asked = {"type": "http.request", "body": b"", "more_body": False}
        if events:
            await asyncio.Event().wait()
        events.append(b"")
        return asked

    async def send(message: Any) -> None:
        events.append(message.get("body", b""))

    path = f"/t/{table_id}/live"
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"page=1",
        "headers": [(b"host", b"embedded")],
        "client": ("127.0.0.1", 1),
        "server": ("embedded", 80),
        "root_path": "",
    }
    await person.app(scope, receive, send)


async def play_with_a_bot(person: Alone, game: str) -> None:
    """A table against tacksman: moves, answers, a hint, the replay, and the record read again."""
    table = (await person.form("/quick", game=game, bot="tacksman")).split("/")[-1]
    page = await person.get(f"/t/{table}")
    assert "<svg" in page and "Sign in" not in page
    scene = await person.mine(table)
    (seat,) = [one["number"] for one in scene["seats"] if one["kind"] == "bot"]
    events: list[bytes] = []
    line = asyncio.create_task(heard_on_line(person, table, events))
    record = ""
    # It may begin: what answers is what comes after a move of the person.
    while not re.search(rf"^{2 - seat} .*^{seat + 1} ", record, re.MULTILINE | re.DOTALL):
        chosen = {"move": scene["legal"][-1]["text"], "key": scene["key"]}
        await person.send(f"/api/tables/{table}/moves", chosen)
        scene = await person.mine(table)
        record = await person.get(f"/t/{table}/record")
    async with asyncio.timeout(PATIENCE):
        while not any(b"event: patch" in event for event in events):
            await asyncio.sleep(0.01)
    line.cancel()
    with suppress(asyncio.CancelledError):
        await line
    await hint(person, table)
    assert "<svg" in await person.get(f"/t/{table}?move=1")
    again = await person.form("/records", files={"record": ("game.txt", record.encode())})
    assert "<svg" in await person.get(again)


async def hint(person: Alone, table: str) -> None:
    job = await person.send(f"/api/tables/{table}/analyses", {})
    async with asyncio.timeout(PATIENCE):
        while job["status"] in ("waiting", "running"):
            await asyncio.sleep(0.01)
            job = await person.json(f"/api/analyses/{job['id']}")
    assert job["status"] == "done" and job["choices"], job


async def play_everything(folder: Path) -> None:
    async with embedded(folder) as person:
        for game in GAMES:
            await play_with_a_bot(person, game)
            lesson = f"/learn/{lessons_of(game)[0].id}"
            assert "<svg" in await person.get(await person.form(lesson))
            puzzle = f"/puzzles/{puzzles_of(game)[0].id}"
            assert await person.get(puzzle)
            assert "<svg" in await person.get(await person.form(puzzle))
            assert await person.get(f"/rules/{game}")
        # The tables of one person, who has no cookie.
        assert len(set(re.findall(r'href="(/t/\w+)', await person.get("/")))) >= len(GAMES)


def refuse_threads() -> None:
    """As in a browser: a thread that somebody wants to start is an error."""

    def start(self: threading.Thread) -> None:
        raise RuntimeError(f"no thread can be started here: {self.name}")

    threading.Thread.start = start  # type: ignore[method-assign]
    del os.geteuid
