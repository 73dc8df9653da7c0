"""Plays many games side by side with one net, and keeps what it needs to learn from them.

The net may decide for one seat of each game or for all of them: every seat's decisions are a story
of their own, and what a seat gains while others move belongs to its decision before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from bench.ppo.legal_moves import Floats, LegalMoves, Whole
from bench.ppo.policy import Policy
from bench.ppo.update import Experience, PpoSettings, part_of

Seen = dict[str, npt.NDArray[Any]]
Numbers = npt.NDArray[Any]


class Tables(Protocol):
    """What the agent needs of an environment; `ceilidh.envs.batch.BatchEnv` has it."""

    num_envs: int

    def reset(self, *, seed: int) -> tuple[Seen, dict[str, Any]]: ...

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, Numbers, Numbers, Numbers, dict[str, Any]]: ...


@dataclass(frozen=True)
class Moment:
    """One decision in each of the games, and what came before the next one."""

    seen: Floats
    legal: LegalMoves
    places: Whole
    log_chances: Floats
    forecast: Floats
    seats: Whole  # who decided
    rewards: Floats  # by row and seat
    over: npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Advantages:
    """By moment and row. What comes of a decision is not `known` if its seat has had no other."""

    gains: Floats
    returns: Floats
    known: npt.NDArray[np.bool_]


def advantages(
    moments: list[Moment], seats: Whole, after: Floats, discount: float, trace: float
) -> Advantages:
    """Generalised advantages, backwards; `seats` decide next, and `after` are their forecasts."""
    rows = np.arange(len(seats))
    shape = moments[0].rewards.shape
    gains = np.zeros((len(moments), len(seats)), np.float32)
    known = np.zeros(gains.shape, bool)
    # By row and seat: the forecast at the next decision, what was gained until then and after it.
    ahead, paid, later = (np.zeros(shape, np.float32) for _ in range(3))
    sure = np.zeros(shape, bool)
    ahead[rows, seats], sure[rows, seats] = after, True
    for place in range(len(moments) - 1, -1, -1):
        one = moments[place]
        for each in (ahead, paid, later):
            each[one.over] = 0.0
        sure[one.over] = True
        paid += one.rewards
        here = (rows, one.seats)
        surprise = paid[here] + discount * ahead[here] - one.forecast
        later[here] = np.where(sure[here], surprise + discount * trace * later[here], 0.0)
        gains[place], known[place] = later[here], sure[here]
        ahead[here], paid[here], sure[here] = one.forecast, 0.0, True
    return Advantages(gains, gains + np.stack([one.forecast for one in moments]), known)


class Rollout:
    """Games that go on from one update to the next."""

    def __init__(self, tables: Tables, seed: int, every_seat: bool) -> None:
        self.tables = tables
        self.every_seat = every_seat  # whether the net decides for all of them
        self.rng = np.random.default_rng(seed)
        self.now, info = tables.reset(seed=int(self.rng.integers(2**31)))
        self.seats: Whole = info["seat"]
        self.points: list[float] = []  # of games that have ended; of all seats their mean

    def play(self, policy: Policy, steps: int, settings: PpoSettings) -> Experience:
        """So many decisions in each game; a game that ends is followed by another."""
        self.points = []
        moments = [self._moment(policy) for _ in range(steps)]
        after = policy.forward(*self._seen()).forecast
        found = advantages(moments, self.seats, after, settings.discount, settings.trace)
        whole = Experience(
            np.concatenate([one.seen for one in moments]),
            LegalMoves.joined([one.legal for one in moments]),
            np.concatenate([one.places for one in moments]),
            np.concatenate([one.log_chances for one in moments]),
            found.gains.ravel(),
            found.returns.ravel(),
        )
        return part_of(whole, np.flatnonzero(found.known))

    def _seen(self) -> tuple[Floats, LegalMoves]:
        return self.now["observation"], LegalMoves.of_masks(self.now["action_mask"].view(bool))

    def _moment(self, policy: Policy) -> Moment:
        seen, legal = self._seen()
        passed = policy.forward(seen, legal)
        every = legal.log_softmax(passed.logits)
        chosen = legal.drawn(every, self.rng.random(len(seen)))
        seats = self.seats
        self.now, _, over, _, info = self.tables.step(legal.moves[chosen])
        self.seats = info["seat"]
        scores = info["scores"][over]
        own = scores.mean(1) if self.every_seat else scores[np.arange(len(scores)), seats[over]]
        self.points += own.tolist()
        rewards = info["rewards"].astype(np.float32)
        places = chosen - legal.starts
        return Moment(seen, legal, places, every[chosen], passed.forecast, seats, rewards, over)
