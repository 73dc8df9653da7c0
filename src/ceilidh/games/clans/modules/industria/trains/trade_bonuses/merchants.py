"""Merchants sent to an area of the market for money (IN-D21)."""

from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import GOOD
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.modules.industria.trains.trade_bonuses.trade import TradeBonus
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.trade import (
    EVERY_GOOD,
    move_price,
    trade_money,
)
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

AREA: Final[Domain] = Domain("area", ("buy", "sell"))
POST: Final[Spec] = Spec("post", (GOOD, AREA), ("IN-D21-01",))


class PostMerchantsStep(TradeBonus):
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
        return Reason("which market area to send merchants to, if any", ("IN-D21-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is POST:
            rules = ("IN-D21-01",)
            return Reason("You can only send merchants out with a delivery bonus.", rules)
        return None

    def why_no_trade(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not POST:
            return None
        own = state.seats[frame.seat]
        names: dict[str, object] = {"good": GOOD_NAMES[action.a]}
        if own.merchants < railway(state).bonus(frame.a).numbers["merchants"]:
            return Reason("You do not have enough merchants in stock.", ("IN-D21-01",))
        if own.market[action.a] > 0:
            rules = ("IN-D21-03",)
            return Reason("You already have merchants buying {good} this round.", rules, names)
        return Reason(
            "You already have merchants selling {good} this round.", ("IN-D21-03",), names
        )


POSTING: Final[PostMerchantsStep] = PostMerchantsStep("post merchants", POST)


class PostPart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return state.seats[seat].merchants >= numbers["merchants"]

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(POSTING.id, seat, bonus))
