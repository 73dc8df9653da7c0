"""Let bots of all levels play mixed games with random options, and see that none plays illegally.

    PYTHONPATH=src python -m scripts.mixed_games [--games 500] [--first 0] [--jobs 2]

A compiled build that is first in the path is used. The test command plays the first of these games
with fewer nodes (tests/bots/test_mixed_games.py). A game that fails is named with all that repeats
it, and the others are played nevertheless; the status tells whether there was one.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor

from tests.bots.mixed import mixed

AT_ONCE = 50  # games between two lines of what was found


def played(number: int) -> tuple[int, str]:
    """The moves of the game of a number, and what was wrong with it."""
    game = mixed(number)
    try:
        return game.play(), ""
    except Exception as fault:  # whatever it is, the other games are played
        return 0, f"{game}: {fault!r}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.games)
    moves = 0
    faults: list[str] = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for done, (number, fault) in enumerate(pool.map(played, numbers), start=1):
            moves += number
            if fault:
                faults.append(fault)
                print(fault, flush=True)
            if done % AT_ONCE == 0 or done == arguments.games:
                found = f"{len(faults)} with a fault" if faults else "all of them legal"
                print(f"{done} games, {moves} moves, {found}", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
