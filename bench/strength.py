"""How strong the tacksman is: its share of wins against random bots, and its time per decision.

The tacksman changes its seat from game to game. A win is the first place alone. Like the other
benchmarks it is run by hand; docs/performance.md has the figures.

    python bench/strength.py                             200 games of each kind, 2 and 4 players
    python bench/strength.py --game clans --players 3    one kind only
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.kernel.game import standings
from ceilidh.kernel.opening import new
from ceilidh.kernel.registry import list_games


@dataclass
class Tally:
    """What was counted over many games; times in seconds."""

    games: int = 0
    wins: int = 0
    shared: int = 0
    points: int = 0
    best_rival: int = 0
    times: list[float] = field(default_factory=list)

    def line(self) -> str:
        times = sorted(self.times)
        mean = sum(times) / len(times)
        return (
            f"{self.wins} of {self.games} won ({self.wins / self.games:.1%}), "
            f"{self.shared} shared; points {self.points / self.games:.1f}, "
            f"best rival {self.best_rival / self.games:.1f}; decision mean "
            f"{mean * 1e3:.2f} ms, 99 % below {times[len(times) * 99 // 100] * 1e3:.1f} ms, "
            f"worst {times[-1] * 1e3:.1f} ms"
        )


def play(tally: Tally, name: str, players: int, seed: int) -> None:
    """One game of a tacksman against random ones."""
    table = new(name, players, seed)
    game, state = table.game, table.state
    tacksman = seed % players
    bots = [
        make_bot("tacksman" if seat == tacksman else "random", name, seed, seat)
        for seat in range(players)
    ]
    while not game.over(state):
        seat = game.actor(state)
        start = process_time()
        action = ask(bots[seat], game, state, seat)
        if seat == tacksman:
            tally.times.append(process_time() - start)
        game.flow.apply_for(state, seat, action)
    rows = standings(game, state)
    first = [row.seat for row in rows if row.rank == 1]
    tally.games += 1
    tally.wins += first == [tacksman]
    tally.shared += tacksman in first and len(first) > 1
    tally.points += sum(row.score for row in rows if row.seat == tacksman)
    tally.best_rival += max(row.score for row in rows if row.seat != tacksman)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200, metavar="G")
    parser.add_argument("--game", choices=[game.name for game in list_games()])
    parser.add_argument("--players", type=int, choices=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first game")
    arguments = parser.parse_args()
    names = [arguments.game] if arguments.game else [game.name for game in list_games()]
    counts = [arguments.players] if arguments.players else [2, 4]
    for name in names:
        for players in counts:
            tally = Tally()
            for number in range(arguments.games):
                play(tally, name, players, arguments.seed + number)
            print(f"{name}, {players} players: {tally.line()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
