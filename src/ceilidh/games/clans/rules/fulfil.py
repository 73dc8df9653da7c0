"""Action 7: fulfil an export contract (CC-FUL): goods, meat, then hops and imports."""

from typing import Final

from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.ports import MEAT_TILE
from ceilidh.games.clans.goods import COW, GOOD_NAMES, GOODS, IMPORT_NAMES, SHEEP
from ceilidh.games.clans.kinds import COPY, DONE, FULFIL, HEX, MEAT, SLAUGHTER, USE, WAIVE
from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in, put_goods
from ceilidh.games.clans.rules.payment import can_cover, missing_goods
from ceilidh.games.clans.rules.pieces import kinds_at, kinds_of, send_home
from ceilidh.games.clans.rules.port_access import mark, ways
from ceilidh.games.clans.rules.port_reasons import why_other_port
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import MAIN, ActionRule
from ceilidh.kernel.event import Event
from ceilidh.kernel.reason import Reason, counting
from ceilidh.kernel.state import Frame

NOTHING_SAVED: Final = [0] * GOODS
# What an event "benefit" is about.
FREE_EXPAND: Final = "free_expand"
BONUS_UPGRADE: Final = "bonus_upgrade"


def waivers(state: State, seat: int) -> int:
    """How many animals port tile 1, reached in one way or another, can save now."""
    return len(ways(state, seat, MEAT_TILE))


def shortage(state: State, seat_number: int, beef: int, mutton: int) -> int:
    """How many animals are missing on the map."""
    seat = state.seats[seat_number]
    return max(beef - seat.deployed[COW], 0) + max(mutton - seat.deployed[SHEEP], 0)


def can_fulfil(state: State, seat_number: int, number: int) -> bool:
    """Everything on the left half at once (CC-FUL-02)."""
    contract = state.rules.components.contracts[number - 1]
    goods = state.seats[seat_number].goods
    for good, need in contract.wants:
        if goods[good] < need:
            return covered(state, seat_number, contract, NOTHING_SAVED)
    if contract.beef == 0 and contract.mutton == 0:
        return True
    missing = shortage(state, seat_number, contract.beef, contract.mutton)
    return missing == 0 or missing <= waivers(state, seat_number)


def covered(state: State, seat: int, contract: Contract, saved: list[int]) -> bool:
    """Whether other things than the stock cover what it lacks, and the meat besides."""
    if not state.seats[seat].hooks.of["pays_contract"]:
        return False
    missing = missing_goods(state, seat, contract, saved)
    if missing < 0:
        return False
    return can_cover(state, seat, missing, shortage(state, seat, contract.beef, contract.mutton))


def open_contracts(state: State, seat_number: int) -> tuple[int, ...]:
    """The contracts in the seat's boxes that can be fulfilled, if they can be paid."""
    seat = state.seats[seat_number]
    box = seat.box
    for module in seat.hooks.of["open_contracts"]:
        box = module.open_contracts(state, seat_number, box)
    return box


def open_further(state: State, seat: int) -> None:
    """Before a contract is fulfilled: a second one may follow within the action.

    So may one that the first one's building bonus brings (CC-BUC-Q4).
    """
    more = 0
    for module in state.seats[seat].hooks.of["fulfils_per_action"]:
        more += module.fulfils_per_action(state, seat)
    if more:
        state.stack.append(Frame(FULFIL_MORE.id, seat))


def second_contracts(state: State, seat: int) -> list[int]:
    """The contracts that may be the second of an action; none lies below another (IN-D16-04)."""
    return sorted(open_contracts(state, seat))


def fulfil(state: State, seat_number: int, number: int) -> None:
    """Pay the goods, then the meat."""
    for module in state.seats[seat_number].hooks.of["pays_contract"]:
        if module.pays_contract(state, seat_number, number):
            return
    pay_goods(state, seat_number, number, NOTHING_SAVED)


def pay_goods(state: State, seat_number: int, number: int, saved: list[int]) -> None:
    """Out of stock, but for what is saved; the meat comes next."""
    contract = state.rules.components.contracts[number - 1]
    for good, need in contract.wants:
        put_goods(state, seat_number, good, saved[good] - need, "export")
    state.stack.append(Frame(SLAUGHTERING.id, seat_number, number, contract.beef, contract.mutton))


