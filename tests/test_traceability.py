"""Every rule of the catalogue is shown by a test or waived with a reason (docs/rules)."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs" / "rules"
MAX_IDS = 8  # a long list of ids on one test is a defect, not coverage

# Industria and the Chronicles of Glen More II are built part by part.
GLEN_MORE = (
    *("ED", "CMP", "SET", "FLW", "RON", "DIE", "TRN", "ANA", "MKT", "TAK", "PLC", "OVL", "IMM"),
    *("ACT", "PER", "SCO", "END", "LMK", "CLN", "C2", "C7", "EX", "EXD", "HID", "RND"),
)
REQUIRED = ("CC-", "IN-FB-", "IN-AW-", *[f"GM-{part}-" for part in GLEN_MORE])
RULE_LINE = re.compile(r"^(?:- |\| )`((?:CC|IN|GM)-[\w-]+)`(.*)$", re.MULTILINE)
WAIVER_LINE = re.compile(r"^- `([\w-]+\*?)`(?: except ([\w, -]+):)? +(\S.*)$")


def catalogue() -> dict[str, str]:
    """Rule id to the text after it, for the bullets and table rows of the catalogue."""
    rules: dict[str, str] = {}
    for name in ("clans.md", "industria.md", "glenmore.md"):
        for rule, text in RULE_LINE.findall((RULES / name).read_text("utf-8")):
            assert rule not in rules, f"{name}: {rule} is defined twice"
            rules[rule] = text
    return rules


def required(rules: dict[str, str]) -> set[str]:
    return {rule for rule in rules if rule.startswith(REQUIRED)}


class Waivers:
    """What docs/rules/waived.md excuses: single ids, and `PREFIX*` with `except` prefixes."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.patterns: list[tuple[str, tuple[str, ...]]] = []
        for line in (RULES / "waived.md").read_text("utf-8").splitlines():
            if not line.startswith("- "):
                continue
            match = WAIVER_LINE.match(line)
            assert match, f"waived.md: cannot read {line!r}"
            name, excepted, _reason = match.groups()
            if name.endswith("*"):
                kept = tuple(p.strip() for p in excepted.split(",")) if excepted else ()
                self.patterns.append((name[:-1], kept))
            else:
                assert excepted is None, f"waived.md: `except` needs a wildcard: {line!r}"
                self.ids.append(name)

    def covers(self, rule: str) -> bool:
        return rule in self.ids or any(
            rule.startswith(prefix) and not rule.startswith(kept) for prefix, kept in self.patterns
        )


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


def report(title: str, items: list[str]) -> str:
    return "\n  ".join([f"{title} ({len(items)}):", *items])


def test_catalogue_is_read() -> None:
    rules = catalogue()
    assert len(required(rules)) > 600
    assert {"CC-CMP-01", "CC-SCO-T2a", "CC-PRT-T7-Q6", "CC-DAT-42", "IN-AW-Q4"} <= rules.keys()


def test_every_rule_is_cited_or_waived() -> None:
    waivers, cited = Waivers(), Citations().ids
    missing = [r for r in catalogue() if r.startswith(REQUIRED) and r not in cited]
    missing = [rule for rule in missing if not waivers.covers(rule)]
    assert not missing, report("rules that no test cites", missing)


def test_cited_rules_exist() -> None:
    rules = catalogue()
    unknown = [f"{r} in {', '.join(at)}" for r, at in Citations().ids.items() if r not in rules]
    assert not unknown, report("ids that the catalogue does not have", unknown)


def test_citations_are_well_formed() -> None:
    faults = Citations().faults
    assert not faults, report("rule marks to mend", faults)


def test_waivers_are_needed() -> None:
    rules, waivers, cited = catalogue(), Waivers(), Citations().ids
    unknown = [rule for rule in waivers.ids if rule not in rules]
    assert not unknown, report("waived ids that the catalogue does not have", unknown)
    stale = [rule for rule in waivers.ids if rule in cited]
    assert not stale, report("waived although a test cites them; drop the waiver", stale)
    assert len(waivers.ids) == len(set(waivers.ids)), "waived.md names an id twice"


def test_every_open_question_has_a_ruling() -> None:
    rules = catalogue()
    ruled = re.findall(r"^\| `([\w-]+)` \|", (ROOT / "docs/rulings.md").read_text("utf-8"), re.M)
    open_ids = [rule for rule in required(rules) if "OPEN:" in rules[rule]]
    assert sorted(ruled) == sorted(open_ids), "docs/rulings.md and the OPEN bullets differ: " + str(
        sorted(set(ruled) ^ set(open_ids)) or "an id has two rows"
    )
