"""What a bot thinks of Clan MacFarlane's canals."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.clans.rules.expand import open_hexes
from ceilidh.say.phrases import message

ENOUGH: Final = 6  # further hexes are of no use


def canal_land(look: Look) -> float:
    """Cheap hexes that only canals reach."""
    own = open_hexes(look.state, look.prospect.seat).minus(look.own.reach)
    return min(own.intersection(look.prospect.cheap).count(), ENOUGH) * look.prospect.left


JUDGEMENT: Final = ClansJudgement(
    terms=(Term("canals", "cheap land that only canals reach, up to six", 0.08, canal_land),),
    phrases={
        "canals": message("canals lead to cheap land"),
    },
)
