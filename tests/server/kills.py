"""Kills by the hundred: people play, the server dies at any moment, and nothing is lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx

from ceilidh.server.settings import Settings
from ceilidh.server.storage.database import open_database
from ceilidh.server.storage.store import Store
from ceilidh.server.table.position_keys import position_key
from ceilidh.server.table.rooms import Rooms
from tests.server.helpers import Json, Person, Server, until

ROOT = Path(__file__).resolve().parents[2]
LATEST = 0.02  # seconds after the last awaited answer in which the kill falls


class Nest(Server):
    """A server that comes back at once: `tests/server/nest.py` forks it."""

    nest: subprocess.Popen[str] | None = None
    child = 0

    def start(self) -> Nest:
        if self.nest is None:
            with self.log.open("ab") as log:
                path = f"{self.environment['PYTHONPATH']}{os.pathsep}{ROOT}"
                self.nest = subprocess.Popen(
                    [sys.executable, "-m", "tests.server.nest"],
                    env={**self.environment, "PYTHONPATH": path},
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                )
        assert self.nest.stdin is not None
        self.nest.stdin.write("\n")
        self.nest.stdin.flush()
        self.child = int(self._said())
        return self

    def _said(self) -> str:
        assert self.nest is not None and self.nest.stdout is not None
        said = self.nest.stdout.readline().strip()
        assert said, self.log.read_text()
        return said

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        assert self._said() == "ended"

    def close(self) -> None:
        if self.nest is None:
            return
        self.kill()
        assert self.nest.stdin is not None and self.nest.stdout is not None
        self.nest.stdin.close()
        self.nest.wait(20)
        self.nest.stdout.close()
        self.nest = None


class Life:
    """Somebody at a table of his own, from one kill to the next; all that he was told he keeps."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.chance = random.Random(seed)
        self.told: dict[str, dict[int, str]] = {}
        self.table = ""
        self.answers = 0
        self.fault = ""
        self.rests = False

    def play(self) -> None:
        """Until the server is gone."""
        try:
            while not self.rests:
                self._move(self._scene())
        except httpx.TransportError:
            return
        except AssertionError as fault:
            self.fault = str(fault) or repr(fault)

    def _scene(self) -> Json:
        if self.table:
            scene = self.person.see(self.table)
            last = max(self.told[self.table])
            # At most the move that was on its way is more than what was acknowledged.
            assert last <= scene["moves"] <= last + 1, (last, scene["moves"])
            # What is shown is told as well.
            assert self.told[self.table].setdefault(scene["moves"], scene["key"]) == scene["key"]
            if not scene["over"]:
                return scene
        scene = self.person.create("glenmore", ("person", "person"))
        self.table = scene["id"]
        self.told[self.table] = {0: scene["key"]}
        return scene

    def _move(self, scene: Json) -> None:
        while not scene["over"] and not self.rests:
            scene = self.person.move(scene, self.chance.choice(scene["legal"])["text"])
            self.told[self.table][scene["moves"]] = scene["key"]
            self.answers += 1


def kill_often(server: Nest, kills: int, seed: int = 1) -> int:
    """Kill a server so many times while people play; how many moves were acknowledged."""
    chance = random.Random(seed)
    with server.person("Ann") as ann, server.person("Bob") as bob:
        lives = [Life(person, seed + nth) for nth, person in enumerate((ann, bob))]
        for _ in range(kills):
            players = [threading.Thread(target=life.play) for life in lives]
            for life, player in zip(lives, players, strict=True):
                life.rests = False
                player.start()
            wanted = sum(life.answers for life in lives) + chance.randrange(1, 5)
            until(
                lambda wanted=wanted: (  # type: ignore[misc]
                    sum(life.answers for life in lives) >= wanted
                    or any(life.fault for life in lives)
                ),
                120,
            )
            # At any moment of what is being done now.
            time.sleep(chance.uniform(0, LATEST))
            server.kill()
            for life in lives:
                life.rests = True
            # The address outlives the server: who asked meanwhile is answered by the next one.
            server.start()
            for player in players:
                player.join()
            assert not any(life.fault for life in lives), [life.fault for life in lives]
    return sum(compared(server, life) for life in lives)


def compared(server: Server, life: Life) -> int:
    """Every move that somebody was told of stands in the database, with all before it."""
    settings = Settings(database=server.environment["CEILIDH_DATABASE"])
    store = Store(open_database(settings.database_url))
    moves = 0
    for table_id, told in life.told.items():
        table = Rooms(store).get(table_id).table
        for number, key in told.items():
            assert position_key(table, number) == key, (table_id, number)
            moves += 1
    store.engine.dispose()
    return moves
