"""Every rule of the catalogue is shown by a test or waived with a reason (docs/rules)."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs" / "rules"
MAX_IDS = 8  # a long list of ids on one test is a defect, not coverage

RULE_LINE = re.compile(r"^(?:- |\| )`((?:CC|IN|GM)-[\w-]+)`(.*)$", re.MULTILINE)
WAIVER_LINE = re.compile(r"^- `([\w-]+\*?)` +(\S.*)$")
# What a rule waits for: `comes with `GM-C1`` or `comes with `GM-C4` and `GM-C6``.
COMES_WITH = re.compile(r"comes with ((?:`[A-Z]+-\w+`(?: and )?)+)")


def group_of(rule: str) -> str:
    """`GM-C4` for `GM-C4-07`: a chapter, mostly one module."""
    return "-".join(rule.split("-")[:2])


def catalogue() -> dict[str, str]:
    """Rule id to the text after it, for the bullets and table rows of the catalogue."""
    rules: dict[str, str] = {}
    for name in ("clans.md", "industria.md", "glenmore.md"):
        for rule, text in RULE_LINE.findall((RULES / name).read_text("utf-8")):
            assert rule not in rules, f"{name}: {rule} is defined twice"
            rules[rule] = text
    return rules


class Waivers:
    """What docs/rules/waived.md excuses, and what no longer because tests show its part.

    `PREFIX*` excuses the groups of which no rule is cited; a single id that comes with other groups
    is excused until rules of all of them are cited.
    """

    def __init__(self, page: str, cited: Iterable[str]) -> None:
        self.ids: list[str] = []
        self.prefixes: list[str] = []
        self.waiting: dict[str, list[str]] = {}
        self.groups = {group_of(rule) for rule in cited}
        for line in page.splitlines():
            if not line.startswith("- "):
                continue
            match = WAIVER_LINE.match(line)
            assert match, f"waived.md: cannot read {line!r}"
            name, reason = match.groups()
            if name.endswith("*"):
                self.prefixes.append(name[:-1])
                continue
            self.ids.append(name)
            if awaited := COMES_WITH.match(reason):
                self.waiting[name] = re.findall(r"`([\w-]+)`", awaited[1])

    def lapsed(self, rule: str) -> bool:
        """Whether all that a single rule waits for has come."""
        return rule in self.waiting and self.groups.issuperset(self.waiting[rule])

    def left_out(self, rule: str) -> bool:
        """Whether the rule belongs to a part that is not there yet."""
        return group_of(rule) not in self.groups and rule.startswith(tuple(self.prefixes))

    def covers(self, rule: str) -> bool:
        return self.left_out(rule) or (rule in self.ids and not self.lapsed(rule))


def waivers() -> Waivers:
    return Waivers((RULES / "waived.md").read_text("utf-8"), citations().ids)


def is_rule_mark(node: ast.AST) -> bool:
    """Is this `pytest.mark.rule(...)`?"""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        and isinstance(node.func.value, ast.Attribute)
        and node.func.value.attr == "mark"
    )


def rule_marks(node: ast.AST) -> list[ast.Call]:
    return [n for n in ast.walk(node) if isinstance(n, ast.Call) and is_rule_mark(n)]


class Citations:
    """The rule ids that the tests cite, and what is wrong with the way they do it."""

    def __init__(self) -> None:
        self.ids: dict[str, list[str]] = {}  # rule id -> places
        self.faults: list[str] = []
        for path in sorted((ROOT / "tests").rglob("*.py")):
            self.read(path)

    def read(self, path: Path) -> None:
        tree = ast.parse(path.read_text("utf-8"))
        name = path.relative_to(ROOT).as_posix()
        placed: set[ast.Call] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                marks = [d for d in node.decorator_list if isinstance(d, ast.Call)]
                placed.update(self.take([m for m in marks if is_rule_mark(m)], name))
            elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "param":
                marks = [m for k in node.keywords if k.arg == "marks" for m in rule_marks(k)]
                placed.update(self.take(marks, name))
        for mark in rule_marks(tree):
            if mark not in placed:
                self.faults.append(
                    f"{name}:{mark.lineno}: the mark belongs on a test function or a pytest.param"
                )

    def take(self, marks: list[ast.Call], name: str) -> list[ast.Call]:
        """Notes the ids of one test (or one case of it); gives the marks back."""
        count = 0
        for mark in marks:
            place = f"{name}:{mark.lineno}"
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    self.ids.setdefault(argument.value, []).append(place)
                    count += 1
                else:
                    self.faults.append(f"{place}: rule ids must be written out as strings")
            if not mark.args or mark.keywords:
                self.faults.append(f"{place}: a rule mark takes one or more ids, nothing else")
            if count > MAX_IDS:
                self.faults.append(f"{place}: more than {MAX_IDS} ids on one test")
        return marks


@cache
def citations() -> Citations:
    return Citations()


def report(title: str, items: list[str]) -> str:
    return "\n  ".join([f"{title} ({len(items)}):", *items])


def test_catalogue_is_read() -> None:
    rules, waived = catalogue(), waivers()
    assert len([rule for rule in rules if not waived.left_out(rule)]) > 600
    assert {"CC-CMP-01", "CC-SCO-T2a", "CC-PRT-T7-Q6", "CC-DAT-42", "IN-AW-Q4"} <= rules.keys()


def test_every_rule_is_cited_or_waived() -> None:
    waived, cited = waivers(), citations().ids
    missing = [rule for rule in catalogue() if rule not in cited and not waived.covers(rule)]
    assert not missing, report("rules that no test cites", missing)


PAGE = """# Waived

