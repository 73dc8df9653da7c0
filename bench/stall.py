"""How much one client's uploads slow down everybody else: a ratio, of one or several versions.

    python -m bench.stall [--sources FOLDER ...]

For each version a server of its own is asked for a table, first while nothing else happens, then
while somebody at another address uploads records. Compare ratios of one run only.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx

from bench.serving import ROOT, SOURCES, Server

UPLOADS = 22
SECONDS = 25.0
SIZES = (480_000, 95_000)  # bytes: as in the attack that was seen, and as many as are read
AT_ONCE = 4
LOOKS = 100
GAME = ROOT / "tests" / "glenmore" / "games" / "4p-most.txt"


def record(size: int) -> str:
    """A whole game, and remarks until it is as long as this."""
    text = GAME.read_text("utf-8")
    return text + "# again and again, with nothing to say\n" * ((size - len(text)) // 39)


def guest(url: str, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    client = httpx.Client(base_url=url, timeout=120, transport=transport)
    token = client.post("/api/guest", json={"name": f"Guest of {address}"}).json()["token"]
    client.cookies.clear()
    client.headers["Authorization"] = f"Bearer {token}"
    return client


def looking(client: httpx.Client, path: str, goes_on: Callable[[int], bool]) -> list[float]:
    """Milliseconds of each answer."""
    spent: list[float] = []
    while goes_on(len(spent)):
        began = time.perf_counter()
        client.get(path).raise_for_status()
        spent.append((time.perf_counter() - began) * 1000)
        time.sleep(0.05)
    return spent


def uploading(url: str, text: str, number: int, statuses: list[int]) -> None:
    with closing(guest(url, f"127.0.0.{number + 2}")) as client:
        for _ in range(UPLOADS // AT_ONCE + 1):
            began = time.perf_counter()
            files = {"record": ("game.txt", text)}
            statuses.append(client.post("/records", files=files).status_code)
            time.sleep(max(0.0, SECONDS * AT_ONCE / UPLOADS - (time.perf_counter() - began)))


def figures(spent: list[float]) -> tuple[float, float]:
    """The median and the slowest."""
    return sorted(spent)[len(spent) // 2], max(spent)


def measure(sources: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), sources)
        server.start()
        try:
            with closing(guest(server.url, "127.0.0.1")) as client:
                seats = [{"kind": "person"}] * 2
                body = {"game": "glenmore", "players": 2, "seats": seats}
                table = client.post("/api/tables", json=body).json()["id"]
                for size in SIZES:
                    compare(server, client, f"/api/tables/{table}", size)
        finally:
            server.stop()


def compare(server: Server, client: httpx.Client, path: str, size: int) -> None:
    quiet = figures(looking(client, path, lambda done: done < LOOKS))
    statuses: list[int] = []
    text = record(size)
    threads = [
        threading.Thread(target=uploading, args=(server.url, text, number, statuses))
        for number in range(AT_ONCE)
    ]
    for thread in threads:
        thread.start()
    busy = figures(looking(client, path, lambda _: any(one.is_alive() for one in threads)))
    kinds = {status: statuses.count(status) for status in sorted(set(statuses))}
    medians, slowest = zip(quiet, busy, strict=True)
    print(f"  {size // 1000} kB: median {ratio(*medians)}, slowest {ratio(*slowest)}, {kinds}")


def ratio(quiet: float, busy: float) -> str:
    return f"{quiet:.0f} -> {busy:.0f} ms (x {busy / quiet:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sources", type=Path, nargs="+", default=[SOURCES])
    for sources in parser.parse_args().sources:
        print(sources)
        measure(sources)


if __name__ == "__main__":
    main()
