"""The breaks that the tool knows, and the lines that it leaves alone."""

import pytest

from scripts.mutants.finding import edits
from scripts.mutants.operators import OPERATORS
from scripts.mutants.text import Text

CASES = [
    ("compare", "x = a == b", ["x = a != b"]),
    ("compare", "x = a not in b", ["x = a in b"]),
    ("compare", "x = 0 <= (a) < b", ["x = 0 <= (a) >= b", "x = 0 > (a) < b"]),
    ("bound", "x = a < b", ["x = a <= b"]),
    ("bound", "x = a == b", []),
    ("boolean", "x = (a) and (b)", ["x = (a) or (b)"]),
    ("boolean", "x = a or b or c", ["x = a and b or c", "x = a or b and c"]),
    ("not", "x = not (a)", ["x =  (a)"]),
    ("condition", "x = (a or b) and c", sorted([
        "x = (True) and c",
        "x = (a or b) and True",
        "x = (False or b) and c",
        "x = (a or False) and c",
    ])),
    ("condition", "if a.b(): x = 1", ["if not a.b(): x = 1"]),
    ("condition", "x = [y for y in z if y]", ["x = [y for y in z if not y]"]),
    ("condition", "if a > b: x = 1", []),
    ("constant", "x = 'é', 4", ["x = 'é', 3", "x = 'é', 5"]),
    ("constant", "x = 0", ["x = (-1)", "x = 1"]),
    ("constant", "x = f(reverse=True)", ["x = f(reverse=False)"]),
    ("extreme", "x = min(a, b)", ["x = max(a, b)"]),
    ("quantifier", "x = all(a)", ["x = any(a)"]),
    ("order", "x = sorted(a, key=b)", ["x = sorted(a, key=b)[::-1]"]),
    ("order", "x = reversed(a)", ["x = iter(a)"]),
    ("arithmetic", "x = a + b - c", ["x = a + b + c", "x = a - b - c"]),
    ("arithmetic", "x += a", ["x -= a"]),
    ("arithmetic", "x = 'a' + b", []),
    ("arithmetic", "x = a + 'b' + c", []),
    ("arithmetic", "x = (  # a + sign\n  a + b)", ["x = (  # a + sign\n  a - b)"]),
    ("seat", "def f(seat, viewer): g(seat)", ["def f(seat, viewer): g(viewer)"]),
    ("seat", "def f(seat): g(a[seat])", ["def f(seat): g(a[seat - 1])"]),
    ("seat", "def f(seat): g(seat)", []),
    ("statement", "f(a)", ["pass"]),
    ("statement", "raise f(a)", ["pass"]),
    ("statement", "def f(a): a.b = 1", ["def f(a): pass"]),
    ("statement", "def f(a): a = 1; b = 2", ["def f(a): pass; b = 2"]),
    ("return", "def f(): return True", ["def f(): return False"]),
    ("return", "def f(): return [a]", ["def f(): return []"]),
    ("return", "def f() -> list[int]: return a", ["def f() -> list[int]: return []"]),
    ("return", "def f() -> bool: return a()", ["def f() -> bool: return not a()"]),
    ("return", "def f() -> int: return a", []),
]  # fmt: skip


@pytest.mark.parametrize(("operator", "source", "broken"), CASES)
def test_operator(operator: str, source: str, broken: list[str]) -> None:
    text = Text(source)
    assert sorted(text.changed(one) for one in edits(text, [operator])) == broken


def test_every_operator_is_shown() -> None:
    assert {operator for operator, _, _ in CASES} == OPERATORS.keys()


@pytest.mark.parametrize(
    "source",
    [
        '"""1 < 2"""',
        "x: Literal[1]",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "@cache(1)\ndef f(): ...",
        "class A(b[1]): ...",
        "__slots__ = f(1)",
        "assert f(1) == 2",
        "log.info(f(1))",
        "tell(log, 1)",
        "if TYPE_CHECKING:\n    x = 1",
        "if __name__ == '__main__':\n    f(1)",
        "x = f'{a + 1}'",
        "from a import b",
    ],
)
def test_left_alone(source: str) -> None:
    assert not edits(Text(source))


def test_each_change_is_offered_once() -> None:
    text = Text("def f(): return True")
    assert len(edits(text)) == 1
