"""Teaches which positions in the midst of a round of Clans promise the best end of it.

    python bench/train_plans.py --workers 16 --minutes 3 --nodes 8000 --out build/train
    python bench/train_plans.py --adopt build/train/clans-plans.json

Wide searches show which end each of their positions led to. The weights tell positions of the same
ply apart; over several generations the searches use those of the one before. The nets judge the
ends (bench/train.py), so with new nets the weights are taught again.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.plan_games import PlansSeen, PlanTask, plans_seen
from bench.train_rounds import by_hand
from bench.tune_games import TUNED, Kind
from bench.until import results_until
from ceilidh.bots.net_files import plan_weights_of
from ceilidh.bots.weights import stamp

Array = np.ndarray[Any, np.dtype[Any]]

HOME = Path(__file__).resolve().parents[1] / "src" / "ceilidh" / "bots" / "clans" / "plans.json"
FIRST = 4_000_001  # seeds of training
ROUNDS = 5
PLAYERS = (1, 2, 1, 2, 3, 1, 2, 4)  # of one game after the other
GENERATIONS = 3
RIDGE = 300.0  # pulls every weight towards what it is in the judgement by hand
APART = 5  # one in so many searches is not taught
FEWEST_PLIES = 50  # of a round and a number of players, to learn anything
DIGITS = 4


def centred(seen: list[PlansSeen]) -> tuple[Array, Array]:
    """Rows and ends, each less the mean of its ply; what is thought of the modules is known."""
    rows, ends = [], []
    for one in seen:
        row, end = np.array(one.rows), np.array(one.ends)
        end = end - row[:, -1]
        rows.append(row[:, :-1] - row[:, :-1].mean(0))
        ends.append(end - end.mean())
    return np.concatenate(rows), np.concatenate(ends)


def taught(seen: list[PlansSeen], hand: Array) -> Array:
    """The weights that tell positions of a ply apart, near those by hand where little is known."""
    rows, ends = centred(seen)
    spreads = rows.std(0)
    spreads[spreads < 1e-3] = 1.0
    values, known = rows / spreads, hand * spreads
    pull = RIDGE * np.eye(values.shape[1])
    more = np.linalg.solve(values.T @ values + pull, values.T @ (ends - values @ known))
    out: Array = (known + more) / spreads
    return out


def agreement(weights: Array, seen: list[PlansSeen]) -> float:
    """How well the weights and the ends agree: the correlation within the plies."""
    rows, ends = centred(seen)
    return float(np.corrcoef(rows @ weights, ends)[0, 1])


def weights_for(players: int, seen: list[PlansSeen]) -> list[list[float]]:
    out: list[list[float]] = []
    for round_ in range(1, ROUNDS + 1):
        here = [one for one in seen if one.players == players and one.round == round_]
        if len(here) < FEWEST_PLIES:
            print(f"  {players} players, round {round_}: too few plies, as before", flush=True)
            out.append(plan_weights_of("clans").weights(players, round_))
            continue
        apart, rest = here[::APART], [one for nth, one in enumerate(here) if nth % APART]
        hand = by_hand(players, len(here[0].rows[0]) - 1)
        weights = taught(rest, hand)
        print(
            f"  {players} players, round {round_}: {len(rest)} plies, agreement"
            f" {agreement(hand, apart):.3f} by hand, {agreement(weights, apart):.3f} learnt",
            flush=True,
        )
        out.append(np.round(weights, DIGITS).tolist())
    return out


def train(nodes: int, workers: int, seconds: float, out: Path) -> None:
    path, plans, seed = out / "clans-plans.json", "", FIRST
    seen: list[PlansSeen] = []
    kinds = [Kind("clans", players, nodes) for players in PLAYERS]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for generation in range(GENERATIONS):
            tasks = (PlanTask(kinds[one % len(kinds)], one, plans) for one in count(seed))
            share = seconds / GENERATIONS
            found = list(results_until(pool, plans_seen, tasks, share, 2 * workers))
            seed += len(found)
            # The last generation counts most: its positions are those that will be met.
            seen = [one for nth, one in enumerate(seen) if nth % 2]
            seen += [one for game in found for one in game]
            print(f"generation {generation + 1}: {len(found)} games", flush=True)
            learnt = {str(one): weights_for(one, seen) for one in sorted(set(PLAYERS))}
            about = {"of": stamp("clans", TUNED), "players": learnt}
            path.write_text(json.dumps(about) + "\n", "utf-8")
            plans = str(path.resolve())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--nodes", type=int, default=8_000, help="moves tried by a search")
    parser.add_argument("--out", type=Path, default=Path("build/train"), metavar="FOLDER")
    parser.add_argument("--adopt", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    if arguments.adopt:
        HOME.write_text(arguments.adopt.read_text("utf-8"), "utf-8")
        return 0
    arguments.out.mkdir(parents=True, exist_ok=True)
    train(arguments.nodes, arguments.workers, 60 * arguments.minutes, arguments.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
