"""The bots by name."""

from ceilidh.bots.base import Bot, generator
from ceilidh.bots.clans.evaluate import ClansJudge
from ceilidh.bots.glenmore.evaluate import GlenMoreJudge
from ceilidh.bots.greedy import GreedyBot, JudgeMaker
from ceilidh.bots.random_bot import RandomBot

NAMES = ("random", "greedy")

# How the greedy bot judges the positions of each game.
JUDGES: dict[str, JudgeMaker] = {"clans": ClansJudge, "glenmore": GlenMoreJudge}


def make_bot(name: str, game: str, seed: int, seat: int) -> Bot:
    """A bot for a seat of a game; its moves are the same for the same seed."""
    assert name in NAMES, name
    if name == "greedy":
        return GreedyBot(generator(seed, seat), JUDGES[game])
    return RandomBot(generator(seed, seat))
