"""The Gymnasium environment: one seat learns, bots play the others.

env = gymnasium.make("ceilidh.envs.learner:ceilidh/Clans-v0", players=2, rivals="tacksman")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from ceilidh.bots.catalogue import RANDOM
from ceilidh.envs.learner_table import ILLEGAL, LearnerTable, Observation, Rivals
from ceilidh.envs.session import FULL, REWARDS, Session
from ceilidh.envs.spaces import action_space, checked, form_of, observation_space, rendered

__all__ = ["ILLEGAL", "LearnerEnv"]


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """`rivals` is one bot for all other seats, or one for each, in their order from the learner on.

    A rival is the name of a bot, your own as `module:Class` (`__main__:Class` in a notebook), or a
    function that gets what its own seat observes, with its mask, and returns an action. So an agent
    can play against itself, or against an earlier self:

    >>> import numpy as np
    >>> def first_legal(seen):
    ...     return int(np.flatnonzero(seen["action_mask"])[0])
    >>> env = LearnerEnv("clans", players=2, rivals=first_legal, seat=0)
    >>> seen, info = env.reset(seed=1)
    >>> over = False
    >>> while not over:
    ...     seen, reward, over, _, info = env.step(first_legal(seen))
    >>> info["rank"] in (1, 2)
    True

    Once the game is over the mask has every action: none of them is played, but samplers and
    policies that are asked once more, as by an autoreset, have something to choose from.
    With `actions="compact"` a move is chosen part by part, each part in a step of its own; rewards
    come with the last. Without a `seat` each game draws one. An illegal action ends the game with a
    reward of -1, and `info["illegal"]` says why; agents that keep to the mask never see it.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        rivals: Rivals = RANDOM,
        seat: int | None = None,
        reward: str = REWARDS[0],
        render_mode: str | None = None,
        actions: str = FULL.actions,
        observation: str = FULL.observation,
    ) -> None:
        self.render_mode = render_mode
        form = form_of(actions, observation)
        self.table = LearnerTable(
            game, players, options, rivals, seat, checked(reward, render_mode), form
        )
        self.observation_space = observation_space(game, form)
        self.action_space = action_space(game, form)

    @property
    def session(self) -> Session:
        """The game under way."""
        return self.table.session

    @property
    def seat(self) -> int:
        """The seat of the learner."""
        return self.table.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin(self.np_random)
        return self.seen(), self.table.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        paid = table.choose(int(action))
        info = table.info()
        if table.illegal:
            info["illegal"] = table.illegal
        reward = paid[table.seat] if paid else 0.0
        return self.seen(), reward, table.over, False, info

    def seen(self) -> Observation:
        return {"observation": self.session.observe(self.seat), "action_mask": self._mask()}

    def _mask(self) -> Any:
        mask = self.session.mask(self.seat)
        return np.ones_like(mask) if self.session.over else mask

    def action_masks(self) -> Any:
        """The mask by the name under which sb3-contrib asks for it."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        """The position as text or as a picture, as somebody sees it who has no seat."""
        return rendered(self.session, self.render_mode)


for _name, _game in (("Clans", "clans"), ("GlenMore", "glenmore")):
    gymnasium.register(
        id=f"ceilidh/{_name}-v0",
        entry_point="ceilidh.envs.learner:LearnerEnv",
        kwargs={"game": _game},
    )
