"""Why a move is not legal, in a sentence, with the rules behind it. The page shows those rules."""

from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Reason


def why_not(state: State, action: Action) -> Reason:
    return Reason("That is not possible now.", action.spec.rules)
