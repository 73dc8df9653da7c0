"""Why a move is not legal, in a sentence, with the rules behind it. The page shows those rules.

Steps and deeds answer for their own moves; here stands who is asked, and what is left to say.
"""

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.kinds import BUY
from ceilidh.games.glenmore.modules.catalogue import ENTRIES
from ceilidh.games.glenmore.rules.free_moves import TurnStep, free_moment
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason, listed
from ceilidh.kernel.state import Frame


def why_not(state: State, action: Action) -> Reason:
    """The first reason found; the caller knows that the action is not legal."""
    if not state.stack:
        return Reason("The game is over.", ("GM-END-06",))
    absent = _of_absent_chronicle(state, action.spec)
    if absent is not None:
        return absent
    frame = state.stack[-1]
    step = FLOW.steps[frame.step]
    reason = step.why_not(state, frame, action)
    if reason is not None:
        return reason
    if action.spec is BUY:
        return Reason("You can only buy resources while paying a cost.", ("GM-MKT-06", "GM-MKT-07"))
    return _wrong_moment(state, step, frame)


def _of_absent_chronicle(state: State, spec: Spec) -> Reason | None:
    """A reason if the kind of move belongs to a Chronicle that is not played."""
    played = [module.name for module in state.rules.modules]
    for entry in ENTRIES:
        if spec in entry.specs and entry.name not in played:
            number: dict[str, object] = {"number": entry.box.split()[-1]}
            return Reason("Chronicle {number} is not in this game.", spec.rules, number)
    return None


def _wrong_moment(state: State, step: Step[State], frame: Frame) -> Reason:
    """What has to be decided first; inside an activation that is its rule too."""
    if not isinstance(step, TurnStep):
        return _first_one_of(state, frame)
    task = step.task(state, frame)
    rules = task.rules
    if not free_moment(state) and "GM-ACT-04" not in rules:
        rules = (*rules, "GM-ACT-04")
    return Reason("First decide {task}.", rules, {"task": task})


def _first_one_of(state: State, frame: Frame) -> Reason:
    """For a step without a name for its task: the kinds of move that are legal."""
    words: list[str] = []
    rules: list[str] = []
    for action in FLOW.legal_for(state, frame.seat):
        if action.spec.word not in words:
            words.append(action.spec.word)
            rules.append(action.spec.rules[0])
    return Reason("First do one of these: {kinds}.", tuple(rules), {"kinds": listed(words)})
