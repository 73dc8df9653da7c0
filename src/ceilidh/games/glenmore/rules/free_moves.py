"""Free moments: when a seat may use the Market (GM-TRN-Q2)."""

from typing import Final

from ceilidh.games.glenmore.kinds import SELL
from ceilidh.games.glenmore.rules.market import any_sale, sales, sell_from
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame


class Resolved(Step[State]):
    """Marks the end of one activation; what lies above it belongs to that activation."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        return False


RESOLVED: Final[Resolved] = Resolved("resolved")


def free_moment(state: State) -> bool:
    """Not inside a single activation, which must be finished first (GM-ACT-04)."""
    resolved = RESOLVED.id
    for frame in state.stack:
        if frame.step == resolved:
            return False
    return True


def free_moves(state: State, seat: int, out: list[Action]) -> None:
    """Append what may be done between the steps of the own turn: sales."""
    sales(state, seat, out)


def any_free_move(state: State, seat: int) -> bool:
    return any_sale(state, seat)


def do_free_move(state: State, frame: Frame, action: Action) -> bool:
    """Carry out the action if it is a free move; False if it is none."""
    if action.spec is SELL:
        sell_from(state, frame.seat, action)
        return True
    return False
