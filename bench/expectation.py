"""What share of an evaluation beyond the score becomes points: games of tacksmen to their end.

The figures stand in src/ceilidh/bots/analysis/expectation.py.

    python bench/expectation.py --games 4
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import ceilidh
from ceilidh.bots.analysis.judgement import WEIGHTS
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import judge_of, make_bot

FRESH = 900
EVERY = 4  # decisions; positions of one turn are much alike
PLAYERS = {"clans": (1, 2, 4), "glenmore": (2, 4)}


def measured(game: str, players: int, seed: int) -> tuple[float, float]:
    """The two sums of a fit without a constant, over one game."""
    judge_for = judge_of(game, WEIGHTS)
    assert judge_for is not None
    table = ceilidh.new(game, players, seed)
    bots = [make_bot("tacksman", game, seed, seat) for seat in range(players)]
    seen: list[tuple[int, int, float]] = []
    while table.actor is not None:
        seat = table.actor
        if len(table.played) % EVERY == 0:
            worth = judge_for(table.state, seat).worth(table.state)
            seen.append((seat, table.scores()[seat], worth))
        table.play(ask(bots[seat], table.game, table.state, seat), seat)
    final = table.scores()
    beyond = [(worth - score, final[seat] - score) for seat, score, worth in seen]
    return sum(x * y for x, y in beyond), sum(x * x for x, _ in beyond)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4, metavar="G", help="of each kind")
    arguments = parser.parse_args()
    for game, counts in PLAYERS.items():
        for players in counts:
            sums = [measured(game, players, FRESH + nth) for nth in range(arguments.games)]
            share = sum(one for one, _ in sums) / sum(two for _, two in sums)
            print(f"{game}, {players} players: {share:.2f}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
