"""Bonuses that count as a trade: a dear sale, merchants sent out, goods for a contract."""

from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import COPY, DONE, FULFIL, GOOD, SELL, USE
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.trains.part import Numbers, Part
from ceilidh.games.clans.rules.fulfil import (
    can_fulfil,
    fulfil,
    open_contracts,
    open_further,
)
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.kept import open_sale, sellable
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.port_access import PRICE_TILE
from ceilidh.games.clans.rules.port_reasons import NO_SHIFT, why_other_port
from ceilidh.games.clans.rules.price_port import PRICELESS, legal_price_ports, open_shift
from ceilidh.games.clans.rules.trade import (
    EVERY_GOOD,
    buy,
    move_price,
    moved_price,
    trade_money,
    why_no_sale,
)
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

AREA: Final[Domain] = Domain("area", ("buy", "sell"))
POST: Final[Spec] = Spec("post", (GOOD, AREA), ("IN-D21-01",))
FETCH: Final[Spec] = Spec("fetch", (GOOD,), ("IN-D22-01",))


class TradeBonus(InnerStep):
    """A bonus of tile frame.a that counts as a trade, so that a port may move a price first.

    `spec` is the kind of its trades; ports may be used by moves of clans too. Frame.b is the step's
    own. Frame.c > 0: a port has moved the price of that good, which must be traded (IN-D20-04).
    """

    def __init__(self, name: str, spec: Spec) -> None:
        super().__init__(name)
        self.spec = spec

    def goods(self, state: State, frame: Frame) -> int:
        """Mask of the goods that can be traded."""
        raise AssertionError("a trade bonus must define goods")

    def trades(self, state: State, frame: Frame, goods: int, out: list[Action]) -> None:
        """Append the trades of these goods."""

    def trade(self, state: State, frame: Frame, action: Action) -> None:
        """Carry one out; the frame is gone."""

    def _goods(self, state: State, frame: Frame) -> int:
        goods = self.goods(state, frame)
        return goods & 1 << (frame.c - 1) if frame.c else goods

    def begin(self, state: State, frame: Frame) -> bool:
        if self._goods(state, frame) or self.may_change(state, frame):
            return True
        state.stack.pop()
        return False

    def offers(self, state: State, frame: Frame) -> list[Action]:
        """The trades and what else is open, in the order of their ids."""
        goods = self._goods(state, frame)
        out: list[Action] = []
        self.trades(state, frame, goods, out)
        if not frame.c:
            legal_price_ports(state, frame.seat, goods, PRICELESS, out)
            if not frame.b:
                out.append(DONE.only)
        return out

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(sorted(self.offers(state, frame), key=_id))

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is not DONE and action.spec is not self.spec:
            open_shift(state, frame.seat, action, self._goods(state, frame), PRICELESS)
            return
        state.stack.pop()
        if action.spec is self.spec:
            self.trade(state, frame, action)

    def why_no_trade(self, state: State, frame: Frame, action: Action) -> Reason | None:
        """Why a trade of the bonus's own kind is not possible."""
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.c and (action.spec.domains[:1] != (GOOD,) or action.a != frame.c - 1):
            return moved_price(frame.c - 1)
        if action.spec is USE or action.spec is COPY:
            reason = why_other_port(state, frame.seat, action, PRICE_TILE)
            return NO_SHIFT if reason is None else reason
        return self.why_no_trade(state, frame, action)


def _id(action: Action) -> int:
    return action.id


# --- a dear sale ----------------------------------------------------------------------------------


