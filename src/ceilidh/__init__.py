"""ceilidh: Scottish board games as a rules library."""

import ceilidh.games  # noqa: F401  registers the games
from ceilidh.kernel.errors import (
    CeilidhError,
    IllegalMove,
    OptionError,
    RecordError,
    UnknownGame,
)
from ceilidh.kernel.registry import games
from ceilidh.kernel.table import Move, Table, load, new

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
