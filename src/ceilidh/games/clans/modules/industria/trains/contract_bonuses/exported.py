"""A contract fulfilled with money for its imports (IN-D23)."""

from typing import Final

from ceilidh.games.clans.kinds import DONE, FULFIL
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.fulfil import (
    can_fulfil,
    fulfil,
    open_contracts,
    open_further,
    why_no_fulfilment,
)
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class ExportStep(InnerStep):
    """Fulfil a contract with frame.a pounds for each import that is no hops (IN-D23)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if self.has_choice(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for number in sorted(open_contracts(state, frame.seat)):
            if can_fulfil(state, frame.seat, number):
                out.append(FULFIL.all[number])
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is FULFIL:
            imports = sum(state.rules.components.contract(action.a).imports)
            open_further(state, frame.seat)
            pay_in(state, frame.seat, imports * frame.a, "delivery")
            fulfil(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which contract to fulfil, if any", ("IN-D23-01",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is FULFIL:
            return why_no_fulfilment(state, frame.seat, action.a)
        return None


EXPORTING: Final[ExportStep] = ExportStep("export with money")


class ExportPart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        open_ = open_contracts(state, seat)
        return any([can_fulfil(state, seat, number) for number in open_])

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(EXPORTING.id, seat, numbers["money_per_import"]))
