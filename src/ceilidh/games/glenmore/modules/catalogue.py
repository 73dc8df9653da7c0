"""All Chronicles, in their order. Steps, kinds of move and options follow from this tuple."""

from typing import Final

from ceilidh.games.glenmore.entries import ChronicleEntry
from ceilidh.games.glenmore.modules import (
    dragon_boats,
    great_glen,
    haggis,
    hammer,
    highlander,
    penny_mobs,
    single_cask,
    tome,
)
from ceilidh.kernel.entry import expansions

ENTRIES: Final[tuple[ChronicleEntry, ...]] = (
    dragon_boats.ENTRY,
    highlander.ENTRY,
    single_cask.ENTRY,
    hammer.ENTRY,
    haggis.ENTRY,
    tome.ENTRY,
    great_glen.ENTRY,
    penny_mobs.ENTRY,
)

# The words of option `modules`.
CHRONICLES: Final = expansions(ENTRIES)
