"""Clan Robertson (CC-ROB): units on river deltas are cheaper."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.robertson.rules import Robertson

ENTRY: Final[ClansEntry] = clan_entry(__name__, Robertson)
