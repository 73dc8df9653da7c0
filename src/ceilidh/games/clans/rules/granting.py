"""Steps that grant an expand: the builds of everybody and the ways of the seat's clan."""

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.kinds import BUILD
from ceilidh.games.clans.rules.expand import EXPAND
from ceilidh.games.clans.rules.grants import ExpandRule, Grant
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import ActionRule, rule_of
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class GrantedExpandStep(InnerStep):
    """A step with which a seat may expand outside the Expand action."""

    def grant(self, state: State, frame: Frame) -> Grant | None:
        """The expand that is granted now, if any."""
        return None

    def spend(self, state: State, frame: Frame, action: Action) -> None:
        """Take this expand off the frame, before the move is made."""

    def why_no_grant(self, state: State, frame: Frame, action: Action) -> Reason | None:
        """Why the move is none that the step grants, whatever clan makes it."""
        return None

    def action_rules(self, state: State, seat: int) -> list[ActionRule[State]]:
        return state.seats[seat].hooks.action_rules.grant

    def builds(self, state: State, frame: Frame, out: list[Action]) -> None:
        """Append the builds that the grant allows; the ways of clans come with other deeds."""
        grant = self.grant(state, frame)
        if grant is not None:
            EXPAND.ways(state, frame.seat, grant, out)

    def further(
        self, state: State, frame: Frame, action_rules: list[ActionRule[State]], out: list[Action]
    ) -> None:
        """Append what these deeds allow."""
        grant = self.grant(state, frame)
        for rule in action_rules:
            if not isinstance(rule, ExpandRule):
                rule.legal(state, frame, out)
            elif grant is not None:
                rule.ways(state, frame.seat, grant, out)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        self.choices(state, frame, out)
        self.further(state, frame, self.action_rules(state, frame.seat), out)

    def may_change(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self.further(state, frame, self.action_rules(state, frame.seat), out)
        return len(out) > 0

    def way_of(self, state: State, seat: int, action: Action) -> ExpandRule | None:
        """The way to expand that a move belongs to."""
        if action.spec is BUILD:
            return EXPAND
        rule = rule_of(self.action_rules(state, seat), action)
        return rule if isinstance(rule, ExpandRule) else None

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        way = self.way_of(state, frame.seat, action)
        grant = self.grant(state, frame)
        if way is None or grant is None:
            super().apply(state, frame, action)
            return
        self.spend(state, frame, action)
        way.expand(state, frame.seat, grant, action)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        way = self.way_of(state, frame.seat, action)
        if way is None:
            return super().why_not(state, frame, action)
        reason = self.why_no_grant(state, frame, action)
        grant = self.grant(state, frame)
        if reason is None and grant is not None:
            return way.why_no_way(state, frame.seat, grant, action)
        return reason


def can_expand(state: State, seat: int, grant: Grant) -> bool:
    """Whether the seat could use such a grant now, in any way."""
    out: list[Action] = []
    EXPAND.ways(state, seat, grant, out)
    for rule in state.seats[seat].hooks.action_rules.grant:
        if not out and isinstance(rule, ExpandRule):
            rule.ways(state, seat, grant, out)
    return len(out) > 0
