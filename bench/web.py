"""What the table in the browser costs the server, by what a browser really asks of it.

`python -m bench.web` prints the processor time of a move with the pages of both players, with and
without spectators, that of opening a finished game after a restart and of a step through its
history, and the weight of the pages. `--against DIR` measures the sources of another version in
turn with these.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import statistics
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import httpx

from bench.browser import Page, seated
from bench.serving import ROOT, SOURCES, Server

GAMES = ("clans", "glenmore")


async def one_table(server: Server, game: str, moves: int, spectators: int) -> float:
    """Milliseconds of processor time of a move at one table, with all its pages."""
    table, cookies = await seated(server.port, game)
    pages = [Page(server.port, table, cookie) for cookie in [*cookies, *[""] * spectators]]
    watchers = await opened(pages)
    rng = random.Random(game)
    played, spent = 0, 0.0
    warm = moves // 4  # the first moves fill what is remembered
    for number in range(moves + warm):
        if number == warm:
            played, spent = 0, server.processor()
        mover = next((page for page in pages if page.shown.mine), None)
        if mover is None:
            break
        goal = mover.shown.revision + 1
        assert await mover.play(rng.choice(mover.shown.moves))
        await asyncio.gather(*[page.reaches(goal) for page in pages])
        played += 1
    await asyncio.sleep(0.1)  # what follows a move is part of it
    spent = server.processor() - spent
    for watcher in watchers:
        watcher.cancel()
    return spent / played * 1000


async def opened(pages: list[Page]) -> list[asyncio.Task[None]]:
    """Open pages and their lines, and wait until all is quiet."""
    for page in pages:
        await page.open()
    watchers = [asyncio.create_task(page.watch()) for page in pages]
    while any(page.pushed == 0 for page in pages):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1.5)  # who came and who went is told a second later
    return watchers


async def compare(servers: list[Server], moves: int, spectators: int, rounds: int) -> None:
    """The cost of a move, of several versions in turn, so that the same things are busy."""
    for game in GAMES:
        costs: list[list[float]] = [[] for _ in servers]
        for _ in range(rounds):
            for found, server in zip(costs, servers, strict=True):
                found.append(await one_table(server, game, moves, spectators))
        middle = [statistics.median(found) for found in costs]
        told = ", ".join(f"{cost:.1f} ms" for cost in middle)
        ratio = f" (x{middle[-1] / middle[0]:.2f})" if len(middle) > 1 else ""
        print(f"{game}: a move with two pages and {spectators} spectators: {told}{ratio}")


def timed(server: Server, client: httpx.Client, path: str, **headers: str) -> tuple[float, int]:
    """Milliseconds of the server's processor time, and bytes as sent."""
    began = server.processor()
    with client.stream("GET", path, headers={"Accept-Encoding": "gzip", **headers}) as answer:
        size = sum(len(chunk) for chunk in answer.iter_raw())
    answer.raise_for_status()
    return (server.processor() - began) * 1000, size


def finished_game(server: Server, game: str, record: str) -> None:
    """Open a finished game after a restart, and step through its history."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        token = client.post("/api/guest", json={"name": "Ann"}).json()["token"]
        client.cookies.clear()
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        scene: dict[str, Any] = client.post("/api/records", json=record, headers=headers).json()
        path = f"/t/{scene['id']}"
    server.stop()
    server.start()
    with httpx.Client(base_url=server.url, timeout=60) as client:
        timed(server, client, "/health")
        first, weight = timed(server, client, path)
        again, _ = timed(server, client, path)
        steps = [
            timed(server, client, f"{path}/now?move={n}", **{"HX-Request": "true"})
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
            total = timed(server, client, page.url.path)[1]
            total += sum(timed(server, client, path)[1] for path in sorted(found))
            print(f"{game}: first load {total / 1000:.0f} kB in {len(found) + 1} files, compressed")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--spectators", type=int, nargs="*", default=[0, 100])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path, help="the sources of another version")
    parser.add_argument("--only-moves", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        versions = [arguments.against, SOURCES] if arguments.against else [SOURCES]
        servers = [Server(Path(folder), version) for version in versions]
        for server in servers:
            server.start()
        try:
            print(f"load average at the start: {os.getloadavg()[0]:.1f}")
            for spectators in arguments.spectators:
                moves, rounds = arguments.moves, arguments.rounds
                asyncio.run(compare(servers, moves, spectators, rounds))
            for server in [] if arguments.only_moves else servers:
                first_load(server)
                for game in GAMES:
                    record = sorted((ROOT / "tests" / game / "games").glob("4p-*.txt"))[0]
                    finished_game(server, game, record.read_text("utf-8"))
        finally:
            for server in servers:
                server.stop()


if __name__ == "__main__":
    main()
