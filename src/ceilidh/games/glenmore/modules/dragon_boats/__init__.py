"""Chronicle 1, The Dragon Boat Races (GM-C1): a lap through all territories, rewards and cards."""

from typing import Final

from ceilidh.games.glenmore.entries import ChronicleEntry
from ceilidh.games.glenmore.modules.dragon_boats.regatta import NAME
from ceilidh.games.glenmore.modules.dragon_boats.rows import BOATS
from ceilidh.games.glenmore.modules.dragon_boats.rules import SPECS, STEPS, DragonBoatsModule

ENTRY: Final[ChronicleEntry] = ChronicleEntry(
    __name__,
    NAME,
    lambda players, options, components: DragonBoatsModule(BOATS.of(components), players),
    box="chronicle 1",
    steps=STEPS,
    specs=SPECS,
    tables=(BOATS,),
    minutes=5,
    difficulty=1,  # as the rulebook says (GM-CMP-24, 25)
    first=True,  # as it advises (GM-CMP-26)
    presets=("chronicle-first",),
)
