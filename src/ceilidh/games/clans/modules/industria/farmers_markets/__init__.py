"""Farmers' markets (IN-FM): tiles on the map where a unit just deployed may sell goods dear."""

from typing import Final

from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.entries import ClansEntry, name_of
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.modules.industria.farmers_markets.placing import (
    DEAL_MARKETS,
    ERECT,
    PLACE_MARKET,
)
from ceilidh.games.clans.modules.industria.farmers_markets.rules import FarmersMarkets
from ceilidh.games.clans.modules.industria.farmers_markets.selling import VEND
from ceilidh.kernel.options import Options, word


def _made(players: int, options: Options, components: Components) -> Module:
    return FarmersMarkets(word(options, "clans") == "auction")


ENTRY: Final[ClansEntry] = ClansEntry(
    __name__,
    name_of(__name__),
    _made,
    "industria",
    steps=(DEAL_MARKETS, PLACE_MARKET),
    specs=(ERECT, VEND),
    group="industria",
    minutes=10,
    difficulty=2,
)
