"""Goods that merchants take for nothing, for a contract at once (IN-D22)."""

from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import FULFIL, GOOD
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.modules.industria.trains.trade_bonuses.trade import TradeBonus
from ceilidh.games.clans.rules.fulfil import (
    can_fulfil,
    fulfil,
    open_contracts,
    open_further,
)
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.trade import (
    EVERY_GOOD,
    buy,
)
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

FETCH: Final[Spec] = Spec("fetch", (GOOD,), ("IN-D22-01",))


def can_fetch(state: State, seat: int, one: int, other: int) -> bool:
    """Whether merchants can buy both goods: on free areas, one each, or less for two alike."""
    own = state.seats[seat]
    if own.market[one] < 0 or own.market[other] < 0:
        return False
    needed = 2
    if one == other:
        needed = -(-2 // own.hooks.goods_per_merchant)
    return own.merchants >= needed and len(contracts_for(state, seat, one, other)) > 0


def contracts_for(state: State, seat: int, one: int, other: int) -> list[int]:
    """The open contracts that need both goods and can be fulfilled with them (IN-D22-02)."""
    return [
        number
        for number in sorted(open_contracts(state, seat))
        if _needs_both(state, number, one, other)
        and _can_fulfil_with(state, seat, number, one, other)
    ]


def _needs_both(state: State, number: int, one: int, other: int) -> bool:
    needs = state.rules.components.contract(number).needs
    return needs[one] >= 2 if one == other else needs[one] > 0 and needs[other] > 0


def _can_fulfil_with(state: State, seat: int, number: int, one: int, other: int) -> bool:
    stock = state.mine(seat).goods
    stock[one] += 1
    stock[other] += 1
    able = can_fulfil(state, seat, number)
    stock[one] -= 1
    stock[other] -= 1
    return able


class FetchGoodsStep(TradeBonus):
    """Two goods without payment, for a contract at once; frame.b - 1 is the first (IN-D22)."""

    def goods(self, state: State, frame: Frame) -> int:
        firsts = (frame.b - 1,) if frame.b else EVERY_GOOD
        mask = 0
        for good in EVERY_GOOD:
            for first in firsts:
                if can_fetch(state, frame.seat, first, good):
                    mask |= 1 << good
        return mask

    def trades(self, state: State, frame: Frame, goods: int, out: list[Action]) -> None:
        out.extend([FETCH.all[good] for good in EVERY_GOOD if goods >> good & 1])

    def trade(self, state: State, frame: Frame, action: Action) -> None:
        if not frame.b:
            state.stack.append(Frame(frame.step, frame.seat, frame.a, action.a + 1))
            return
        first = frame.b - 1
        state.stack.append(Frame(FETCHED.id, frame.seat, first, action.a))
        if first == action.a:
            buy(state, frame.seat, first, 2, 0, "delivery")
        else:
            buy(state, frame.seat, first, 1, 0, "delivery")
            buy(state, frame.seat, action.a, 1, 0, "delivery")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which two goods to take for a contract", ("IN-D22-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is FETCH:
            return Reason(
                "You can only take goods for a contract with a delivery bonus.", ("IN-D22-01",)
            )
        return None

    def why_no_trade(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not FETCH:
            return None
        names: dict[str, object] = {"good": GOOD_NAMES[action.a]}
        if state.seats[frame.seat].market[action.a] < 0:
            areas = ("IN-D21-03",)
            return Reason("You already have merchants selling {good} this round.", areas, names)
        rules = ("IN-D22-02", "IN-D22-06")
        return Reason("{good} would not complete any contract now.", rules, names)


FETCHING: Final[FetchGoodsStep] = FetchGoodsStep("fetch goods", FETCH)


class UseFetchedGoodsStep(InnerStep):
    """Goods frame.a and frame.b must be used for a contract that needs both (IN-D22-02)."""

    def _open(self, state: State, frame: Frame) -> list[int]:
        return [
            number
            for number in sorted(open_contracts(state, frame.seat))
            if _needs_both(state, number, frame.a, frame.b)
            and can_fulfil(state, frame.seat, number)
        ]

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend([FULFIL.all[number] for number in self._open(state, frame)])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        open_further(state, frame.seat)
        fulfil(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which contract to fulfil with the goods you took", ("IN-D22-02",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is FULFIL:
            return Reason(
                "Fulfil a contract that needs both of the goods you took.", ("IN-D22-02",)
            )
        return None


FETCHED: Final[UseFetchedGoodsStep] = UseFetchedGoodsStep("use fetched goods")


class FetchPart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        for one in EVERY_GOOD:
            for other in EVERY_GOOD[one:]:
                if can_fetch(state, seat, one, other):
                    return True
        return False

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(FETCHING.id, seat, bonus))
