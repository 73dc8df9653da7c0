"""What the net of Glen More II sees of a seat, and what it expects of all of them.

A row has the measures of all terms and plain counts. Rivals stand in it by what they have in each
category and by their places on the Rondel, so one net serves two to four players.
"""

from typing import Final

from ceilidh.bots.glenmore.evaluate import TERMS
from ceilidh.bots.glenmore.look import Look
from ceilidh.bots.glenmore.prospect import Prospect
from ceilidh.bots.glenmore.weights import weights
from ceilidh.bots.net import net_of
from ceilidh.games.glenmore.goods import CATEGORIES
from ceilidh.games.glenmore.rules.counts import category
from ceilidh.games.glenmore.state import State

# The set of weights whose constants are in the measures; with another one the net is of no use.
SEEN_BY: Final = "tuned"


def features(look: Look) -> list[float]:
    """One row."""
    prospect, state, own = look.prospect, look.state, look.own
    seat = prospect.seat
    out = [term.measure(look) for term in TERMS]
    out += [
        prospect.turns,
        prospect.season,
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
    out += prospect.steps
    for which in range(CATEGORIES):
        mine = category(state, seat, which)
        others = prospect.results[which]
        out += [float(mine), float(mine - max(others)), float(mine - min(others))]
    here = state.places[seat]
    places = [state.places[one] for one in prospect.others if not state.gone >> one & 1] or [here]
    return [*out, float(max(places) - here), float(min(places) - here)]


def look_of(state: State, seat: int) -> Look:
    """The position as the net knows it."""
    return Look(Prospect(state, seat, weights(SEEN_BY, state.rules.players)), state)


def modules_worth(look: Look) -> float:
    """What the net does not know: it was taught what is left of the points without it."""
    return look.prospect.judgements.weighing.of(look)


def expected(state: State) -> list[float]:
    """The final points of every seat, with what is thought of the modules on top."""
    net = net_of("glenmore")
    out: list[float] = []
    for seat in range(state.rules.players):
        look = look_of(state, seat)
        out.append(net.points(features(look)) + modules_worth(look))
    return out
