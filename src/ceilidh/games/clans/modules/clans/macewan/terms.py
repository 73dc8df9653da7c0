"""What a bot thinks of Clan MacEwan's beer."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.clans.goods import GRAIN
from ceilidh.games.clans.rules.benefits import BENEFITS, SPENT
from ceilidh.say.phrases import message

WAITING: Final = 0.5  # how far beer of a contract in the box is counted on


def brewing(look: Look) -> float:
    """What beer earns more than its grain is worth: for contracts in the box, and at once."""
    prospect = look.prospect
    components = look.state.rules.components
    ability = components.clan("macewan").ability
    each = ability["beer_money_per_grain_and_hops"] * prospect.pound - prospect.goods[GRAIN]
    most = ability["beer_max_per_contract"]
    if look.over or each <= 0:
        return 0.0
    waiting = sum([min(components.contracts[number - 1].hops, most) for number in look.own.box])
    ready = 0
    for frame in look.frames:
        if frame.step == BENEFITS.id and frame.a and not frame.a & SPENT:
            hops = min(components.contracts[frame.a - 1].hops, most)
            ready += min(hops, look.own.goods[GRAIN])
    return (WAITING * waiting + ready) * each


JUDGEMENT: Final = ClansJudgement(
    terms=(
        Term("beer", "beer that contracts allow, beyond what the grain is worth", 1.0, brewing),
    ),
    phrases={"beer": message("beer earns money with this contract")},
)
