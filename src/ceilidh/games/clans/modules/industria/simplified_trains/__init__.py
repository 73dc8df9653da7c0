"""Simplified trains (IN-VM): goods of a demand tile for a claim, a marker a round."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.industria.simplified_trains.rules import (
    LAY_DEMAND,
    REPLACE_DEMAND,
    SimplifiedTrains,
)

ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    SimplifiedTrains,
    box="industria",
    steps=(LAY_DEMAND, REPLACE_DEMAND),
    minutes=15,
    difficulty=2,
    lesser=True,
)
