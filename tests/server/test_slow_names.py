"""Names of hosts whose name server does not answer: nobody waits for them but who named them."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from anyio.to_thread import current_default_thread_limiter

from ceilidh.server.app import create_app
from ceilidh.server.notices import safe_http
from ceilidh.server.notices.safe_http import AddressPolicy, SlowName, post
from ceilidh.server.notices.sender import LOOK_UPS, MOST_LOOK_UPS
from ceilidh.server.settings import Settings
from ceilidh.server.workforce.many_hands import THREADS
from tests.server.helpers import PATIENCE

SLOW = "slow.example"
PUBLIC = "93.184.215.14"


class NameServer:
    """A name server that answers when it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.answering = threading.Event()

    def look_up(self, host: str, port: int, **_: Any) -> list[Any]:
        self.asked += 1
        assert host == SLOW and self.answering.wait(PATIENCE)
        return [(2, 1, 6, "", (PUBLIC, port))]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[NameServer]:
    made = NameServer()
    monkeypatch.setattr(socket, "getaddrinfo", made.look_up)
    yield made
    made.answering.set()


class Guest:
    """A browser at a server in this process, which has the threads of a real one."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(
            database=f"sqlite:///{folder / 'slow.sqlite3'}",
            secret="x",
            requests_per_minute=1_000_000,
        )
        self.app = create_app(settings)
        transport = httpx.ASGITransport(self.app)
        self.client = httpx.AsyncClient(transport=transport, base_url="http://slow")
        self.csrf = ""

    async def __aenter__(self) -> Guest:
        current_default_thread_limiter().total_tokens = THREADS
        await self.client.post("/api/guest", json={"name": "Ann"})
        self.csrf = (await self.client.get("/api/me")).json()["csrf"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()
        self.app.state.service.store.engine.dispose()

    async def get(self, path: str) -> int:
        return (await asyncio.wait_for(self.client.get(path), PATIENCE)).status_code

    def hook(self, number: int) -> asyncio.Task[httpx.Response]:
        sent = {"csrf": self.csrf, "form": "json", "address": f"https://{SLOW}/{number}"}
        return asyncio.create_task(self.client.post("/notices/hook", data=sent))

    def push(self, number: int) -> asyncio.Task[httpx.Response]:
        sent = {"csrf": self.csrf, "endpoint": f"https://{SLOW}/{number}", "p256dh": "", "auth": ""}
        return asyncio.create_task(self.client.post("/notices/push", data=sent))


async def _all_threads_hang(folder: Path, slow: NameServer) -> None:
    async with Guest(folder) as ann:
        asks = (ann.hook, ann.push)
        asked = [asks[number % 2](number) for number in range(MOST_LOOK_UPS)]
        while slow.asked < LOOK_UPS:
            await asyncio.sleep(0)
        # As many as there are threads hang, and more wait; everybody else is answered.
        for path in ("/", "/account/notices", "/api/games", "/health"):
            assert await ann.get(path) == 200
        late = await ann.hook(MOST_LOOK_UPS)
        assert (late.status_code, "being checked" in late.text) == (429, True)
        assert not any(one.done() for one in asked) and slow.asked == LOOK_UPS
        slow.answering.set()
        answers = [await one for one in asked]
    # All hooks are taken; the pushes have no keys.
    assert [one.status_code for one in answers] == [303, 400] * (MOST_LOOK_UPS // 2)


def test_slow_names_keep_nobody_else_waiting(
    tmp_path: Path, slow: NameServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(safe_http, "LOOK_UP", PATIENCE)
    asyncio.run(_all_threads_hang(tmp_path, slow))


async def _one_is_given_up(folder: Path) -> httpx.Response:
    async with Guest(folder) as ann:
        return await ann.hook(0)


def test_a_name_that_nobody_tells_is_given_up(
    tmp_path: Path, slow: NameServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert safe_http.LOOK_UP == 2.0
    monkeypatch.setattr(safe_http, "LOOK_UP", 0.01)
    answer = asyncio.run(_one_is_given_up(tmp_path))
    assert (answer.status_code, slow.asked) == (400, 1)
    assert "was not found in time" in answer.text
    # What is sent later holds no thread of the sender either.
    with pytest.raises(SlowName):
        post(f"https://{SLOW}/", b"", {}, AddressPolicy())
    assert not slow.answering.is_set()
