"""The trade icon (IN-ATR), and what both kinds of trading share: brackets and merchants."""

from typing import Final

from ceilidh.games.clans.components.market import BRACKETS
from ceilidh.games.clans.goods import GOOD_NAMES, GOODS
from ceilidh.games.clans.modules.automa.dice import roll_good, roll_price
from ceilidh.games.clans.modules.automa.part import rows_of
from ceilidh.games.clans.modules.automa.story import tell, tell_words
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.trade import send_merchants
from ceilidh.games.clans.state import State

LOW: Final = 0
MEDIUM: Final = 1
HIGH: Final = 2


def bracket_of(state: State, step: int) -> int:
    """The bracket of a space of the price track, the same for all goods (IN-ATR-11)."""
    market = state.rules.components.market
    if step < market.medium_from:
        return LOW
    return HIGH if step > market.medium_to else MEDIUM


def untraded_goods(state: State, seat: int) -> list[int]:
    """The goods on whose market it has no merchant, bonuses included (IN-ATR-Q1)."""
    market = state.seats[seat].market
    return [good for good in range(GOODS) if market[good] == 0]


def trade_of(state: State, seat: int, good: int, face: int) -> int:
    """How many merchants go to the buy area, or (negative) to the sell area (IN-ATR-04 to 07)."""
    number = min(abs(face), state.seats[seat].merchants)
    bracket = bracket_of(state, state.prices[good])
    tell_words(
        state,
        seat,
        "bracket",
        BRACKETS[bracket],
        number,
        [GOOD_NAMES[good]],
        "IN-ATR-04 IN-ATR-11",
    )
    buys = bracket == LOW or (bracket == MEDIUM and face > 0)
    return number if buys else -number


def trade(state: State, seat: int) -> bool:
    """Try the icon; False if it is impossible."""
    if state.seats[seat].merchants == 0:
        tell(state, seat, "impossible", "merchants", 0, "IN-ATR-01")
        return False
    goods = untraded_goods(state, seat)
    if not goods:
        tell(state, seat, "impossible", "goods", 0, "IN-ATR-01 IN-ATR-Q1")
        return False
    good = roll_good(state, seat, goods, "IN-ATR-02 IN-ATR-03")
    face = roll_price(state, seat, "trade", "IN-ATR-04")
    number = trade_of(state, seat, good, face)
    deal(state, seat, good, number, rows_of(state).prices.trade, "trade")
    return True


def deal(state: State, seat: int, good: int, number: int, each: int, reason: str) -> None:
    """Merchants go to the market, the price moves, and each earns fixed money (IN-ATR-08 to 10)."""
    tell_words(
        state,
        seat,
        "deal",
        "buy" if number > 0 else "sell",
        abs(number),
        [GOOD_NAMES[good]],
        "IN-ATR-08 IN-ATR-09",
    )
    send_merchants(state, seat, good, number)
    pay_in(state, seat, abs(number) * each, reason)
