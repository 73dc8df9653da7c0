"""Clan Cunningham (CC-CUN): butter, £8 for each milk at the end of production."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.cunningham.rules import BUTTER, CHURN, Cunningham

ENTRY: Final[ClansEntry] = clan_entry(__name__, Cunningham, steps=(CHURN,), specs=(BUTTER,))
