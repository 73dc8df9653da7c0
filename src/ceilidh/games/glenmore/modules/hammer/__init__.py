"""Chronicle 4, Hammer of the Scots (GM-C4): the Englishman on the Rondel, and who controls him."""

from typing import Final

from ceilidh.games.glenmore.entries import ChronicleEntry
from ceilidh.games.glenmore.modules.hammer.module import SPECS, STEPS, HammerModule
from ceilidh.games.glenmore.modules.hammer.rows import HAMMER, PLAYERS
from ceilidh.games.glenmore.modules.hammer.track import NAME

ENTRY: Final[ChronicleEntry] = ChronicleEntry(
    __name__,
    NAME,
    lambda players, options, components: HammerModule(HAMMER.of(components)),
    box="chronicle 4",
    steps=STEPS,
    specs=SPECS,
    tables=(HAMMER,),
    players=PLAYERS,
    minutes=10,
    difficulty=3,  # as the rulebook says (GM-CMP-24, 25)
)
