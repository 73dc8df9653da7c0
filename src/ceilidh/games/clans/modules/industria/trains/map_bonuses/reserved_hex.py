"""A merchant reserves a hex (IN-D19)."""

from typing import Final

from ceilidh.games.clans.kinds import DONE, HEX
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.modules.industria.trains.yard import all_reserved, yard
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

RESERVE: Final[Spec] = Spec("reserve", (HEX,), ("IN-D19-01",))


def reservable(state: State, seat: int) -> list[int]:
    """Empty land anywhere that can be paid, if there is a merchant (IN-D19-01, IN-D19-Q5)."""
    own = state.seats[seat]
    if own.merchants == 0:
        return []
    empty = state.map.land.intersection(state.free).minus(all_reserved(state))
    return [hex_ for hex_ in empty.hexes() if state.map.cost[hex_] <= own.money]


class ReserveHexStep(InnerStep):
    """A merchant reserves a hex whose land is paid now; frame.a is the money for it (IN-D19)."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.extend([RESERVE.all[hex_] for hex_ in reservable(state, frame.seat)])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is RESERVE:
            pay_in(state, frame.seat, -state.map.cost[action.a], "land")
            state.mine(frame.seat).merchants -= 1
            new = yard(state).copy()
            new.reserved += ((action.a, frame.seat),)
            state.keep(new)
            pay_in(state, frame.seat, frame.a, "delivery")  # only now: IN-D19-Q3

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which hex to reserve with your merchant, if any", ("IN-D19-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is RESERVE:
            return Reason("You can only reserve a hex with a delivery bonus.", ("IN-D19-01",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not RESERVE:
            return None
        own = state.seats[frame.seat]
        names: dict[str, object] = {"cost": state.map.cost[action.a], "money": own.money}
        if own.merchants == 0:
            return Reason("You have no merchant in stock.", ("IN-D19-01",))
        if not state.map.land.intersection(state.free).has(action.a):
            return Reason("You can only reserve an empty land hex.", ("IN-D19-Q5",))
        if all_reserved(state).has(action.a):
            return Reason("That hex is already reserved.", ("IN-D19-Q1",))
        return Reason("That land costs £{cost}; you have £{money}.", ("IN-D19-01",), names)


RESERVING: Final[ReserveHexStep] = ReserveHexStep("reserve hex")


class ReservePart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return len(reservable(state, seat)) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(RESERVING.id, seat, numbers["money"]))
