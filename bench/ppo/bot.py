"""The trained agent as a bot, wherever a bot can be named, from the folder of the repository.

CEILIDH_PPO=build/ppo/clans.npz ceilidh arena clans --bots bench.ppo.bot:PpoBot,tacksman --games 200
"""

from __future__ import annotations

import os
import random
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from bench.ppo.checkpoint import net_of
from bench.ppo.policy import Policy
from ceilidh.envs.encoding import layout_of
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game

CHECKPOINT = "CEILIDH_PPO"


@cache
def net_in(path: str, game: str) -> Policy:
    """Read once per process, not once per game."""
    return net_of(Path(path), game)


class PpoBot:
    """Plays the move that the net likes best; it sees what the environment shows a learner."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.path = os.environ.get(CHECKPOINT, "")
        if not self.path:
            raise RuntimeError(f"Set {CHECKPOINT} to a checkpoint of `python -m bench.ppo`.")

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        seen = layout_of(game.name).encode(state, seat)
        numbers = {action.id: action for action in legal}
        return numbers[net_in(self.path, game.name).best(seen, np.array(sorted(numbers)))]
