"""Clan auction (CC-VCA): bid victory points for the right to choose a clan and the turn order."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.auction.rules import (
    AUCTION_CHOICE,
    BID,
    BIDDING,
    DROP,
    OPEN_AUCTION,
    ClanAuction,
)

ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    ClanAuction,
    chosen=lambda players, options: options["clans"] == "auction",
    steps=(OPEN_AUCTION, BIDDING, AUCTION_CHOICE),
    specs=(BID, DROP),
)
