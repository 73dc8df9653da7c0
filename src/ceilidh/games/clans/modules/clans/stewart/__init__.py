"""Clan Stewart (CC-STW): more merchants, river-crossing, and £1 for every trade."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.stewart.rules import Stewart

ENTRY: Final[ClansEntry] = clan_entry(__name__, Stewart)
