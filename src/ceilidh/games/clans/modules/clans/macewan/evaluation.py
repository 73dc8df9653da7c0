"""What a bot thinks of Clan MacEwan's beer."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.goods import GRAIN
from ceilidh.games.clans.rules.benefits import BENEFITS, SPENT
from ceilidh.say.phrases import message

WAITING: Final = 0.5  # how far beer of a contract in the box is counted on


def brewing(view: ClansEvaluationView) -> float:
    """What beer earns more than its grain is worth: for contracts in the box, and at once."""
    context = view.context
    components = view.state.rules.components
    ability = components.clan("macewan").ability
    each = ability["beer_money_per_grain_and_hops"] * context.pound - context.goods[GRAIN]
    most = ability["beer_max_per_contract"]
    if view.over or each <= 0:
        return 0.0
    waiting = sum([min(components.contracts[number - 1].hops, most) for number in view.own.box])
    ready = 0
    for frame in view.frames:
        if frame.step == BENEFITS.id and frame.a and not frame.a & SPENT:
            hops = min(components.contracts[frame.a - 1].hops, most)
            ready += min(hops, view.own.goods[GRAIN])
    return (WAITING * waiting + ready) * each


EVALUATION: Final = ClansModuleEvaluation(
    terms=(
        Term("beer", "beer that contracts allow, beyond what the grain is worth", 1.0, brewing),
    ),
    phrases={"beer": message("beer earns money with this contract")},
)
