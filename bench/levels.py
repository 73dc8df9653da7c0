"""How strong the levels are that people play against: each against the one below it.

Games of two, every set-up twice with the seats exchanged; a shared first place is half a win. With
--write the figures go to src/ceilidh/bots/strength.json, from which the pages tell them.

    python bench/levels.py --workers 16 --write                200 games of each pair, both games
    python bench/levels.py --workers 16 --only laird chief     some levels
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import pairwise
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

from ceilidh.bots.arena.engines import results
from ceilidh.bots.arena.schedule import Contest, schedule
from ceilidh.bots.catalogue import NAMES

FILE = Path(__file__).resolve().parents[1] / "src" / "ceilidh" / "bots" / "strength.json"
FRESH = 300_001


def measured(game: str, level: str, below: str, games: int, workers: int) -> dict[str, float]:
    """What the level does against the one below."""
    played = list(results(Contest(game, 2), schedule([level, below], 2, games, FRESH), workers))
    seats = [(one, one.bots.index(level)) for one in played]
    points = sum(one.scores[seat] for one, seat in seats) / games
    wins = sum(one.share(seat) for one, seat in seats) / games
    decisions = sum(one.decisions[seat] for one, seat in seats)
    mean = sum(one.seconds[seat] for one, seat in seats) / decisions
    worst = max(one.slowest[seat] for one, seat in seats)
    print(
        f"{game} {level}: {wins:.1%} of {games} against {below}, {points:.1f} points, "
        f"{1e3 * mean:.0f} ms a decision, worst {worst:.2f} s",
        flush=True,
    )
    return {"games": games, "points": round(points, 1), "wins": round(wins, 3)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--games", type=int, default=200, metavar="G", help="of each pair")
    parser.add_argument("--game", nargs="+", default=["clans", "glenmore"])
    parser.add_argument("--only", nargs="+", choices=NAMES[1:], metavar="LEVEL")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    known = json.loads(FILE.read_text("utf-8"))
    for game in arguments.game:
        for below, level in pairwise(NAMES):
            if not arguments.only or level in arguments.only:
                row = measured(game, level, below, arguments.games, arguments.workers)
                known.setdefault(game, {})[level] = row
                if arguments.write:
                    FILE.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
