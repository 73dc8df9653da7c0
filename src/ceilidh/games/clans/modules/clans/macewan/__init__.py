"""Clan MacEwan (CC-MEW): beer, £9 for a grain with each hops of a contract just fulfilled."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.macewan.rules import BEER, MacEwan

ENTRY: Final[ClansEntry] = clan_entry(__name__, MacEwan, specs=(BEER,))
