"""Chronicle 2, Highlander (GM-C2): the Mountain on the Rondel, its toll and its treasure."""

from typing import Final

from ceilidh.games.glenmore.entries import ChronicleEntry
from ceilidh.games.glenmore.modules.highlander.rows import HIGHLANDER
from ceilidh.games.glenmore.modules.highlander.rules import NAME, SPECS, STEPS, HighlanderModule
from ceilidh.kernel.options import Option, flag

ENTRY: Final[ChronicleEntry] = ChronicleEntry(
    __name__,
    NAME,
    lambda players, options, components: HighlanderModule(
        HIGHLANDER.of(components), flag(options, "sideways_mountain")
    ),
    box="chronicle 2",
    steps=STEPS,
    specs=SPECS,
    tables=(HIGHLANDER,),
    minutes=5,
    difficulty=1,  # as the rulebook says (GM-CMP-24, 25)
    options=(
        Option(
            "sideways_mountain",
            False,
            "Highlander: turn the Mountain so that it takes up one space (harder).",
        ),
    ),
)
