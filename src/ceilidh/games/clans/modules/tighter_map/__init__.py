"""The tighter map (CC-VTM): one land hex of each map module is covered."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.tighter_map.rules import COVER_HEXES, PLAYERS, TighterMap
from ceilidh.kernel.options import Option

ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    TighterMap,
    chosen=lambda players, options: options["tighter_map"] is True,
    steps=(COVER_HEXES,),
    options=(
        Option(
            "tighter_map",
            False,
            "Cover one land hex on each map module (2 or 3 players).",
            group="variants",
        ),
    ),
    players=PLAYERS,
)
