"""What a bot thinks of bids in the clan auction."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.modules.auction.rules import auction
from ceilidh.say.phrases import message

FIRST_CHOICE: Final = 5.0  # victory points that the first choice of a clan is worth


def leading(view: ClansEvaluationView) -> float:
    part = auction(view.state)
    return FIRST_CHOICE - part.bid if part.leader == view.context.seat else 0.0


def paid(view: ClansEvaluationView) -> float:
    return view.own.bid


EVALUATION: Final = ClansModuleEvaluation(
    terms=(
        Term("leading bid", "the first choice less the points of the bid", 1.0, leading),
        Term("bid", "points that were bid for the clan", -1.0, paid),
    ),
    phrases={
        "leading bid": message("your bid is highest, and the clan is worth it"),
        "bid": message("you spend fewer points on your bid"),
    },
)
