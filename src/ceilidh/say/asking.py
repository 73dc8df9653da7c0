"""Prompts: what the step on top of the stack asks for, from a game's tables of words."""

from collections.abc import Callable, Mapping

from ceilidh.kernel.flow import Flow, S
from ceilidh.kernel.state import Frame
from ceilidh.say.speaker import Speaker


def asked_of(
    to: Speaker,
    flow: Flow[S],
    state: S,
    asked: Mapping[str, Callable[[Speaker, S, Frame], str]],
    prompts: Mapping[str, str],
) -> str:
    """`asked` has the prompts that depend on the position, `prompts` the others, by step name."""
    if not state.stack:
        return to.text("The game is over.")
    frame = state.stack[-1]
    step = flow.steps[frame.step].name
    if step in asked:
        return asked[step](to, state, frame)
    return to.text(prompts.get(step, "Choose a move."))
