"""What makes a turn quick for a person: decisions that are none, and several moves in one go.

Everything here is made of ordinary moves, found on copies of the position, so records and rules
know nothing of it. Pages, API and terminal use it; bots do not.
"""

from ceilidh.turns.base import (
    END_TURN,
    Bundle,
    Ease,
    ends_turn,
    reveals,
    whose_turn,
)
from ceilidh.turns.catalogue import ease_of
from ceilidh.turns.trials import is_new_turn, told_by

__all__ = [
    "END_TURN",
    "Bundle",
    "Ease",
    "ease_of",
    "ends_turn",
    "is_new_turn",
    "reveals",
    "told_by",
    "whose_turn",
]
