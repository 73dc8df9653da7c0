"""What a bot thinks of Clan MacLeod's shipyards."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.modules.clans.macleod.rules import shipyards
from ceilidh.say.phrases import message

LOCKED: Final = 0.4  # what is left of a shipyard as long as no port opens it


def yards(view: ClansEvaluationView) -> float:
    """Shipyards that can be used, and those that wait for a port."""
    if view.over:
        return 0.0
    own = shipyards(view.state)
    left = len(own.tiles) - len(own.used)
    ready = min(left, max(view.own.ports.bit_count() - len(own.used), 0))
    later = (left - ready) * LOCKED if view.context.left else 0.0
    return ready + later


EVALUATION: Final = ClansModuleEvaluation(
    terms=(Term("shipyards", "unused shipyards, those that wait for a port less", 1.0, yards),),
    phrases={
        "shipyards": message("your shipyards are ready to use"),
    },
)
