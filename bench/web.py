"""Figures of the table in the browser, against a real server with its own database.

`python bench/web.py --tables 50 --seconds 20` prints: time from a click to the updated page of both
players, moves a second, memory of an open table, weight of pages, time to open a finished game and
to step through its history.
"""

from __future__ import annotations

import argparse
import asyncio
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


@dataclass
class Pair:
    """Two players at a table, each with an open event stream."""

    table: str
    tokens: list[str]
    mover: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    sent: float = 0.0
    moves: int = 0


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def seat_two(client: httpx.AsyncClient, game: str) -> Pair:
    tokens = []
    for name in ("Ann", "Bob"):
        answer = await client.post("/api/guest", json={"name": name})
        tokens.append(answer.json()["token"])
    body = {"game": game, "players": 2, "seats": [{"kind": "person"}, {"kind": "open"}]}
    made = (await client.post("/api/tables", json=body, headers=bearer(tokens[0]))).json()
    invite = made["invites"]["1"].split("invite=")[1]
    path = f"/api/tables/{made['id']}/seats"
    await client.post(path, json={"invite": invite}, headers=bearer(tokens[1]))
    return Pair(made["id"], tokens)


async def watch(client: httpx.AsyncClient, pair: Pair, number: int, heard: asyncio.Event) -> None:
    """Fetch the new page part at every event, as a browser does."""
    headers = {**bearer(pair.tokens[number]), "HX-Request": "true"}
    async with client.stream("GET", f"/t/{pair.table}/live", timeout=None) as stream:
        async for line in stream.aiter_lines():
            if line != "event: changed":
                continue
            answer = await client.get(f"/t/{pair.table}/now", headers=headers)
            answer.raise_for_status()
            if pair.sent:
                times = pair.mover if number == 0 else pair.other
                times.append(time.perf_counter() - pair.sent)
            if number == 1:
                heard.set()


async def play(client: httpx.AsyncClient, pair: Pair, heard: asyncio.Event, until: float) -> None:
    """Random moves, the next when the other player's page shows the last."""
    rng = random.Random(pair.table)
    while time.perf_counter() < until:
        for token in pair.tokens:
            scene = (await client.get(f"/api/tables/{pair.table}", headers=bearer(token))).json()
            if scene["over"]:
                return
            if scene["legal"]:
                break
        move = rng.choice(scene["legal"])["text"]
        heard.clear()
        pair.sent = time.perf_counter()
        answer = await client.post(
            f"/api/tables/{pair.table}/moves",
            json={"move": move, "key": scene["key"]},
            headers=bearer(token),
        )
        answer.raise_for_status()
        pair.moves += 1
        await asyncio.wait_for(heard.wait(), 30)
        await asyncio.sleep(rng.random() * 2)  # a quick player thinks a second


async def live_tables(server: Server, tables: int, seconds: float) -> None:
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=server.url, limits=limits, timeout=60) as client:
        before = server.memory()
        pairs = [await seat_two(client, GAMES[n % 2]) for n in range(tables)]
        print(f"memory of an open table at its start: {(server.memory() - before) / tables:.2f} MB")
        events = [asyncio.Event() for _ in pairs]
        watchers = [
            asyncio.create_task(watch(client, pair, number, event))
            for pair, event in zip(pairs, events, strict=True)
            for number in (0, 1)
        ]
        await asyncio.sleep(2)
        until = time.perf_counter() + seconds
        players = [play(client, p, e, until) for p, e in zip(pairs, events, strict=True)]
        await asyncio.gather(*players)
        for watcher in watchers:
            watcher.cancel()
        moves = sum(pair.moves for pair in pairs)
        tell("click to own page", [t for pair in pairs for t in pair.mover])
        tell("click to the other's page", [t for pair in pairs for t in pair.other])
        print(f"moves/s with {tables} live tables: {moves / seconds:.1f}")
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
