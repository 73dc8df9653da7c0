"""The ease of each game; a game without one of its own has what all have."""

from typing import Final

from ceilidh.kernel.optional_module import optional_module
from ceilidh.shortcuts.base import TurnShortcuts

_PLAIN: Final = TurnShortcuts()


def shortcuts_of(game: str) -> TurnShortcuts:
    own = optional_module(f"ceilidh.shortcuts.{game}")
    found: TurnShortcuts = _PLAIN if own is None else own.SHORTCUTS
    return found
