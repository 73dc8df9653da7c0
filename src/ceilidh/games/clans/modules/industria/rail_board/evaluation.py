"""What a bot thinks of milestones: those it has, and those it can still claim."""

from typing import Final, cast

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.modules.industria.rail_board.board import (
    NAME,
    board,
    railway,
    unlocked,
)
from ceilidh.games.clans.modules.industria.rail_board.conditions import progress
from ceilidh.games.clans.modules.industria.rail_board.payment import PAYING_DEMAND, saved_goods
from ceilidh.games.clans.modules.industria.rail_board.rules import (
    SLOTS,
    Milestones,
    next_points,
    points_of,
)
from ceilidh.games.clans.modules.industria.rail_board.variant import Variant
from ceilidh.games.clans.state import State
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

MET: Final = 0.85  # how far to count on a milestone whose condition is met, with a marker
NO_MARKER: Final = 0.4  # and without one
NEAR: Final = 0.45  # how far to count on one of which nothing is missing but the last bit
LATER: Final = (0.5, 0.8, 0.9, 1.0, 1.0)  # how far the rest can still be had, by rounds left


def _module(state: State) -> Milestones:
    return cast(Milestones, state.rules.module(NAME))


def _variant(state: State, seat: int) -> Variant:
    return _module(state).variant(state)


def ledger(view: ClansEvaluationView) -> float:
    """The points of the milestones that the seat has claimed."""
    state, seat = view.state, view.context.seat
    variant = view.context.once(_variant)
    total = 0.0
    for slot in SLOTS:
        for place, claim in enumerate(board(state).claims[slot]):
            if claim[0] == seat:
                total += points_of(state, variant, slot, place)
    return total


def to_claim(view: ClansEvaluationView) -> float:
    """The points of milestones to come, by how far conditions are met; no more than markers."""
    state, seat = view.state, view.context.seat
    if view.over or not state.round:
        return 0.0
    variant = view.context.once(_variant)
    mine = unlocked(state, seat)
    had = mine.bit_count()
    markers = variant.markers(state, seat) - had
    table = railway(state)
    points = next_points(state, variant)
    hopes: list[float] = []
    for slot, number in enumerate(board(state).tiles):
        if mine >> slot & 1:
            continue
        tile = table.milestone(number)
        part = min(progress(state, seat, tile) / tile.amount, 1.0)
        if part >= 1.0:
            hopes.append(points[slot] * MET)
        else:
            hopes.append(points[slot] * NEAR * part * part * LATER[view.context.left])
    hopes.sort(reverse=True)
    most = table.numbers.markers - had
    return sum(hopes[: max(markers, 0)]) + NO_MARKER * sum(hopes[max(markers, 0) : most])


def paying(view: ClansEvaluationView, frame: Frame) -> float:
    """The goods of a demand that are still to be paid, less the one that is being taken off."""
    saved = saved_goods(frame)
    worth = view.context.goods
    left = [
        (number - saved[good], worth[good])
        for good, number in railway(view.state).demand_tile(frame.a).wants
        if number > saved[good]
    ]
    off = max([each for _, each in left], default=0.0) if frame.c else 0.0
    return off - sum([number * each for number, each in left])


EVALUATION: Final = ClansModuleEvaluation(
    terms=(
        Term("milestones", "the points of milestones claimed", 1.0, ledger),
        Term("to claim", "milestones to come, by how far their conditions are met", 0.85, to_claim),
    ),
    pending={PAYING_DEMAND.name: paying},
    phrases={
        "milestones": message("a milestone scores"),
        "to claim": message("it brings you closer to a milestone"),
    },
)
