"""What decisions that are already open will still bring, so that a move may begin something."""

from collections.abc import Callable
from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.games.clans.goods import GOODS
from ceilidh.games.clans.rules import bonuses
from ceilidh.games.clans.rules.bargains import bargain_price, most_bargained
from ceilidh.games.clans.rules.benefits import BENEFITS
from ceilidh.games.clans.rules.bonuses import BONUSES, BUILDING, BUILDINGS
from ceilidh.games.clans.rules.contracts import KEEPING, empty_boxes
from ceilidh.games.clans.rules.kept import SALE
from ceilidh.games.clans.rules.ports import DISCARDING, GAINING, PORT_BONUS
from ceilidh.kernel.state import Frame


def pending(view: ClansEvaluationView) -> float:
    """The victory points of all open decisions of the seat."""
    total = 0.0
    modules = view.judgements.pending
    for frame in view.frames:
        judge = PENDING.get(frame.step) or modules.get(frame.step)
        if judge is not None:
            total += judge(view, frame)
    return total


def _benefits(view: ClansEvaluationView, frame: Frame) -> float:
    return (view.weights.expand * frame.b + view.weights.upgrade * frame.c) * view.context.pound


def _bonuses(view: ClansEvaluationView, frame: Frame) -> float:
    """Goods below their price beside a new unit, and new contracts for a full set of buildings."""
    state = view.state
    total = _draw(view, frame) * ((frame.a & BUILDINGS) // BUILDING)
    best = 0.0
    for good in range(GOODS):
        if frame.a & bonuses.GOODS & 1 << good:
            step = state.prices[good]
            number = most_bargained(state, view.context.seat, good, step)
            price = bargain_price(state, good, step) * view.context.pound
            best = max(best, number * (view.context.goods[good] - price))
    return total + best


def _sale(view: ClansEvaluationView, frame: Frame) -> float:
    """The price is still to come for what is sold, and the goods are still to go."""
    state = view.state
    each = state.rules.prices[frame.a][state.prices[frame.a]] * view.context.pound
    return frame.b * each - (frame.b - frame.c) * view.context.goods[frame.a]


def _discarding(view: ClansEvaluationView, frame: Frame) -> float:
    return (frame.b - 1) * view.context.goods[frame.a]


def _gaining(view: ClansEvaluationView, frame: Frame) -> float:
    return frame.b * view.context.goods[frame.a]


def _draw(view: ClansEvaluationView, frame: Frame) -> float:
    return view.weights.draw if empty_boxes(view.state, view.context.seat) > 0 else 0.0


PENDING: Final[dict[int, Callable[[ClansEvaluationView, Frame], float]]] = {
    BENEFITS.id: _benefits,
    BONUSES.id: _bonuses,
    SALE.id: _sale,
    DISCARDING.id: _discarding,
    GAINING.id: _gaining,
    PORT_BONUS.id: _draw,
    KEEPING.id: _draw,
}
