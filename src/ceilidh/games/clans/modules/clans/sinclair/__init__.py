"""Clan Sinclair of Industria (IN-SIN): it jumps over land and lochs instead of shipping."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.sinclair.rules import JUMP, RELAY, SAIL, Sinclair

ENTRY: Final[ClansEntry] = clan_entry(
    __name__, Sinclair, box="industria", specs=(JUMP, SAIL, RELAY)
)
