"""Clan Mackintosh of Industria (IN-MKT): money when somebody builds beside its workers."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.mackintosh.rules import Mackintosh

ENTRY: Final[ClansEntry] = clan_entry(__name__, Mackintosh, box="industria")
