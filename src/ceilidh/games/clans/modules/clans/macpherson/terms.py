"""What a bot thinks of Clan MacPherson's animals."""

from typing import Final

from ceilidh.bots.clans.box import animal
from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.clans.goods import COW, SHEEP
from ceilidh.games.clans.modules.clans.macpherson.rules import cradles
from ceilidh.games.clans.rules.expand import units_left
from ceilidh.say.phrases import message


def young(look: Look) -> float:
    """What the animals to come will give, where two neighbours can have them."""
    total = 0.0
    for kind in (SHEEP, COW):
        room = len(cradles(look.state, look.prospect.seat, kind))
        left = units_left(look.own, look.own.hooks.column_at[kind])
        total += min(room, left, look.prospect.left) * animal(look, kind)
    return total


JUDGEMENT: Final = ClansJudgement(
    terms=(Term("young", "animals that neighbours of a kind will still have", 0.6, young),),
    phrases={
        "young": message("two animals of a kind side by side have young"),
    },
)
