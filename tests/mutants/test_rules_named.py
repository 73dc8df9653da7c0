"""Rule ids that texts name, and the tests that cite them."""

import ast

import pytest

from scripts.mutants.rules import cites, named_in, rules_at


@pytest.mark.parametrize(
    ("text", "held", "not_held"),
    [
        ("Boats (GM-C1): they race.", ["GM-C1-07", "GM-C1-Q1"], ["GM-C10-01", "GM-C2-01"]),
        ("(GM-C8-30 to 37, 41)", ["GM-C8-30", "GM-C8-37", "GM-C8-41"], ["GM-C8-38", "GM-C8-29"]),
        ("(GM-C8-36, Q33)", ["GM-C8-36", "GM-C8-Q33"], ["GM-C8-33", "GM-C8-Q3"]),
        ("(CC-SCO-T1 to T9, IN-S10)", ["CC-SCO-T5", "IN-S10-02"], ["CC-SCO-05"]),
        ("(CC-PRT-T1-01 to CC-PRT-T9-01)", ["CC-PRT-T1-01"], ["CC-PRT-T1-02"]),
        ("(GM-C8-44); else 3 of them", ["GM-C8-44"], ["GM-C8-03", "GM-C8-3"]),
        ("Nothing at all", [], ["GM-C8-44"]),
    ],
)
def test_named(text: str, held: list[str], not_held: list[str]) -> None:
    named = list(named_in(text))
    assert [rule for rule in held if not cites(named, [rule])] == []
    assert [rule for rule in not_held if cites(named, [rule])] == []


SOURCE = '''"""A file (GM-C1)."""


class A:
    """A class (GM-C2)."""

    def f(self):
        """A function (GM-C3-04)."""
        return 1

    def g(self):
        return 2


def h():
    return 3
'''


@pytest.mark.parametrize(("line", "rule"), [(9, "GM-C3-04"), (12, "GM-C2"), (16, "GM-C1")])
def test_nearest_docstring_counts(line: int, rule: str) -> None:
    assert [one.rule for one in rules_at(ast.parse(SOURCE), line)] == [rule]
