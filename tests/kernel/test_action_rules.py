"""Action rules: in the order of their actions, open at their moments, found by their actions."""

import pytest

from ceilidh.kernel.action import Action, Spec, Vocabulary
from ceilidh.kernel.action_rule import (
    ACTIVATION,
    AFTER,
    BEFORE,
    BENEFIT,
    BONUS,
    INSIDE,
    MAIN,
    PRODUCTION,
    ActionRule,
    ActionRules,
    any_rule,
    rule_of,
)
from ceilidh.kernel.state import Frame, State, StepSequences

MOMENTS = (MAIN, BEFORE, AFTER, INSIDE, BONUS, BENEFIT, ACTIVATION, PRODUCTION)
SPECS = [Spec(f"do-{number}") for number in range(len(MOMENTS))]
VOCABULARY = Vocabulary(SPECS)
# From the last to the first.
ALL = [ActionRule[State]((spec,), when) for spec, when in zip(SPECS, MOMENTS, strict=True)][::-1]
STATE, FRAME = State(StepSequences([]), [], 0, {}), Frame(0, 0)


def words(action_rules: list[ActionRule[State]]) -> list[str]:
    return [rule.specs[0].word for rule in action_rules]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("all", [0, 1, 2, 3, 4, 5, 6, 7]),
        ("before", [0, 1]),
        ("after", [2]),
        ("inside", [3]),
        ("bonus", [3, 4]),
        ("benefit", [3, 5]),
        ("activation", [3, 6]),
        ("production", [7]),
    ],
)
def test_deeds_of_a_moment_are_in_the_order_of_their_actions(
    name: str, expected: list[int]
) -> None:
    assert words(getattr(ActionRules(ALL), name)) == [f"do-{number}" for number in expected]


def test_deed_with_two_moments_is_open_at_both() -> None:
    rule = ActionRule[State]((SPECS[0],), AFTER | PRODUCTION)
    action_rules = ActionRules([rule])
    assert (action_rules.after, action_rules.production, action_rules.before) == (
        [rule],
        [rule],
        [],
    )


def test_deed_is_found_by_its_action() -> None:
    both = ActionRule[State]((SPECS[1], SPECS[2]), MAIN)
    other = ActionRule[State]((SPECS[3],), MAIN)
    action_rules = ActionRules([other, both])
    assert action_rules.of(SPECS[2].only) is both
    assert action_rules.of(SPECS[3].only) is other
    assert action_rules.of(SPECS[4].only) is None
    assert rule_of([], SPECS[4].only) is None


class Possible(ActionRule[State]):
    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(self.specs[0].only)


def test_any_deed_asks_until_one_is_possible() -> None:
    impossible, possible = ActionRule[State]((SPECS[0],), MAIN), Possible((SPECS[1],), MAIN)
    assert not any_rule([], STATE, FRAME)
    assert not any_rule([impossible], STATE, FRAME)
    assert any_rule([impossible, possible], STATE, FRAME)
    assert any_rule([possible, impossible], STATE, FRAME)
    assert impossible.why_not(STATE, FRAME, SPECS[0].only) is None