def receive(state: State, seat_number: int, number: int) -> None:
    """The right half: hops and imports at once, money first of the direct bonuses (CC-FUL-Q8)."""
    gain_imports(state, seat_number, number)
    contract = state.rules.components.contracts[number - 1]
    if state.recorder is not None:
        for thing, amount in (
            (FREE_EXPAND, contract.free_expands),
            (BONUS_UPGRADE, contract.upgrades),
        ):
            if amount:
                event = Event("benefit", seat_number, thing, amount, -1, "export")
                state.recorder.events.append(event)
    open_benefits(state, seat_number, number, contract.free_expands, contract.upgrades)


def gain_imports(state: State, seat_number: int, number: int) -> None:
    """A contract that is paid counts as fulfilled and brings hops, imports and money."""
    contract = state.rules.components.contracts[number - 1]
    seat = state.mine(seat_number)
    # Once paid, the contract leaves the box before its benefits are used (CC-FUL-Q3).
    seat.box = tuple([other for other in seat.box if other != number])
    seat.fulfilled += (number,)
    if state.recorder is not None:
        state.recorder.events.append(Event("fulfilled", seat_number, str(number), 1, -1, ""))
    for good in range(3):
        if contract.imports[good]:
            move_import(state, seat_number, good, contract.imports[good])
    if contract.hops and state.recorder is not None:
        event = Event("hops", seat_number, "hops", contract.hops, -1, "export")
        state.recorder.events.append(event)
    pay_in(state, seat_number, contract.money, "export")
    for module in seat.hooks.of["on_fulfilled"]:
        module.on_fulfilled(state, seat_number, number)


def move_import(state: State, seat: int, good: int, steps: int) -> None:
    """The token moves a space a unit and pays at each mark it reaches (CC-FUL-14, 16, 31)."""
    if not state.rules.imports_move:
        return
    board = state.rules.components.board
    passed = 0
    for space in range(state.imports[good] + 1, state.imports[good] + steps + 1):
        if (space - 1) % board.track_steps + 1 in board.money_marks:
            passed += 1
    state.imports[good] += steps
    if state.recorder is not None:
        state.recorder.events.append(Event("import", seat, IMPORT_NAMES[good], steps, -1, ""))
    if state.rules.import_marks_pay:
        pay_in(state, seat, passed * board.mark_money, "import")


class Fulfil(ActionRule[State]):
    def __init__(self) -> None:
        super().__init__((FULFIL,), MAIN)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if not state.seats[frame.seat].box:
            return
        for number in sorted(open_contracts(state, frame.seat)):
            if can_fulfil(state, frame.seat, number):
                out.append(FULFIL.all[number])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        open_further(state, frame.seat)
        fulfil(state, frame.seat, action.a)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return why_no_fulfilment(state, frame.seat, action.a)


