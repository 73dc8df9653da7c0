"""Killed at any moment, the server has every move that it acknowledged, and goes on."""

from __future__ import annotations

import random
import signal
import threading
import time

import httpx

from ceilidh.server.storage.database import open_database
from ceilidh.server.storage.store import Store
from ceilidh.server.table.position_keys import position_key
from ceilidh.server.table.rooms import Rooms
from tests.server.conftest import Start
from tests.server.helpers import Json, Person, Server, until

ROUNDS = 3


class Player(threading.Thread):
    """Plays at every table where it is its turn, and remembers what was acknowledged."""

    def __init__(self, person: Person, tables: list[str], seed: int) -> None:
        super().__init__()
        self.person = person
        self.tables = tables
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, dict[int, str]] = {table: {} for table in tables}
        self.sent: dict[str, int] = dict.fromkeys(tables, 0)
        self.fault = ""

    def moves(self) -> int:
        return sum(len(keys) for keys in self.acknowledged.values())

    def run(self) -> None:
        while not self.fault:
            for table in self.tables:
                try:
                    scene = self.person.see(table)
                    if scene["legal"]:
                        self._move(scene)
                except httpx.TransportError:
                    return  # the server was killed
                except AssertionError as fault:
                    self.fault = str(fault)

    def _move(self, scene: Json) -> None:
        self.sent[scene["id"]] = scene["moves"] + 1
        after = self.person.move(scene, self.chance.choice(scene["legal"])["text"])
        self.acknowledged[scene["id"]][after["moves"]] = after["key"]


def play_and_kill(
    server: Server, people: list[Person], tables: list[str], seed: int
) -> list[Player]:
    players = [Player(person, tables, seed * 2 + n) for n, person in enumerate(people)]
    for player in players:
        player.start()
    chance = random.Random(seed)
    moves = chance.randrange(5, 30)
    until(lambda: sum(player.moves() for player in players) >= moves)
    time.sleep(chance.uniform(0, 0.05))
    server.stop(signal.SIGKILL)
    for player in players:
        player.join()
        assert not player.fault, player.fault
    return players


def test_every_acknowledged_move_survives_a_kill(start: Start) -> None:
    server = start()
    store = Store(open_database(server.environment["CEILIDH_DATABASE"]))
    moves = 0
    with server.person("Ann") as ann, server.person("Bob") as bob:
        tables = [bob.sit(ann.create("glenmore", options={}))["id"] for _ in range(3)]
        for round_number in range(ROUNDS):
            players = play_and_kill(server, [ann, bob], tables, round_number)
            server.start()
            for table in tables:
                scene = ann.see(table)
                # Read again from the moves; the key of the last position is compared there.
                read = Rooms(store).get(table).table
                stored = [position_key(read, number + 1) for number in range(len(read.played))]
                for player in players:
                    for number, key in player.acknowledged[table].items():
                        assert stored[number - 1] == key
                        moves += 1
                assert scene["moves"] == len(stored) and scene["key"] == stored[-1]
                # At most the move that was on its way is more than what was acknowledged.
                assert scene["moves"] <= max(player.sent[table] for player in players)
                assert bob.see(table)["key"] == scene["key"]
    assert moves >= 5 * ROUNDS
    store.engine.dispose()
    assert not server.faults()
