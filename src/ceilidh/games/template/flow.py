"""The game as lists of steps: rounds of turns until the stack is gone."""

from typing import Final

from ceilidh.games.template.kinds import MOST, TAKE, WAIT
from ceilidh.games.template.modules.catalogue import ENTRIES
from ceilidh.games.template.ruleset import Rules
from ceilidh.games.template.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.entry import steps_of
from ceilidh.kernel.event import Event
from ceilidh.kernel.flow import Flow, Sequence, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame, StepSequences

GAME: Final[Sequence[State]] = Sequence("game", 0)
ROUND: Final[Sequence[State]] = Sequence("round", 1)
SEQUENCES: Final[list[tuple[str, list[str]]]] = [("game", ["rounds"]), ("round", ["turns"])]


class Rounds(Step[State]):
    """One round after another while there are peats (PE-END-01)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if state.peats:
            state.stack.append(Frame(ROUND.id, -1))
        else:
            state.stack.pop()
        return False


class Turns(Step[State]):
    """A turn for every seat; the last frame pushed comes first (PE-TURN-01)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for seat in reversed(range(state.rules.players)):
            state.stack.append(Frame(TURN.id, seat))
        return False


class Turn(Step[State]):
    """Take one to three peats, or wait, once a game (PE-TAKE-01, PE-WAIT-01)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if state.peats:
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(TAKE.all[: most_taken(state, frame.seat)])
        if not state.waited >> frame.seat & 1:
            out.append(WAIT.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is WAIT:
            state.waited |= 1 << frame.seat
            return
        number = action.a + 1
        state.peats -= number
        state.taken[frame.seat] += number
        if state.peats == 0:
            state.last = frame.seat
        if state.recorder is not None:
            state.recorder.events.append(Event("take", frame.seat, "peat", number, -1, ""))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is TAKE:
            return Reason("You cannot take that much peat now.", TAKE.rules)
        if action.spec is WAIT:
            return Reason("You have already waited.", WAIT.rules)
        return None


def most_taken(state: State, seat: int) -> int:
    most = min(MOST, state.peats)
    for module in state.rules.of["most_taken"]:
        most = module.most_taken(state, seat, most)
    return most


TURN: Final[Turn] = Turn("turn")
STEPS: Final[list[Step[State]]] = [
    GAME,
    ROUND,
    Rounds("rounds"),
    Turns("turns"),
    TURN,
    *steps_of(ENTRIES),
]
FLOW: Final[Flow[State]] = Flow(STEPS)


def plan(rules: Rules) -> StepSequences:
    """The sequences of one ruleset, with what its modules insert."""
    return FLOW.plan(SEQUENCES, rules.insertions())
