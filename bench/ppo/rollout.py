"""Plays many games side by side with one net, and keeps what it needs to learn from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from bench.ppo.legal_moves import Floats, LegalMoves, Whole
from bench.ppo.policy import Policy
from bench.ppo.update import Experience, PpoSettings


class LearningEnv(Protocol):
    """What is asked of an environment: that of Gymnasium, with a mask beside the observation."""

    def reset(self, *, seed: int | None = None) -> tuple[dict[str, Any], dict[str, Any]]: ...

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]: ...


@dataclass(frozen=True)
class GameEnd:
    """How a game ended for the learner."""

    points: int
    rank: int


@dataclass
class Moment:
    """One decision in each of the games."""

    seen: Floats
    legal: LegalMoves
    places: Whole
    log_chances: Floats
    forecast: Floats
    rewards: Floats
    over: npt.NDArray[np.bool_]


def advantages(
    moments: list[Moment], after: Floats, discount: float, trace: float
) -> tuple[Floats, Floats]:
    """Generalised advantages and what the forecasts should have been; `after` are the last ones."""
    gains = np.zeros((len(moments), len(after)), np.float32)
    ahead = np.zeros_like(after)
    for place in range(len(moments) - 1, -1, -1):
        one = moments[place]
        goes_on = (~one.over).astype(np.float32)
        surprise = one.rewards + discount * after * goes_on - one.forecast
        ahead = surprise + discount * trace * goes_on * ahead
        gains[place] = ahead
        after = one.forecast
    return gains, gains + np.stack([one.forecast for one in moments])


class Rollout:
    """Games that go on from one update to the next."""

    def __init__(self, make: Callable[[], LearningEnv], games: int, seed: int) -> None:
        self.envs = [make() for _ in range(games)]
        self.rng = np.random.default_rng(seed)
        starts = self.rng.integers(2**31, size=games)
        self.now = [
            env.reset(seed=int(each))[0] for env, each in zip(self.envs, starts, strict=True)
        ]
        self.ends: list[GameEnd] = []

    def play(self, policy: Policy, steps: int, settings: PpoSettings) -> Experience:
        """So many decisions in each game; a game that ends is followed by another."""
        self.ends = []
        moments = [self._moment(policy) for _ in range(steps)]
        after = policy.forward(*self._seen()).forecast
        gains, returns = advantages(moments, after, settings.discount, settings.trace)
        return Experience(
            np.concatenate([one.seen for one in moments]),
            LegalMoves.joined([one.legal for one in moments]),
            np.concatenate([one.places for one in moments]),
            np.concatenate([one.log_chances for one in moments]),
            gains.ravel(),
            returns.ravel(),
        )

    def _seen(self) -> tuple[Floats, LegalMoves]:
        seen = np.stack([one["observation"] for one in self.now])
        masks = np.stack([one["action_mask"] for one in self.now])
        return seen, LegalMoves.of_masks(masks.view(bool))

    def _moment(self, policy: Policy) -> Moment:
        seen, legal = self._seen()
        passed = policy.forward(seen, legal)
        every = legal.log_softmax(passed.logits)
        chosen = legal.drawn(every, self.rng.random(len(self.envs)))
        rewards = np.zeros(len(self.envs), np.float32)
        ended = np.zeros(len(self.envs), bool)
        for place, env in enumerate(self.envs):
            move = int(legal.moves[chosen[place]])
            self.now[place], rewards[place], ended[place], _, info = env.step(move)
            if ended[place]:
                self.ends.append(GameEnd(info["scores"][info["seat"]], info["rank"]))
                self.now[place], _ = env.reset()
        places = chosen - legal.starts
        return Moment(seen, legal, places, every[chosen], passed.forecast, rewards, ended)
