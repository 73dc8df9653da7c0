"""The game as lists of steps: rounds of turns until the stack is gone."""

from typing import Final

from ceilidh.games.template.hooks import Rules
from ceilidh.games.template.kinds import MOST, TAKE, WAIT
from ceilidh.games.template.modules.catalogue import MODULE_STEPS
from ceilidh.games.template.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.flow import Flow, Insertion, Sequence, Step, insert
from ceilidh.kernel.state import Frame, Plan

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
        if state.sink is not None:
            state.sink.events.append(Event("take", frame.seat, "peat", number, -1, ""))


def most_taken(state: State, seat: int) -> int:
    most = min(MOST, state.peats)
    for module in state.rules.most_taken:
        most = module.most_taken(state, seat, most)
    return most


TURN: Final[Turn] = Turn("turn")
STEPS: Final[list[Step[State]]] = [
    GAME,
    ROUND,
    Rounds("rounds"),
    Turns("turns"),
    TURN,
    *MODULE_STEPS,
]
FLOW: Final[Flow[State]] = Flow(STEPS)


def plan(rules: Rules) -> Plan:
    """The sequences of one ruleset, with what its modules insert."""
    wishes: list[Insertion] = []
    for module in rules.modules:
        wishes.extend(module.insertions())
    numbered: list[list[int]] = []
    for name, steps in SEQUENCES:
        names = insert(steps, name, wishes)
        numbered.append([FLOW.by_name[step].id for step in names])
    return Plan(numbered)
