"""The future export contracts board (IN-FB): contracts are seen before they can be had."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.industria.future_contracts.rules import (
    FILL_FUTURE_BOARD,
    FutureContracts,
)

ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    FutureContracts,
    box="industria",
    steps=(FILL_FUTURE_BOARD,),
    minutes=5,
    difficulty=1,
    presets=("industria-first",),
)
