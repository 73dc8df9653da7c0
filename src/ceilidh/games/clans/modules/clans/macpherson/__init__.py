"""Clan MacPherson of Industria (IN-MCP): its animals breed at the end of production."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.macpherson.rules import BREED, BREEDING, MacPherson

ENTRY: Final[ClansEntry] = clan_entry(
    __name__, MacPherson, box="industria", steps=(BREEDING,), specs=(BREED,)
)
