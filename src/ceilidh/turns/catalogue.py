"""The ease of each game; a game without one of its own has what all have."""

from typing import Final

from ceilidh.turns.base import Ease
from ceilidh.turns.glenmore import GlenMoreEase

_EASES: Final[dict[str, Ease]] = {"glenmore": GlenMoreEase()}
_PLAIN: Final = Ease()


def ease_of(game: str) -> Ease:
    return _EASES.get(game, _PLAIN)
