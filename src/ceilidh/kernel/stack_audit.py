"""Faults of a decision stack that may come from anywhere: frames that no game could have left."""

from ceilidh.kernel.flow import Flow, S
from ceilidh.kernel.state import Frame


def stack_faults(
    flow: Flow[S], state: S, sequences: list[str], common: list[int], players: int, figures: int
) -> list[str]:
    """Broken invariants of the stack.

    `sequences` names those that the whole game consists of: what is left of them lies at the bottom
    of the stack, each step on the one that comes after it. Other sequences are begun by steps.
    `common` has further steps that concern nobody in particular. `figures` counts all whom a frame
    can concern, the players first.
    """
    stack = state.stack
    after = _followers(flow, state, sequences)
    nobodys = [*after, *common]
    for frame in stack:
        if not (0 if frame.step not in nobodys else -1) <= frame.seat < figures:
            return ["a step concerns nobody"]
    if stack:
        top = stack[-1]
        actors = flow.steps[top.step].actors(state, top)
        if not actors or any([not 0 <= seat < players for seat in actors]):
            return ["nobody is to decide"]
    for place, frame in enumerate(stack):
        if frame.step not in after:
            continue
        below = stack[place - 1].step if place > 0 else -1
        begun = place + 1 == len(stack) or stack[place + 1].step not in after
        if below not in after[frame.step] or not (begun or _is_blank(frame)):
            return ["the steps that are left have another order"]
    return []


def _is_blank(frame: Frame) -> bool:
    """Whether the step has not yet been begun."""
    return frame.seat == -1 and (frame.a, frame.b, frame.c) == (0, 0, 0)


def _followers(flow: Flow[S], state: S, sequences: list[str]) -> dict[int, list[int]]:
    """The steps that can lie under each step of the sequences; -1 is the bottom of the stack."""
    plans = {flow.by_name[name].id: state.plan.sequences[n] for n, name in enumerate(sequences)}
    after: dict[int, list[int]] = {}
    for steps in plans.values():
        for place, step in enumerate(steps[:-1]):
            after.setdefault(step, []).append(steps[place + 1])
    # The last step of a sequence lies on what comes after the sequence.
    after[flow.by_name[sequences[0]].id] = [-1]
    for name, steps in plans.items():
        after.setdefault(steps[-1], []).extend(after[name])
    return after
