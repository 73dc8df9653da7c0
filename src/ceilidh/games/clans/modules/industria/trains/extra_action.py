"""An action more: of a delivery bonus, or after a tunnel (IN-TD-Q2, IN-TU-04, IN-D11)."""

from typing import Final

from ceilidh.games.clans.kinds import DONE, PASS
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.ports import PORTS
from ceilidh.games.clans.rules.turn import OneAction
from ceilidh.games.clans.state import NEVER, State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import BEFORE, MAIN, ActionRule
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


def forget_ports(state: State, seat: int) -> None:
    """Which ports are open has changed without a change of reach, so that must be asked anew."""
    state.mine(seat).open_ports_reach = NEVER


def far_port(state: State, seat: int) -> int:
    """Frame.b of an action in which one port may be used wherever it lies (IN-D11-03).

    It holds as long as the seat's port markers are the same.
    """
    return 1 + 2 * state.seats[seat].ports


class FarPort(Step[State]):
    """Below an extra action that has begun: ports that act inside it may lie anywhere, too."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        forget_ports(state, frame.seat)
        return False


FAR_PORT: Final[FarPort] = FarPort("far port")


class ExtraAction(OneAction):
    """Any action but to pass and the train's, or none; ports may be used before it.

    Frame.b: one port may be used wherever it lies (`far_port`).
    """

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            forget_ports(state, frame.seat)
            return
        rule = self.deed_of(state, frame, action)
        assert rule is not None
        if rule.when & MAIN:
            state.stack[-1] = Frame(FAR_PORT.id, frame.seat, 0, frame.b)
        elif rule is PORTS:
            # That was the one port; its marker closes the others that are far away.
            state.stack[-1] = Frame(frame.step, frame.seat)
        rule.apply(state, frame, action)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which extra action to take, if any", ("IN-TU-Q1", "IN-TD-Q2"))

    def why_no_action(
        self, state: State, frame: Frame, action: Action, rule: ActionRule[State] | None
    ) -> Reason | None:
        if action.spec is PASS:
            return Reason("You cannot pass as an extra action.", ("IN-TU-Q1", "IN-TD-Q2"))
        if rule is not None and rule.when & (MAIN | BEFORE):
            return rule.why_not(state, frame, action)
        return None


EXTRA_ACTION: Final[ExtraAction] = ExtraAction("extra action", DONE.only)


def any_port_open(state: State, seat: int) -> bool:
    """Whether the seat is in the bonus action in which distance does not count."""
    for frame in state.stack:
        # Most frames have no such number, so that is asked first.
        if not frame.b or frame.seat != seat or frame.b != far_port(state, seat):
            continue
        if frame.step == EXTRA_ACTION.id or frame.step == FAR_PORT.id:
            return True
    return False


class ActionPart(BonusPart):
    """A bonus action, maybe with a port wherever it lies (IN-TD-Q2, IN-D11-03)."""

    def __init__(self, word: str, port: int) -> None:
        super().__init__(word, True)
        self.port = port

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        far = far_port(state, seat) if self.port else 0
        state.stack.append(Frame(EXTRA_ACTION.id, seat, 0, far))
        forget_ports(state, seat)