class FulfilMore(InnerStep):
    """A second contract within one fulfil action."""

    def begin(self, state: State, frame: Frame) -> bool:
        if second_contracts(state, frame.seat) and self.has_choice(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for number in second_contracts(state, frame.seat):
            if can_fulfil(state, frame.seat, number):
                out.append(FULFIL.all[number])
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is FULFIL:
            fulfil(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        numbers = ", ".join([str(number) for number in second_contracts(state, frame.seat)])
        names: dict[str, object] = {"contract": numbers}
        rules = ("CC-BUC-12",)
        return Reason("whether to fulfil contract {contract} too", rules, names)

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not FULFIL:
            return None
        return why_no_fulfilment(state, frame.seat, action.a)


FULFIL_MORE: Final[FulfilMore] = FulfilMore("fulfil more")


class DeliverMeatStep(InnerStep):
    """Deliver the meat of contract frame.a: frame.b beef and frame.c mutton are still owed."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b or frame.c:
            return True
        state.stack.pop()
        receive(state, frame.seat, frame.a)
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        # A missing animal must be waived first: slaughter could put the port out of reach.
        if shortage(state, frame.seat, frame.b, frame.c) == 0:
            for hex_ in state.seats[frame.seat].own.hexes():
                kinds = kinds_of(state, frame.seat, hex_)
                if (frame.b and COW in kinds) or (frame.c and SHEEP in kinds):
                    out.append(SLAUGHTER.all[hex_])
        out.extend(ways(state, frame.seat, MEAT_TILE))

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is SLAUGHTER:
            kinds = kinds_at(state, action.a)
            kind = COW if frame.b and COW in kinds else SHEEP
            state.stack[-1] = _owed(frame, kind)
            send_home(state, action.a, kind)
        else:
            mark(state, frame.seat, action)
            if frame.b and frame.c:
                state.stack.append(Frame(WAIVING.id, frame.seat))
            else:
                state.stack[-1] = _owed(frame, COW if frame.b else SHEEP)

    def task(self, state: State, frame: Frame) -> Reason:
        number: dict[str, object] = {"contract": frame.a}
        rules = ("CC-FUL-07", "CC-FUL-08")
        return Reason("which animal to slaughter for contract {contract}", rules, number)

    def when(self, spec: Spec) -> Reason | None:
        if spec is SLAUGHTER:
            return Reason(
                "You can only slaughter animals to fulfil a contract that needs meat.",
                ("CC-FUL-12",),
            )
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is USE or action.spec is COPY:
            return why_other_port(state, frame.seat, action, MEAT_TILE)
        if action.spec is not SLAUGHTER:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a], "contract": frame.a}
        kinds = kinds_of(state, frame.seat, action.a)
        if not (COW in kinds or SHEEP in kinds):
            return Reason("You have no animal on hex {hex}.", ("CC-FUL-Q5",), names)
        missing = shortage(state, frame.seat, frame.b, frame.c)
        if missing:
            return counting(
                "You are {n} animal short: first use the port that replaces one.",
                "You are {n} animals short: first use the ports that replace them.",
                missing,
                ("CC-FUL-Q6", "CC-PRT-T1-02"),
            )
        if COW in kinds:
            return Reason("Contract {contract} does not need any more beef.", ("CC-FUL-07",), names)
        return Reason("Contract {contract} does not need any more mutton.", ("CC-FUL-08",), names)


def _owed(frame: Frame, kind: int) -> Frame:
    """The frame with one animal of the kind less to deliver."""
    beef = 1 if kind == COW else 0
    return Frame(frame.step, frame.seat, frame.a, frame.b - beef, frame.c - (1 - beef))


SLAUGHTERING: Final[DeliverMeatStep] = DeliverMeatStep("slaughter")


class WaiveMeatStep(InnerStep):
    """Beef and mutton are owed: which one does port tile 1 save? (CC-PRT-T1-Q1)"""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        owed = state.stack[-2]
        seat = state.seats[frame.seat]
        short_beef = owed.b > seat.deployed[COW]
        short_mutton = owed.c > seat.deployed[SHEEP]
        if short_beef or not short_mutton:
            out.append(WAIVE.all[0])
        if short_mutton or not short_beef:
            out.append(WAIVE.all[1])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        state.stack[-1] = _owed(state.stack[-1], COW if action.a == 0 else SHEEP)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which meat to leave out with the port", ("CC-PRT-T1-Q1",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is WAIVE:
            return Reason(
                "Only port {port} lets you leave out meat, while you fulfil a "
                "contract that needs it.",
                ("CC-PRT-T1-01",),
                {"port": MEAT_TILE},
            )
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not WAIVE:
            return None
        lacking: dict[str, object] = {"meat": MEAT.words[1 - action.a]}
        rules = ("CC-FUL-Q6", "CC-PRT-T1-Q1")
        return Reason(
            "You do not have the animals for {meat}: use the port for that one.", rules, lacking
        )


WAIVING: Final[WaiveMeatStep] = WaiveMeatStep("waive")


def missing_for(state: State, seat_number: int, number: int) -> list[str]:
    """What the seat still lacks for a contract, as words: `2 wool`, `1 beef`."""
    contract = state.rules.components.contracts[number - 1]
    seat = state.seats[seat_number]
    out: list[str] = []
    for good in range(6):
        if seat.goods[good] < contract.needs[good]:
            out.append(f"{contract.needs[good] - seat.goods[good]} {GOOD_NAMES[good]}")
    if seat.deployed[COW] < contract.beef:
        out.append(f"{contract.beef - seat.deployed[COW]} beef")
    if seat.deployed[SHEEP] < contract.mutton:
        out.append(f"{contract.mutton - seat.deployed[SHEEP]} mutton")
    return out


def why_no_fulfilment(state: State, seat: int, number: int) -> Reason:
    names: dict[str, object] = {"contract": number}
    if number not in state.seats[seat].box:
        return Reason("Contract {contract} is not in your export box.", ("CC-FUL-01",), names)
    names["missing"] = ", ".join(missing_for(state, seat, number))
    return Reason("Contract {contract} still needs {missing}.", ("CC-FUL-02",), names)
