"""How much faster a batch of tables is than a single environment: `python -m bench.batch`.

Everything is measured by turns in the same run, so that ratios mean something on a busy machine.
All is processor time: of two processes that of both together, so that the figure says what sharing
costs, and idle cores multiply it. Steps and resets are timed, not the choice of actions.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from ceilidh.envs.batch import BatchEnv, random_actions
from ceilidh.envs.learner import LearnerEnv

FULL = {"actions": "full", "observation": "full"}
COMPACT = {"actions": "compact", "observation": "compact"}


@dataclass(frozen=True)
class Length:
    """How long a figure is measured: so many steps, or so many seconds of a clock."""

    steps: int = sys.maxsize
    seconds: float = inf
    clock: Callable[[], float] = process_time


def single(game: str, options: dict[str, Any], length: Length, **given: Any) -> float:
    """Steps per second of one environment; a move in the full space is one step."""
    env = LearnerEnv(game, 2, options, **given)
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    spent, steps = 0.0, 0
    while steps < length.steps and spent < length.seconds:
        action = random_actions(seen["action_mask"][None], random)[0]
        start = length.clock()
        seen, _, over, _, _ = env.step(action)
        if over:
            seen, _ = env.reset()
        spent += length.clock() - start
        steps += 1
    return steps / spent


def batch(
    game: str, options: dict[str, Any], length: Length, tables: int = 64, **given: Any
) -> float:
    """Steps per second of all tables of a batch together."""
    envs = BatchEnv(game, tables, 2, options, **given)
    random = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    spent, steps = 0.0, 0
    while steps + tables <= length.steps and spent < length.seconds:
        actions = random_actions(seen["action_mask"], random)
        start = length.clock()
        seen, *_ = envs.step(actions)
        spent += length.clock() - start
        steps += tables
    envs.close()
    return steps / spent


def shared(game: str, options: dict[str, Any], length: Length, **given: Any) -> float:
    """The same in two processes, which is the difference of a long run and a short one."""

    def spent(number: int) -> float:
        before = getrusage(RUSAGE_CHILDREN)
        own = batch(game, options, Length(number), workers=2, **given)
        after = getrusage(RUSAGE_CHILDREN)
        times = (after.ru_utime - before.ru_utime, after.ru_stime - before.ru_stime)
        return number / own + sum(times)

    return 2 * length.steps / (spent(3 * length.steps) - spent(length.steps))


# By name: what is measured, and in which form.
Measure = tuple[Callable[..., float], dict[str, Any]]
MEASURES: dict[str, Measure] = {
    "single, full": (single, FULL),
    "single, compact": (single, COMPACT),
    "batch of 64, full": (batch, FULL),
    "batch of 64, compact": (batch, COMPACT),
    "batch of 64, compact, all seats": (batch, {**COMPACT, "rivals": "self"}),
    "batch of 64, compact, two processes": (shared, COMPACT),
    "batch of 64, compact, all seats, two processes": (shared, {**COMPACT, "rivals": "self"}),
}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--steps", type=int, default=6400)
    given = reader.parse_args()
    for game in ("clans", "glenmore"):
        rows: dict[str, list[float]] = {name: [] for name in MEASURES}
        shares: dict[str, list[float]] = {name: [] for name in MEASURES}
        for _ in range(given.rounds):
            base = 1.0
            for name, (measure, form) in MEASURES.items():
                steps = given.steps // 4 if measure is single else given.steps
                rows[name].append(measure(game, {}, Length(steps), **form))
                base = rows[name][-1] if form is FULL and measure is single else base
                shares[name].append(rows[name][-1] / base)
        print(f"| {game} | steps per second | times a single one |\n|---|---|---|")
        for name in MEASURES:
            print(f"| {name} | {median(rows[name]):,.0f} | {median(shares[name]):.2f} |")
        print()


if __name__ == "__main__":
    main()
