"""The bot that plays any legal move, each as likely as the other."""

import random
from typing import Any

from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game


class RandomBot:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        return self.rng.choice(legal)
