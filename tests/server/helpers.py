"""A real server in a process of its own, and people who talk to it over HTTP."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.forked import SOURCE, Forked, begin, run

PATIENCE = 600  # seconds until a test gives up: no measure of speed, machines are shared
Json = dict[str, Any]
Choice = Callable[[list[Json]], Json]
SHORT = {"introductory": True}  # of Glen More II
VOTES = {"introductory": True, "modules": ["great-glen"]}


def free_port() -> int:
    """A port at which a server may listen, and which nobody else is given as long as tests run."""
    held = socket.socket()
    # Linux lets a second socket have the address if both ask for that and the first never listens.
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    port = int(held.getsockname()[1])
    held.detach()  # only the end of this process closes it
    return port


def until(what: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait for something that other processes bring about."""
    end = time.monotonic() + seconds
    pause = 0.01
    while not what():
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(pause)
        # Who asks without end takes the processor from those it waits for.
        pause = min(1.2 * pause, 0.1)


class Server:
    """`ceilidh serve` on a free port, with its own folder, database and secret."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"log-{self.port}.txt"
        chosen = {
            "port": self.port,
            "database": f"sqlite:///{folder / 'test.sqlite3'}",
            "secret": "a secret of the tests",
            "bot_workers": 1,
            "hint_seconds": 0.2,
            "analysis_seconds": 2.0,
            "requests_per_minute": 1_000_000,
            **settings,
        }
        self.environment = {name: text for name, text in os.environ.items() if "COV" not in name}
        self.environment |= {"PYTHONPATH": SOURCE, "XDG_DATA_HOME": str(folder)}
        self.environment |= {f"CEILIDH_{name.upper()}": str(it) for name, it in chosen.items()}
        self.process: Forked | None = None

    def start(self) -> Server:
        with self.log.open("ab") as log:
            self.process = begin(["serve", "--log"], self.environment, log, log)
        until(self.is_up)
        return self

    def is_up(self) -> bool:
        assert self.process is not None and self.process.poll() is None, self.log.read_text()
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                line.sendall(b"GET /health HTTP/1.0\r\n\r\n")
                return b" 200 " in line.recv(100)
        except OSError:
            return False

    def stop(self, sign: int = signal.SIGTERM) -> int:
        """End the process; how it ended."""
        assert self.process is not None
        self.process.send_signal(sign)
        ended = self.process.wait(PATIENCE)
        self.process = None
        return ended

    def command(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Another command of the program, with the settings of this server."""
        return run([*arguments], self.environment, PATIENCE)

    def faults(self) -> str:
        """What the log says of answers that should not have been."""
        lines = self.log.read_text("utf-8").splitlines()
        return "\n".join(one for one in lines if '"event": "fault"' in one or "Traceback" in one)

    def close(self) -> None:
        if self.process is not None:
            self.stop(signal.SIGKILL)

    @contextmanager
    def person(self, name: str = "Ann", address: str = "") -> Iterator[Person]:
        with Person(self, address) as person:
            person.enter(name)
            yield person


class Person:
    """A browser: keeps the cookie and sends the token that protects forms."""

    def __init__(self, server: Server, address: str = "") -> None:
        self.server = server
        # No certificates are read, which takes longer than most tests: there is no TLS here.
        transport = httpx.HTTPTransport(local_address=address or None, verify=False)
        self.client = httpx.Client(base_url=server.url, timeout=PATIENCE, transport=transport)
        self.csrf = ""
        self.token = ""
        self.id = 0

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def enter(self, name: str) -> None:
        """Become a guest."""
        answer = self.client.post("/api/guest", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.token, self.id = answer.json()["token"], answer.json()["user"]["id"]
        self.know_csrf()

    def know_csrf(self) -> None:
        self.csrf = self.client.get("/api/me").json()["csrf"]

    # --- plain requests ---------------------------------------------------------------------------

    def get(self, path: str) -> httpx.Response:
        return self.client.get(path)

    def post(self, path: str, body: object = None, method: str = "POST") -> httpx.Response:
        headers = {"X-CSRF-Token": self.csrf}
        return self.client.request(method, path, json=body, headers=headers)

    def form(self, path: str, **fields: str) -> httpx.Response:
        return self.client.post(path, data={"csrf": self.csrf, **fields})

    # --- tables -----------------------------------------------------------------------------------

    def create(
        self,
        game: str = "glenmore",
        seats: tuple[str, ...] = ("person", "open"),
        options: Json | None = None,
        **more: Any,
    ) -> Json:
        """A new table; a seat is its kind, or `bot`, which is the random one."""
        rows = [{"kind": kind, "bot": "random" if kind == "bot" else ""} for kind in seats]
        chosen = SHORT if options is None and game == "glenmore" else options or {}
        body = {"game": game, "players": len(seats), "seats": rows, "options": chosen, **more}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return made(answer)

    def sit(self, table: Json, seat: int = 1) -> Json:
        """Take the seat of an invite that the owner saw."""
        invite = table["invites"][str(seat)].partition("invite=")[2]
        answer = self.post(f"/api/tables/{table['id']}/seats", {"invite": invite})
        assert answer.status_code == 200, answer.text
        return made(answer)

    def see(self, table_id: str) -> Json:
        answer = self.get(f"/api/tables/{table_id}")
        assert answer.status_code == 200, answer.text
        return made(answer)

    def try_move(self, scene: Json, move: str, **more: Any) -> httpx.Response:
        body = {"move": move, "key": scene["key"], **more}
        return self.post(f"/api/tables/{scene['id']}/moves", body)

    def move(self, scene: Json, move: str, **more: Any) -> Json:
        answer = self.try_move(scene, move, **more)
        assert answer.status_code == 200, answer.text
        return made(answer)


class Program(Person):
    """A program: no cookie, an `Authorization: Bearer` header instead."""

    def enter(self, name: str) -> None:
        super().enter(name)
        self.client.cookies.clear()
        self.client.headers["Authorization"] = f"Bearer {self.token}"
        self.csrf = ""


def made(answer: httpx.Response) -> Json:
    data = answer.json()
    assert isinstance(data, dict)
    return data


def last(legal: list[Json]) -> Json:
    """The last of the legal moves ends a game of either kind soon."""
    return legal[-1]


def due(scene: Json) -> list[int]:
    return [seat["number"] for seat in scene["seats"] if seat["due"]]


def play_on(
    people: dict[int, Person],
    table_id: str,
    moves: int = 10_000,
    choose: Choice = last,
    before: Callable[[Json], None] = lambda scene: None,
) -> Json:
    """People make moves at a table, until it is over or so many are made; the last scene."""
    scene = people[0].see(table_id)
    for _ in range(moves):
        if scene["over"]:
            break
        person = people[due(scene)[0]]
        if scene["seat"] != due(scene)[0]:
            scene = person.see(table_id)
        before(scene)
        scene = person.move(scene, choose(scene["legal"])["text"])
    return scene
