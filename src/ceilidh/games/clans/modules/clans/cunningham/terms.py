"""What a bot thinks of Clan Cunningham's butter."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look, Produced
from ceilidh.games.clans.goods import MILK
from ceilidh.games.clans.rules.production import PRODUCTION_ENDS

KEPT_MILK: Final = 0.6  # how much less butter counts for which milk is kept for a round


def butter(look: Look, produced: Produced) -> float:
    """What butter earns more than the milk is worth."""
    if produced.this and not look.to_come(PRODUCTION_ENDS.id):
        return 0.0
    worth = look.prospect.worth
    clan = look.state.rules.components.clan("cunningham")
    money = clan.ability["butter_money_per_milk"] * worth.pound[produced.index]
    # Milk of the stock could have been churned before.
    milk = produced.goods[MILK] - KEPT_MILK * produced.stock[MILK]
    return milk * max(money - worth.good[produced.index][MILK], 0.0)


JUDGEMENT: Final = ClansJudgement(produced=butter)
