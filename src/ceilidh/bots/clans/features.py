"""What the nets of Clans see of a seat at the start of a round, and what they expect of it.

A row has the measures of all terms and plain counts. Rivals stand in it by what decides the prizes
of the end. Every round has a net of its own, because what a worker is worth in round 2 tells little
about round 5, and so has every number of players.
"""

from typing import Final

from ceilidh.bots.clans.box import waiting
from ceilidh.bots.clans.decision_context import ClansDecisionContext
from ceilidh.bots.clans.evaluate import TERMS
from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.value_tables import ROUNDS
from ceilidh.bots.clans.weights import weights
from ceilidh.bots.net import RoundNets
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.goods import COW, GOODS, SHEEP
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.games.clans.rules.contracts import empty_boxes
from ceilidh.games.clans.rules.counters import imported
from ceilidh.games.clans.state import State

# The set of weights whose constants are in the measures; with another one the net is of no use.
SEEN_BY: Final = "tuned"
BEST: Final = 4  # contracts of the export board that are looked at one by one


def features(view: ClansEvaluationView) -> list[float]:
    """One row."""
    context, state, own = view.context, view.state, view.own
    out = [term.measure(view) for term in TERMS]
    out += [
        float(own.glory),
        float(own.money),
        float(own.shipping),
        float(own.technology & 1),
        float(own.technology >> 1 & 1),
        float(view.merchants),
        float(len(own.fulfilled)),
        float(len(own.box)),
        float(empty_boxes(state, context.seat)),
        float(view.land.count()),
        float(view.land.intersection(context.cheap).count()),
        float(context.settlements_of(state, own)),
        float(view.yields.money),
        float(len(state.passed)),
    ]
    out += [float(number) for number in own.deployed[:9]]
    out += [float(number) for number in own.goods]
    out += [float(number) for number in view.yields.goods]
    out += [float(number) for number in view.yields.process]
    out += [float(number) for number in imported(state, own)]
    out += [float(number) for number in state.prices]
    out += _contracts(view)
    out += [_tile(view, round_) for round_ in range(1, ROUNDS + 1)]
    for others in (context.other_exports, context.other_settlements):
        out += [float(max(others, default=0)), float(min(others, default=0))]
    out += [float(own.clan == clan) for clan in range(len(CLAN_NAMES))]
    return out


def _contracts(view: ClansEvaluationView) -> list[float]:
    """What the contracts in sight ask for, and what the best of them would bring."""
    contracts = view.context.rules.components.contracts
    shown: list[Contract] = [contracts[number - 1] for number in view.state.display if number]
    boxed: list[Contract] = [contracts[number - 1] for number in view.own.box]
    herd = [view.own.deployed[COW], view.own.deployed[SHEEP]]
    values = [waiting(view, one, view.own.goods[:], herd[:]) for one in shown]
    values.sort(reverse=True)
    best = (values + [0.0] * BEST)[:BEST]
    ready, beef, mutton = 0, 0, 0
    for one in boxed:
        ready += _is_covered(one, view.own.goods, herd)
    for one in shown:
        ready += _is_covered(one, view.own.goods, herd)
        beef += one.beef
        mutton += one.mutton
    counts = [float(beef), float(mutton), float(len(shown)), float(ready)]
    return [*best, *_wanted(shown), *_wanted(boxed), *counts]


def _wanted(contracts: list[Contract]) -> list[float]:
    """How many of each good they ask for together."""
    out = [0.0] * GOODS
    for one in contracts:
        for good, need in one.wants:
            out[good] += need
    return out


def _is_covered(contract: Contract, goods: list[int], herd: list[int]) -> bool:
    """Whether all that a contract asks for is there."""
    if contract.beef > herd[0] or contract.mutton > herd[1]:
        return False
    lack = 0
    for good, need in contract.wants:
        lack += max(need - goods[good], 0)
    return lack == 0


def _tile(view: ClansEvaluationView, round_: int) -> float:
    """What the scoring tile of a round would bring as things stand; 0 for one that is over."""
    for coming in view.context.tiles:
        if coming.round == round_ and round_ >= view.state.round:
            tile = coming.tile
            if coming.basic:
                return tile.amount * view.basic_after() / tile.size
            if coming.processed:
                return tile.amount * view.processed_after() / tile.size
            return tile.amount * tile.counter.count(view.state, view.context.seat) / tile.size
    return 0.0


def view_of(state: State, seat: int) -> ClansEvaluationView:
    """The position as the net knows it."""
    return ClansEvaluationView(
        ClansDecisionContext(state, seat, weights(SEEN_BY, state.rules.players)), state
    )


def modules_worth(view: ClansEvaluationView) -> float:
    """What the net does not know: it was taught what is left of the points without it."""
    return view.judgements.weighted_terms.of(view)


def expected(state: State, seat: int, nets: RoundNets) -> float:
    """The final points of a seat by the net of the round, what is thought of modules on top."""
    view = view_of(state, seat)
    net = nets.net(state.rules.players, state.round)
    return net.points(features(view)) + modules_worth(view)
