"""How much the terms of modules are worth: the tacksman against itself without them.

All play the same rules; only one seat sees what `terms.py` of the named modules says. Each set-up
is played once from every seat. A shared first place is a part of a win. Like the others it is run
by hand; docs/performance.md has the figures.

    python bench/terms.py clans farmers-markets                      400 games of two players
    python bench/terms.py clans trains --games 100 --set map='A1 B1 C1 D1'
    python bench/terms.py glenmore hammer --players 3 --workers 16
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.tune_games import judges
from ceilidh.bots.base import ask, generator
from ceilidh.bots.greedy import GreedyBot
from ceilidh.bots.weights import USUAL, numbers_of
from ceilidh.kernel.game import standings
from ceilidh.kernel.opening import new


@dataclass(frozen=True)
class Duel:
    """A game in which the bot at seat `seeing` has the terms of `modules`."""

    game: str
    players: int
    modules: tuple[str, ...]
    seed: int
    seeing: int
    others: tuple[str, ...] = ()
    options: dict[str, object] = field(default_factory=dict)


def play(duel: Duel) -> float:
    """What the seat that sees the terms wins: 1, a part or nothing."""
    numbers = numbers_of(duel.game, USUAL, duel.players)
    makers = [judges(duel.game, numbers, duel.modules), judges(duel.game, numbers)]
    options = {"modules": [*duel.others, *duel.modules], **duel.options}
    table = new(duel.game, duel.players, duel.seed, options)
    game, state = table.game, table.state
    bots = [
        GreedyBot(generator(duel.seed, seat), makers[seat == duel.seeing])
        for seat in range(duel.players)
    ]
    while not game.over(state):
        seat = game.actor(state)
        game.flow.apply_for(state, seat, ask(bots[seat], game, state, seat))
    first = [row.seat for row in standings(game, state) if row.rank == 1]
    return (duel.seeing in first) / len(first)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("modules", nargs="+", help="words of option modules")
    parser.add_argument("--players", type=int, default=2, metavar="N")
    parser.add_argument("--games", type=int, default=400, metavar="G")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first set-up")
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--others", nargs="*", default=[], help="modules that all see")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    asked = parser.parse_args()
    options: dict[str, object] = dict([pair.split("=", 1) for pair in asked.set])
    modules, others, players = tuple(asked.modules), tuple(asked.others), asked.players
    duels = [
        Duel(
            asked.game,
            players,
            modules,
            asked.seed + number // players,
            number % players,
            others,
            options,
        )
        for number in range(asked.games)
    ]
    with ProcessPoolExecutor(asked.workers) as pool:
        won = sum(pool.map(play, duels))
    share = won / asked.games
    print(f"{' '.join(modules)}: {won:g} of {asked.games} ({share:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
