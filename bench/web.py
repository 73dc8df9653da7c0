"""Figures of the table in the browser, against a real server with its own database.

`python bench/web.py --tables 50 --seconds 20` prints: time from a click to the updated page of both
players, moves a second, memory of an open table, weight of pages, time to open a finished game and
to step through its history.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import httpx

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("clans", "glenmore")
INK = re.compile(r'id="part-([\w-]+)".*?data-ink="(\w+)"', re.DOTALL)


class Server:
    """A server of its own in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "CEILIDH_PORT": str(self.port),
            "CEILIDH_DATABASE": f"sqlite:///{folder / 'bench.sqlite3'}",
            "CEILIDH_SECRET": "bench",
            "CEILIDH_REQUESTS_PER_MINUTE": "100000000",
            "CEILIDH_STREAMS_PER_ADDRESS": "100000",
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = Path(sys.executable).with_name("ceilidh")
        self.process = subprocess.Popen(
            [str(program), "serve"], env=self.environment, stdout=subprocess.DEVNULL
        )
        for _ in range(200):
            try:
                httpx.get(self.url + "/health")
                return
            except httpx.TransportError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)

    def memory(self) -> float:
        """Resident memory in MB."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def processor(self) -> float:
        """Seconds of processor time used so far."""
        assert self.process is not None
        fields = (
            Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Caller:
    """A connection of one client, as cheap as can be: clients and server share the processors."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.head = "Host: 127.0.0.1\r\n"
        if token:
            self.head += f"Authorization: Bearer {token}\r\n"
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, head: str = "", body: bytes = b"") -> int:
        """Send a request and read the head of its answer: the length of what follows."""
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        asked = f"{method} {path} HTTP/1.1\r\n{self.head}{head}\r\n".encode() + body
        try:
            answer = await self._answer(asked)
        except (ConnectionError, asyncio.IncompleteReadError):
            # The server closes a connection that was idle for some seconds.
            self.reader = None
            answer = await self._answer(asked)
        if not answer[9:12].startswith("2"):
            raise SystemExit(f"{method} {path}: {answer.splitlines()[0]}")
        found = re.search(r"content-length: (\d+)", answer, re.IGNORECASE)
        return int(found[1]) if found else 0

    async def _answer(self, asked: bytes) -> str:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writer.write(asked)
        return (await self.reader.readuntil(b"\r\n\r\n")).decode()

    async def ask(self, method: str, path: str, head: str = "", body: bytes = b"") -> bytes:
        length = await self.send(method, path, head, body)
        assert self.reader is not None
        return await self.reader.readexactly(length)

    async def json(self, method: str, path: str, data: object = None) -> Any:
        body = b"" if data is None else json.dumps(data).encode()
        return json.loads(await self.ask(method, path, body=body))


@dataclass
class Pair:
    """Two players at a table, each with an open event stream."""

    table: str
    tokens: list[str]
    mover: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    sent: float = 0.0
    moves: int = 0
    weight: int = 0


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def seat_two(port: int, game: str) -> Pair:
    nobody = Caller(port)
    names = [{"name": "Ann"}, {"name": "Bob"}]
    tokens = [(await nobody.json("POST", "/api/guest", name))["token"] for name in names]
    ann, bob = [Caller(port, token) for token in tokens]
    body = {"game": game, "players": 2, "seats": [{"kind": "person"}, {"kind": "open"}]}
    made = await ann.json("POST", "/api/tables", body)
    invite = made["invites"]["1"].split("invite=")[1]
    await bob.json("POST", f"/api/tables/{made['id']}/seats", {"invite": invite})
    return Pair(made["id"], tokens)


class Page:
    """What a browser shows of a table, and asks for anew whenever it hears of a change."""

    def __init__(self, port: int, pair: Pair, number: int) -> None:
        self.pair = pair
        self.number = number
        self.line = Caller(port, pair.tokens[number])
        self.caller = Caller(port, pair.tokens[number])
        self.inks = ""  # the drawings that are shown already

    async def watch(self, heard: asyncio.Event) -> None:
        pair = self.pair
        await self.line.send("GET", f"/t/{pair.table}/live")
        assert self.line.reader is not None
        while True:
            if await self.line.reader.readline() != b"event: changed\n":
                continue
            await self.update()
            if pair.sent:
                times = pair.mover if self.number == 0 else pair.other
                times.append(time.perf_counter() - pair.sent)
            if self.number == 1:
                heard.set()

    async def update(self) -> None:
        head = f"HX-Request: true\r\nAccept-Encoding: gzip\r\nX-Inks: {self.inks}\r\n"
        body = await self.caller.ask("GET", f"/t/{self.pair.table}/now", head)
        found = INK.findall(gzip.decompress(body).decode())
        self.inks = ",".join([f"{name}={ink}" for name, ink in found])
        self.pair.weight += len(body)


