"""Games to be played by conformance tests: every case with every player count that allows it."""

from typing import Any

import pytest

from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.game import Game
from ceilidh.kernel.options import resolve

# One in so many games is played by `make check`; no divisor of the player counts.
SAMPLED = 7

Cases = dict[str, dict[str, object]]


def playable(game: Game[Any], players: int, options: dict[str, object]) -> bool:
    try:
        game.check(players, resolve(game.options, options))
    except OptionError:
        return False
    return True


def games(game: Game[Any], cases: Cases) -> list[Any]:
    """Parameters `players` and `options`, with ids such as plain-2; some are marked as a sample."""
    found = [
        (f"{name}-{players}", players, options)
        for name, options in cases.items()
        for players in game.players
        if playable(game, players, options)
    ]
    return [
        pytest.param(
            players,
            options,
            id=name,
            marks=[pytest.mark.sample] if number % SAMPLED == SAMPLED - 1 else [],
        )
        for number, (name, players, options) in enumerate(found)
    ]
