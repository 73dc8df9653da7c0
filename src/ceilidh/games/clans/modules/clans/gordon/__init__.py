"""Clan Gordon of Industria (IN-GOR): cheap fields that give more, and three silos for grain."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.gordon.rules import (
    EMPTY,
    FILL,
    FILLING,
    SILO_GOOD,
    UNLOAD,
    Gordon,
)

ENTRY: Final[ClansEntry] = clan_entry(
    __name__, Gordon, box="industria", steps=(FILLING, SILO_GOOD), specs=(FILL, EMPTY, UNLOAD)
)
