"""What a bot thinks of Clan Gordon's silos."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.goods import GRAIN, MILK, WOOL
from ceilidh.games.clans.modules.clans.gordon.rules import FREE_HEX, SILOS, benefits, silos
from ceilidh.games.clans.modules.clans.gordon.rules import UPGRADE as UPGRADE_GIFT
from ceilidh.say.phrases import message

AN_ACTION: Final = 0.5  # emptying a silo takes the action of a turn: how much of its gift is left


def stored(view: ClansEvaluationView) -> float:
    """Grain in silos: as good as in stock, or what it can still be turned into."""
    full = silos(view.state).full
    grain = view.context.goods[GRAIN]
    total = 0.0
    for silo, gift in enumerate(benefits(view.state)[:SILOS]):
        if full >> silo & 1:
            worth = max(view.context.goods[WOOL], view.context.goods[MILK])
            if gift == FREE_HEX:
                worth = view.weights.expand * view.context.pound
            elif gift == UPGRADE_GIFT:
                worth = view.weights.upgrade * view.context.pound
            rounds = 1.0 if view.context.left else 0.0
            total += grain + max(AN_ACTION * worth - grain, 0.0) * rounds
    return total


EVALUATION: Final = ClansModuleEvaluation(
    terms=(
        Term("silos", "grain in silos, with the benefit it can still be emptied for", 1.0, stored),
    ),
    phrases={
        "silos": message("grain in your silos gives a benefit"),
    },
)
