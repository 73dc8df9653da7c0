"""Goods sold with a premium (IN-D20)."""

from typing import Final

from ceilidh.games.clans.kinds import SELL
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.modules.industria.trains.trade_bonuses.trade import TradeBonus
from ceilidh.games.clans.rules.kept import open_sale, sellable
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.trade import (
    EVERY_GOOD,
    why_no_sale,
)
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


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
        return Reason("which goods to sell at a premium, if any", ("IN-D20-01",))

    def why_no_trade(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not SELL:
            return None
        limit = railway(state).bonus(frame.a).numbers["goods"]
        if action.b > limit:
            most: dict[str, object] = {"most": limit}
            return Reason("You can sell at most {most} with this bonus.", ("IN-D20-01",), most)
        return why_no_sale(state, frame.seat, action.a, action.b)


DEAR_SALE: Final[DearSale] = DearSale("dear sale", SELL)


class SalePart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return any([sellable(state, seat, good) > 0 for good in EVERY_GOOD])

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(DEAR_SALE.id, seat, bonus))
