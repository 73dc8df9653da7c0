"""In the reader's language why a move cannot be played."""

from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker


def why_not(table: Table, to: Speaker, action: Action) -> str:
    """Why a move is not legal, with the rule ids."""
    reason = table.game.why_not(table.state, action)
    rules = f" ({', '.join(reason.rules)})" if reason.rules else ""
    return to.reason(reason) + rules
