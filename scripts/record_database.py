"""Record a small database with a release, so that later releases are tried on it.

    python -m scripts.record_database NAME [--source FOLDER]

Run it before you raise a rules version, with a name such as `clans-3-glenmore-3`. It serves the
package in the folder `--source` (by default this one), plays some games over HTTP, and writes
`tests/server/databases/NAME.sql`. `tests/server/test_old_databases.py` opens every such file.
"""

from __future__ import annotations

import argparse
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

from tests.server.helpers import free_port, until

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "server" / "databases"
# Game, players, options, and moves; the last one is played to its end.
GAMES: tuple[tuple[str, int, dict[str, Any], int], ...] = (
    ("clans", 3, {}, 45),
    ("clans", 2, {}, 70),
    ("glenmore", 2, {}, 40),
    ("glenmore", 3, {"modules": ["penny-mobs"]}, 60),
    ("glenmore", 2, {"introductory": True}, 10_000),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("--source", default=str(ROOT / "src"))
    arguments = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "made.sqlite3"
        settings = {"PORT": port, "DATABASE": f"sqlite:///{file}", "SECRET": "any"}
        limits = {"REQUESTS_PER_MINUTE": 1_000_000}
        chosen = {f"CEILIDH_{name}": str(it) for name, it in (settings | limits).items()}
        environment = {**os.environ, "PYTHONPATH": arguments.source, "XDG_DATA_HOME": folder}
        server = subprocess.Popen(
            [sys.executable, "-m", "ceilidh", "serve"], env=environment | chosen, cwd=folder
        )
        try:
            _play(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait(60)
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{arguments.name}.sql").write_text(_dumped(file), "utf-8")


def _play(url: str) -> None:
    with httpx.Client(base_url=url, timeout=600) as client:
        until(lambda: _answers(client), 120)
        token = client.post("/api/guest", json={"name": "Ann"}).json()["token"]
        client.cookies.clear()
        client.headers["Authorization"] = f"Bearer {token}"
        for game, players, options, moves in GAMES:
            rows = [{"kind": "person", "name": name} for name in ("", "Bob", "Cat")[:players]]
            body = {"game": game, "players": players, "seats": rows, "options": options}
            answer = client.post("/api/tables", json=body)
            # A release that knows no such module plays without it.
            if answer.status_code != 201:
                answer = client.post("/api/tables", json={**body, "options": {}})
            assert answer.status_code == 201, answer.text
            _play_on(client, answer.json(), moves)


def _answers(client: httpx.Client) -> bool:
    try:
        return client.get("/health").status_code == 200
    except httpx.TransportError:
        return False


def _play_on(client: httpx.Client, scene: dict[str, Any], moves: int) -> None:
    chance = random.Random(scene["id"])
    for _ in range(moves):
        if scene["over"]:
            return
        move = chance.choice(scene["legal"])["text"]
        body = {"move": move, "key": scene["key"]}
        answer = client.post(f"/api/tables/{scene['id']}/moves", json=body)
        assert answer.status_code == 200, answer.text
        scene = answer.json()


def _dumped(file: Path) -> str:
    """All that is in it, but for what signs people in."""
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM sessions")
        connection.commit()
        text = "\n".join(connection.iterdump())
    connection.close()
    return text + "\n"


if __name__ == "__main__":
    main()
