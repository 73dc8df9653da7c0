"""Contracts that lie on others, and one more than the box holds (IN-D16)."""

from typing import Final

from ceilidh.games.clans.kinds import CONTRACT, DONE, TAKE
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.modules.industria.trains.yard import yard
from ceilidh.games.clans.rules.contracts import (
    FROM_BOARD,
    can_pay_contract,
    empty_boxes,
    take,
    why_no_price,
)
from ceilidh.games.clans.rules.fulfil import (
    open_contracts,
)
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

COVER: Final[Spec] = Spec("cover", (CONTRACT,), ("IN-D16-03",))


def covered(state: State, seat: int) -> list[int]:
    """The contracts of the seat on which another lies (IN-D16-04)."""
    box = state.seats[seat].box
    return [under for over, under in yard(state).covers if over in box and under in box]


def displayed(state: State) -> list[int]:
    return sorted([contract for contract in state.display if contract])


def put_on_top(state: State, contract: int, under: int) -> None:
    new = yard(state).copy()
    new.covers += ((contract, under),)
    state.keep(new)


class StackContractStep(InnerStep):
    """Take a contract though the box is full; it is laid on top (IN-D16-02, 03).

    Frame.a: how many may still be taken. Frame.b > 0: that contract, just taken, needs a place.
    Frame.c: the first of two, which is not covered itself (IN-D16-05).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b or (frame.a and self.has_choice(state, frame)):
            return True
        state.stack.pop()
        return False

    def _places(self, state: State, frame: Frame) -> list[int]:
        """The contracts that a new one may cover."""
        new = (frame.b, frame.c)
        return sorted([one for one in open_contracts(state, frame.seat) if one not in new])

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.b:
            out.extend([COVER.all[one] for one in self._places(state, frame)])
            return
        room = empty_boxes(state, frame.seat) > 0 or len(self._places(state, frame)) > 0
        if room and can_pay_contract(state, frame.seat, FROM_BOARD):
            out.extend([TAKE.all[contract] for contract in displayed(state)])
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
        elif action.spec is COVER:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a, 0, frame.b)
            put_on_top(state, frame.b, action.a)
        else:
            places = self._places(state, frame)
            free = empty_boxes(state, frame.seat) > 0
            asked = action.a if len(places) > 1 and not free else 0
            left = Frame(frame.step, frame.seat, frame.a - 1, asked, 0 if asked else action.a)
            state.stack[-1] = left
            take(state, frame.seat, action.a)
            if len(places) == 1 and not free:
                put_on_top(state, action.a, places[0])

    def task(self, state: State, frame: Frame) -> Reason:
        if frame.b:
            return Reason("which contract to cover with the new one", ("IN-D16-03",))
        return Reason("which contract to take, if any", ("IN-D16-02",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is COVER:
            return Reason("You can only cover a contract with a delivery bonus.", ("IN-D16-03",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        names: dict[str, object] = {"contract": action.a}
        if action.spec is COVER:
            rules = ("IN-D16-03", "IN-D16-05")
            return Reason("Contract {contract} cannot be covered now.", rules, names)
        if action.spec is not TAKE or frame.b:
            return None
        if action.a not in displayed(state):
            board = ("IN-D16-02",)
            return Reason("Contract {contract} is not on the export board.", board, names)
        return why_no_price(state, frame.seat, FROM_BOARD, ("IN-D16-02",))


STACKING_CONTRACT: Final[StackContractStep] = StackContractStep("stack contract")


class StackContractPart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return len(displayed(state)) > 0 and can_pay_contract(state, seat, FROM_BOARD)

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        number = 1
        for module in state.seats[seat].hooks.of["takes_per_action"]:
            number += module.takes_per_action(state, seat)
        state.stack.append(Frame(STACKING_CONTRACT.id, seat, number))
