"""Steps that wait for a decision, and what they answer to a move that is no part of it."""

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import AFTER, BEFORE, BENEFIT, BONUS, MAIN, PRODUCTION, ActionRule
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[State]):
    """A step that asks a seat for something; `why_not` answers for the kinds of move it offers."""

    def task(self, state: State, frame: Frame) -> Reason | None:
        """What is to be decided, as a phrase with its rules: the end of `First decide ...`.

        None where many things are possible, as in a turn.
        """
        return None

    def when(self, spec: Spec) -> Reason | None:
        """At what time a kind of move comes up; only for kinds that no other step asks for."""
        return None


def closed_deed(rule: ActionRule[State], action: Action, taken: bool) -> Reason:
    """Why a deed is not open in a turn, before its action or after it (`taken`)."""
    rules = action.spec.rules
    if rule.when & MAIN:
        return Reason("You have already taken your action this turn.", ("CC-ACT-01",))
    if rule.when & BEFORE and taken:
        return Reason("You can only do that before your action.", rules)
    if rule.when & AFTER and not taken:
        return Reason("You can only do that after your action.", rules)
    if rule.when & BENEFIT:
        return Reason(
            "You can only do that with the bonuses of a contract you have just fulfilled.", rules
        )
    if rule.when & BONUS:
        return Reason(
            "You can only do that with the bonuses of a unit you have just placed.", rules
        )
    if rule.when & PRODUCTION:
        return Reason("You can only do that in the production phase.", rules)
    return Reason("You can only do that during an action.", rules)
