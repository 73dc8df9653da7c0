"""How many steps a second the batch makes with more and more cores: `python -m bench.cores`.

For an idle machine: this is wall time, of everything that a learner waits for but its own choice.
`bench.batch` compares processor time, which a busy machine can do.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from time import perf_counter

import numpy as np

from ceilidh.envs.batch import BatchEnv, random_actions
from ceilidh.envs.learner import LearnerEnv

TABLES = 64  # of each process


def single(game: str, seconds: float) -> float:
    """Steps per second of one environment in its usual form."""
    env = LearnerEnv(game, 2)
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    spent, steps = 0.0, 0
    while spent < seconds:
        action = random_actions(seen["action_mask"][None], random)[0]
        start = perf_counter()
        seen, _, over, _, _ = env.step(action)
        if over:
            seen, _ = env.reset()
        spent += perf_counter() - start
        steps += 1
    return steps / spent


def batch(game: str, rivals: str, workers: int, seconds: float) -> float:
    """Steps per second of all tables together; 0 workers is the batch without other processes."""
    tables = TABLES * max(1, workers)
    envs = BatchEnv(game, tables, 2, rivals=rivals, workers=workers, copy=False)
    random = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = random_actions(seen["action_mask"], random)
        start = perf_counter()
        seen, *_ = envs.step(actions)
        spent += perf_counter() - start
        steps += tables
    envs.close()
    return steps / spent


def main(words: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--seconds", type=float, default=1.5, help="for each figure")
    reader.add_argument("--workers", type=int, nargs="*", default=[1, 2, 4, 8, 16])
    reader.add_argument("--rivals", default="random", help="a bot, or self")
    reader.add_argument("--games", nargs="*", default=["clans", "glenmore"])
    given = reader.parse_args(words)
    print(f"{os.cpu_count()} cores, rivals={given.rivals}, steps per second of wall time")
    for game in given.games:
        base = single(game, given.seconds)
        print(f"{game}: single environment {base:,.0f}", flush=True)
        for workers in (0, *given.workers):
            made = batch(game, given.rivals, workers, given.seconds)
            print(f"{game}: batch, {workers} workers {made:,.0f} ({made / base:.1f})", flush=True)


if __name__ == "__main__":
    main()
