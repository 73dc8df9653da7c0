"""What a bot thinks of Clan MacLeod's shipyards."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.clans.modules.clans.macleod.rules import shipyards
from ceilidh.say.phrases import message

LOCKED: Final = 0.4  # what is left of a shipyard as long as no port opens it


def yards(look: Look) -> float:
    """Shipyards that can be used, and those that wait for a port."""
    if look.over:
        return 0.0
    own = shipyards(look.state)
    left = len(own.tiles) - len(own.used)
    ready = min(left, max(look.own.ports.bit_count() - len(own.used), 0))
    later = (left - ready) * LOCKED if look.prospect.left else 0.0
    return ready + later


JUDGEMENT: Final = ClansJudgement(
    terms=(Term("shipyards", "unused shipyards, those that wait for a port less", 1.0, yards),),
    phrases={
        "shipyards": message("your shipyards are ready to be used"),
    },
)
