"""ceilidh: Scottish board games as a rules library.

`ceilidh.games` is the function that lists the games. The package of the same name is imported
first, so that it does not take the function's place later; import its modules by `from ... import`.
"""

from ceilidh.games import GAMES
from ceilidh.kernel.begin import load, new
from ceilidh.kernel.errors import (
    CeilidhError,
    DataError,
    IllegalMove,
    OptionError,
    RecordError,
    UnknownGame,
    UnknownSeat,
)
from ceilidh.kernel.move import Move, Played
from ceilidh.kernel.registry import games, register, register_drawing
from ceilidh.kernel.table import Table


def _svg(view: dict[str, object], language: str, seat: int | None, tables: object) -> str:
    # Drawings are loaded when the first one is asked for.
    from ceilidh.draw.svg import render

    return render(view, language, seat, tables)


for _name, _load in GAMES.items():
    register(_name, _load)
register_drawing("svg", _svg)

__all__ = [
    "CeilidhError",
    "DataError",
    "IllegalMove",
    "Move",
    "OptionError",
    "Played",
    "RecordError",
    "Table",
    "UnknownGame",
    "UnknownSeat",
    "games",
    "load",
    "new",
]
