"""Positions as text for terminals. A game adds its own drawing with one line here."""

from collections.abc import Callable
from typing import Final

from ceilidh.draw.text.base import TextDrawing
from ceilidh.draw.text.clans import ClansText
from ceilidh.draw.text.glenmore import GlenMoreText
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker, speaker

__all__ = ["TextDrawing", "drawing"]

DRAWINGS: Final[dict[str, Callable[[Table, Speaker], TextDrawing]]] = {
    "clans": ClansText,
    "glenmore": GlenMoreText,
}


def drawing(table: Table, language: str = "en") -> TextDrawing:
    """The drawing of the table's game, or the plain one that suits any game."""
    return DRAWINGS.get(table.game.name, TextDrawing)(table, speaker(language))
