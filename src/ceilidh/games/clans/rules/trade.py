"""Action 1: trade (CC-TRD). One good, bought or sold, a merchant for each unit."""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import BUY, SELL
from ceilidh.games.clans.rules.ledger import pay_in, put_goods
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import MAIN, ActionRule
from ceilidh.kernel.event import Event
from ceilidh.kernel.reason import Reason, counting
from ceilidh.kernel.state import Frame

EVERY_GOOD: Final = (0, 1, 2, 3, 4, 5)

# By good and number: the trades of one unit up to so many.
_BUYS: Final = [[row[1 : most + 1] for most in range(len(row))] for row in BUY.rows]
_SELLS: Final = [[row[1 : most + 1] for most in range(len(row))] for row in SELL.rows]


def price(state: State, good: int) -> int:
    return state.rules.prices[good][state.prices[good]]


def move_price(state: State, good: int, steps: int) -> None:
    """A step is one space of the track; the marker stops at its ends (CC-TRD-Q1, CC-TRD-Q2)."""
    moved = min(max(state.prices[good] + steps, 0), state.rules.last_price)
    if state.recorder is not None and moved != state.prices[good]:
        change = moved - state.prices[good]
        state.recorder.events.append(Event("price", -1, GOOD_NAMES[good], change, -1, ""))
    state.prices[good] = moved


def trade_money(state: State, seat: int) -> int:
    """Money that comes with a trade before it is paid (Clan Stewart)."""
    total = 0
    for module in state.seats[seat].hooks.of["trade_money"]:
        total += module.trade_money(state, seat)
    return total


