"""What the net of Glen More II sees of a seat, and what it expects of all of them.

A row has the measures of all terms and plain counts. Rivals stand in it by what they have in each
category and by their places on the Rondel, so one net serves two to four players.
"""

from typing import Final

from ceilidh.bots.glenmore.decision_context import GlenMoreDecisionContext
from ceilidh.bots.glenmore.evaluate import TERMS
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.bots.glenmore.weights import weights
from ceilidh.bots.net_files import net_of
from ceilidh.games.glenmore.goods import CATEGORIES
from ceilidh.games.glenmore.rules.counts import category
from ceilidh.games.glenmore.state import State

# The set of weights whose constants are in the measures; with another one the net is of no use.
SEEN_BY: Final = "tuned"


def features(view: GlenMoreEvaluationView) -> list[float]:
    """One row."""
    context, state, own = view.context, view.state, view.own
    seat = context.seat
    out = [term.measure(view) for term in TERMS]
    out += [
        context.turns,
        context.season,
        float(own.coins),
        float(own.barrels),
        float(own.scots),
        float(own.markers),
        float(len(own.tiles)),
        float(len(own.landmarks)),
        float(len(own.persons)),
        float(own.powers.movement_vp),
        float(state.gone >> seat & 1),
        1.0 if state.stack and state.stack[-1].seat == seat else 0.0,
        float(state.scorings),
        float(state.stack_number),
        float(state.drawn),
        float(state.rules.players),
    ]
    out += [float(number) for number in own.stock]
    out += [float(number) for number in state.market]
    out += context.steps
    for which in range(CATEGORIES):
        mine = category(state, seat, which)
        others = context.results[which]
        out += [float(mine), float(mine - max(others)), float(mine - min(others))]
    here = state.places[seat]
    places = [state.places[one] for one in context.others if not state.gone >> one & 1] or [here]
    return [*out, float(max(places) - here), float(min(places) - here)]


def view_of(state: State, seat: int) -> GlenMoreEvaluationView:
    """The position as the net knows it."""
    return GlenMoreEvaluationView(
        GlenMoreDecisionContext(state, seat, weights(SEEN_BY, state.rules.players)), state
    )


def modules_worth(view: GlenMoreEvaluationView) -> float:
    """What the net does not know: it was taught what is left of the points without it."""
    return view.context.judgements.weighted_terms.of(view)


def expected(state: State) -> list[float]:
    """The final points of every seat, with what is thought of the modules on top."""
    net = net_of("glenmore")
    out: list[float] = []
    for seat in range(state.rules.players):
        view = view_of(state, seat)
        out.append(net.points(features(view)) + modules_worth(view))
    return out
