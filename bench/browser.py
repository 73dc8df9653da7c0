"""What a browser does with a table, without a browser: it reads the page once, keeps its line open,
takes what the line brings, asks for the part that follows the game where it is told to, and sends
the forms that a click sends.

It speaks to older servers too, which only tell that something changed.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
import zlib
from dataclasses import dataclass, field
from html import unescape
from typing import Any
from urllib.parse import urlencode

INK = re.compile(r'id="part-([\w-]+)".*?data-ink="(\w+)"', re.DOTALL)
STATE = re.compile(r'<div id="state"[^>]*>')
# A single move; one button may also play several in one go.
MOVE = re.compile(r'class="move" data-play="([^"]*)"(?![^>]*data-bundle)')
LINE = re.compile(r'sse-connect="([^"]*)"')
CSRF = re.compile(r'data-csrf="([^"]*)"')
GZIPPED = 31  # zlib: a stream with the head of gzip


class Caller:
    """A connection of one client, as cheap as can be: clients and server share the processors."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.head = f"Host: 127.0.0.1:{port}\r\nAccept-Encoding: gzip\r\n"
        if cookie:
            self.head += f"Cookie: {cookie}\r\n"
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.weight = 0  # bytes of answers
        self.answer: dict[str, str] = {}

    async def send(
        self, method: str, path: str, head: str = "", body: bytes = b"", form: bool = False
    ) -> int:
        """Send a request and read the head of its answer: its status."""
        if body:
            kind = "application/x-www-form-urlencoded" if form else "application/json"
            head += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        asked = f"{method} {path} HTTP/1.1\r\n{self.head}{head}\r\n".encode() + body
        try:
            lines = await self._answer(asked)
        except (ConnectionError, asyncio.IncompleteReadError):
            # The server closes a connection that was idle for some seconds.
            self.reader = None
            lines = await self._answer(asked)
        self.answer = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in lines[1:])
        }
        return int(lines[0].split()[1])

    async def _answer(self, asked: bytes) -> list[str]:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writer.write(asked)
        return (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")

    async def ask(
        self, method: str, path: str, head: str = "", body: bytes = b"", form: bool = False
    ) -> tuple[int, str]:
        """The status and the text of an answer."""
        status = await self.send(method, path, head, body, form)
        assert self.reader is not None
        raw = await self.reader.readexactly(int(self.answer.get("content-length", "0")))
        self.weight += len(raw)
        if self.answer.get("content-encoding") == "gzip":
            raw = zlib.decompress(raw, GZIPPED)
        if status >= 400 and status != 409:
            raise SystemExit(f"{method} {path}: {status} {raw.decode()[:300]}")
        return status, raw.decode()

    async def json(self, method: str, path: str, data: object = None) -> Any:
        body = b"" if data is None else json.dumps(data).encode()
        return json.loads((await self.ask(method, path, body=body))[1])


@dataclass
class Shown:
    """What a page shows of a position, as far as a player needs it."""

    key: str = ""
    revision: int = -1
    mine: bool = False
    over: bool = False
    moves: list[str] = field(default_factory=list)


class Page:
    """A page of a table: opened once, then kept up to date."""

    def __init__(self, port: int, table: str, cookie: str = "") -> None:
        self.table = table
        self.line = Caller(port, cookie)
        self.caller = Caller(port, cookie)
        self.shown = Shown()
        self.parts: dict[str, str] = {}  # the ink of each drawing
        self.csrf = ""
        self.address = ""
        self.changed = asyncio.Condition()
        self.turn = asyncio.Lock()  # one question after the other, as the page asks them
        self.updated = 0.0  # when the last update was there
        self.pushed = 0  # bytes that came by the line
        self.whole = 0  # how often the page had to be asked for

    # --- reading ----------------------------------------------------------------------------------

    async def open(self) -> None:
        _, text = await self.caller.ask("GET", f"/t/{self.table}")
        line, csrf = LINE.search(text), CSRF.search(text)
        assert line and csrf, "this is not the page of a table"
        self.address, self.csrf = unescape(line[1]), csrf[1]
        await self._take(text)

    async def _take(self, text: str) -> None:
        state = STATE.search(text)
        if state:
            values = dict(re.findall(r'data-(\w+)="([^"]*)"', state[0]))
            self.shown.key, self.shown.revision = values["key"], int(values["revision"])
            self.shown.mine, self.shown.over = " data-mine" in state[0], " data-over" in state[0]
        if 'id="prompt"' in text:
            self.shown.moves = [unescape(move) for move in MOVE.findall(text)]
        self.parts.update(INK.findall(text))
        self.updated = time.perf_counter()
        async with self.changed:
            self.changed.notify_all()

    async def watch(self) -> None:
        """Follow the line for ever."""
        assert await self.line.send("GET", self.address) == 200
        reader = self.line.reader
        assert reader is not None
        packed = self.line.answer.get("content-encoding") == "gzip"
        chunked = self.line.answer.get("transfer-encoding") == "chunked"
        unpack = zlib.decompressobj(GZIPPED)
        text = b""
        while True:
            size = int(await reader.readline(), 16) if chunked else 65536
            piece = await (reader.readexactly(size + 2) if chunked else reader.read(size))
            self.pushed += len(piece)
            piece = piece[:size]
            text += unpack.decompress(piece) if packed else piece
            *events, text = text.split(b"\n\n")
            for event in events:
                await self._hear(event.decode())

    async def _hear(self, event: str) -> None:
        if "event: changed" in event:
            await self.catch_up()
        if "event: patch" in event:
            patch = json.loads(event.partition("data: ")[2])
            if patch["rev"] < self.shown.revision:
                return
            if "page" in patch:
                await self._take(patch["page"])
            elif patch["from"] == self.shown.revision:
                for name, news in patch.get("drawn", {}).items():
                    self.parts[name.removeprefix("part-")] = news["ink"]
                await self._take("".join(patch["set"].values()))
            else:
                await self.catch_up()

    async def catch_up(self) -> None:
        self.whole += 1
        async with self.turn:
            path = f"/t/{self.table}/now?known={self.shown.revision}"
            status, text = await self.caller.ask("GET", path, self._head())
            if status == 200:
                await self._take(text)

    def _head(self) -> str:
        inks = ",".join(f"{name}={ink}" for name, ink in self.parts.items())
        return f"HX-Request: true\r\nX-Inks: {inks}\r\nX-Live: yes\r\n"

    # --- playing ----------------------------------------------------------------------------------

    async def play(self, move: str) -> bool:
        """Send a move as a click does; whether it was taken."""
        fields = {"move": move, "key": self.shown.key, "csrf": self.csrf}
        body = urlencode(fields).encode()
        path = f"/t/{self.table}/moves"
        async with self.turn:
            status, text = await self.caller.ask("POST", path, self._head(), body, form=True)
            if status == 200:
                await self._take(text)
        return status < 400

    async def reaches(self, revision: int) -> float:
        """Wait until the page shows a revision, or a later one; when that was."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.shown.revision >= revision)
        return self.updated


async def person(port: int, name: str) -> str:
    """The cookie of a new guest whose moves count at once."""
    caller = Caller(port)
    made = await caller.json("POST", "/api/guest", {"name": name})
    cookie = f"ceilidh={made['token']}"
    own = Caller(port, cookie)
    own.head += f"Authorization: Bearer {made['token']}\r\n"
    await own.json("PUT", "/api/preferences", {"confirm": "never", "ask": "all"})
    return cookie


async def seated(port: int, game: str, players: int = 2) -> tuple[str, list[str]]:
    """A new table with people on all seats: its id and their cookies."""
    cookies = [await person(port, f"Player {number + 1}") for number in range(players)]
    callers = [Caller(port, cookie) for cookie in cookies]
    for caller, cookie in zip(callers, cookies, strict=True):
        caller.head += f"Authorization: Bearer {cookie.removeprefix('ceilidh=')}\r\n"
    seats = [{"kind": "person"}, *[{"kind": "open"} for _ in cookies[1:]]]
    made = await callers[0].json(
        "POST", "/api/tables", {"game": game, "players": players, "seats": seats}
    )
    for caller in callers[1:]:
        invite = made["invite"].split("invite=")[1]
        await caller.json("POST", f"/api/tables/{made['id']}/seats", {"invite": invite})
    return made["id"], cookies
