"""Many tables at once: the batch environment of Gymnasium, faster on one core and on all of them.

envs = BatchEnv("clans", tables=64, rivals="tacksman")
seen, info = envs.reset(seed=1)
seen, rewards, over, cut, info = envs.step(actions)

All tables write into the same arrays, and only what a move has changed. `workers` shares the tables
out among processes, which write into shared memory; None is one for each core.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ceilidh.bots.catalogue import RANDOM
from ceilidh.envs.actions import Mask
from ceilidh.envs.batch_buffers import BatchBuffers
from ceilidh.envs.batch_rows import BatchRows
from ceilidh.envs.batch_workers import BatchWorkers
from ceilidh.envs.compact_actions import ACTIONS
from ceilidh.envs.learner_table import Rivals
from ceilidh.envs.observer import OBSERVATIONS
from ceilidh.envs.session import REWARDS
from ceilidh.envs.spaces import action_space, checked, form_of, observation_space

Actions = npt.NDArray[np.int64]
Seen = dict[str, npt.NDArray[Any]]


class BatchEnv(VectorEnv[Seen, Actions, npt.NDArray[Any]]):
    """A batch of tables, each as `LearnerEnv` plays it, with a row in every array.

    A game that is over begins anew in the same step: its reward and `over` are those of its last
    move, and what is seen is the new game, so that a mask always has an action. With a seed `s` row
    `n` plays the games of `LearnerEnv` after `reset(seed=s + n)`.

    With `rivals="self"` the learner decides for every seat. Then `info["seat"]` says whose decision
    a row is, and `info["rewards"]` has the rewards of all seats.

    `info` has arrays: `seat`; for games that are just over `rank` (0 for all others) and `scores`;
    and `illegal`, the reasons of choices that were not possible, by row.

    >>> import numpy as np
    >>> envs = BatchEnv("clans", tables=4, players=2)
    >>> seen, info = envs.reset(seed=1)
    >>> random = np.random.default_rng(1)
    >>> for _ in range(200):
    ...     seen, rewards, over, cut, info = envs.step(random_actions(seen["action_mask"], random))
    >>> seen["observation"].shape[0], envs.single_action_space.n
    (4, np.int64(470))
    >>> envs.close()
    """

    def __init__(
        self,
        game: str,
        tables: int,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        rivals: Rivals = RANDOM,
        seat: int | None = None,
        reward: str = REWARDS[0],
        actions: str = ACTIONS[1],
        observation: str = OBSERVATIONS[1],
        workers: int | None = 0,
        copy: bool = True,
    ) -> None:
        form = form_of(actions, observation)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = tables
        self.copy = copy
        space = observation_space(game, form)
        self.single_observation_space = space
        self.single_action_space = action_space(game, form)
        self.observation_space = batch_space(space, tables)
        self.action_space = spaces.MultiDiscrete([int(self.single_action_space.n)] * tables)
        size = space["observation"].shape
        assert size is not None
        made = (game, players, dict(options or {}), rivals, seat, checked(reward, None), form)
        lengths = (tables, players, size[0], int(self.single_action_space.n))
        if workers is None:
            workers = cores()
        if workers:
            self.buffers = BatchBuffers.shared(*lengths)
            self.rows: BatchRows | BatchWorkers = BatchWorkers(self.buffers, workers, made)
        else:
            self.buffers = BatchBuffers.plain(*lengths)
            self.rows = BatchRows(self.buffers, made)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, int):
            seeds = [seed + row for row in range(self.num_envs)]
        elif seed is not None:
            seeds = seed
        self.rows.reset(seeds)
        return self._seen(), {"seat": self.buffers.seats.copy()}

    def step(
        self, actions: Actions
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        buffers = self.buffers
        buffers.chosen[:] = actions
        illegal = self.rows.step()
        info: dict[str, Any] = {"seat": buffers.seats.copy(), "rewards": buffers.rewards.copy()}
        info |= {"rank": buffers.ranks.copy(), "scores": buffers.scores.copy()}
        if illegal:
            info["illegal"] = illegal
        over = buffers.over.astype(bool)
        return self._seen(), buffers.earned.copy(), over, np.zeros_like(over), info

    def _seen(self) -> Seen:
        seen, masks = self.buffers.observations, self.buffers.masks
        return {
            "observation": seen.copy() if self.copy else seen,
            "action_mask": masks.copy() if self.copy else masks,
        }

    def close_extras(self, **kwargs: Any) -> None:
        self.rows.close()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):  # not on every system
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def random_actions(masks: Mask, random: np.random.Generator) -> Actions:
    """One action for each row, every one that its mask allows as likely as the others."""
    return np.asarray((random.random(masks.shape, np.float32) * masks).argmax(axis=1))
