"""Milestones without trains (IN-VM): markers from the start, money for a claim."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.industria.milestones.rules import MilestonesAlone

ENTRY: Final[ClansEntry] = module_entry(
    __name__, MilestonesAlone, box="industria", minutes=10, difficulty=2, lesser=True
)
