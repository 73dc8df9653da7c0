"""What a bot thinks of Clan MacKenzie's cellar."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.clans.goods import WHISKY
from ceilidh.games.clans.modules.clans.mackenzie.rules import cellar, values
from ceilidh.say.phrases import message


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
    phrases={
        "cellar": message("barrels in your cellar will earn money"),
    },
)
