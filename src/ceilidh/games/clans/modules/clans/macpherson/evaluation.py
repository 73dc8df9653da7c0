"""What a bot thinks of Clan MacPherson's animals."""

from typing import Final

from ceilidh.bots.clans.box import animal
from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.goods import COW, SHEEP
from ceilidh.games.clans.modules.clans.macpherson.rules import cradles
from ceilidh.games.clans.rules.expand import units_left
from ceilidh.say.phrases import message


def young(view: ClansEvaluationView) -> float:
    """What the animals to come will give, where two neighbours can have them."""
    total = 0.0
    for kind in (SHEEP, COW):
        room = len(cradles(view.state, view.context.seat, kind))
        left = units_left(view.own, view.own.hooks.column_at[kind])
        total += min(room, left, view.context.left) * animal(view, kind)
    return total


EVALUATION: Final = ClansModuleEvaluation(
    terms=(Term("young", "animals that neighbours of a kind will still have", 0.6, young),),
    phrases={
        "young": message("two neighbouring animals of the same type breed"),
    },
)
