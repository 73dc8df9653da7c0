"""Clan MacGregor of Industria (IN-MCG): herds that make room for other units, sheep for money."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.macgregor.rules import (
    CULL,
    CULLING,
    GRAZING,
    PASTURE,
    MacGregor,
)

ENTRY: Final[ClansEntry] = clan_entry(
    __name__, MacGregor, box="industria", steps=(GRAZING, CULLING), specs=(PASTURE, CULL)
)
