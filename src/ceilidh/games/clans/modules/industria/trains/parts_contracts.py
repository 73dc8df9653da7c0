"""Bonuses of contracts: exchanged, stacked, shown, or fulfilled in another way."""

from typing import Final

from ceilidh.games.clans.kinds import CONTRACT, DONE, FULFIL, TAKE
from ceilidh.games.clans.modules.industria.trains.part import Numbers, Part
from ceilidh.games.clans.modules.industria.trains.parts_goods import ReturnPart
from ceilidh.games.clans.modules.industria.trains.yard import yard
from ceilidh.games.clans.rules.bonuses import BONUSES, BUILDING
from ceilidh.games.clans.rules.contracts import (
    FROM_BOARD,
    can_pay_contract,
    contracts_left,
    empty_boxes,
    take,
    why_no_price,
)
from ceilidh.games.clans.rules.fulfil import (
    can_fulfil,
    fulfil,
    open_contracts,
    open_further,
    receive,
    why_no_fulfilment,
)
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.event import Event
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

SURRENDER: Final[Spec] = Spec("surrender", (CONTRACT,), ("IN-D08-01",))
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


# --- exchange a contract --------------------------------------------------------------------------


class SwappingContract(InnerStep):
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
        if state.sink is not None:
            state.sink.events.append(Event("swapped", seat, str(old), 1, -1, ""))
            state.sink.events.append(Event("contract", seat, str(new), 1, -1, ""))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which contracts to exchange, or be done", ("IN-D08-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is SURRENDER:
            return Reason("Contracts are given up only by a delivery bonus.", ("IN-D08-01",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        names: dict[str, object] = {"contract": action.a}
        if action.spec is TAKE:
            if not frame.a:
                return Reason("First say which of your contracts you give up.", ("IN-D08-Q3",))
            board = ("IN-D08-01",)
            return Reason("Contract {contract} is not on the export board.", board, names)
        if action.spec is SURRENDER:
            rules = ("IN-D08-01", "IN-D16-04")
            return Reason("Contract {contract} does not lie on top in your box.", rules, names)
        return None


SWAPPING_CONTRACT: Final[SwappingContract] = SwappingContract("exchange contract")


class SwapContractPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return len(state.seats[seat].box) > 0 and len(displayed(state)) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(SWAPPING_CONTRACT.id, seat))


# --- one contract more ----------------------------------------------------------------------------


class StackingContract(InnerStep):
    """Take a contract though the box is full; it is laid on top (IN-D16-02, 03).

    Frame.a: how many may still be taken. Frame.b > 0: that contract, just taken, needs a place.
    Frame.c: the first of two, which is not covered itself (IN-D16-05).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self.choices(state, frame, out)
        if frame.b or (frame.a and (len(out) > 1 or self.may_change(state, frame))):
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
            return Reason("which contract the new one covers", ("IN-D16-03",))
        return Reason("which contract to take, or be done", ("IN-D16-02",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is COVER:
            return Reason("Contracts are covered only by a delivery bonus.", ("IN-D16-03",))
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


STACKING_CONTRACT: Final[StackingContract] = StackingContract("stack contract")


class StackContractPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return len(displayed(state)) > 0 and can_pay_contract(state, seat, FROM_BOARD)

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        number = 1
        for module in state.seats[seat].hooks.of["takes_per_action"]:
            number += module.takes_per_action(state, seat)
        state.stack.append(Frame(STACKING_CONTRACT.id, seat, number))


class BuildingPart(Part):
    """A building bonus, if an export box is empty (IN-D17-02, 03)."""

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return empty_boxes(state, seat) > 0 and contracts_left(state)

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(BONUSES.id, seat, BUILDING))


# --- fulfil in another way ------------------------------------------------------------------------


class Exporting(InnerStep):
    """Fulfil a contract with frame.a pounds for each import that is no hops (IN-D23)."""

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self.choices(state, frame, out)
        if len(out) > 1 or self.may_change(state, frame):
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
            open_further(state, frame.seat, action.a)
            pay_in(state, frame.seat, imports * frame.a, "delivery")
            fulfil(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which contract to fulfil, or be done", ("IN-D23-01",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is FULFIL:
            return why_no_fulfilment(state, frame.seat, action.a)
        return None


EXPORTING: Final[Exporting] = Exporting("export with money")


class ExportPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        open_ = open_contracts(state, seat)
        return any([can_fulfil(state, seat, number) for number in open_])

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(EXPORTING.id, seat, numbers["money_per_import"]))


class GivenContract(InnerStep):
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
        open_further(state, seat, number)
        receive(state, seat, number)

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        open_ = sorted(open_contracts(state, frame.seat))
        out.extend([FULFIL.all[number] for number in open_])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        self._give(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which contract is fulfilled for nothing", ("IN-D24-01",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not FULFIL:
            return None
        names: dict[str, object] = {"contract": action.a}
        rules = ("IN-D24-01", "IN-D16-04")
        return Reason("Contract {contract} does not lie on top in your box.", rules, names)


GIVEN_CONTRACT: Final[GivenContract] = GivenContract("contract for nothing")


class GivenContractPart(ReturnPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return super().can(state, seat, numbers) and len(state.seats[seat].box) > 0
