"""Decisions inside a turn or a production, beside which free deeds of modules stay open."""

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.kinds import COPY, USE
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import ActionRule, any_rule, rule_of
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class InnerStep(Decision):
    """A step that asks for something of its own; what is free at that moment can be done first."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        """Append what the step itself asks for."""

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        """Carry out one of its choices."""

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        """Why an action of the kinds it asks for is no choice now."""
        return None

    def action_rules(self, state: State, seat: int) -> list[ActionRule[State]]:
        """The deeds that are open while the step waits."""
        return state.seats[seat].hooks.action_rules.inside

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        self.choices(state, frame, out)
        for rule in self.action_rules(state, frame.seat):
            rule.legal(state, frame, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        rule = rule_of(self.action_rules(state, frame.seat), action)
        if rule is None:
            self.choose(state, frame, action)
        else:
            rule.apply(state, frame, action)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        rule = rule_of(self.action_rules(state, frame.seat), action)
        if rule is not None:
            return rule.why_not(state, frame, action)
        reason = self.why_no_choice(state, frame, action)
        if reason is None and (action.spec is USE or action.spec is COPY):
            rules = ("CC-PRT-02", "CC-PRT-Q2", "CC-PRT-Q4")
            return Reason("You can only use ports before or after your action.", rules)
        return reason

    def has_choice(self, state: State, frame: Frame) -> bool:
        """Whether there is more to choose than to be done, or may be after a free deed."""
        out: list[Action] = []
        self.choices(state, frame, out)
        return len(out) > 1 or self.may_change(state, frame)

    def may_change(self, state: State, frame: Frame) -> bool:
        """Whether a free deed can still make possible what is not possible yet."""
        return any_rule(self.action_rules(state, frame.seat), state, frame)
