"""All Chronicles, in their order. Steps, kinds of move and options follow from this tuple."""

from typing import Final

from ceilidh.games.glenmore.entries import ChronicleEntry
from ceilidh.games.glenmore.modules import great_glen, haggis, highlander, penny_mobs
from ceilidh.kernel.entry import expansions

ENTRIES: Final[tuple[ChronicleEntry, ...]] = (
    highlander.ENTRY,
    haggis.ENTRY,
    great_glen.ENTRY,
    penny_mobs.ENTRY,
)

# The words of option `modules`.
CHRONICLES: Final = expansions(ENTRIES)
