"""Clan MacKenzie (CC-MKZ): £3 for each whisky made, and a cellar in which whisky ages."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.mackenzie.rules import RELEASE, STORE, STORING, MacKenzie

ENTRY: Final[ClansEntry] = clan_entry(__name__, MacKenzie, steps=(STORING,), specs=(RELEASE, STORE))
