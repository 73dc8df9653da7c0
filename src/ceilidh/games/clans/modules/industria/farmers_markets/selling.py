"""Selling at a market beside a unit just deployed (IN-FM-13 to 34)."""

from typing import Final

from ceilidh.games.clans.goods import BASIC, GOOD_NAMES
from ceilidh.games.clans.kinds import GOOD, HEX
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import (
    MARKET,
    cover,
    markets,
    open_goods,
)
from ceilidh.games.clans.rules.kept import open_sale, sellable
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.trade import moved_price, why_no_merchants, why_no_sale
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec, numbers
from ceilidh.kernel.action_rule import BONUS, ActionRule
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

MOST: Final = 4  # of the notation; the table says how many may be sold
VEND: Final[Spec] = Spec("vend", (MARKET, GOOD, numbers("number", 1, MOST)), ("IN-FM-13",))

# Frame.a of the bonuses: two bits a market, how often it may be used.
FIRST_BIT: Final = 8


def offer_of(market: int) -> int:
    """One use of a market, as the bonuses of a unit count it."""
    return 1 << FIRST_BIT + 2 * market


def uses_left(offer: int, market: int) -> int:
    return offer >> FIRST_BIT + 2 * market & 3


def premium(state: State, good: int) -> int:
    """What the market pays above the price (IN-FM-17, 18)."""
    market = state.rules.components.market
    if good in BASIC:
        return market.farmers_premium_basic
    return market.farmers_premium_processed


def most_vended(state: State, seat: int, good: int) -> int:
    """How many of a good can be sold at one market (IN-FM-13, 16, 27, 30)."""
    most = min(state.rules.components.market.farmers_max_goods, MOST)
    return min(most, sellable(state, seat, good))


def vended_goods(state: State, offer: int) -> int:
    """Mask of the goods that the markets on offer take."""
    own = markets(state)
    mask = 0
    for market in range(len(own.hexes)):
        if uses_left(offer, market):
            for good in open_goods(own, market):
                mask |= 1 << good
    return mask


class SellAtMarketRule(ActionRule[State]):
    """Among the bonuses of a deployed unit: goods of one type at a market beside it."""

    def __init__(self) -> None:
        super().__init__((VEND,), BONUS)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        own = markets(state)
        for market in range(len(own.hexes)):
            if uses_left(frame.a, market):
                for good in sorted(open_goods(own, market)):
                    # Frame.c > 0: a port has moved that price, so that good must be traded.
                    if frame.c in (0, good + 1):
                        for number in range(most_vended(state, frame.seat, good)):
                            out.append(VEND.of(market, good, number))

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        """The premium comes with the price before the marker moves (IN-FM-19)."""
        offer = frame.a - offer_of(action.a)
        state.stack[-1] = Frame(frame.step, frame.seat, offer, frame.b)
        number = action.c + 1
        cover(state, action.a, action.b)
        pay_in(state, frame.seat, premium(state, action.b) * number, "market")
        open_sale(state, frame.seat, action.b, number)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        own = markets(state)
        names: dict[str, object] = {"market": action.a + 1, "good": GOOD_NAMES[action.b]}
        if action.a >= len(own.hexes) or not open_goods(own, action.a):
            return Reason("There is no market {market}.", ("IN-FM-21",), names)
        if not uses_left(frame.a, action.a):
            names["hex"] = HEX.words[own.hexes[action.a]]
            return Reason(
                "You have no new unit next to market {market} on {hex} that can still sell.",
                ("IN-FM-13", "IN-FM-33"),
                names,
            )
        if action.b not in open_goods(own, action.a):
            return Reason("Market {market} is not buying {good} now.", ("IN-FM-14",), names)
        if frame.c and frame.c - 1 != action.b:
            return moved_price(frame.c - 1)
        number = action.c + 1
        reason = why_no_merchants(state.seats[frame.seat], number, "IN-FM-16")
        return why_no_sale(state, frame.seat, action.b, number) if reason is None else reason
