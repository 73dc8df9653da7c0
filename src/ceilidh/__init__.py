"""ceilidh: Scottish board games as a rules library."""

from typing import TYPE_CHECKING

from ceilidh.kernel.errors import (
    CeilidhError,
    IllegalMove,
    OptionError,
    RecordError,
    UnknownGame,
)
from ceilidh.kernel.table import Move, Table, drawers, load, new

if TYPE_CHECKING:
    from ceilidh.kernel.registry import games
else:
    from ceilidh import games


def _draw(view: dict[str, object], language: str, seat: int | None, tables: object) -> str:
    # Drawings are loaded when the first one is asked for.
    from ceilidh.draw.svg import render

    return render(view, language, seat, tables)


drawers.append(_draw)

__all__ = [
    "CeilidhError",
    "IllegalMove",
    "Move",
    "OptionError",
    "RecordError",
    "Table",
    "UnknownGame",
    "games",
    "load",
    "new",
]
