"""Clan MacFarlane of Industria (IN-MCF): rivers are canals on which it builds and trades."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.macfarlane.rules import MacFarlane

ENTRY: Final[ClansEntry] = clan_entry(__name__, MacFarlane, box="industria")
