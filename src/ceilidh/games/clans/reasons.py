"""Why a move is not legal, in a sentence, with the rules behind it. The page shows those rules.

Steps and deeds answer for the moves that are theirs, modules for what they forbid; here are the
answers that belong to none of them: what is not in this game, and what comes at another time.
"""

from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.kinds import CLAN
from ceilidh.games.clans.modules.catalogue import CLANS, MODULES
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.watchers import watchers
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason, Word, listed
from ceilidh.kernel.state import Frame


def why_not(state: State, action: Action) -> Reason:
    """The first reason found; the caller knows that the action is not legal."""
    if not state.stack:
        return Reason("The game is over.", ("CC-RND-05",))
    frame = state.stack[-1]
    return (
        FLOW.steps[frame.step].why_not(state, frame, action)
        or _absent(state, frame, action)
        or _forbidden(state, frame, action)
        or _wrong_moment(state, frame, action)
    )


def _absent(state: State, frame: Frame, action: Action) -> Reason | None:
    """A move of a clan that the seat does not play, or of a module that is not in this game."""
    spec = action.spec
    for entry in CLANS:
        if spec in entry.specs:
            clan = CLAN.index[entry.name]
            name = Word(state.rules.components.clan(entry.name).name)
            if state.seats[frame.seat].clan == clan:
                return None
            known = [seat.clan for seat in state.seats] + [offer for offer, _ in state.offers]
            if clan in known:
                return Reason("You are not playing Clan {clan}.", spec.rules, {"clan": name})
            return Reason("Clan {clan} is not in this game.", spec.rules, {"clan": name})
    for entry in MODULES:
        if spec in entry.specs and entry.name not in [one.name for one in state.rules.modules]:
            part = Word(entry.name, "module")
            return Reason("This game does not use {module}.", spec.rules, {"module": part})
    return None


def _forbidden(state: State, frame: Frame, action: Action) -> Reason | None:
    """What a module forbids although the other rules would allow it."""
    for module in watchers(state, "why_not"):
        reason = module.why_not(state, frame, action)
        if reason is not None:
            return reason
    return None


def _wrong_moment(state: State, frame: Frame, action: Action) -> Reason:
    step = FLOW.steps[frame.step]
    task = step.task(state, frame) if isinstance(step, Decision) else None
    if task is not None:
        return Reason("First decide {task}.", task.rules, {"task": task})
    for other in FLOW.steps:
        reason = other.when(action.spec) if isinstance(other, Decision) else None
        if reason is not None:
            return reason
    legal = FLOW.legal_for(state, frame.seat)
    words = list(dict.fromkeys([other.spec.word for other in legal]))
    return Reason("First do one of these: {kinds}.", legal[0].spec.rules, {"kinds": listed(words)})
