"""Random mixes: options, modules and player counts of a game, each drawn from its number.

Where pairing covers every two values once, mixes take whatever the game allows together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from ceilidh.kernel.game import Game
from ceilidh.kernel.testing import RandomChoices
from tests.shared.cases import playable

Mix = tuple[int, dict[str, object]]  # players, options

NUMBER = 300


def some(words: Sequence[str], dice: RandomChoices) -> list[str]:
    """Each of the words or not; all lengths are equally likely, none and all of them too."""
    left = list(words)
    return [left.pop(dice.below(len(left))) for _ in range(dice.below(len(words) + 1))]


def one_of(things: Sequence[Any], dice: RandomChoices) -> Any:
    return things[dice.below(len(things))]


def mix_of(game: Game[Any], draw: Callable[[RandomChoices], dict[str, object]], number: int) -> Mix:
    """The mix of a number; what the game refuses is drawn anew."""
    dice = RandomChoices(number)
    while True:
        players, options = one_of(game.players, dice), draw(dice)
        if playable(game, players, options):
            return players, options


def pairs_of(game: Game[Any], modules: Sequence[str], counts: Sequence[int]) -> list[Mix]:
    """Every two modules that go together, by themselves, with each of these player counts."""
    found: list[Mix] = [
        (players, {"modules": list(pair)})
        for pair in combinations(modules, 2)
        for players in counts
    ]
    return [mix for mix in found if playable(game, *mix)]
