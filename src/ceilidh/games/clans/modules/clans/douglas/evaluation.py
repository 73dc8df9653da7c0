"""What a bot thinks of Clan Douglas's merchants."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.say.phrases import message


def second_goods(view: ClansEvaluationView) -> float:
    """Each merchant trades a good more in every round that is left, and the pair earns money."""
    return view.merchants * view.context.left + view.own.merchants


EVALUATION: Final = ClansModuleEvaluation(
    terms=(Term("pairs", "merchants that trade two goods, for every round", 0.25, second_goods),),
    phrases={
        "pairs": message("each of your merchants trades two goods"),
    },
)
