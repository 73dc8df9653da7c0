"""Clan MacDonald (CC-MDO): eight workers for any terrain, lochs included, and rowing."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.macdonald.rules import ROW, MacDonald

ENTRY: Final[ClansEntry] = clan_entry(__name__, MacDonald, specs=(ROW,))
