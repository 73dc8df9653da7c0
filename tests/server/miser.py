"""A bot that the operator of the tests' server has added."""

from __future__ import annotations

import random
from typing import Any

from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game


class Miser:
    """Saves every penny & <nothing> else."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        return legal[0]
