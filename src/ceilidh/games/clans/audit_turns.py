"""The turn order of a position that may come from anywhere: rounds, passing, what is left."""

from ceilidh.games.clans.audit_ranges import some_of
from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.rules.first_workers import FIRST_WORKERS
from ceilidh.games.clans.rules.preparation import NEXT_ROUND
from ceilidh.games.clans.rules.scoring import SCORING_PHASE
from ceilidh.games.clans.rules.turn import ACTION_PHASE, TURN
from ceilidh.games.clans.state import State
from ceilidh.kernel.stack_audit import stack_faults

# What the whole game consists of; producing is begun by a step.
WHOLE = ["game", "set-up", "round", "preparation"]


def _round(state: State) -> list[str]:
    """The rounds that were begun and those that are left are all there are."""
    round_ = FLOW.by_name["round"].id
    steps = [frame.step for frame in state.stack]
    left = steps.count(round_) + steps.count(NEXT_ROUND.id)
    if state.round + left != state.plan.sequences[0].count(round_):
        return ["the round does not fit those that are left"]
    return []


def _order(state: State) -> list[str]:
    """Everybody has one place in the turn order, and passes once a round."""
    seats = list(range(state.rules.players))
    steps = [frame.step for frame in state.stack]
    order, passed = state.order, state.passed
    # Before the first workers an auction may still be deciding the order.
    whole = len(order) == len(seats) or FIRST_WORKERS.id in steps
    if not whole or not some_of(order, seats) or not some_of(passed, seats):
        return ["seats and turn order do not fit"]
    if any([one.step == TURN.id and one.a == 0 and one.seat in passed for one in state.stack]):
        return ["a seat that has passed is at turn"]
    if ACTION_PHASE.id in steps:
        place = state.stack[steps.index(ACTION_PHASE.id)].a
        return [] if 0 <= place < len(seats) else ["the turn order has no such place"]
    if SCORING_PHASE.id in steps and len(passed) != len(seats) and NEXT_ROUND.id not in steps:
        return ["the action phase is over, but not all have passed"]
    return []


def turn_faults(state: State) -> list[str]:
    players = state.rules.players
    faults = stack_faults(FLOW, state, WHOLE, [], players, players)
    return faults + _round(state) + _order(state)
