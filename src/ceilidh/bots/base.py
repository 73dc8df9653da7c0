"""What a bot is, and the only door through which it looks at a game.

A bot draws from its own generator, so that its thinking never disturbs the chance of the game, and
gets a state in which all it cannot know is drawn anew, so that it never sees the future.
"""

import random
from typing import Any, Protocol

from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game


class Bot(Protocol):
    rng: random.Random

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        """One of `legal`. The state is a copy, on which the bot may play moves of the game."""
        ...


def ask(bot: Bot, game: Game[Any], state: Any, seat: int) -> Action:
    """The bot's choice for a seat that owes a decision; one that looks at nothing needs no copy."""
    legal = game.flow.legal_for(state, seat)
    drawn = bot.rng.getrandbits(63)
    guess = state if type(bot) is RandomBot else game.determinize(state, seat, drawn)
    return bot.choose(game, guess, seat, legal)


def generator(seed: int, seat: int) -> random.Random:
    """A generator of its own for each seat of each game, equal in every process."""
    return random.Random(f"{seed}/{seat}")


class RandomBot:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        return self.rng.choice(legal)
