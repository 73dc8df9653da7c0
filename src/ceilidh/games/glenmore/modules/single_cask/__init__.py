"""Chronicle 3, Ol' Jamey's Single Cask Reserve (GM-C3): cellars, ageing barrels and their sale."""

from typing import Final

from ceilidh.games.glenmore.entries import ChronicleEntry
from ceilidh.games.glenmore.modules.single_cask.reserve import NAME
from ceilidh.games.glenmore.modules.single_cask.rows import CASKS
from ceilidh.games.glenmore.modules.single_cask.rules import SPECS, STEPS, SingleCaskModule

ENTRY: Final[ChronicleEntry] = ChronicleEntry(
    __name__,
    NAME,
    lambda players, options, components: SingleCaskModule(CASKS.of(components), players),
    box="chronicle 3",
    steps=STEPS,
    specs=SPECS,
    tables=(CASKS,),
    minutes=10,
    difficulty=2,  # as the rulebook says (GM-CMP-24, 25)
)
