"""How far the bots are from their goals: shares of wins and mean points, with 95 % intervals.

Matches are played on N workers, the chief in every seat in turn, on seeds that were never used in
tuning (from 200001 up). Like the others it is run by hand; docs/performance.md has the figures.

    python bench/goals.py --workers 16                       every goal, one after the other
    python bench/goals.py --workers 16 --only solo clans-2   some of them
    python bench/goals.py --list                             what there is
    python bench/goals.py --workers 16 --bot chief@2000n --games 40 --minutes 9 --out goals.jsonl

It needs nothing but Python. With --out a run can be interrupted and taken up again.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

from ceilidh.bots.arena.engines import results
from ceilidh.bots.arena.match import ArenaResult
from ceilidh.bots.arena.schedule import Contest, Pairing
from ceilidh.bots.arena.spread import wilson
from ceilidh.kernel.registry import find

FRESH = 200_001
TOP = 161  # points of the best rank of the solo game


@dataclass(frozen=True)
class Goal:
    """A match and its goal; `wins` is a share, `points` a mean, `top` a share."""

    name: str
    game: str
    players: int
    games: int
    options: dict[str, object] = field(default_factory=dict)
    rival: str = "tacksman"
    bot: str = ""
    wins: float = 0.0
    points: float = 0.0
    top: float = 0.0

    def meant(self, word: str) -> bool:
        """Whether the word is its name or its game; "solo" is not "solo-0.2"."""
        return word in (self.name, self.game)


def goals() -> list[Goal]:
    """Those of the base games, then one for every module, and one for all of them together."""
    out = [
        Goal("solo", "clans", 1, 200, points=175.0, top=0.85),
        Goal("solo-0.2", "clans", 1, 200, bot="chief@0.2s", points=158.0),
        Goal("clans-2", "clans", 2, 400, wins=0.95),
        Goal("clans-4", "clans", 4, 200, wins=0.75),
        Goal("glenmore-2", "glenmore", 2, 400, wins=0.9),
        Goal("glenmore-4", "glenmore", 4, 200, wins=0.75),
    ]
    for game in ("clans", "glenmore"):
        parts: dict[str, dict[str, object]] = {
            word: {"modules": [word]} for word in modules_of(game)
        }
        parts["everything"] = dict(
            {preset.name: preset.options for preset in find(game).presets}["everything"]
        )
        for word, options in parts.items():
            players = _fits(game, options)
            out.append(Goal(f"{game}+{word}", game, players, 100, options, wins=0.85))
    return [goal for goal in out if goal.players]


def modules_of(game: str) -> list[str]:
    """Every goal that you can choose."""
    return [word for one in find(game).options if one.name == "modules" for word in one.choices]


def _fits(game: str, options: dict[str, object]) -> int:
    """The number of players of these modules: two, else as few as they allow; 0 for none."""
    from ceilidh.kernel.errors import CeilidhError
    from ceilidh.kernel.opening import new

    for players in (2, 3, 4, 1):
        try:
            new(game, players, 1, options)
        except CeilidhError:
            continue
        return players
    return 0


def pairings(goal: Goal, bot: str, games: int) -> list[Pairing]:
    """Every setup once with the bot in each seat."""
    out: list[Pairing] = []
    for number in range(games):
        seat = number % goal.players
        bots = [goal.rival] * goal.players
        bots[seat] = bot
        out.append(Pairing(FRESH + number // goal.players, tuple(bots)))
    return out


def summary(goal: Goal, bot: str, played: list[ArenaResult]) -> str:
    """One line: the goal, the result, how long decisions took."""
    number = len(played)
    seats = [result.bots.index(bot) for result in played]
    points = [result.scores[seat] for result, seat in zip(played, seats, strict=True)]
    mean = sum(points) / number
    spread = math.sqrt(sum((one - mean) ** 2 for one in points) / max(number - 1, 1))
    decisions = sum(one.decisions[seat] for one, seat in zip(played, seats, strict=True))
    seconds = sum(one.seconds[seat] for one, seat in zip(played, seats, strict=True))
    worst = max(one.slowest[seat] for one, seat in zip(played, seats, strict=True))
    parts = [
        f"{goal.name}: {number} games",
        f"points {mean:.1f} +-{1.96 * spread / number**0.5:.1f}",
    ]
    if goal.points:
        parts.append(f"(wanted {goal.points:g})")
    if goal.top:
        best = sum(one >= TOP for one in points) / number
        low, high = wilson(best, number)
        parts.append(f"{TOP}+ in {best:.1%} [{low:.1%}, {high:.1%}] (wanted {goal.top:.0%})")
    if goal.players > 1:
        won = sum(one.share(seat) for one, seat in zip(played, seats, strict=True)) / number
        low, high = wilson(won, number)
        parts.append(f"won {won:.1%} [{low:.1%}, {high:.1%}] (wanted {goal.wins:.0%})")
    parts.append(f"{1e3 * seconds / decisions:.0f} ms a decision, worst {worst:.2f} s")
    return ", ".join(parts)


def kept(path: Path | None, name: str) -> dict[str, ArenaResult]:
    """The results of a goal that were written before."""
    if path is None or not path.exists():
        return {}
    found: dict[str, ArenaResult] = {}
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        if row.pop("goal") == name:
            result = ArenaResult(**row)
            found[result.key] = result
    return found


def measure(goal: Goal, bot: str, games: int, workers: int, until: float, out: Path | None) -> None:
    wanted = pairings(goal, bot, games)
    known = kept(out, goal.name)
    played = [known[one.key] for one in wanted if one.key in known]
    left = [one for one in wanted if one.key not in known]
    running = results(Contest(goal.game, goal.players, goal.options), left, workers)
    for result in running:
        played.append(result)
        if out is not None:
            with out.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps({"goal": goal.name, **result.data()}) + "\n")
        if time.monotonic() > until:
            running.close()
            break
    if played:
        print(summary(goal, bot, played), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument(
        "--only", nargs="+", metavar="GOAL", help="names, or a game for all its goals"
    )
    parser.add_argument("--games", type=int, metavar="G", help="fewer of each than wanted")
    parser.add_argument("--bot", default="chief", metavar="NAME")
    parser.add_argument("--minutes", type=float, default=1e6, help="no game begins after so many")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="keep results, and go on with them"
    )
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    until = time.monotonic() + 60 * arguments.minutes
    for goal in goals():
        if arguments.only and not any(goal.meant(one) for one in arguments.only):
            continue
        if arguments.list:
            print(f"{goal.name}: {goal.game}, {goal.players} players, {goal.games} games")
            continue
        if time.monotonic() < until:
            games = min(goal.games, arguments.games or goal.games)
            bot = arguments.bot if arguments.bot != "chief" else goal.bot or "chief"
            measure(goal, bot, games, arguments.workers, until, arguments.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
