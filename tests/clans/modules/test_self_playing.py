"""A seat that plays by itself, as the Automa will: its turn is a step without decisions."""

from collections.abc import Iterator

import pytest

from ceilidh.games.clans.flow import FLOW, turns
from ceilidh.games.clans.kinds import PASS
from ceilidh.games.clans.rules.turn import PASSING
from ceilidh.games.clans.state import State
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame
from tests.clans.scenario import Scenario

ITSELF = 2


class Idle(Step[State]):
    """A turn that asks nothing: the seat passes."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        PASSING.apply(state, frame, PASS.only)
        return False


@pytest.fixture
def scenario() -> Iterator[Scenario]:
    """Seats 0 and 1 are people; the turn of seat 2 is a step of its own."""
    step = Idle("idle turn")
    step.id = len(FLOW.steps)
    FLOW.steps.append(step)
    FLOW.by_name[step.name] = step
    made = Scenario()
    rules = made.state.rules
    kept = rules.turn_steps, rules.turns, rules.people
    rules.turn_steps = ["turn", "turn", step.name]
    rules.turns = turns(rules)
    rules.people = [0, 1]
    yield made
    rules.turn_steps, rules.turns, rules.people = kept
    del FLOW.by_name[step.name]
    FLOW.steps.pop()


def test_its_turn_asks_nobody(scenario: Scenario) -> None:
    before = scenario.seat(ITSELF).money
    scenario.play("pass")
    assert scenario.table.actor == 1
    scenario.play("ship")
    assert scenario.table.actor == 1, "seat 2 has passed by itself, seat 0 before it"
    assert scenario.state.passed == [0, ITSELF]
    assert scenario.seat(ITSELF).money > before


def test_rounds_go_on_with_it(scenario: Scenario) -> None:
    scenario.play("pass", "pass")
    assert scenario.state.round == 2
    assert scenario.table.actor in (0, 1)


def test_clans_are_offered_to_people_only(scenario: Scenario) -> None:
    state = scenario.state
    state.stack.append(Frame(FLOW.id_of("clan choice"), -1))
    FLOW.settle(state)
    assert len(state.offers) == 3, "one more than there are people"
    waiting = [frame.seat for frame in state.stack if frame.step == FLOW.id_of("choose pair")]
    assert sorted(waiting) == [0, 1]
