"""Playing without clans (CC-VNC): starting tiles are chosen, later seats receive more money."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.no_clans.rules import SEAT_MONEY, NoClans

ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    NoClans,
    chosen=lambda players, options: options["clans"] == "none",
    steps=(SEAT_MONEY,),
)
