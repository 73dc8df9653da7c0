"""What a bot thinks of Clan MacFarlane's canals."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.rules.expand import open_hexes
from ceilidh.say.phrases import message

ENOUGH: Final = 6  # further hexes are of no use


def canal_land(view: ClansEvaluationView) -> float:
    """Cheap hexes that only canals reach."""
    own = open_hexes(view.state, view.context.seat).minus(view.own.reach)
    return min(own.intersection(view.context.cheap).count(), ENOUGH) * view.context.left


EVALUATION: Final = ClansModuleEvaluation(
    terms=(Term("canals", "cheap land that only canals reach, up to six", 0.08, canal_land),),
    phrases={
        "canals": message("canals lead to cheap land"),
    },
)
