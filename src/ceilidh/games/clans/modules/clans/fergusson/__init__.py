"""Clan Fergusson (CC-FER): a third first worker, all on border hexes, and early shipping."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.fergusson.rules import Fergusson

ENTRY: Final[ClansEntry] = clan_entry(__name__, Fergusson)
