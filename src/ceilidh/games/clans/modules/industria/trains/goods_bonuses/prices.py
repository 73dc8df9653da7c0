"""Prices moved by a step (IN-D06)."""

from typing import Final

from ceilidh.games.clans.goods import (
    GOOD_NAMES,
)
from ceilidh.games.clans.kinds import DONE, SHIFT
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.trade import move_price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class MovePricesStep(InnerStep):
    """Frame.b markers still to be moved by a step, others than those of mask frame.a (IN-D06)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b:
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for good in range(len(GOOD_NAMES)):
            if not frame.a >> good & 1:
                if state.prices[good] > 0:
                    out.append(SHIFT.rows[good][0])
                if state.prices[good] < state.rules.last_price:
                    out.append(SHIFT.rows[good][1])
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        moved = frame.a | 1 << action.a
        state.stack[-1] = Frame(frame.step, frame.seat, moved, frame.b - 1)
        move_price(state, action.a, 1 if action.b else -1)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which price to move by one step, if any", ("IN-D06-02",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not SHIFT:
            return None
        names: dict[str, object] = {"good": GOOD_NAMES[action.a]}
        if frame.a >> action.a & 1:
            rules = ("IN-D06-02",)
            return Reason(
                "You have already moved the price of {good}; choose another good.", rules, names
            )
        return Reason("The price of {good} cannot move any further.", ("IN-GL-Q1",), names)


MOVING_PRICES: Final[MovePricesStep] = MovePricesStep("move prices")


class PricesPart(BonusPart):
    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(MOVING_PRICES.id, seat, 0, numbers["goods"]))
