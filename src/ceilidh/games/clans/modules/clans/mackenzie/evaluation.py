"""What a bot thinks of Clan MacKenzie's whisky and cellar."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView, ProducedGoods
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.clans.value_tables import ROUNDS
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.goods import WHISKY
from ceilidh.games.clans.modules.clans.mackenzie.rules import NAME, cellar, values
from ceilidh.say.phrases import message

STORED: Final = 0.8  # how much of what a barrel can earn is counted on before it is stored


def distilling(view: ClansEvaluationView, produced: ProducedGoods) -> float:
    """What is paid for each whisky made, and what the one that is stored will earn."""
    made = produced.goods[WHISKY] - produced.stock[WHISKY]
    if made <= 0:
        return 0.0
    clan = view.state.rules.components.clan(NAME)
    pounds = float(clan.ability["money_per_whisky_produced"] * made)
    years = ROUNDS - produced.index
    if years > 0:
        money = values(view.state)
        pounds += STORED * money[min(years, len(money) - 1)]
    return pounds * view.context.worth.pound[produced.index]


def ageing(view: ClansEvaluationView) -> float:
    """Whisky that ages: what it is worth when it comes out at the best time."""
    barrels = cellar(view.state).barrels
    money = values(view.state)
    last = len(money) - 1
    total = 0.0
    for space in range(len(money)):
        if barrels >> space & 1:
            best = money[min(space + view.context.left, last)]
            total += view.context.goods[WHISKY] + best * view.context.pound
    return total


EVALUATION: Final = ClansModuleEvaluation(
    terms=(Term("cellar", "barrels, with what they will earn when they come out", 0.9, ageing),),
    produced=distilling,
    phrases={
        "cellar": message("barrels in your cellar will earn money"),
    },
)
