"""The map modules of Industria (IN-WF, IN-SU-Q2): sides 3 and 4, with waterfalls."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.industria.industria_maps.rules import IndustriaMaps

ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    IndustriaMaps,
    box="industria",
    minutes=5,
    difficulty=1,
    presets=("industria-first",),
)
