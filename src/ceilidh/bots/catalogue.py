"""The bots by name, and how they judge which game."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from ceilidh.bots.base import Bot, generator
from ceilidh.bots.greedy import GreedyBot, JudgeMaker
from ceilidh.bots.random_bot import RandomBot
from ceilidh.kernel.reason import Reason, Word
from ceilidh.kernel.registry import find

NAMES = ("random", "greedy")


@cache
def judge_of(game: str) -> JudgeMaker | None:
    """JUDGE of `bots/<game>/evaluate.py`; None for a game that has no such file."""
    path = f"ceilidh.bots.{game}.evaluate"
    try:
        known = find_spec(path) is not None
    except ModuleNotFoundError:  # no such package
        known = False
    return cast(JudgeMaker, import_module(path).JUDGE) if known else None


def make_bot(name: str, game: str, seed: int, seat: int) -> Bot:
    """A bot for a seat of a game; its moves are the same for the same seed.

    Where it cannot judge the game it plays by chance; `stand_in` says so.
    """
    assert name in NAMES, name
    judge = judge_of(game) if name == "greedy" else None
    if judge is None:
        return RandomBot(generator(seed, seat))
    return GreedyBot(generator(seed, seat), judge)


def stand_in(name: str, game: str) -> Reason | None:
    """What to tell people if another bot plays in the place of the one they asked for."""
    if name != "greedy" or judge_of(game) is not None:
        return None
    return Reason(
        "The greedy bot cannot judge {game} yet; it plays any legal move, as the random bot does.",
        fields={"game": Word(find(game).title)},
    )
