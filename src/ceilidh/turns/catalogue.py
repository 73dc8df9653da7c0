"""The ease of each game; a game without one of its own has what all have."""

from typing import Final

from ceilidh.kernel.optional_module import optional_module
from ceilidh.turns.base import Ease

_PLAIN: Final = Ease()


def ease_of(game: str) -> Ease:
    own = optional_module(f"ceilidh.turns.{game}")
    found: Ease = _PLAIN if own is None else own.EASE
    return found
