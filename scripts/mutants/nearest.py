"""The tests to ask about a line: those that run it, the citing and the quick ones first.

A line that runs when its file is imported sets names; then they are the tests that run lines which
use these names. Other tests of the same files follow last: what the first test has made and kept is
used by the later ones, though they do not run the line again.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass

from scripts.mutants.chart import Chart, Test
from scripts.mutants.checkout import Checkout, layer_of
from scripts.mutants.choosing import Mutant
from scripts.mutants.rules import cites, rules_at

RULES = "games"  # the layer of which every test should cite a rule
MOST_FILES = 8  # of one run
LONGEST = 20.0  # seconds of one run


@dataclass(frozen=True, slots=True)
class Chunk:
    """Tests of one run; `citing` if all of them cite a rule (the one that was asked for)."""

    citing: bool
    tests: tuple[Test, ...]

    @property
    def files(self) -> list[str]:
        return list(dict.fromkeys(test.file for test in self.tests))


def statement_at(tree: ast.Module, line: int) -> ast.stmt | None:
    """The innermost statement that holds a line."""
    found: ast.stmt | None = None
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0):
            found = node
    return found


def function_at(tree: ast.Module, line: int) -> ast.stmt | None:
    """The innermost function whose body holds a line."""
    found: ast.stmt | None = None
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if node.body[0].lineno <= line <= (node.end_lineno or 0):
            found = node
    return found


def own_lines(node: ast.stmt) -> range:
    """Lines of a statement without those of the block below it."""
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
    return range(node.lineno, max(last, node.lineno) + 1)


def names_set(node: ast.stmt | None) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {node.name}
    if not isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
        return set()
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}


def chunks(tests: Iterable[Test], citing: bool) -> list[Chunk]:
    """Runs of a few files each, in the order in which the files come first."""
    files: dict[str, list[Test]] = {}
    for test in tests:
        files.setdefault(test.file, []).append(test)
    found: list[Chunk] = []
    part: list[Test] = []
    for count, group in enumerate(files.values(), 1):
        part += group
        if sum(test.seconds for test in part) > LONGEST or count % MOST_FILES == 0:
            found.append(Chunk(citing, tuple(part)))
            part = []
    return [*found, Chunk(citing, tuple(part))] if part else found


class Nearest:
    def __init__(self, checkout: Checkout, chart: Chart, files: list[str], budget: float) -> None:
        self.checkout = checkout
        self.chart = chart
        self.budget = budget
        asked = set(files)
        self.tests = {name: one for name, one in chart.tests().items() if one.file in asked}
        self.files: dict[str, list[Test]] = {}
        for test in self.tests.values():
            self.files.setdefault(test.file, []).append(test)

    def plan(self, mutant: Mutant) -> list[Chunk]:
        """Runs in their order; none if no test runs the line."""
        tree = ast.parse(self.checkout.text(mutant.source))
        exact = self.expand(self.runners(mutant.source, mutant.line, tree))
        files = {test.file for test in exact.values()}
        wider = [test for file in files for test in self.files[file]]
        named = rules_at(tree, mutant.line)

        def rank(test: Test) -> tuple[bool, bool, bool, float]:
            strange = not cites(named, test.rules)
            return test.name not in exact, strange, not self.near(mutant, test), test.seconds

        ranked = sorted(wider, key=lambda test: (*rank(test), test.name))
        if layer_of(mutant.source) != RULES and not mutant.rule:
            return chunks(self.affordable(ranked), citing=False)
        citing = [test for test in ranked if self.counts(mutant, test)]
        others = [test for test in ranked if not self.counts(mutant, test)]
        return [
            *chunks(self.affordable(citing), citing=True),
            *chunks(self.affordable(others), citing=False),
        ]

    def counts(self, mutant: Mutant, test: Test) -> bool:
        """Whether a test cites the rule that is asked for, or any rule if none is."""
        return mutant.rule in test.rules if mutant.rule else bool(test.rules)

    def near(self, mutant: Mutant, test: Test) -> bool:
        """Whether a test stands in the folder of the layer, or of the game."""
        parts = mutant.source.split("/")
        folder = parts[3] if mutant.layer == RULES and len(parts) > 4 else mutant.layer
        return test.file.startswith(f"tests/{folder}/")

    def affordable(self, ranked: list[Test]) -> list[Test]:
        """The first one, and what else the budget allows."""
        found: list[Test] = []
        left = self.budget
        for test in ranked:
            if not found or test.seconds <= left:
                found.append(test)
                left -= test.seconds
        return found

    def expand(self, names: Iterable[str]) -> dict[str, Test]:
        """A whole test file stands for all its tests."""
        found: dict[str, Test] = {}
        for name in names:
            if name in self.tests:
                found[name] = self.tests[name]
            else:
                found |= {test.name: test for test in self.files.get(name, [])}
        return found

    def runners(self, source: str, line: int, tree: ast.Module) -> set[str]:
        ran = self.chart.runners(source)
        statement, function = statement_at(tree, line), function_at(tree, line)
        if function is None:
            return self.users(source, names_set(statement)) or self.importing(source)
        found = set(ran.get(line, ()))
        if not found and statement is not None:
            found.update(*[ran.get(one, ()) for one in own_lines(statement)])
        if not found and not self.chart.known(source, line):
            last = function.end_lineno or function.lineno
            found.update(*[ran.get(one, ()) for one in range(function.lineno, last + 1)])
        return found

    def users(self, source: str, names: set[str]) -> set[str]:
        """Tests that run a line with one of these names, here or where the source is imported."""
        if not names:
            return set()
        pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(names)))})\b")
        found: set[str] = set()
        for path in [source, *self.checkout.importers.get(source, [])]:
            if not path.startswith("src/"):
                continue
            ran = self.chart.runners(path)
            for number, text in enumerate(self.checkout.text(path).splitlines(), 1):
                if number in ran and pattern.search(text):
                    found |= ran[number]
        return found

    def importing(self, source: str) -> set[str]:
        """Tests that run anything of a source or of what imports it, and files that import it."""
        importers = self.checkout.importers.get(source, [])
        found = {path for path in importers if path.startswith("tests/")}
        for path in [source, *[one for one in importers if one.startswith("src/")]]:
            found.update(*self.chart.runners(path).values())
        return found
