"""What expansions cost: a game with everything on against the base game, by turns in one process.

Each round plays both with the same seeds, for as much CPU time; what counts is the median of the
rounds' ratios. Goals: at least half of the base game's decisions/s, a clone at most 1.5 times, a
move that the tacksman tries on the compiled build at most 60 µs.

    PYTHONPATH=src python -m bench.expansions                    both games
    PYTHONPATH=src python -m bench.expansions --game clans       one, or more `--rounds`
    PYTHONPATH=build/engine python -m bench.expansions           the compiled build
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from statistics import median

from bench.ours import EVERY, POSITION_GAMES, Bench
from bench.report import grid, number, times
from bench.subjects import SUBJECTS, Subject
from bench.thinking import greedy_figures
from ceilidh.kernel.registry import find

Options = dict[str, object]
# One map each: there are 16 of the base game and 256 with everything, each made when it first
# comes up, which is no matter of decisions.
MAPS: dict[str, tuple[Options, Options]] = {
    "clans": ({"map": "A1 B2 C1 D2"}, {"map": "A3 B2 C4 D1"}),
    "glenmore": ({}, {}),
}
WARM_UP = 10  # games, after which most of what is worked out once is there
KEYS = ("decisions_per_s", "clone_us", "tried_us")
TITLES = ("decisions/s", "clone, µs", "move tried by the tacksman, µs")
GOALS = ("at least 0.5x", "at most 1.5x", "at most 60 µs, compiled")


def whole(game: str) -> Options:
    """The preset that has all modules."""
    return {**{one.name: one.options for one in find(game).presets}["everything"]}


def measured(subject: Subject, options: Options, seconds: float, nth: int) -> dict[str, float]:
    bench = Bench(replace(subject, options=options), seconds, nth)
    for _ in range(WARM_UP):
        bench.playout()
    speed = bench.throughput()["decisions_per_s"]
    bench.restart()
    states = bench.positions(POSITION_GAMES, lambda ply, state: ply % EVERY == 0)
    tried = greedy_figures(bench.game, bench.new, subject.players, nth, seconds)["tried_us"]
    clone = bench.mean_us(bench.game.clone, states)
    return {"decisions_per_s": speed, "clone_us": clone, "tried_us": tried}


def compare(game: str, rounds: int, seconds: float) -> str:
    subject = SUBJECTS[game]
    own, new = MAPS[game]
    pairs: list[tuple[dict[str, float], dict[str, float]]] = []
    for nth in range(1, rounds + 1):
        base = measured(subject, own, seconds, nth)
        pairs.append((base, measured(subject, {**whole(game), **new}, seconds, nth)))
    rows = [["figure", "base game", "everything", "ratio", "goal"]]
    for key, title, goal in zip(KEYS, TITLES, GOALS, strict=True):
        alone = median([base[key] for base, _ in pairs])
        together = median([full[key] for _, full in pairs])
        ratio = median([full[key] / base[key] for base, full in pairs])
        rows.append([title, number(alone, 1), number(together, 1), times(ratio), goal])
    return f"{game}, {subject.players} seats, random play\n{grid(rows)}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what expansions cost.")
    parser.add_argument("--game", choices=sorted(SUBJECTS), help="only one of the games")
    parser.add_argument("--rounds", type=int, default=5, help="of both set-ups (5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of a playout run (2)")
    chosen = parser.parse_args()
    for game in [chosen.game] if chosen.game else sorted(SUBJECTS):
        print(compare(game, max(1, chosen.rounds), chosen.seconds), end="\n\n")


if __name__ == "__main__":
    main()
