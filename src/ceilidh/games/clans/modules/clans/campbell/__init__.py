"""Clan Campbell (CC-CAM): each further building of a type is cheaper."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.campbell.rules import Campbell

ENTRY: Final[ClansEntry] = clan_entry(__name__, Campbell)
