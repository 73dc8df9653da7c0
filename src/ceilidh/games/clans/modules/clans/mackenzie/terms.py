"""What a bot thinks of Clan MacKenzie's whisky and cellar."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look, Produced
from ceilidh.bots.clans.worth import ROUNDS
from ceilidh.bots.terms import Term
from ceilidh.games.clans.goods import WHISKY
from ceilidh.games.clans.modules.clans.mackenzie.rules import NAME, cellar, values
from ceilidh.say.phrases import message

STORED: Final = 0.8  # how much of what a barrel can earn is counted on before it is stored


def distilling(look: Look, produced: Produced) -> float:
    """What is paid for each whisky made, and what the one that is stored will earn."""
    made = produced.goods[WHISKY] - produced.stock[WHISKY]
    if made <= 0:
        return 0.0
    clan = look.state.rules.components.clan(NAME)
    pounds = float(clan.ability["money_per_whisky_produced"] * made)
    years = ROUNDS - produced.index
    if years > 0:
        money = values(look.state)
        pounds += STORED * money[min(years, len(money) - 1)]
    return pounds * look.prospect.worth.pound[produced.index]


def ageing(look: Look) -> float:
    """Whisky that ages: what it is worth when it comes out at the best time."""
    barrels = cellar(look.state).barrels
    money = values(look.state)
    last = len(money) - 1
    total = 0.0
    for space in range(len(money)):
        if barrels >> space & 1:
            best = money[min(space + look.prospect.left, last)]
            total += look.prospect.goods[WHISKY] + best * look.prospect.pound
    return total


JUDGEMENT: Final = ClansJudgement(
    terms=(Term("cellar", "barrels, with what they will earn when they come out", 0.9, ageing),),
    produced=distilling,
    phrases={
        "cellar": message("barrels in your cellar will earn money"),
    },
)