class DearSale(TradeBonus):
    """Sell some goods of one type, each for a premium (IN-D20)."""

    def goods(self, state: State, frame: Frame) -> int:
        return sum([1 << good for good in EVERY_GOOD if sellable(state, frame.seat, good)])

    def trades(self, state: State, frame: Frame, goods: int, out: list[Action]) -> None:
        limit = railway(state).bonus(frame.a).numbers["goods"]
        for good in EVERY_GOOD:
            if goods >> good & 1:
                most = min(sellable(state, frame.seat, good), limit)
                out.extend(SELL.rows[good][1 : most + 1])

    def trade(self, state: State, frame: Frame, action: Action) -> None:
        premium = railway(state).bonus(frame.a).numbers["premium"]
        pay_in(state, frame.seat, premium * action.b, "delivery")
        open_sale(state, frame.seat, action.a, action.b)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which goods to sell with the premium, or be done", ("IN-D20-01",))

    def why_no_trade(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not SELL:
            return None
        limit = railway(state).bonus(frame.a).numbers["goods"]
        if action.b > limit:
            most: dict[str, object] = {"most": limit}
            return Reason("Sell at most {most} with this bonus.", ("IN-D20-01",), most)
        return why_no_sale(state, frame.seat, action.a, action.b)


DEAR_SALE: Final[DearSale] = DearSale("dear sale", SELL)


class SalePart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return any([sellable(state, seat, good) > 0 for good in EVERY_GOOD])

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(DEAR_SALE.id, seat, bonus))


# --- merchants sent out ---------------------------------------------------------------------------


class Posting(TradeBonus):
    """Merchants on one area without a trade, for money; the price moves (IN-D21)."""

    def goods(self, state: State, frame: Frame) -> int:
        number = railway(state).bonus(frame.a).numbers["merchants"]
        return (1 << len(GOOD_NAMES)) - 1 if state.seats[frame.seat].merchants >= number else 0

    def trades(self, state: State, frame: Frame, goods: int, out: list[Action]) -> None:
        market = state.seats[frame.seat].market
        for good in EVERY_GOOD:
            if goods >> good & 1:
                if market[good] >= 0:
                    out.append(POST.rows[good][0])
                if market[good] <= 0:
                    out.append(POST.rows[good][1])

    def trade(self, state: State, frame: Frame, action: Action) -> None:
        numbers = railway(state).bonus(frame.a).numbers
        number = numbers["merchants"]
        pay_in(state, frame.seat, trade_money(state, frame.seat), "clan")
        own = state.mine(frame.seat)
        own.merchants -= number
        steps = number if action.b == 0 else -number
        own.market[action.a] += steps
        move_price(state, action.a, steps)
        pay_in(state, frame.seat, numbers["money"], "delivery")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("to which area of the market merchants go, or be done", ("IN-D21-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is POST:
            rules = ("IN-D21-01",)
            return Reason("Merchants are sent out only by a delivery bonus.", rules)
        return None

    def why_no_trade(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not POST:
            return None
        own = state.seats[frame.seat]
        names: dict[str, object] = {"good": GOOD_NAMES[action.a]}
        if own.merchants < railway(state).bonus(frame.a).numbers["merchants"]:
            return Reason("You have too few merchants in stock.", ("IN-D21-01",))
        if own.market[action.a] > 0:
            rules = ("IN-D21-03",)
            return Reason("Your merchants already buy {good} this round.", rules, names)
        return Reason("Your merchants already sell {good} this round.", ("IN-D21-03",), names)


POSTING: Final[Posting] = Posting("post merchants", POST)


class PostPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return state.seats[seat].merchants >= numbers["merchants"]

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(POSTING.id, seat, bonus))


# --- goods for a contract -------------------------------------------------------------------------


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


class Fetching(TradeBonus):
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
            return Reason("Goods are fetched only by a delivery bonus.", ("IN-D22-01",))
        return None

    def why_no_trade(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not FETCH:
            return None
        names: dict[str, object] = {"good": GOOD_NAMES[action.a]}
        if state.seats[frame.seat].market[action.a] < 0:
            areas = ("IN-D21-03",)
            return Reason("Your merchants already sell {good} this round.", areas, names)
        rules = ("IN-D22-02", "IN-D22-06")
        return Reason("No contract could be fulfilled with {good} now.", rules, names)


FETCHING: Final[Fetching] = Fetching("fetch goods", FETCH)


class Fetched(InnerStep):
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
        open_further(state, frame.seat, action.a)
        fulfil(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which contract the fetched goods fulfil", ("IN-D22-02",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is FULFIL:
            return Reason("Fulfil a contract that needs both fetched goods.", ("IN-D22-02",))
        return None


FETCHED: Final[Fetched] = Fetched("use fetched goods")


class FetchPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        for one in EVERY_GOOD:
            for other in EVERY_GOOD[one:]:
                if can_fetch(state, seat, one, other):
                    return True
        return False

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(FETCHING.id, seat, bonus))
