"""Clan Fraser of Industria (IN-FRA): workers beside sheep weave kilts, cotton brings wool."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.fraser.rules import PEDDLE, SHED, WEAVE, WEAVING, Fraser

ENTRY: Final[ClansEntry] = clan_entry(
    __name__, Fraser, box="industria", steps=(WEAVING,), specs=(WEAVE, SHED, PEDDLE)
)
