"""ceilidh: Scottish board games as a rules library.

`games`, the old name of `list_games`, stands where Python would put the package of the same name;
import modules of that package by `from ... import`.
"""

import warnings
from typing import Any

from ceilidh.games import GAMES
from ceilidh.kernel.errors import (
    CeilidhError,
    DataError,
    IllegalMove,
    OptionError,
    RecordError,
    UnknownGame,
    UnknownSeat,
)
from ceilidh.kernel.game import Game
from ceilidh.kernel.game_tree import GameTree, Node
from ceilidh.kernel.move import Move, Played
from ceilidh.kernel.record_line import Mark
from ceilidh.kernel.registry import list_games, register, register_drawing
from ceilidh.kernel.table import Table
from ceilidh.tables import load, new


def games() -> list[Game[Any]]:
    """The old name of `list_games`."""
    warnings.warn("games() of ceilidh is now list_games()", DeprecationWarning, stacklevel=2)
    return list_games()


def _svg(
    view: dict[str, object], language: str, seat: int | None, tables: object, names: list[str]
) -> str:
    # Drawings are loaded when the first one is asked for.
    from ceilidh.draw.svg import render

    return render(view, language, seat, tables, names)


for _name, _load in GAMES.items():
    register(_name, _load)
register_drawing("svg", _svg)

__all__ = [
    "CeilidhError",
    "DataError",
    "GameTree",
    "IllegalMove",
    "Mark",
    "Move",
    "Node",
    "OptionError",
    "Played",
    "RecordError",
    "Table",
    "UnknownGame",
    "UnknownSeat",
    "list_games",
    "load",
    "new",
]
