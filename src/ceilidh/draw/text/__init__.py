"""Positions as text for terminals: the package named after the game, or a plain drawing."""

from ceilidh.draw.text.base import TextDrawing
from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.table import Table
from ceilidh.say import speaker

__all__ = ["TextDrawing", "drawing"]


def drawing(table: Table, language: str = "en") -> TextDrawing:
    """The drawing of the table's game, or the plain one that suits any game."""
    own = optional_module(f"{__name__}.{table.game.name}")
    made: type[TextDrawing] = TextDrawing if own is None else own.DRAWING
    return made(table, speaker(language))
