"""What a bot thinks of Clan Gordon's silos."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.clans.goods import GRAIN, MILK, WOOL
from ceilidh.games.clans.modules.clans.gordon.rules import FREE_HEX, SILOS, benefits, silos
from ceilidh.games.clans.modules.clans.gordon.rules import UPGRADE as UPGRADE_GIFT
from ceilidh.say.phrases import message

AN_ACTION: Final = 0.5  # emptying a silo takes the action of a turn: how much of its gift is left


def stored(look: Look) -> float:
    """Grain in silos: as good as in stock, or what it can still be turned into."""
    full = silos(look.state).full
    grain = look.prospect.goods[GRAIN]
    total = 0.0
    for silo, gift in enumerate(benefits(look.state)[:SILOS]):
        if full >> silo & 1:
            worth = max(look.prospect.goods[WOOL], look.prospect.goods[MILK])
            if gift == FREE_HEX:
                worth = look.weights.expand * look.prospect.pound
            elif gift == UPGRADE_GIFT:
                worth = look.weights.upgrade * look.prospect.pound
            rounds = 1.0 if look.prospect.left else 0.0
            total += grain + max(AN_ACTION * worth - grain, 0.0) * rounds
    return total


JUDGEMENT: Final = ClansJudgement(
    terms=(
        Term("silos", "grain in silos, with the benefit it can still be emptied for", 1.0, stored),
    ),
    phrases={
        "silos": message("grain in your silos brings a benefit"),
    },
)
