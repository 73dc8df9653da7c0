"""What a bot thinks of Clan Cunningham's butter."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView, ProducedGoods
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.games.clans.goods import MILK
from ceilidh.games.clans.rules.production import PRODUCTION_ENDS

KEPT_MILK: Final = 0.6  # how much less butter counts for which milk is kept for a round


def butter(view: ClansEvaluationView, produced: ProducedGoods) -> float:
    """What butter earns more than the milk is worth."""
    if produced.this and not view.to_come(PRODUCTION_ENDS.id):
        return 0.0
    worth = view.context.worth
    clan = view.state.rules.components.clan("cunningham")
    money = clan.ability["butter_money_per_milk"] * worth.pound[produced.index]
    # Milk of the stock could have been churned before.
    milk = produced.goods[MILK] - KEPT_MILK * produced.stock[MILK]
    return milk * max(money - worth.good[produced.index][MILK], 0.0)


EVALUATION: Final = ClansModuleEvaluation(produced=butter)