- `CC-CMP-05` no piece
- `IN-AW-22` comes with `IN-GOR`, clan Gordon
- `GM-XCH-03` comes with `GM-C4` and `GM-C6`
- `IN-*` the rest of Industria
- `GM-C*` Chronicles
"""


@pytest.mark.parametrize(
    ("rule", "cited", "waived"),
    [
        ("CC-CMP-05", [], True),
        ("CC-CMP-06", [], False),
        # Part by part: the first citation of a rule asks for all of its group.
        ("IN-GOR-02", ["IN-AW-01"], True),
        ("IN-GOR-02", ["IN-GOR-01"], False),
        ("IN-GO-02", ["IN-GOR-01"], True),
        ("GM-C4-02", ["GM-C2-01", "GM-CLN-01"], True),
        ("GM-C4-02", ["GM-C4-Q1"], False),
        # What waits for a part is asked for when the part is there, and not before.
        ("IN-AW-22", ["IN-AW-01"], True),
        ("IN-AW-21", ["IN-AW-01"], False),
        ("IN-AW-22", ["IN-AW-01", "IN-GOR-01"], False),
        ("GM-XCH-03", ["GM-C4-01"], True),
        ("GM-XCH-03", ["GM-C4-01", "GM-C6-01"], False),
    ],
)
def test_waivers_lapse_by_themselves(rule: str, cited: list[str], waived: bool) -> None:
    assert Waivers(PAGE, cited).covers(rule) is waived


def test_cited_rules_exist() -> None:
    rules = catalogue()
    unknown = [f"{r} in {', '.join(at)}" for r, at in citations().ids.items() if r not in rules]
    assert not unknown, report("ids that the catalogue does not have", unknown)


def test_citations_are_well_formed() -> None:
    faults = citations().faults
    assert not faults, report("rule marks to mend", faults)


def test_waivers_are_needed() -> None:
    rules, waived, cited = catalogue(), waivers(), citations().ids
    groups = {group_of(rule) for rule in rules}
    awaited = {group for parts in waived.waiting.values() for group in parts}
    unknown = [name for name in waived.ids if name not in rules]
    unknown += sorted(awaited - groups)
    assert not unknown, report("waived.md names what the catalogue does not have", unknown)
    stale = [rule for rule in waived.ids if rule in cited and not waived.lapsed(rule)]
    assert not stale, report("waived although a test cites them; drop the waiver", stale)
    assert len(waived.ids) == len(set(waived.ids)), "waived.md names an id twice"
    for prefix in waived.prefixes:
        left = [rule for rule in rules if rule.startswith(prefix) and waived.left_out(rule)]
        assert left, f"waived.md: all of {prefix}* is built; drop the line"


def test_the_status_page_counts_the_rules() -> None:
    rules, cited = catalogue(), citations().ids
    page = (ROOT / "docs/status.md").read_text("utf-8")
    for title, start in (
        ("Clans of Caledonia", "CC-"),
        ("Industria", "IN-"),
        ("Glen More II", "GM-"),
    ):
        own = [rule for rule in rules if rule.startswith(start)]
        shown = sum(rule in cited for rule in own)
        counts = f"{len(own):,} | {shown:,} | {len(own) - shown:,} |"
        assert re.search(rf"^\| \[{title}\]\(.+\) \| {re.escape(counts)}$", page, re.M), counts


def test_every_open_question_has_a_ruling() -> None:
    rules, waived = catalogue(), waivers()
    pages = [page.read_text("utf-8") for page in sorted((ROOT / "docs/rulings").glob("*.md"))]
    ruled = re.findall(r"^\| `([\w-]+)` \|", "\n".join(pages), re.M)
    asked = [rule for rule in rules if "Question:" in rules[rule] and not waived.left_out(rule)]
    assert sorted(ruled) == sorted(asked), "docs/rulings and the Question bullets differ: " + str(
        sorted(set(ruled) ^ set(asked)) or "an id has two rows"
    )
