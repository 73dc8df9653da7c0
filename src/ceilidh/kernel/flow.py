"""Flow: a stack of frames and small stateless steps.

A game is a list of steps that reads like its rulebook's table of contents. A step either does its
work by itself or waits for a decision; modules insert steps at named anchors.
"""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame, State, StepSequences

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One step of the rules. `id` is its place in the game's list, `name` its stable word."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.id = -1

    def ready(self, flow: "Flow[S]") -> None:
        """Called once, when all steps have their ids.

        Here a step makes the frames it uses most, and finds the steps that it leads to by name
        where it cannot import them.
        """

    def begin(self, state: S, frame: Frame) -> bool:
        """Do what needs no decision. True: wait for one. False: the stack has changed."""
        return True

    def legal(self, state: S, frame: Frame, out: list[Action]) -> None:
        """Append every legal action, in the order of action ids."""

    def apply(self, state: S, frame: Frame, action: Action) -> None:
        """Carry out a legal action; must change the stack or the position."""

    def actors(self, state: S, frame: Frame) -> list[int]:
        """The seats that owe a decision now."""
        return [frame.seat]

    def why_not(self, state: S, frame: Frame, action: Action) -> Reason | None:
        """Why an action is not possible while this step waits; None if it cannot tell."""
        return None

    def pending(self, state: S, frame: Frame) -> dict[str, object]:
        """What the decision is about, in JSON values and words that everybody may see."""
        return {}


class Sequence(Step[S]):
    """Lays the steps of one sequence of the state's plan on the stack, the first on top.

    Frame.seat, a, b and c are handed down to every step.
    """

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name)
        self.number = number

    def begin(self, state: S, frame: Frame) -> bool:
        stack = state.stack
        stack.pop()
        if frame.a == 0 and frame.b == 0 and frame.c == 0:
            stack.extend(state.plan.frames(self.number, frame.seat))
            return False
        for step in reversed(state.plan.sequences[self.number]):
            stack.append(Frame(step, frame.seat, frame.a, frame.b, frame.c))
        return False


class Flow(Generic[S]):
    """All steps of a game, those of its modules included, and the loop that runs them."""

    def __init__(self, steps: list[Step[S]]) -> None:
        self.steps = steps
        self.by_name: dict[str, Step[S]] = {}
        for number, step in enumerate(steps):
            assert step.name not in self.by_name, step.name
            step.id = number
            self.by_name[step.name] = step
        for step in steps:
            step.ready(self)

    def id_of(self, name: str) -> int:
        """The number of the step with that name."""
        return self.by_name[name].id

    def plan(
        self, sequences: list[tuple[str, list[str]]], wishes: "list[Insertion]"
    ) -> StepSequences:
        """Sequences by name and steps, with what modules insert, as numbers of steps."""
        return StepSequences(
            [
                [self.id_of(step) for step in insert(steps, name, wishes)]
                for name, steps in sequences
            ]
        )

    def settle(self, state: S) -> None:
        """Run steps until one waits for a decision or the stack is empty (the game is over)."""
        stack = state.stack
        steps = self.steps
        while stack:
            frame = stack[-1]
            if steps[frame.step].begin(state, frame):
                return

    def legal_for(self, state: S, seat: int) -> list[Action]:
        """What one of several simultaneous actors may do: its step sees a frame of its seat."""
        out: list[Action] = []
        frame = state.stack[-1]
        self.steps[frame.step].legal(state, as_seat(frame, seat), out)
        return out

    def apply_for(self, state: S, seat: int, action: Action) -> None:
        frame = state.stack[-1]
        self.steps[frame.step].apply(state, as_seat(frame, seat), action)
        self.settle(state)

    def dump_stack(self, state: S) -> list[list[object]]:
        return [[self.steps[f.step].name, f.seat, f.a, f.b, f.c] for f in state.stack]

    def load_stack(self, rows: list[list[object]]) -> list[Frame]:
        frames: list[Frame] = []
        for row in rows:
            step = self.by_name[str(row[0])]
            n = [int(str(value)) for value in row[1:]]
            frames.append(Frame(step.id, n[0], n[1], n[2], n[3]))
        return frames


def as_seat(frame: Frame, seat: int) -> Frame:
    """The frame as another of its actors sees it."""
    if frame.seat == seat:
        return frame
    return Frame(frame.step, seat, frame.a, frame.b, frame.c)


class Insertion:
    """A module's wish: put `step` into `sequence` before or after the step named `anchor`."""

    __slots__ = ("after", "anchor", "sequence", "step")

    def __init__(self, sequence: str, anchor: str, after: bool, step: str) -> None:
        self.sequence = sequence
        self.anchor = anchor
        self.after = after
        self.step = step


def insert(steps: list[str], sequence: str, wishes: list[Insertion]) -> list[str]:
    """The step names of one sequence with every wish for it fulfilled, in order."""
    out = list(steps)
    for wish in wishes:
        if wish.sequence == sequence:
            place = out.index(wish.anchor) + (1 if wish.after else 0)
            while wish.after and place < len(out) and out[place] not in steps:
                place += 1
            out.insert(place, wish.step)
    return out
