"""A contract exchanged for one of the export board (IN-D08)."""

from typing import Final

from ceilidh.games.clans.kinds import CONTRACT, DONE, TAKE
from ceilidh.games.clans.modules.industria.trains.contract_bonuses.stacked import displayed
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.modules.industria.trains.yard import yard
from ceilidh.games.clans.rules.fulfil import (
    open_contracts,
)
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.event import Event
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

SURRENDER: Final[Spec] = Spec("surrender", (CONTRACT,), ("IN-D08-01",))


class SwapContractStep(InnerStep):
    """The top contract of a box, frame.a once it is known, for one of the board (IN-D08)."""

    def begin(self, state: State, frame: Frame) -> bool:
        open_ = open_contracts(state, frame.seat)
        if frame.a == 0 and len(open_) == 1:
            state.stack[-1] = Frame(frame.step, frame.seat, open_[0])
            return False
        return True

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.a:
            out.extend([TAKE.all[contract] for contract in displayed(state)])
        out.append(DONE.only)
        if not frame.a:
            open_ = sorted(open_contracts(state, frame.seat))
            out.extend([SURRENDER.all[contract] for contract in open_])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is SURRENDER:
            state.stack[-1] = Frame(frame.step, frame.seat, action.a)
            return
        state.stack.pop()
        if action.spec is TAKE:
            self._swap(state, frame.seat, frame.a, action.a)

    def _swap(self, state: State, seat: int, old: int, new: int) -> None:
        """The old one goes under the pile (IN-D08-Q2); no money changes hands (IN-D08-01)."""
        state.bottom += (old,)
        state.display[state.display.index(new)] = 0
        own = state.mine(seat)
        own.box = (*[contract for contract in own.box if contract != old], new)
        table = yard(state).copy()
        table.covers = tuple([(new if one == old else one, two) for one, two in table.covers])
        state.keep(table)
        if state.recorder is not None:
            state.recorder.events.append(Event("swapped", seat, str(old), 1, -1, ""))
            state.recorder.events.append(Event("contract", seat, str(new), 1, -1, ""))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which contracts to exchange, if any", ("IN-D08-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is SURRENDER:
            return Reason("You can only give up a contract with a delivery bonus.", ("IN-D08-01",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        names: dict[str, object] = {"contract": action.a}
        if action.spec is TAKE:
            if not frame.a:
                return Reason("First choose which of your contracts to give up.", ("IN-D08-Q3",))
            board = ("IN-D08-01",)
            return Reason("Contract {contract} is not on the export board.", board, names)
        if action.spec is SURRENDER:
            rules = ("IN-D08-01", "IN-D16-04")
            return Reason("Contract {contract} is not on top of your export box.", rules, names)
        return None


SWAPPING_CONTRACT: Final[SwapContractStep] = SwapContractStep("exchange contract")


class SwapContractPart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return len(state.seats[seat].box) > 0 and len(displayed(state)) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(SWAPPING_CONTRACT.id, seat))
