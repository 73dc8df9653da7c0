"""Module wind (PE-WIND): chance, a module state, a step at an anchor, and hooks."""

from typing import Final

from ceilidh.games.template.entries import PeatEntry
from ceilidh.games.template.modules.wind.rules import BLOW, NAME, Wind

ENTRY: Final[PeatEntry] = PeatEntry(
    __name__, NAME, lambda players, options, box: Wind(), steps=(BLOW,)
)
