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
from ceilidh.envs.session import Form, Session
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game

CHECKPOINT = "CEILIDH_PPO"


@cache
def net_in(path: str, game: str) -> tuple[Policy, Form]:
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
        policy, form = net_in(self.path, game.name)
        session = Session(game, state, [seat], form)
        partial = session.choosing(seat)
        while (move := partial.move()) is None:
            moves = np.array(sorted(partial.numbers()))
            partial.pick(policy.best(session.observe(seat), moves))
        return move
