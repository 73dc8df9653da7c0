"""The bridge between pages and the application in a browser: messages in, messages out."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from ceilidh.server.in_browser import Bridge, open_bridge

BELOW = "https://example.org/games/ceilidh/play"


class Told:
    """What a page is told, in order, and after how much was kept."""

    def __init__(self, kept: list[str]) -> None:
        self.kept = kept
        self.status = 0
        self.headers: dict[str, str] = {}
        self.pieces: list[bytes] = []
        self.changed = asyncio.Event()
        self.ended = asyncio.Event()

    def start(self, status: int, headers: str) -> None:
        self.status, self.headers = status, dict(json.loads(headers))
        self.kept.append("told")

    def body(self, piece: bytes) -> None:
        self.pieces.append(piece)
        self.changed.set()

    def end(self) -> None:
        self.ended.set()

    @property
    def text(self) -> str:
        return b"".join(self.pieces).decode()


class Page:
    """Asks as the pages of a browser do."""

    def __init__(self, bridge: Bridge, kept: list[str]) -> None:
        self.bridge, self.kept = bridge, kept

    async def ask(self, method: str, path: str, body: str = "", **headers: str) -> Told:
        told = Told(self.kept)
        self.bridge.ask(method, path, json.dumps(headers), body.encode(), told)
        await told.ended.wait()
        return told

    async def table(self) -> str:
        """The path of a new table against a bot."""
        home = await self.ask("GET", "/")
        found = re.search(r'name="csrf" value="([^"]*)"', home.text)
        token = found[1] if found else ""
        form = f"csrf={token}&game=clans&players=2"
        type_ = {"content-type": "application/x-www-form-urlencoded"}
        answer = await self.ask("POST", "/quick", form, **type_)
        assert answer.status == 303, answer.text
        return answer.headers["location"]


async def opened(folder: Path) -> Page:
    kept: list[str] = []

    async def keep() -> None:
        kept.append("kept")

    return Page(await open_bridge(str(folder), BELOW, keep), kept)


def test_addresses_lie_below_the_path_of_the_app(tmp_path: Path) -> None:
    async def visit() -> None:
        page = await opened(tmp_path)
        home = await page.ask("GET", "/")
        assert home.status == 200
        addresses = re.findall(r'(?:href|action|src)="(/[^"]*)"', home.text)
        assert addresses
        assert all(one.startswith("/games/ceilidh/play/") for one in addresses)
        assert "frame-ancestors 'self'" in home.headers["content-security-policy"]
        assert (await page.table()).startswith("/games/ceilidh/play/t/")
        script = re.search(r'src="/games/ceilidh/play(/static/[^"]*/page.js)"', home.text)
        assert script is not None
        # A script is no markup: it stays as it is.
        assert "/games/ceilidh" not in (await page.ask("GET", script[1])).text

    asyncio.run(visit())


def test_nothing_is_told_before_it_is_kept(tmp_path: Path) -> None:
    async def visit() -> None:
        page = await opened(tmp_path)
        await page.table()
        assert page.kept[0] == "kept"
        told = [number for number, one in enumerate(page.kept) if one == "told"]
        assert told
        assert all(page.kept[number - 1] == "kept" for number in told)

    asyncio.run(visit())


def test_the_same_person_comes_back(tmp_path: Path) -> None:
    """A browser shows a service worker no cookies: they are kept with the database."""

    async def first() -> str:
        return (await (await opened(tmp_path)).table()).removeprefix("/games/ceilidh/play")

    async def again(table: str) -> str:
        page = await opened(tmp_path)
        return (await page.ask("GET", table)).text

    table = asyncio.run(first())
    assert 'id="state"' in asyncio.run(again(table))
    assert "data-mine" in asyncio.run(again(table))


def test_news_stream_until_the_page_has_gone(tmp_path: Path) -> None:
    async def visit() -> None:
        page = await opened(tmp_path)
        table = (await page.table()).removeprefix("/games/ceilidh/play")
        told = Told(page.kept)
        leave = page.bridge.ask("GET", f"{table}/live?page=yes", "{}", b"", told)
        await told.changed.wait()
        assert told.headers["content-type"].startswith("text/event-stream")
        assert not told.ended.is_set()
        tasks = set(page.bridge.tasks)
        assert tasks
        leave()
        await asyncio.wait(tasks)
        assert page.bridge.tasks == set()

    asyncio.run(visit())


def test_a_request_of_another_site_is_not_taken_for_one_of_its_own(tmp_path: Path) -> None:
    async def visit() -> None:
        page = await opened(tmp_path)
        headers: dict[str, Any] = {"sec-fetch-site": "cross-site"}
        assert (await page.ask("POST", "/quick", "", **headers)).status == 403

    asyncio.run(visit())
