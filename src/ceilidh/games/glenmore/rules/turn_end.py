"""The end of a turn, which also tells whether one is going on (GM-TRN-Q1, GM-TRN-11)."""

from typing import Final

from mypy_extensions import mypyc_attr

from ceilidh.games.glenmore.kinds import DONE
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.stock import add_points
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import ActionRule
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class UnusedMovement(Step[State]):
    """Movement points expire; MacLachlan turns them into VP (GM-TRN-Q1, GM-CLN-Q11)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        vp = state.seats[frame.seat].powers.movement_vp
        add_points(state, frame.seat, state.movement * vp, "unused movement")
        state.movement = 0
        return False


class AfterActivation(TurnStep):
    """Free deeds at the end of the turn, as long as one of them can be done.

    The plan has this step only in a game in which some module has such a deed.
    """

    def action_rules(self, state: State, frame: Frame) -> list[ActionRule[State]]:
        return state.rules.hooks.action_rules.after

    def begin(self, state: State, frame: Frame) -> bool:
        if self.deed_possible(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("whether to end your turn", ("GM-TRN-08",))


UNUSED_MOVEMENT: Final[UnusedMovement] = UnusedMovement("unused movement")
AFTER_ACTIVATION: Final[AfterActivation] = AfterActivation("after activation")


def in_turn(state: State, seat: int) -> bool:
    """Whether a turn of the seat is going on (GM-TRN-11).

    It is over when the Rondel is refilled: a scoring phase belongs to nobody's turn.
    """
    ends = (UNUSED_MOVEMENT.id, AFTER_ACTIVATION.id)
    for frame in state.stack:
        if frame.seat == seat and frame.step in ends:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyTurnStep(TurnStep):
    """A decision that also comes in the turn of others or in a scoring phase.

    The Market, and what else is done at any moment of the own turn, is closed then (GM-TRN-11).
    """

    def is_free(self, state: State, frame: Frame) -> bool:
        return in_turn(state, frame.seat) and super().is_free(state, frame)
