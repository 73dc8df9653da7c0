"""Chronicle 7, Between a Rock and a Hard Place (GM-C7): Clan Councils and scoring cards."""

from typing import Final

from ceilidh.games.glenmore.entries import ChronicleEntry
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN, NAME
from ceilidh.games.glenmore.modules.great_glen.rules import SPECS, STEPS, GreatGlenModule

ENTRY: Final[ChronicleEntry] = ChronicleEntry(
    __name__,
    NAME,
    lambda players, options, components: GreatGlenModule(GREAT_GLEN.of(components), players),
    box="chronicle 7",
    steps=STEPS,
    specs=SPECS,
    tables=(GREAT_GLEN,),
    minutes=10,
    difficulty=2,  # as the rulebook says (GM-CMP-24, 25)
)
