"""ceilidh: Scottish board games as a rules library."""

from typing import TYPE_CHECKING

from ceilidh.kernel.errors import (
    CeilidhError,
    IllegalMove,
    OptionError,
    RecordError,
    UnknownGame,
)
from ceilidh.kernel.table import Move, Table, load, new

if TYPE_CHECKING:
    from ceilidh.kernel.registry import games
else:
    from ceilidh import games

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
