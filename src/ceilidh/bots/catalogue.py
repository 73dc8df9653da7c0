"""The bots by name."""

from ceilidh.bots.base import Bot, generator
from ceilidh.bots.random_bot import RandomBot

NAMES = ("random",)


def make_bot(name: str, game: str, seed: int, seat: int) -> Bot:
    """A bot for a seat of a game; its moves are the same for the same seed."""
    assert name in NAMES, name
    return RandomBot(generator(seed, seat))
