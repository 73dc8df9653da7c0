"""Finds the numbers of evaluations by games of the bots against each other: CMA-ES of package cma.

Every number of a set, weights and constants, is scaled by the exponential of one part of a vector.
All candidates of a generation play the same set-ups, every generation others (from seed 1000001
up, never those of bench/goals.py and bench/levels.py). At the end the mean of the search is
compared with the numbers it began with, on seeds of its own.

    python bench/tune.py clans:1 clans:4 glenmore:2 --workers 16 --minutes 4 --out build/tune
    python bench/tune.py glenmore:2:300 ...            under a search of 300 moves tried a decision
    python bench/tune.py --adopt build/tune/*.json     what proved better goes to weights.json

Each run writes NAME.jsonl (the curve, a line a generation), NAME.state (to go on with: the same
command does) and NAME.json (the numbers found, and what they are worth). It runs interpreted.
"""

from __future__ import annotations

import argparse
import json
import math
import pickle
import sys
import time
import warnings
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.tune_games import TUNED, Kind, Task, base, places, played, scaled
from ceilidh.bots.weights import numbers_of

WEIGHTS = Path(__file__).resolve().parents[1] / "src" / "ceilidh" / "bots"
FIRST = 1_000_001  # seeds of tuning
PROOF = 900_001  # seeds on which the result is compared with the start
SIGMA = 0.15
CHUNK = 4  # games handed to a worker at a time
DIGITS = 4


def kind_of(text: str) -> Kind:
    game, players, *nodes = text.split(":")
    return Kind(game, int(players), int(nodes[0]) if nodes else 0)


class Runner:
    """Plays candidates on the workers."""

    def __init__(self, pool: ProcessPoolExecutor, kind: Kind) -> None:
        self.pool = pool
        self.kind = kind

    def margins(self, vectors: list[list[float]], first: int, games: int) -> list[list[float]]:
        """Of each candidate those of so many games from a seed on, seats by turns, in order."""
        pairs = [
            (first + number // self.kind.players, number % self.kind.players)
            for number in range(games)
        ]
        waiting = {}
        for number, vector in enumerate(vectors):
            for start in range(0, games, CHUNK):
                chunk = tuple(pairs[start : start + CHUNK])
                task = Task(self.kind, number, tuple(vector), chunk)
                waiting[self.pool.submit(played, task)] = (number, start)
        out = [[0.0] * games for _ in vectors]
        for future in as_completed(waiting):
            number, start = waiting[future]
            found = future.result()[1]
            out[number][start : start + len(found)] = found
        return out


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((one - mean) ** 2 for one in values) / max(len(values) - 1, 1)
    return mean, 1.96 * math.sqrt(spread / len(values))


def begin(kind: Kind, popsize: int, state: Path) -> Any:
    """The search where it stopped, or a new one."""
    with warnings.catch_warnings():  # it misses matplotlib, which nothing here needs
        warnings.simplefilter("ignore")
        cma: Any = import_module("cma")
    if state.exists():
        return pickle.loads(state.read_bytes())
    options = {"popsize": popsize, "seed": 1, "CMA_diagonal": True, "verbose": -9}
    return cma.CMAEvolutionStrategy([0.0] * len(places(base(kind))), SIGMA, options)


def tune(runner: Runner, out: Path, popsize: int, games: int, seconds: float) -> Any:
    """Generations until time is up; the state and the curve are kept after each."""
    kind = runner.kind
    state, curve = out / f"{kind.name}.state", out / f"{kind.name}.jsonl"
    search = begin(kind, popsize, state)
    until = time.monotonic() + seconds
    longest = 0.0
    while time.monotonic() + longest < until:
        began = time.monotonic()
        asked = search.ask()
        first = FIRST + search.countiter * games
        found = runner.margins([list(map(float, one)) for one in asked], first, games)
        means = [sum(one) / len(one) for one in found]
        search.tell(asked, [-mean for mean in means])
        state.write_bytes(pickle.dumps(search))
        longest = time.monotonic() - began
        row = {
            "generation": search.countiter,
            "first seed": first,
            "mean": round(sum(means) / len(means), 2),
            "best": round(max(means), 2),
            "sigma": round(float(search.sigma), 4),
            "seconds": round(longest, 1),
        }
        with curve.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(row) + "\n")
        print(kind.name, row, flush=True)
    return search


def prove(runner: Runner, search: Any, out: Path, games: int) -> None:
    """Compare the middle of the search with its start on fresh seeds, and write both."""
    kind = runner.kind
    vector = [float(one) for one in search.mean]
    start, found = runner.margins([[0.0] * len(vector), vector], PROOF, games)
    gain, half = interval([after - before for before, after in zip(start, found, strict=True)])
    numbers = scaled(base(kind), vector)
    result = {
        "game": kind.game,
        "players": kind.players,
        "nodes": kind.nodes,
        "generations": search.countiter,
        "games": games,
        "before": round(interval(start)[0], 2),
        "after": round(interval(found)[0], 2),
        "gain": round(gain, 2),
        "half of the interval": round(half, 2),
        "terms": {name: round(value, DIGITS) for name, value in numbers.terms.items()},
        "constants": {
            name: [round(value, DIGITS) for value in row] for name, row in numbers.constants.items()
        },
    }
    (out / f"{kind.name}.json").write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    print(
        f"{kind.name}: {result['before']} before, {result['after']} after, "
        f"gain {gain:.2f} +-{half:.2f} over {games} games",
        flush=True,
    )


def adopt(files: list[Path]) -> None:
    """Put what proved better into weights.json, for its number of players."""
    for file in files:
        result = json.loads(file.read_text("utf-8"))
        game, players = result["game"], str(result["players"])
        better = result["gain"] > result["half of the interval"]
        print(f"{file.stem}: gain {result['gain']}, {'adopted' if better else 'left out'}")
        if not better:
            continue
        path = WEIGHTS / game / "weights.json"
        sets = json.loads(path.read_text("utf-8"))
        usual = numbers_of(game, sets[TUNED]["like"], int(players))
        sets[TUNED]["players"][players] = {
            "terms": {
                name: value
                for name, value in result["terms"].items()
                if usual.terms.get(name) != value
            },
            "constants": {
                name: row if len(row) > 1 else row[0]
                for name, row in result["constants"].items()
                if usual.constants[name] != row
            },
        }
        sets[TUNED]["players"] = dict(sorted(sets[TUNED]["players"].items()))
        path.write_text(json.dumps(sets, indent=1) + "\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kinds", nargs="*", type=kind_of, metavar="GAME:PLAYERS[:NODES]")
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--minutes", type=float, default=4.0, help="of tuning, for each kind")
    parser.add_argument("--games", type=int, default=40, metavar="G", help="of each candidate")
    parser.add_argument("--popsize", type=int, default=20, metavar="P")
    parser.add_argument("--proof", type=int, default=400, metavar="G", help="games at the end")
    parser.add_argument("--out", type=Path, default=Path("build/tune"), metavar="FOLDER")
    parser.add_argument("--adopt", nargs="+", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    if arguments.adopt:
        adopt(arguments.adopt)
        return 0
    arguments.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(arguments.workers, mp_context=get_context("spawn")) as pool:
        for kind in arguments.kinds:
            runner = Runner(pool, kind)
            seconds = 60 * arguments.minutes
            search = tune(runner, arguments.out, arguments.popsize, arguments.games, seconds)
            prove(runner, search, arguments.out, arguments.proof)
    return 0


if __name__ == "__main__":
    sys.exit(main())
