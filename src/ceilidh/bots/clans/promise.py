"""What a position in the midst of a round promises: how good the round's end may become.

The judgement of single moves does not tell that well, because it knows nothing of the nets that
judge the end. So every round has weights of its own, learnt from where the plans of wide searches
ended (`bench/train_plans.py`).
"""

from typing import Final

from ceilidh.bots.clans.evaluate import TERMS, ClansJudge
from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.net import RoundWeights
from ceilidh.games.clans.rules.contracts import empty_boxes
from ceilidh.games.clans.state import State

LITTLE: Final = 10  # pounds; the first ones are worth most
ENOUGH: Final = 25


def plan_row(view: ClansEvaluationView) -> list[float]:
    """The measures of all terms and plain counts."""
    own = view.own
    out = [term.measure(view) for term in TERMS]
    out += [
        float(own.money),
        float(min(own.money, LITTLE)),
        float(min(own.money, ENOUGH)),
        float(own.merchants),
        float(view.merchants),
        float(own.shipping),
        float(own.technology & 1),
        float(own.technology >> 1 & 1),
        float(len(own.fulfilled)),
        float(len(own.box)),
        float(empty_boxes(view.state, view.context.seat)),
        float(view.land.count()),
        float(view.yields.money),
        float(len(view.frames)),
    ]
    out += [float(number) for number in own.deployed[:9]]
    out += [float(number) for number in own.goods]
    out += [float(number) for number in view.yields.goods[:3]]
    out += [float(number) for number in view.after]
    return out


def promise(judge: ClansJudge, state: State, learnt: RoundWeights) -> float:
    """In victory points; only differences within one plan mean anything."""
    view = ClansEvaluationView(judge.context, state)
    weights = learnt.weights(state.rules.players, state.round)
    row = plan_row(view)
    total = view.judgements.weighted_terms.of(view)
    for place in range(len(weights)):
        total += weights[place] * row[place]
    return total
