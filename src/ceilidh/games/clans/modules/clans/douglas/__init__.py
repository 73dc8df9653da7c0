"""Clan Douglas of Industria (IN-DOU): a merchant less, but each trades two goods."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.douglas.rules import SEND, SENDING, Douglas

ENTRY: Final[ClansEntry] = clan_entry(
    __name__, Douglas, box="industria", steps=(SENDING,), specs=(SEND,)
)
