"""What a bot thinks of Clan Sinclair's jumps."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.clans.modules.clans.sinclair.jumps import over_land
from ceilidh.say.phrases import message

ENOUGH: Final = 6  # further hexes are of no use


def behind(look: Look) -> float:
    """Cheap hexes behind one of land, each of which brings an upgrade."""
    hexes = over_land(look.state, look.own).intersection(look.state.free)
    return min(hexes.intersection(look.prospect.cheap).count(), ENOUGH) * look.prospect.left


JUDGEMENT: Final = ClansJudgement(
    terms=(Term("jumps", "cheap land behind one hex of land, up to six", 0.08, behind),),
    phrases={
        "jumps": message("cheap land is one jump away"),
    },
)
