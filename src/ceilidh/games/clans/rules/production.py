"""The production phase (CC-PRO): worker income, basic goods, then processing by choice."""

from typing import Final

from ceilidh.games.clans.goods import (
    BAKERY,
    BREAD,
    CHEESE,
    DAIRY,
    DISTILLERY,
    GOOD_NAMES,
    GRAIN,
    MILK,
    WHISKY,
    WOODCUTTER,
)
from ceilidh.games.clans.kinds import MAKE
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in, put_goods
from ceilidh.games.clans.rules.trade import why_no_stock
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import ActionRule
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason, counting
from ceilidh.kernel.state import Frame


class ProductionPhase(Step[State]):
    """Every seat in the order of passing; no seat's result depends on another's (CC-PRO-Q2)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for seat in reversed(state.passed):
            state.stack.append(state.rules.productions[seat])
        return False


class ProductionBegins(Step[State]):
    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for module in state.seats[frame.seat].hooks.of["production_begins"]:
            module.production_begins(state, frame.seat)
        return False


class Income(Step[State]):
    """£4 or £6 a woodcutter, £6 or £8 a miner, by the worker's column (CC-PRO-04, 05)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        pay_workers(state, frame.seat)
        return False


def worker_income(seat: Seat) -> int:
    """What the workers of a seat earn by a production."""
    money = 0
    for column in seat.hooks.columns:
        if column.worker:
            upgraded = column.index < WOODCUTTER + 2 and (
                (seat.technology >> (column.index - WOODCUTTER)) & 1
            )
            each = column.income_upgraded if upgraded else column.income
            money += each * seat.deployed[column.index]
    return money


def pay_workers(state: State, seat_number: int) -> None:
    pay_in(state, seat_number, worker_income(state.seats[seat_number]), "income")


class ProduceBasicGoods(Step[State]):
    """A wool a sheep, a milk a cow, two grain a field (CC-PRO-06 to 08)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        seat = state.seats[frame.seat]
        for column in seat.hooks.columns:
            if column.good >= 0:
                amount = column.amount * seat.deployed[column.index]
                put_goods(state, frame.seat, column.good, amount, "production")
        for module in seat.hooks.of["on_produced"]:
            module.on_produced(state, frame.seat)
        return False


class ProcessGoodsStep(InnerStep):
    """Each building may turn one basic good into one processed good (CC-PRO-09 to 12)."""

    def __init__(self, name: str, column: int, uses: int, makes: int) -> None:
        super().__init__(name)
        self.column = column
        self.uses = uses
        self.makes = makes

    def action_rules(self, state: State, seat: int) -> list[ActionRule[State]]:
        return state.seats[seat].hooks.action_rules.production

    def most(self, state: State, seat_number: int) -> int:
        seat = state.seats[seat_number]
        return min(seat.deployed[self.column], seat.goods[self.uses])

    def least(self, state: State, seat_number: int) -> int:
        """0, or as many as needed when a module demands that all possible goods are made."""
        seat = state.seats[seat_number]
        for module in seat.hooks.of["must_process"]:
            if module.must_process(state, seat_number):
                grain = seat.goods[self.uses]
                if self.makes == BREAD:
                    grain -= seat.deployed[DISTILLERY]
                return min(seat.deployed[self.column], max(grain, 0))
        return 0

    def begin(self, state: State, frame: Frame) -> bool:
        if self.most(state, frame.seat) > 0:
            return True
        if state.seats[frame.seat].deployed[self.column] and self.may_change(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        least = self.least(state, frame.seat)
        out.extend(MAKE.rows[self.makes][least : self.most(state, frame.seat) + 1])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        put_goods(state, frame.seat, self.uses, -action.b, "production")
        put_goods(state, frame.seat, self.makes, action.b, "production")
        for module in state.seats[frame.seat].hooks.of["on_made"]:
            module.on_made(state, frame.seat, self.makes, action.b)

    def task(self, state: State, frame: Frame) -> Reason:
        names: dict[str, object] = {"good": GOOD_NAMES[self.makes]}
        return Reason("how much {good} to produce", ("CC-PRO-12", "CC-PRO-15"), names)

    def when(self, spec: Spec) -> Reason | None:
        if spec is MAKE:
            return Reason("You can only produce goods in the production phase.", ("CC-PRO-12",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not MAKE or action.a != self.makes:
            return None
        seat = state.seats[frame.seat]
        buildings = seat.deployed[self.column]
        if action.b > buildings:
            return counting(
                "You have {n} building that produces {good}.",
                "You have {n} buildings that produce {good}.",
                buildings,
                ("CC-PRO-12",),
                {"good": GOOD_NAMES[self.makes]},
            )
        return why_no_stock(seat, self.uses, action.b, "CC-PRO-13")


class ProductionEnds(Step[State]):
    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for module in state.seats[frame.seat].hooks.of["production_ends"]:
            module.production_ends(state, frame.seat)
        return False


PRODUCTION_PHASE: Final[ProductionPhase] = ProductionPhase("production phase")
PRODUCTION_BEGINS: Final[ProductionBegins] = ProductionBegins("production begins")
INCOME: Final[Income] = Income("worker income")
BASIC_GOODS: Final[ProduceBasicGoods] = ProduceBasicGoods("basic goods")
MAKE_CHEESE: Final[ProcessGoodsStep] = ProcessGoodsStep("make cheese", DAIRY, MILK, CHEESE)
MAKE_BREAD: Final[ProcessGoodsStep] = ProcessGoodsStep("make bread", BAKERY, GRAIN, BREAD)
MAKE_WHISKY: Final[ProcessGoodsStep] = ProcessGoodsStep("make whisky", DISTILLERY, GRAIN, WHISKY)
PRODUCTION_ENDS: Final[ProductionEnds] = ProductionEnds("production ends")
