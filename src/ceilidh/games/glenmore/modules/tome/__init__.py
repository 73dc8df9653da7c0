"""Chronicle 6, The Dubious Tome of Scottish History (GM-C6): cards with events that are turned."""

from typing import Final

from ceilidh.games.glenmore.entries import ChronicleEntry
from ceilidh.games.glenmore.modules.tome.module import SPECS, STEPS, TomeModule
from ceilidh.games.glenmore.modules.tome.rows import NAME, TOME

ENTRY: Final[ChronicleEntry] = ChronicleEntry(
    __name__,
    NAME,
    lambda players, options, components: TomeModule(TOME.of(components)),
    box="chronicle 6",
    steps=STEPS,
    specs=SPECS,
    tables=(TOME,),
    minutes=20,
    difficulty=4,  # as the rulebook says (GM-CMP-24, 25)
)
