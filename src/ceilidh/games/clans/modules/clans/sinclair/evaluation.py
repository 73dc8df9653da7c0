"""What a bot thinks of Clan Sinclair's jumps."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.modules.clans.sinclair.jumps import over_land
from ceilidh.say.phrases import message

ENOUGH: Final = 6  # further hexes are of no use


def behind(view: ClansEvaluationView) -> float:
    """Cheap hexes behind one of land, each of which brings an upgrade."""
    hexes = over_land(view.state, view.own).intersection(view.state.free)
    return min(hexes.intersection(view.context.cheap).count(), ENOUGH) * view.context.left


EVALUATION: Final = ClansModuleEvaluation(
    terms=(Term("jumps", "cheap land behind one hex of land, up to six", 0.08, behind),),
    phrases={
        "jumps": message("cheap land is one jump away"),
    },
)
