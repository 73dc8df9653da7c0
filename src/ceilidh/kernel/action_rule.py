"""Action rules: what a seat may do at some moment of its turn. Modules add theirs to the game's."""

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.flow import S
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# Moments of a turn, as bits. A game reads those that its turns have.
MAIN: Final = 1  # as the action of the turn, or instead of the move
BEFORE: Final = 2  # freely before it
AFTER: Final = 4  # freely after it
INSIDE: Final = 8  # freely at every decision that it leads to, such as a payment
BONUS: Final = 16  # among the bonuses of a unit just deployed
BENEFIT: Final = 32  # among the benefits of a contract just fulfilled
ACTIVATION: Final = 64  # among the tiles to be activated
PRODUCTION: Final = 128  # freely at the decisions of the production phase
GRANT: Final = 256  # wherever something other than the action of a turn grants one like it
DEMANDED: Final = 512  # as the trade that a moved price demands


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionRule(Generic[S]):
    """Kinds of action with their rules; `when` has the bits of the moments at which it is open."""

    def __init__(self, specs: tuple[Spec, ...], when: int) -> None:
        self.specs = specs
        self.when = when

    def legal(self, state: S, frame: Frame, out: list[Action]) -> None:
        """Append what frame.seat may do now."""

    def apply(self, state: S, frame: Frame, action: Action) -> None:
        """Do it."""

    def why_not(self, state: S, frame: Frame, action: Action) -> Reason | None:
        """Why an action of this rule is not possible at one of its moments."""
        return None


class ActionRules(Generic[S]):
    """The rules that modules add for one seat or table, by moment, each list in action order."""

    def __init__(self, action_rules: list[ActionRule[S]]) -> None:
        self.all = sorted(action_rules, key=_first_id)
        self.before = self.at(MAIN | BEFORE)
        self.after = self.at(AFTER)
        self.inside = self.at(INSIDE)
        self.bonus = self.at(BONUS | INSIDE)
        self.benefit = self.at(BENEFIT | GRANT | INSIDE)
        self.grant = self.at(GRANT | INSIDE)
        self.demanded = self.at(DEMANDED | INSIDE)
        self.activation = self.at(ACTIVATION | INSIDE)
        self.production = self.at(PRODUCTION)

    def at(self, moments: int) -> list[ActionRule[S]]:
        """The rules that are open at one of these moments."""
        return [rule for rule in self.all if rule.when & moments]

    def of(self, action: Action) -> ActionRule[S] | None:
        """The rule that an action belongs to."""
        return rule_of(self.all, action)


def _first_id(rule: ActionRule[S]) -> int:
    return rule.specs[0].all[0].id


def rule_of(action_rules: list[ActionRule[S]], action: Action) -> ActionRule[S] | None:
    for rule in action_rules:
        if action.spec in rule.specs:
            return rule
    return None


def any_rule(action_rules: list[ActionRule[S]], state: S, frame: Frame) -> bool:
    """Whether one of the rules can be done now."""
    out: list[Action] = []
    for rule in action_rules:
        rule.legal(state, frame, out)
        if out:
            return True
    return False
