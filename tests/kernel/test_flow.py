"""Flow: sequences, waiting, inserting, simultaneous seats, stacks in words."""

import pytest

from ceilidh.kernel.action import Action, Spec, Vocabulary, numbers
from ceilidh.kernel.flow import Flow, Insertion, Sequence, Step, as_seat, insert
from ceilidh.kernel.state import Frame, State, StepSequences

SAY = Spec("say", (numbers("number", 0, 9),))
Vocabulary([SAY])


class Note(Step[State]):
    """Does its work by itself: counts in the chance number, which nobody else needs here."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.rng = state.rng * 10 + frame.seat + 1
        state.stack.pop()
        return False


class Ask(Step[State]):
    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(SAY.all[frame.seat])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.rng = state.rng * 10 + frame.seat
        state.stack.pop()


GAME = Sequence[State]("game", 0)
FLOW = Flow[State]([GAME, Note("note"), Ask("ask")])


def started(sequence: list[str], seat: int = 0) -> State:
    plan = StepSequences([[FLOW.by_name[name].id for name in sequence]])
    state = State(plan, [Frame(GAME.id, seat, 0, 5, 6)], 0, {})
    FLOW.settle(state)
    return state


def test_steps_are_numbered_in_their_order() -> None:
    assert [step.id for step in FLOW.steps] == [0, 1, 2]
    assert FLOW.by_name["ask"] is FLOW.steps[2]


def test_names_of_steps_are_unique() -> None:
    with pytest.raises(AssertionError, match="ask"):
        Flow[State]([Ask("ask"), Note("ask")])


def test_a_sequence_runs_to_the_first_decision_and_on() -> None:
    state = started(["note", "note", "ask", "note"])
    assert state.rng == 11
    assert FLOW.dump_stack(state)[-1] == ["ask", 0, 0, 5, 6]
    assert FLOW.legal_for(state, 0) == [SAY.all[0]]
    FLOW.apply_for(state, 0, SAY.all[0])
    assert state.rng == 1101
    assert state.stack == []


def test_another_seat_sees_a_frame_of_its_own() -> None:
    state = started(["ask"], seat=1)
    frame = state.stack[-1]
    assert as_seat(frame, 1) is frame
    other = as_seat(frame, 3)
    assert (other.step, other.seat, other.a, other.b, other.c) == (frame.step, 3, 0, 5, 6)
    assert FLOW.legal_for(state, 3) == [SAY.all[3]]
    assert FLOW.legal_for(state, 1) == [SAY.all[1]]
    FLOW.apply_for(state, 3, SAY.all[3])
    assert state.rng == 3


def test_the_actor_of_a_step_is_its_seat_unless_it_says_otherwise() -> None:
    state = started(["ask"], seat=2)
    assert FLOW.steps[state.stack[-1].step].actors(state, state.stack[-1]) == [2]


def test_stacks_are_saved_in_words_and_read_back() -> None:
    state = started(["note", "ask"])
    rows = FLOW.dump_stack(state)
    again = FLOW.load_stack(rows)
    state.stack = again
    assert FLOW.dump_stack(state) == rows
    with pytest.raises(KeyError):
        FLOW.load_stack([["fly", 0, 0, 0, 0]])


def test_a_bare_step_waits_and_offers_nothing() -> None:
    step = Step[State]("bare")
    state = started([])
    out: list[Action] = []
    assert step.begin(state, Frame(0, 0)) is True
    step.legal(state, Frame(0, 0), out)
    step.apply(state, Frame(0, 0), SAY.all[0])
    assert out == []


BASE = ["map", "ports", "deal"]


@pytest.mark.parametrize(
    ("wishes", "steps"),
    [
        ([], BASE),
        ([Insertion("set-up", "ports", True, "award")], ["map", "ports", "award", "deal"]),
        ([Insertion("set-up", "ports", False, "award")], ["map", "award", "ports", "deal"]),
        ([Insertion("round", "ports", True, "award")], BASE),
        (
            [Insertion("set-up", "ports", True, "one"), Insertion("set-up", "ports", True, "two")],
            ["map", "ports", "one", "two", "deal"],
        ),
        (
            [
                Insertion("set-up", "ports", False, "one"),
                Insertion("set-up", "ports", False, "two"),
            ],
            ["map", "one", "two", "ports", "deal"],
        ),
        (
            [Insertion("set-up", "deal", True, "one"), Insertion("set-up", "one", True, "two")],
            ["map", "ports", "deal", "one", "two"],
        ),
    ],
)
def test_insertions_keep_their_order(wishes: list[Insertion], steps: list[str]) -> None:
    assert insert(BASE, "set-up", wishes) == steps
    assert BASE == ["map", "ports", "deal"]


def test_an_unknown_anchor_is_a_mistake_of_the_module() -> None:
    with pytest.raises(ValueError, match="castle"):
        insert(BASE, "set-up", [Insertion("set-up", "castle", True, "award")])
