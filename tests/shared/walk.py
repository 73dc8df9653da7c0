"""Games played in a process of their own, to see that nothing depends on the process.

`python -m tests.shared.walk GAME SETTINGS` prints every key and the legal moves on the way, so that
a difference shows where it begins. SETTINGS is JSON: pairs of player count and options.
"""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import ceilidh
from ceilidh.kernel.testing import RandomChoices

ROOT = Path(__file__).resolve().parents[2]
SEED = 11

Settings = list[tuple[int, dict[str, object]]]


def walked(game: str, settings: Settings, hash_seed: str) -> list[str]:
    """The lines that a fresh process prints."""
    path = os.pathsep.join([*sys.path, str(ROOT)])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-m", "tests.shared.walk", game, json.dumps(settings)],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout.splitlines()


def walk(game: str, settings: Settings) -> None:
    choose = import_module(f"tests.{game}.policy").rich_move
    for players, options in settings:
        table = ceilidh.new(game, players, SEED, options)
        dice = RandomChoices(SEED)
        while table.actor is not None:
            print(table.key(), ",".join(str(move.action.id) for move in table.legal()))
            seat, action = choose(table, dice)
            table.play(action, seat)
        print(table.record())


if __name__ == "__main__":
    walk(sys.argv[1], json.loads(sys.argv[2]))