async def play(port: int, pair: Pair, heard: asyncio.Event, until: float) -> None:
    """Random moves, the next when the other player's page shows the last."""
    rng = random.Random(pair.table)
    callers = [Caller(port, token) for token in pair.tokens]
    path = f"/api/tables/{pair.table}"
    while time.perf_counter() < until:
        for caller in callers:
            scene = await caller.json("GET", path)
            if scene["over"]:
                return
            if scene["legal"]:
                break
        move = rng.choice(scene["legal"])["text"]
        heard.clear()
        pair.sent = time.perf_counter()
        await caller.json("POST", f"{path}/moves", {"move": move, "key": scene["key"]})
        pair.moves += 1
        await asyncio.wait_for(heard.wait(), 60)
        await asyncio.sleep(rng.random() * 2)  # a quick player thinks a second


async def live_tables(server: Server, tables: int, seconds: float) -> None:
    before = server.memory()
    pairs = [await seat_two(server.port, GAMES[n % 2]) for n in range(tables)]
    print(f"memory of an open table at its start: {(server.memory() - before) / tables:.2f} MB")
    events = [asyncio.Event() for _ in pairs]
    watchers = [
        asyncio.create_task(Page(server.port, pair, number).watch(event))
        for pair, event in zip(pairs, events, strict=True)
        for number in (0, 1)
    ]
    await asyncio.sleep(3)
    spent, began = server.processor(), time.process_time()
    until = time.perf_counter() + seconds
    players = [play(server.port, p, e, until) for p, e in zip(pairs, events, strict=True)]
    await asyncio.gather(*players)
    spent, own = server.processor() - spent, time.process_time() - began
    for watcher in watchers:
        watcher.cancel()
    moves = sum(pair.moves for pair in pairs)
    tell("click to own page", [t for pair in pairs for t in pair.mover])
    tell("click to the other's page", [t for pair in pairs for t in pair.other])
    print(f"moves/s with {tables} live tables: {moves / seconds:.1f}")
    print(
        f"processor time of a move with two updates: server {spent / moves * 1000:.1f} ms, "
        f"clients {own / moves * 1000:.1f} ms; an update weighs "
        f"{sum(pair.weight for pair in pairs) / (2 * moves + 2 * tables) / 1000:.1f} kB"
    )
    print(f"memory after {moves} moves: {server.memory():.0f} MB, {before:.0f} MB at the start")


def tell(name: str, times: list[float]) -> None:
    ordered = sorted(times)
    p50, p99 = statistics.median(ordered), ordered[int(len(ordered) * 0.99) - 1]
    print(f"{name}: p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms ({len(ordered)} updates)")


def timed(client: httpx.Client, path: str, **headers: str) -> tuple[float, int]:
    """Milliseconds, and bytes as sent."""
    began = time.perf_counter()
    with client.stream("GET", path, headers={"Accept-Encoding": "gzip", **headers}) as answer:
        size = sum(len(chunk) for chunk in answer.iter_raw())
    answer.raise_for_status()
    return (time.perf_counter() - began) * 1000, size


def finished_game(server: Server, game: str, record: str) -> None:
    """Open a finished game after a restart, and step through its history."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        token = client.post("/api/guest", json={"name": "Ann"}).json()["token"]
        client.cookies.clear()
        headers = {**bearer(token), "Content-Type": "application/json"}
        scene: dict[str, Any] = client.post("/api/records", json=record, headers=headers).json()
        path = f"/t/{scene['id']}"
    server.stop()
    server.start()
    with httpx.Client(base_url=server.url, timeout=60) as client:
        timed(client, "/health")
        first, weight = timed(client, path)
        again, _ = timed(client, path)
        steps = [
            timed(client, f"{path}/now?move={n}", **{"HX-Request": "true"})
            for n in range(0, scene["moves"], max(1, scene["moves"] // 40))
        ]
        print(
            f"{game}, finished 4-player game of {scene['moves']} moves: opened in {first:.0f} ms "
            f"({again:.0f} ms again), a step in {statistics.median([s[0] for s in steps]):.0f} ms; "
            f"page {weight / 1000:.0f} kB, update {max(s[1] for s in steps) / 1000:.0f} kB"
        )


def assets(client: httpx.Client, page: str, text: str, found: set[str]) -> None:
    """The static files that a page or a script names, and those that they name in turn."""
    for name in re.findall(r"""["']((?:/static/|\.{1,2}/)[\w./-]+\.(?:js|css|svg))["']""", text):
        path = urljoin(page, name)
        if path not in found:
            found.add(path)
            if path.endswith(".js"):
                assets(client, path, client.get(path).text, found)


def first_load(server: Server) -> None:
    """Everything a browser fetches for a new table."""
    for game in GAMES:
        with httpx.Client(base_url=server.url, follow_redirects=True) as client:
            page = client.post("/quick", data={"game": game, "players": "4", "bot": "random"})
            page.raise_for_status()
            found: set[str] = set()
            assets(client, page.url.path, page.text, found)
            total = timed(client, page.url.path)[1]
            total += sum(timed(client, path)[1] for path in sorted(found))
            print(f"{game}: first load {total / 1000:.0f} kB in {len(found) + 1} files, compressed")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            first_load(server)
            for game in GAMES:
                record = sorted((ROOT / "tests" / game / "games").glob("4p-*.txt"))[0]
                finished_game(server, game, record.read_text("utf-8"))
            asyncio.run(live_tables(server, arguments.tables, arguments.seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
