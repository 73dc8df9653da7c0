"""All modules. Their steps, kinds of move and words of option `modules` follow from this tuple."""

from typing import Final

from ceilidh.games.template.entries import PeatEntry
from ceilidh.games.template.modules import secret, wind

ENTRIES: Final[tuple[PeatEntry, ...]] = (wind.ENTRY, secret.ENTRY)
