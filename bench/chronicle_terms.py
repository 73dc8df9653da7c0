"""How often the greedy bot beats itself with the terms of one Chronicle switched off.

    python bench/chronicle_terms.py haggis --games 400 --workers 2

Half of the games are played from each seat. Wins are counted whole, draws half.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.bots.glenmore import evaluate, prospect
from ceilidh.bots.glenmore.weights import Weights
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.begin import new
from ceilidh.kernel.game import standings


class Partly(prospect.Prospect):
    """A prospect without the terms of `without` for the seats of `blind`."""

    without: str = ""
    blind: tuple[int, ...] = ()

    def __init__(self, state: State, seat: int, numbers: Weights | None = None) -> None:
        super().__init__(state, seat, numbers)
        if seat in self.blind:
            names = [module.name for module in state.rules.modules if module.name != self.without]
            self.judgements = prospect.joined(tuple(names), self.weights)


def play(job: tuple[str, int, int, tuple[str, ...]]) -> float:
    """One game; 1 if a seat with all terms wins, 0.5 for a draw."""
    chronicle, players, seed, others = job
    seeing = seed % players
    Partly.without = chronicle
    Partly.blind = tuple(seat for seat in range(players) if seat != seeing)
    names: Any = evaluate
    names.Prospect = Partly
    table = new("glenmore", players, seed, {"modules": [*others, chronicle]})
    game, state = table.game, table.state
    bots = [make_bot("greedy", "glenmore", seed, seat) for seat in range(players)]
    while not game.over(state):
        seat = game.actor(state)
        game.flow.apply_for(state, seat, ask(bots[seat], game, state, seat))
    first = [standing.seat for standing in standings(game, state) if standing.rank == 1]
    return 1 / len(first) if seeing in first else 0.0


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("chronicle")
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--others", nargs="*", default=[])
    asked = reader.parse_args()
    others = tuple(asked.others)
    jobs = [(asked.chronicle, asked.players, seed, others) for seed in range(asked.games)]
    with ProcessPoolExecutor(asked.workers) as pool:
        wins = sum(pool.map(play, jobs))
    print(f"{asked.chronicle}: {wins:g} of {asked.games} games, {wins / asked.games:.1%}")


if __name__ == "__main__":
    main()
