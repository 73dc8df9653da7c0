"""Stacks that no game could have left, of a game of three parts: a, then b and c, then d."""

import pytest

from ceilidh.kernel.flow import Flow, Sequence, Step
from ceilidh.kernel.stack_audit import stack_faults
from ceilidh.kernel.state import Frame, State

STEPS: list[Step[State]] = [Sequence("game", 0), Sequence("part", 1)]
FLOW = Flow([*STEPS, *[Step[State](name) for name in ("a", "b", "c", "d", "free", "common")]])
PLAN = FLOW.plan([("game", ["a", "part", "d"]), ("part", ["b", "c"])], [])
PLAYERS, FIGURES = 2, 3
NOBODY = "a step concerns nobody"
UNDECIDED = "nobody is to decide"
ORDER = "the steps that are left have another order"


def faults(*frames: tuple[str, int] | tuple[str, int, int, int, int]) -> list[str]:
    """Of a stack, its bottom first; a frame is a step, a seat and maybe its numbers."""
    stack = [Frame(FLOW.id_of(name), *numbers) for name, *numbers in frames]
    state = State(PLAN, stack, 0, {})
    common = [FLOW.id_of("common")]
    return stack_faults(FLOW, state, ["game", "part"], common, PLAYERS, FIGURES)


@pytest.mark.parametrize(
    "frames",
    [
        [],
        [("d", 0)],
        [("d", -1), ("part", -1), ("a", 1)],
        [("d", -1), ("c", -1), ("b", 0)],
        [("d", -1), ("c", 1)],
        # Whoever has begun a step may lay others on it, for themselves or for a figure.
        [("d", 0, 1, 2, 3), ("free", 1)],
        [("d", -1), ("c", 0, 1, 0, 0), ("free", 2), ("free", 0)],
        [("d", -1), ("common", -1), ("free", 0)],
    ],
)
def test_sound_stacks(frames: list[tuple[str, int]]) -> None:
    assert faults(*frames) == []


@pytest.mark.parametrize(
    ("frames", "fault"),
    [
        ([("d", -1), ("free", -1), ("free", 0)], NOBODY),
        ([("d", -1), ("free", 3), ("free", 0)], NOBODY),
        ([("d", -2), ("free", 0)], NOBODY),
        ([("common", -2), ("free", 0)], NOBODY),
        ([("d", 3), ("free", 0)], NOBODY),
        ([("d", -1)], UNDECIDED),
        ([("d", -1), ("free", 2)], UNDECIDED),
        ([("c", 0)], ORDER),
        ([("d", -1), ("b", 0)], ORDER),
        ([("c", -1), ("d", 0)], ORDER),
        ([("d", -1), ("d", 0)], ORDER),
        ([("d", -1), ("a", 1)], ORDER),
        ([("free", 0), ("d", 0)], ORDER),
        # What is still to come has not been begun.
        ([("d", 0), ("c", 0)], ORDER),
        ([("d", -1, 1, 0, 0), ("c", 0)], ORDER),
        ([("d", -1, 0, 1, 0), ("c", 0)], ORDER),
        ([("d", -1, 0, 0, 1), ("c", 0)], ORDER),
    ],
)
def test_faults(frames: list[tuple[str, int]], fault: str) -> None:
    assert faults(*frames) == [fault]
