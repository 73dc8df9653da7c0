"""What a bot thinks of the Mountain: its treasure and its toll."""

from typing import Final

from ceilidh.bots.evaluation import ModuleEvaluation, Term
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.games.glenmore.modules.highlander.rules import PAY_TOLL, TREASURE, mountain
from ceilidh.games.glenmore.rules.rondel import what_lies_at
from ceilidh.games.glenmore.state import FIXTURE
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message


def waiting(view: GlenMoreEvaluationView) -> float:
    """The treasure that waits for whoever stands on the Mountain."""
    there = what_lies_at(view.state, view.state.places[view.context.seat])
    if there > FIXTURE:
        return 0.0
    part = mountain(view.state)
    return part.coins + view.resources(part.goods, sum(part.goods), view.own.stock[:])


def toll(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return -view.weights.coin * frame.a


def treasure(view: GlenMoreEvaluationView, frame: Frame) -> float:
    goods = mountain(view.state).goods
    return view.resources(goods, sum(goods), view.own.stock[:])


EVALUATION: Final[ModuleEvaluation[GlenMoreEvaluationView]] = ModuleEvaluation(
    terms=(Term("mountain", "the treasure under the own pawn on the Mountain", 0.9, waiting),),
    pending={PAY_TOLL.name: toll, TREASURE.name: treasure},
    phrases={
        "mountain": message("you get the treasure on the Mountain"),
    },
)
