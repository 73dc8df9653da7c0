"""What a bot thinks of Clan Douglas's merchants."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
from ceilidh.say.phrases import message


def second_goods(look: Look) -> float:
    """Each merchant trades a good more in every round that is left, and the pair earns money."""
    return look.merchants * look.prospect.left + look.own.merchants


JUDGEMENT: Final = ClansJudgement(
    terms=(Term("pairs", "merchants that trade two goods, for every round", 0.25, second_goods),),
    phrases={
        "pairs": message("each of your merchants trades two goods"),
    },
)
