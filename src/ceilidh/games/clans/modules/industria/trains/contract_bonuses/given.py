"""A contract fulfilled for nothing, for a field that returns (IN-D24)."""

from typing import Final

from ceilidh.games.clans.kinds import FULFIL
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.returned_units import ReturnPart
from ceilidh.games.clans.modules.industria.trains.part import Numbers
from ceilidh.games.clans.rules.fulfil import (
    open_contracts,
    open_further,
    receive,
)
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class GivenContractStep(InnerStep):
    """A contract is fulfilled without goods or meat (IN-D24-01)."""

    def begin(self, state: State, frame: Frame) -> bool:
        open_ = open_contracts(state, frame.seat)
        if len(open_) > 1:
            return True
        state.stack.pop()
        if open_:
            self._give(state, frame.seat, open_[0])
        return False

    def _give(self, state: State, seat: int, number: int) -> None:
        open_further(state, seat)
        receive(state, seat, number)

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        open_ = sorted(open_contracts(state, frame.seat))
        out.extend([FULFIL.all[number] for number in open_])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        self._give(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which contract to fulfil for free", ("IN-D24-01",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not FULFIL:
            return None
        names: dict[str, object] = {"contract": action.a}
        rules = ("IN-D24-01", "IN-D16-04")
        return Reason("Contract {contract} is not on top of your export box.", rules, names)


GIVEN_CONTRACT: Final[GivenContractStep] = GivenContractStep("contract for nothing")


class GivenContractPart(ReturnPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return super().can(state, seat, numbers) and len(state.seats[seat].box) > 0
