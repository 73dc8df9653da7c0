"""The PettingZoo environment: all seats are agents, one decision at a time (AEC).

env = SeatsEnv("clans", players=3, options={"modules": ["awards"]})
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    over = terminated or truncated
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

import numpy as np
from gymnasium import spaces

from ceilidh.envs.png import Pixels
from ceilidh.envs.session import FULL, REWARDS, begun
from ceilidh.envs.spaces import action_space, checked, form_of, observation_space, rendered
from ceilidh.extras import need

try:
    from pettingzoo import AECEnv
except ImportError:
    need("envs", "pettingzoo")
    raise

Observation = dict[str, Any]


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """Agents are the seats that decide, `seat_0` to `seat_3`; the Automa is none of them.

    Seats that choose at the same time choose one after the other, and nobody sees what the others
    chose before it is revealed. An illegal action is refused and changes nothing. With
    `actions="compact"` a move is chosen part by part, and its agent stays the same until it is
    complete.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ceilidh_v0",
        "render_modes": ["ansi", "rgb_array"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        reward: str = REWARDS[0],
        render_mode: str | None = None,
        actions: str = FULL.actions,
        observation: str = FULL.observation,
    ) -> None:
        super().__init__()
        self.game = game
        self.players = players
        self.options = dict(options or {})
        self.reward = checked(reward, render_mode)
        self.render_mode = render_mode
        form = form_of(actions, observation)
        self.session = begun(game, players, 0, self.options, form)  # refuses what cannot be played
        self.random = np.random.default_rng()
        self.possible_agents = [agent_of(seat) for seat in self.session.people]
        self.seats = {agent_of(seat): seat for seat in self.session.people}
        self.observation_spaces: dict[str, spaces.Space[Observation]] = {
            agent: observation_space(game, form) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(game, form) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed is the same set-up with the same chance."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        drawn = int(self.random.integers(2**31)) if seed is None else seed
        self.session = self.session.again(drawn)
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.points = self.session.points()
        self.agent_selection = agent_of(self.session.actor)

    def observe(self, agent: str) -> Observation:
        return cast(Observation, self.session.seen(self.seats[agent]))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over makes no move"
        self.session.play(action, self.seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self._pay()
        if self.session.over:
            self.terminations = {one: True for one in self.agents}
        else:
            self.agent_selection = agent_of(self.session.actor)
        self._accumulate_rewards()
        if self.session.over:
            self._deads_step_first()

    def _pay(self) -> None:
        """The rewards of the move that was just made."""
        if self.reward == "points":
            points = self.session.points()
            gained = [new - old for new, old in zip(points, self.points, strict=True)]
            self.points = points
            self.rewards = {agent: gained[self.seats[agent]] for agent in self.agents}
        elif self.session.over:
            places = self.session.places()
            self.rewards = {agent: places[self.seats[agent]] for agent in self.agents}

    def render(self) -> str | Pixels | None:
        """The position as text or as a picture, as somebody sees it who has no seat."""
        return rendered(self.session, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
