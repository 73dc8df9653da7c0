"""What a bot thinks of Clan Fraser's kilts."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.goods import PROCESSED, WOOL
from ceilidh.games.clans.modules.clans.fraser.rules import kilt_makers, kilts, row_number
from ceilidh.games.clans.rules.counters import imported
from ceilidh.say.phrases import message

USED: Final = 0.6  # how many of the kilts of later rounds will be woven and given away again


def a_kilt(view: ClansEvaluationView) -> float:
    """As good as the best processed good."""
    return max([view.context.goods[good] for good in PROCESSED])


def held(view: ClansEvaluationView) -> float:
    return kilts(view.state) * a_kilt(view)


def makers(view: ClansEvaluationView) -> float:
    """What workers beside sheep will still make out of wool."""
    gain = max(a_kilt(view) - view.context.goods[WOOL], 0.0)
    return USED * kilt_makers(view.state, view.context.seat) * gain * view.context.left


def cotton(view: ClansEvaluationView) -> float:
    """Cotton on its way to the next step, in wool."""
    step = row_number(view.state, "cotton_step")
    done = imported(view.state, view.own)[0] % step
    return done / step * row_number(view.state, "wool_per_step") * view.context.goods[WOOL]


EVALUATION: Final = ClansModuleEvaluation(
    terms=(
        Term("kilts", "kilts, as good as the best processed good", 1.0, held),
        Term("kilt makers", "workers beside sheep, for the rounds to come", 1.0, makers),
        Term("cotton", "cotton that is on its way to more wool", 0.7, cotton),
    ),
    phrases={
        "kilts": message("a kilt counts as any processed good"),
        "kilt makers": message("workers next to sheep can weave kilts"),
        "cotton": message("cotton gives you wool"),
    },
)
