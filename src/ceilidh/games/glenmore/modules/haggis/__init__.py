"""Chronicle 5, Address to a Haggis (GM-C5): hidden tokens, and the Die that turns them."""

from typing import Final

from ceilidh.games.glenmore.entries import ChronicleEntry
from ceilidh.games.glenmore.modules.haggis.rows import HAGGIS
from ceilidh.games.glenmore.modules.haggis.rules import SPECS, STEPS, HaggisModule
from ceilidh.games.glenmore.modules.haggis.tokens import NAME

ENTRY: Final[ChronicleEntry] = ChronicleEntry(
    __name__,
    NAME,
    lambda players, options, components: HaggisModule(HAGGIS.of(components), players),
    box="chronicle 5",
    steps=STEPS,
    specs=SPECS,
    tables=(HAGGIS,),
    minutes=10,
    difficulty=1,  # as the rulebook says (GM-CMP-24, 25)
)