def most_bought(state: State, seat_number: int, good: int, each: int) -> int:
    """How many units of a good the seat can buy at `each`: merchants, money, one area only."""
    seat = state.seats[seat_number]
    if seat.merchants == 0 or seat.market[good] < 0:
        return 0
    most = seat.merchants * seat.hooks.goods_per_merchant
    if each <= 0:
        return most
    return min(most, (seat.money + trade_money(state, seat_number)) // each)


def most_sold(state: State, seat_number: int, good: int, elsewhere: int = 0) -> int:
    """How many units of a good the seat can sell, with so many that it has elsewhere."""
    seat = state.seats[seat_number]
    if seat.market[good] > 0:
        return 0
    return min(seat.merchants * seat.hooks.goods_per_merchant, seat.goods[good] + elsewhere)


def merchants_for(goods_per_merchant: int, number: int) -> int:
    """How many merchants it takes to trade so many units of a good."""
    return -(-number // goods_per_merchant)


def purchase(
    prices: Sequence[int],
    market: Sequence[int],
    goods_per_merchant: int,
    numbers: Sequence[int],
) -> tuple[int, int]:
    """What so many of each good cost at the market, and the merchants it takes to buy them.

    A good is an action, all its units at the price of now (CC-TRD-05). Nothing if one of the goods
    is being sold in this round (CC-TRD-11). What follows the goods in `numbers`, such as meat, is
    not at the market.
    """
    pounds = merchants = 0
    for each, sent, number in zip(prices, market, numbers, strict=False):
        if number:
            if sent < 0:
                return 0, 0
            pounds += each * number
            merchants += merchants_for(goods_per_merchant, number)
    return pounds, merchants


def send_merchants(state: State, seat_number: int, good: int, number: int) -> None:
    """So many merchants go to the buy area, or (negative) to the sell area; the price follows."""
    seat = state.mine(seat_number)
    seat.merchants -= abs(number)
    seat.market[good] += number
    move_price(state, good, number)


def buy(state: State, seat_number: int, good: int, number: int, each: int, reason: str) -> None:
    """All units at the price before the move (CC-TRD-05); then a step a merchant (CC-TRD-09)."""
    seat = state.mine(seat_number)
    if seat.hooks.of["trade_money"]:
        pay_in(state, seat_number, trade_money(state, seat_number), "clan")
    pay_in(state, seat_number, -each * number, reason)
    put_goods(state, seat_number, good, number, reason)
    send_merchants(state, seat_number, good, merchants_for(seat.hooks.goods_per_merchant, number))
    for module in seat.hooks.of["on_traded"]:
        module.on_traded(state, seat_number, good, number, True)


def sell(state: State, seat_number: int, good: int, number: int, elsewhere: int = 0) -> None:
    """As many as come from `elsewhere` are not taken out of stock."""
    seat = state.mine(seat_number)
    if seat.hooks.of["trade_money"]:
        pay_in(state, seat_number, trade_money(state, seat_number), "clan")
    pay_in(state, seat_number, price(state, good) * number, "trade")
    put_goods(state, seat_number, good, elsewhere - number, "trade")
    send_merchants(state, seat_number, good, -merchants_for(seat.hooks.goods_per_merchant, number))
    for module in seat.hooks.of["on_traded"]:
        module.on_traded(state, seat_number, good, number, False)


def legal_trades(state: State, seat_number: int, goods: tuple[int, ...], out: list[Action]) -> None:
    """As `most_bought` and `most_sold` say for each good; written out because it is asked most."""
    seat = state.seats[seat_number]
    merchants = seat.merchants
    if merchants == 0:
        return
    merchants *= seat.hooks.goods_per_merchant
    money = seat.money
    if seat.hooks.of["trade_money"]:
        money += trade_money(state, seat_number)
    market = seat.market
    tracks = state.rules.prices
    steps = state.prices
    for good in goods:
        if market[good] >= 0:
            most = money // tracks[good][steps[good]]
            if most > 0:
                out += _BUYS[good][most if most < merchants else merchants]
    stock = seat.goods
    for good in goods:
        most = stock[good]
        if most > 0 and market[good] <= 0:
            out += _SELLS[good][most if most < merchants else merchants]


# Rules of a purchase or a sale: of its merchants, of the two areas of a good, of its price.
TRADE_RULES: Final = ("CC-TRD-04", "CC-TRD-11", "CC-TRD-08")


def why_no_merchants(seat: Seat, number: int, rule: str) -> Reason | None:
    """Why the merchants do not suffice to trade so many units of a good."""
    most = seat.merchants * seat.hooks.goods_per_merchant
    if number == 0:
        return Reason("Trade at least one good.", (rule,))
    if seat.merchants == 0:
        return Reason("You have no merchant in stock.", (rule, "CC-TRD-Q4"))
    if number > most:
        return counting(
            "You have {n} merchant in stock, so you can trade at most {most}.",
            "You have {n} merchants in stock, so you can trade at most {most}.",
            seat.merchants,
            (rule,),
            {"most": most},
        )
    return None


def why_no_purchase(
    state: State, seat_number: int, good: int, number: int, each: int, rules: tuple[str, str, str]
) -> Reason | None:
    """Why the seat cannot buy so many units of a good at `each`."""
    seat = state.seats[seat_number]
    name: dict[str, object] = {"good": GOOD_NAMES[good]}
    reason = why_no_merchants(seat, number, rules[0])
    if reason is None and seat.market[good] < 0:
        return Reason("You already have merchants selling {good} this round.", (rules[1],), name)
    money = seat.money + trade_money(state, seat_number)
    if reason is None and each * number > money:
        return counting(
            "{n} {good} costs £{cost}; you have £{money}.",
            "{n} {good} cost £{cost}; you have £{money}.",
            number,
            (rules[2],),
            {"good": GOOD_NAMES[good], "cost": each * number, "money": money},
        )
    return reason


def why_no_sale(state: State, seat_number: int, good: int, number: int) -> Reason | None:
    seat = state.seats[seat_number]
    reason = why_no_merchants(seat, number, TRADE_RULES[0])
    if reason is None and seat.market[good] > 0:
        name: dict[str, object] = {"good": GOOD_NAMES[good]}
        return Reason(
            "You already have merchants buying {good} this round.", (TRADE_RULES[1],), name
        )
    return why_no_stock(seat, good, number, TRADE_RULES[2]) if reason is None else reason


def why_no_stock(seat: Seat, good: int, number: int, rule: str) -> Reason | None:
    """A reason if the seat has not so many of a good in stock."""
    if number <= seat.goods[good]:
        return None
    stock: dict[str, object] = {"number": seat.goods[good], "good": GOOD_NAMES[good]}
    return Reason("You have {number} {good} in stock.", (rule,), stock)


def moved_price(good: int) -> Reason:
    """What port tile 6 demands once it has moved a price."""
    names: dict[str, object] = {"good": GOOD_NAMES[good]}
    return Reason("You moved the price of {good}: now trade it.", ("CC-PRT-T6-Q2",), names)


class Trade(ActionRule[State]):
    def __init__(self) -> None:
        super().__init__((BUY, SELL), MAIN)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        """Frame.c > 0: port tile 6 has moved a price, and that good must be traded."""
        legal_trades(state, frame.seat, (frame.c - 1,) if frame.c else EVERY_GOOD, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is BUY:
            buy(state, frame.seat, action.a, action.b, price(state, action.a), "trade")
        else:
            sell(state, frame.seat, action.a, action.b)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        good = action.a
        if frame.c and frame.c - 1 != good:
            return moved_price(frame.c - 1)
        if action.spec is BUY:
            each = price(state, good)
            return why_no_purchase(state, frame.seat, good, action.b, each, TRADE_RULES)
        return why_no_sale(state, frame.seat, good, action.b)
