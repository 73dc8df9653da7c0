"""Same seed, same game: two processes with different hash seeds walk through the same keys."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Prints every key of some games, so that a difference shows where it begins.
PLAY = """
from ceilidh.games.clans.game import CLANS
from ceilidh.kernel.testing import Dice, new_table
from tests.clans.policy import rich_move

GAMES = [
    (1, {}),
    (2, {"edition": "first-printing"}),
    (3, {"clans": "auction", "modules": ["awards"]}),
    (4, {"modules": ["awards", "future-contracts"]}),
]
for players, options in GAMES:
    table = new_table(CLANS, players, options, 11)
    dice = Dice(11)
    while table.actor is not None:
        print(table.key(), ",".join(str(move.action.id) for move in table.legal()))
        seat, action = rich_move(table, dice)
        table.play(action, seat)
    print(table.record())
"""


def played(hash_seed: str) -> list[str]:
    path = os.pathsep.join([*sys.path, str(ROOT)])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout.splitlines()


def test_two_processes_play_the_same_game() -> None:
    first, second = played("1"), played("31337")
    assert len(first) > 400
    assert first == second
