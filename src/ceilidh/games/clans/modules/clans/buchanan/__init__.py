"""Clan Buchanan (CC-BUC): a second export box, two contracts for the price of one."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, clan_entry
from ceilidh.games.clans.modules.clans.buchanan.rules import Buchanan
from ceilidh.kernel.options import Option

ENTRY: Final[ClansEntry] = clan_entry(
    __name__,
    Buchanan,
    options=(
        Option(
            "buchanan_price",
            "edition",
            "Buchanan pays as in the edition, once for two contracts of a turn, "
            "or once per source.",
            ("edition", "once", "per-source"),
        ),
    ),
)
