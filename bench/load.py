"""Many tables at once: how long a move takes to reach the other page, and what it all costs.

`python -m bench.load --tables 50 --seconds 30` plays a move a second at every table, both games in
turn, two pages each, and prints moves/s, the time from the click to the page of the other player,
processor time of a move, the share of a core, and the memory of an open table. `--processes 2
--database URL` spreads the tables over processes on one PostgreSQL, each table always at the same.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from pathlib import Path

from bench.browser import Page, seated
from bench.serving import SOURCES, Server
from bench.web import GAMES, opened


class Table:
    """A table whose players move once a second."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.number = number
        self.pages: list[Page] = []
        self.times: list[float] = []

    async def sit(self) -> None:
        table, cookies = await seated(self.server.port, GAMES[self.number % 2])
        self.pages = [Page(self.server.port, table, cookie) for cookie in cookies]

    async def play(self, until: float) -> None:
        rng = random.Random(self.number)
        await asyncio.sleep(rng.random())
        while time.perf_counter() < until:
            began = time.perf_counter()
            mover = next((page for page in self.pages if page.shown.mine), None)
            if mover is None:
                return
            goal = mover.shown.revision + 1
            await mover.play(rng.choice(mover.shown.moves))
            there = [await page.reaches(goal) for page in self.pages if page is not mover]
            self.times.append(max(there) - began)
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)))


async def load(servers: list[Server], number: int, seconds: float) -> None:
    before = sum(server.memory() for server in servers)
    tables = [Table(servers[n % len(servers)], n) for n in range(number)]
    for table in tables:
        await table.sit()
    watchers = await opened([page for table in tables for page in table.pages])
    spent, began = sum(server.processor() for server in servers), time.perf_counter()
    await asyncio.gather(*[table.play(began + seconds) for table in tables])
    spent = sum(server.processor() for server in servers) - spent
    wall = time.perf_counter() - began
    for watcher in watchers:
        watcher.cancel()
    times = sorted(one for table in tables for one in table.times)
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99) - 1]
    memory = sum(server.memory() for server in servers) - before
    print(
        f"{number} tables, {len(servers)} processes: {len(times) / wall:.1f} moves/s, "
        f"other page p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms, "
        f"{spent / len(times) * 1000:.1f} ms of processor time a move ({spent / wall:.0%} of a "
        f"core), {memory / number:.2f} MB a table; load average {os.getloadavg()[0]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="", help="a PostgreSQL for several processes")
    parser.add_argument("--sources", type=Path, default=SOURCES)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        servers = [
            Server(Path(folder), arguments.sources, arguments.database)
            for _ in range(arguments.processes)
        ]
        for server in servers:
            server.start()
        try:
            asyncio.run(load(servers, arguments.tables, arguments.seconds))
        finally:
            for server in servers:
                server.stop()


if __name__ == "__main__":
    main()
