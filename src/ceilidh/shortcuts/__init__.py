"""What makes a turn quick for a person: decisions that are none, and several moves in one go.

Everything here is made of ordinary moves, found on copies of the position, so records and rules
know nothing of it. Pages, API and terminal use it; bots do not.
"""

from ceilidh.shortcuts.base import (
    END_TURN,
    Bundle,
    TurnShortcuts,
    ends_turn,
    reveals,
    shortcuts_of,
    whose_turn,
)
from ceilidh.shortcuts.trials import is_new_turn, outcomes, told_by

__all__ = [
    "END_TURN",
    "Bundle",
    "TurnShortcuts",
    "ends_turn",
    "is_new_turn",
    "outcomes",
    "reveals",
    "shortcuts_of",
    "told_by",
    "whose_turn",
]
