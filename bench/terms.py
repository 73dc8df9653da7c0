"""How much the terms of modules are worth: the greedy bot against itself without them.

Both play the same rules; one does not see what `terms.py` of the named modules says. Each set-up
is played twice, with the seats exchanged. A shared first place is half a win. Like the others it is
run by hand; the figures stand in docs/bots.md.

    python bench/terms.py farmers-markets                      400 games of two players
    python bench/terms.py trains --games 100 --set map='A1 B1 C1 D1'
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from ceilidh.bots.base import ask
from ceilidh.bots.clans.evaluate import ClansJudge
from ceilidh.bots.clans.judgement import ClansJudgements
from ceilidh.bots.clans.prospect import Prospect, joined
from ceilidh.bots.greedy import GreedyBot, Judge
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.games.clans.state import NO_CLAN, State
from ceilidh.kernel.begin import new
from ceilidh.kernel.game import standings


class Blind(ClansJudge):
    """Judges as if some modules had no terms."""

    def __init__(self, state: State, seat: int, unseen: Sequence[str]) -> None:
        self.prospect = Unseeing(state, seat, unseen)


class Unseeing(Prospect):
    def __init__(self, state: State, seat: int, unseen: Sequence[str]) -> None:
        self.unseen = unseen
        super().__init__(state, seat)

    def judgements_of(self, clan: int) -> ClansJudgements:
        names = [module.name for module in self.rules.modules]
        if clan != NO_CLAN:
            names.append(CLAN_NAMES[clan])
        return joined(tuple([name for name in names if name not in self.unseen]), self.weights)


def play(options: dict[str, object], unseen: Sequence[str], seed: int, seeing: int) -> float:
    """What the seat that sees the terms wins: 1, a half or nothing."""

    def blind(state: Any, seat: int) -> Judge:
        return Blind(state, seat, unseen)

    table = new("clans", 2, seed, options)
    game, state = table.game, table.state
    judges = [ClansJudge if seat == seeing else blind for seat in range(2)]
    bots = [GreedyBot(random.Random(seed * 2 + seat), judge) for seat, judge in enumerate(judges)]
    while not game.over(state):
        seat = game.actor(state)
        game.flow.apply_for(state, seat, ask(bots[seat], game, state, seat))
    first = [row.seat for row in standings(game, state) if row.rank == 1]
    return (seeing in first) / len(first)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("modules", nargs="+", help="words of option modules")
    parser.add_argument("--games", type=int, default=400, metavar="G")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first set-up")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    arguments = parser.parse_args()
    options: dict[str, object] = {"modules": arguments.modules}
    options |= dict([pair.split("=", 1) for pair in arguments.set])
    won = 0.0
    for number in range(arguments.games):
        won += play(options, arguments.modules, arguments.seed + number // 2, number % 2)
    share = won / arguments.games
    print(f"{' '.join(arguments.modules)}: {won:g} of {arguments.games} ({share:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
