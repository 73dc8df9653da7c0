"""Action 2: obtain a contract (CC-CON), and the contracts a building bonus shows (CC-BLD)."""

from typing import Final

from ceilidh.games.clans.kinds import CONTRACT, DONE, KEEP, TAKE
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import MAIN, ActionRule
from ceilidh.kernel.chance import pick
from ceilidh.kernel.event import Event
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# Where a contract was obtained.
FROM_BOARD: Final = 0
FROM_BONUS: Final = 1
FROM_PORT: Final = 2


def draw_contract(state: State) -> int:
    """Take the top contract of the draw pile; 0 when the pile is empty (CC-PRE-Q1)."""
    if state.unseen:
        contract = pick(state, CONTRACT, state.unseen)
        state.unseen.remove(contract)
        return contract
    if state.bottom:
        contract = state.bottom[0]
        state.bottom = state.bottom[1:]
        return contract
    return 0


def next_contract(state: State) -> int:
    """The contract that refills a box of the export board; 0 when there is none."""
    for module in state.rules.table["next_contract"]:
        return module.next_contract(state)
    return draw_contract(state)


def show_contracts(state: State, number: int) -> tuple[int, ...]:
    """The contracts a building bonus shows; fewer when the pile runs out (CC-BLD-Q1)."""
    for module in state.rules.table["show_contracts"]:
        return module.show_contracts(state, number)
    shown: tuple[int, ...] = ()
    for _ in range(number):
        contract = draw_contract(state)
        if contract:
            shown += (contract,)
    return shown


def contracts_left(state: State) -> bool:
    """Whether a building bonus would show anything."""
    for module in state.rules.table["contracts_left"]:
        return module.contracts_left(state)
    return len(state.unseen) + len(state.bottom) > 0


def empty_boxes(state: State, seat_number: int) -> int:
    seat = state.seats[seat_number]
    boxes = 1
    for module in seat.hooks.of["boxes"]:
        boxes += module.boxes(state, seat_number)
    return boxes - len(seat.box)


def contract_money(state: State, seat: int, source: int) -> int:
    """Money received (negative: paid) with a contract in this round (CC-CON-11)."""
    money = state.rules.contract_money[state.round - 1]
    for module in state.seats[seat].hooks.of["contract_money"]:
        money = module.contract_money(state, seat, source, money)
    return money


def can_pay_contract(state: State, seat: int, source: int) -> bool:
    return state.seats[seat].money + contract_money(state, seat, source) >= 0


def obtain(state: State, seat_number: int, contract: int, source: int) -> None:
    """Put a contract into the seat's export box and settle its money."""
    seat = state.mine(seat_number)
    pay_in(state, seat_number, contract_money(state, seat_number, source), "contract")
    seat.box += (contract,)
    if state.recorder is not None:
        state.recorder.events.append(Event("contract", seat_number, str(contract), 1, -1, ""))
    for module in seat.hooks.of["on_contract"]:
        module.on_contract(state, seat_number, source)


def legal_takes(state: State, seat: int, out: list[Action]) -> None:
    own = state.seats[seat]
    # The first box is everybody's own; whether there are more is asked once that is full.
    if own.box and (not own.hooks.of["boxes"] or empty_boxes(state, seat) <= 0):
        return
    if can_pay_contract(state, seat, FROM_BOARD):
        actions = TAKE.all
        out += [actions[contract] for contract in sorted(state.display) if contract]


def take(state: State, seat: int, contract: int) -> None:
    state.display[state.display.index(contract)] = 0
    obtain(state, seat, contract, FROM_BOARD)


def why_no_price(state: State, seat: int, source: int, rules: tuple[str, ...]) -> Reason | None:
    """A reason if the seat cannot pay for a contract from that source."""
    if can_pay_contract(state, seat, source):
        return None
    cost: dict[str, object] = {
        "cost": -contract_money(state, seat, source),
        "money": state.seats[seat].money,
    }
    return Reason("A contract costs £{cost} this round; you have £{money}.", rules, cost)


def why_no_box(state: State, seat: int, rules: tuple[str, ...]) -> Reason | None:
    if empty_boxes(state, seat) > 0:
        return None
    return Reason("Your export box is full: fulfil a contract first.", rules)


def why_no_take(state: State, seat: int, contract: int) -> Reason | None:
    if contract == 0 or contract not in state.display:
        return Reason(
            "Contract {contract} is not on the export board.",
            ("CC-CON-01",),
            {"contract": contract},
        )
    reason = why_no_box(state, seat, ("CC-CON-05", "CC-CON-06"))
    return why_no_price(state, seat, FROM_BOARD, ("CC-CON-02",)) if reason is None else reason


class Obtain(ActionRule[State]):
    def __init__(self) -> None:
        super().__init__((TAKE,), MAIN)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_takes(state, frame.seat, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        take(state, frame.seat, action.a)
        more = 0
        for module in state.seats[frame.seat].hooks.of["takes_per_action"]:
            more += module.takes_per_action(state, frame.seat)
        if more:
            state.stack.append(Frame(TAKE_MORE.id, frame.seat, more))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return why_no_take(state, frame.seat, action.a)


class TakeMore(InnerStep):
    """Further contracts within one obtain action; frame.a counts them."""

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        legal_takes(state, frame.seat, out)
        if frame.a > 0 and (out or self.may_change(state, frame)):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_takes(state, frame.seat, out)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is TAKE:
            state.stack.append(Frame(frame.step, frame.seat, frame.a - 1))
            take(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("whether to take another contract", ("CC-BUC-02",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return why_no_take(state, frame.seat, action.a) if action.spec is TAKE else None


TAKE_MORE: Final[TakeMore] = TakeMore("take more")


def show(state: State, seat: int, source: int) -> None:
    """Perform a building bonus: show contracts, then keep some (CC-BLD-04)."""
    number = state.rules.building_draw
    for module in state.seats[seat].hooks.of["draws"]:
        number = module.draws(state, seat, number)
    state.drawn = show_contracts(state, number)
    state.stack.append(Frame(KEEPING.id, seat, source))


class KeepContractsStep(InnerStep):
    """Keep shown contracts or none; frame.a is the source. The rest goes under the pile."""

    def begin(self, state: State, frame: Frame) -> bool:
        if state.drawn and empty_boxes(state, frame.seat) > 0:
            return True
        self._put_back(state)
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if can_pay_contract(state, frame.seat, frame.a):
            out.extend([KEEP.all[contract] for contract in sorted(state.drawn)])
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is KEEP:
            state.drawn = tuple([c for c in state.drawn if c != action.a])
            obtain(state, frame.seat, action.a, frame.a)
        else:
            self._put_back(state)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which of the revealed contracts to keep, if any", ("CC-BLD-05",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is KEEP:
            return Reason("You can only keep a contract that a bonus has revealed.", ("CC-BLD-05",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not KEEP:
            return None
        if action.a not in state.drawn:
            number: dict[str, object] = {"contract": action.a}
            return Reason("Contract {contract} was not revealed.", ("CC-BLD-05",), number)
        return why_no_price(state, frame.seat, frame.a, ("CC-BLD-06", "CC-BLD-Q5"))

    def _put_back(self, state: State) -> None:
        """In the order drawn (CC-BLD-08, CC-BLD-Q2)."""
        state.stack.pop()
        state.bottom += state.drawn
        state.drawn = ()
        for module in state.rules.table["after_contracts"]:
            module.after_contracts(state)


KEEPING: Final[KeepContractsStep] = KeepContractsStep("keep contracts")
