"""Paying a delivery (IN-TD-01)."""

from ceilidh.games.clans.modules.industria.rail_board.goods import has_goods, why_no_goods
from ceilidh.games.clans.modules.industria.rail_board.rows import Demand
from ceilidh.games.clans.state import State
from ceilidh.kernel.reason import Reason


def can_pay(state: State, seat: int, tile: Demand) -> bool:
    return has_goods(state, seat, tile)


def why_no_payment(state: State, seat: int, tile: Demand) -> Reason | None:
    return why_no_goods(state, seat, tile, ("IN-TA-07", "IN-TD-01"))
