"""Port 18 (IN-P18): money instead of the goods and the meat of a contract."""

from typing import Final

from ceilidh.games.clans.components.ports import PortEffect
from ceilidh.games.clans.effects import Effect
from ceilidh.games.clans.kinds import FULFIL
from ceilidh.games.clans.rules.fulfil import open_contracts, receive, why_no_fulfilment
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class BuyOut(Effect):
    """Free, beside the action of the turn (IN-P18-02, 03); imports and bonuses come as always."""

    def __init__(self, row: PortEffect) -> None:
        self.cost = row.numbers["cost"]

    def can(self, state: State, seat: int) -> bool:
        own = state.seats[seat]
        return own.money >= self.cost and len(own.box) > 0

    def run(self, state: State, seat: int, reason: str) -> None:
        pay_in(state, seat, -self.cost, "port")
        state.stack.append(Frame(BUYING_OUT.id, seat))

    def why_not(self, state: State, seat: int) -> Reason | None:
        own = state.seats[seat]
        if not own.box:
            return Reason("Your export box is empty.", ("IN-P18-01", "CC-PRT-Q3"))
        sums: dict[str, object] = {"cost": self.cost, "money": own.money}
        return Reason("That costs £{cost}; you have £{money}.", ("IN-P18-01", "CC-PRT-Q3"), sums)


class BuyOutStep(InnerStep):
    """Which contract, where a clan has several boxes; of a pile only the top one (IN-P18-05)."""

    def begin(self, state: State, frame: Frame) -> bool:
        box = open_contracts(state, frame.seat)
        if len(box) > 1:
            return True
        state.stack.pop()
        receive(state, frame.seat, box[0])
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend([FULFIL.all[number] for number in sorted(open_contracts(state, frame.seat))])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        receive(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which contract to fulfil without goods", ("IN-P18-01",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return why_no_fulfilment(state, frame.seat, action.a) if action.spec is FULFIL else None


BUYING_OUT: Final[BuyOutStep] = BuyOutStep("buy out contract")
