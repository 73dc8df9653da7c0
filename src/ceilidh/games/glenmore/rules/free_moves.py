"""Free moments (GM-TRN-Q2): the Market and the free deeds of modules, beside what a step asks."""

from typing import Final

from mypy_extensions import mypyc_attr

from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.kinds import SELL
from ceilidh.games.glenmore.rules.market import any_sale, sales, sell_from
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import amount
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import ActionRule, any_rule, rule_of
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class ActivationEnd(Step[State]):
    """Marks the end of one activation; what lies above it belongs to that activation."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        return False


RESOLVED: Final[ActivationEnd] = ActivationEnd("resolved")


def free_moment(state: State) -> bool:
    """Not inside a single activation, which must be finished first (GM-ACT-04)."""
    resolved = RESOLVED.id
    for frame in state.stack:
        if frame.step == resolved:
            return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnStep(Step[State]):
    """A decision of the own turn: its own choices, and beside them what is free at that moment.

    A step says what it asks for (`choices`, `choose`, `task`) and why one of its choices is not
    possible (`refusal`); sales, free deeds and their answers are the same for all.
    """

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        """Append what the step itself asks for."""

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        """Carry out one of its choices."""

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        """Why one of its choices is not possible; None if the action is of another kind."""
        return None

    def task(self, state: State, frame: Frame) -> Reason:
        """What is to be decided, as the end of a sentence, with the rules of this step."""
        raise AssertionError("a step of a turn must define task")

    def is_free(self, state: State, frame: Frame) -> bool:
        """Whether free moves are open while the step waits."""
        return free_moment(state)

    def action_rules(self, state: State, frame: Frame) -> list[ActionRule[State]]:
        """The deeds of modules that are open at such a free moment."""
        return state.rules.hooks.action_rules.inside

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        self.choices(state, frame, out)
        if not self.is_free(state, frame):
            return
        asked = len(out)
        sales(state, frame.seat, out)
        sold = len(out)
        for rule in self.action_rules(state, frame):
            rule.legal(state, frame, out)
        # Moves of modules have the highest ids, whether they are a step's choices or deeds.
        if len(out) > sold or (0 < asked < sold and out[asked].id < out[asked - 1].id):
            out.sort(key=_action_id)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is SELL:
            sell_from(state, frame.seat, action)
            return
        rule = rule_of(self.action_rules(state, frame), action)
        if rule is None:
            self.choose(state, frame, action)
        else:
            rule.apply(state, frame, action)

    def deed_possible(self, state: State, frame: Frame) -> bool:
        """Whether a free deed can be done now, which may change what is possible."""
        action_rules = self.action_rules(state, frame)
        return (
            len(action_rules) > 0
            and self.is_free(state, frame)
            and any_rule(action_rules, state, frame)
        )

    def may_change(self, state: State, frame: Frame) -> bool:
        """Whether a sale or a free deed may still make possible what is not possible yet."""
        if self.is_free(state, frame) and any_sale(state, frame.seat):
            return True
        return self.deed_possible(state, frame)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        free = self.is_free(state, frame)
        if action.spec is SELL:
            return why_no_sale(state, frame.seat, action)
        rule = rule_of(self.action_rules(state, frame), action)
        if rule is not None and free:
            return rule.why_not(state, frame, action)
        return self.refusal(state, frame, action)


def _action_id(action: Action) -> int:
    return action.id


def why_no_sale(state: State, seat: int, action: Action) -> Reason:
    names: dict[str, object] = {"resource": RESOURCE_NAMES[action.a]}
    if amount(state.seats[seat].loads.get(action.b, 0), action.a) == 0:
        return Reason("There is no {resource} on that tile.", ("GM-MKT-09",), names)
    if state.market[action.a] == 0:
        return Reason("There are no coins in the market row for {resource}.", ("GM-MKT-10",), names)
    if not free_moment(state):
        return Reason("Finish this activation first.", ("GM-TRN-Q2", "GM-ACT-04"))
    return Reason("The market is closed now.", ("GM-TRN-11",))
