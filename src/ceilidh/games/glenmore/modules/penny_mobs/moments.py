"""When Mobsters act: at any moment of the own turn, and in no other (GM-C8-Q34)."""

from typing import Final

from ceilidh.games.glenmore.rules.refill import REFILL
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import ACTIVATION, BEFORE, ActionRule
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# Activations go on until their player ends them, so this is also after the last of them.
OWN_TURN: Final = BEFORE | ACTIVATION


def in_own_turn(state: State, seat: int) -> bool:
    """Whether the turn is the seat's; that of another figure is not, whoever decides for it."""
    for frame in state.stack:
        if frame.step == REFILL.id:
            return frame.seat == seat
    return False


class MobsterRule(ActionRule[State]):
    """What a Mobster does in the own turn of the seat that it works for."""

    def __init__(self, spec: Spec) -> None:
        super().__init__((spec,), OWN_TURN)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if in_own_turn(state, frame.seat):
            self.offers(state, frame.seat, out)

    def offers(self, state: State, seat: int, out: list[Action]) -> None:
        """Append what the Mobster can do for the seat now."""

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if not in_own_turn(state, frame.seat):
            return Reason("Your Mobsters act only in your own turns.", ("GM-C8-Q34", "GM-C4-24"))
        return self.refusal(state, frame.seat, action)

    def refusal(self, state: State, seat: int, action: Action) -> Reason:
        """Why the Mobster cannot do that in the seat's turn."""
        raise AssertionError("a deed of a Mobster must define refusal")
