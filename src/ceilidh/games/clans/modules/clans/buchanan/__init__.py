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
            "When Buchanan takes two contracts in a turn: pay as in the chosen "
            "edition, once for both, or once per source.",
            ("edition", "once", "per-source"),
        ),
    ),
)
