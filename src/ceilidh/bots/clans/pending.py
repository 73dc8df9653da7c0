"""What decisions that are already open will still bring, so that a move may begin something."""

from collections.abc import Callable
from typing import Final

from ceilidh.bots.clans.look import Look
from ceilidh.games.clans.goods import GOODS
from ceilidh.games.clans.rules import bonuses
from ceilidh.games.clans.rules.bargains import bargain_price, most_bargained
from ceilidh.games.clans.rules.benefits import BENEFITS
from ceilidh.games.clans.rules.bonuses import BONUSES, BUILDING, BUILDINGS
from ceilidh.games.clans.rules.contracts import KEEPING, empty_boxes
from ceilidh.games.clans.rules.kept import SALE
from ceilidh.games.clans.rules.ports import DISCARDING, GAINING, PORT_BONUS
from ceilidh.kernel.state import Frame


def pending(look: Look) -> float:
    """The victory points of all open decisions of the seat."""
    total = 0.0
    modules = look.judgements.pending
    for frame in look.frames:
        judge = PENDING.get(frame.step) or modules.get(frame.step)
        if judge is not None:
            total += judge(look, frame)
    return total


def _benefits(look: Look, frame: Frame) -> float:
    return (look.weights.expand * frame.b + look.weights.upgrade * frame.c) * look.prospect.pound


def _bonuses(look: Look, frame: Frame) -> float:
    """Goods below their price beside a new unit, and new contracts for a full set of buildings."""
    state = look.state
    total = _draw(look, frame) * ((frame.a & BUILDINGS) // BUILDING)
    best = 0.0
    for good in range(GOODS):
        if frame.a & bonuses.GOODS & 1 << good:
            step = state.prices[good]
            number = most_bargained(state, look.prospect.seat, good, step)
            price = bargain_price(state, good, step) * look.prospect.pound
            best = max(best, number * (look.prospect.goods[good] - price))
    return total + best


def _sale(look: Look, frame: Frame) -> float:
    """The price is still to come for what is sold, and the goods are still to go."""
    state = look.state
    each = state.rules.prices[frame.a][state.prices[frame.a]] * look.prospect.pound
    return frame.b * each - (frame.b - frame.c) * look.prospect.goods[frame.a]


def _discarding(look: Look, frame: Frame) -> float:
    return (frame.b - 1) * look.prospect.goods[frame.a]


def _gaining(look: Look, frame: Frame) -> float:
    return frame.b * look.prospect.goods[frame.a]


def _draw(look: Look, frame: Frame) -> float:
    return look.weights.draw if empty_boxes(look.state, look.prospect.seat) > 0 else 0.0


PENDING: Final[dict[int, Callable[[Look, Frame], float]]] = {
    BENEFITS.id: _benefits,
    BONUSES.id: _bonuses,
    SALE.id: _sale,
    DISCARDING.id: _discarding,
    GAINING.id: _gaining,
    PORT_BONUS.id: _draw,
    KEEPING.id: _draw,
}
