"""How the net does against a bot: its likeliest moves, on set-ups that training never sees."""

from __future__ import annotations

import numpy as np

from bench.ppo.curve import TrialRow
from bench.ppo.policy import Policy
from ceilidh.envs.learner import LearnerEnv

FIRST = 5_000_001  # the first seed of trials


def trial(policy: Policy, env: LearnerEnv, rival: str, games: int, steps: int) -> TrialRow:
    """So many games in the environment, each on a set-up of its own; a win is the first place."""
    points, rival_points, won = [], [], 0
    for number in range(games):
        seen, info = env.reset(seed=FIRST + number)
        over = False
        while not over:
            moves = seen["action_mask"].view(bool).nonzero()[0]
            seen, _, over, _, info = env.step(policy.best(seen["observation"], moves))
        scores = list(info["scores"])
        points.append(scores.pop(info["seat"]))
        rival_points += scores
        won += info["rank"] == 1
    return TrialRow(
        steps,
        rival,
        games,
        won,
        round(float(np.mean(points)), 2),
        round(float(np.mean(rival_points)), 2) if rival_points else 0.0,
    )
