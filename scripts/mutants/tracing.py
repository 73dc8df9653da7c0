"""Making the map: every test file once, unbroken, in a copy, with coverage switched on."""

from __future__ import annotations

import ast
import re
import shutil
from functools import cache
from pathlib import Path

from coverage import CoverageData

from scripts.mutants.chart import Chart, Test, Traced
from scripts.mutants.checkout import PACKAGE, Checkout
from scripts.mutants.session import Outcome, run
from scripts.mutants.tree import Tree
from scripts.mutants.work import Work

TEST_SECONDS, FILE_SECONDS = 60, 300  # of the processor; what takes longer is hardly asked
LIMIT = 1800.0  # seconds for a test file that cannot be cut off
REASON = re.compile(r"^E  |Error")
WITHOUT_WHOLE = "not whole or sample"
# Where enough other tests run the same lines.
RULES = ("tests/kernel/", "tests/template/", "tests/clans/", "tests/glenmore/")


@cache
def lines_of_functions(path: str) -> frozenset[int]:
    """Lines of a source that do not run when it is imported."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(Path(path).read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            first = node.body.lineno if isinstance(node, ast.Lambda) else node.body[0].lineno
            found.update(range(first, (node.end_lineno or first) + 1))
    return frozenset(found)


def lines_in(folder: Path, root: Path) -> list[tuple[str, str, bytes]]:
    """What the processes of one run have written: source, test and lines."""
    found: dict[tuple[str, str], set[int]] = {}
    for file in sorted(folder.glob("data*")):
        data = CoverageData(str(file))
        data.read()
        for path in data.measured_files():
            if not path.endswith(".py"):
                continue  # a template of a page
            source = Path(path).relative_to(root).as_posix()
            inside = lines_of_functions(path)
            for line, contexts in data.contexts_by_lineno(path).items():
                # The others are run when the file is imported.
                for context in contexts if line in inside else ():
                    if context:
                        found.setdefault((source, context), set()).add(line)
        data.close()
    return [(source, test, numbits(lines)) for (source, test), lines in sorted(found.items())]


def numbits(lines: set[int]) -> bytes:
    from coverage.numbits import nums_to_numbits

    return nums_to_numbits(lines)


def marks_of(file: str, whole: bool) -> str:
    """Which tests of a file are traced, in the words of pytest."""
    return WITHOUT_WHOLE if file.startswith(RULES) and not whole else ""


def traced(tree: Tree, file: str, marks: str) -> tuple[Traced, Outcome]:
    """One test file; tests that do not pass can notice nothing and are left out."""
    folder = tree.scratch / "coverage"
    folder.mkdir(parents=True)
    outcome = run(
        tree,
        "scripts.mutants.inside.trace",
        [*(["-m", marks] if marks else []), file],
        LIMIT,
        MUTANTS_DATA=str(folder / "data"),
        MUTANTS_SOURCE=str(tree.root / PACKAGE),
        MUTANTS_CONTEXT=file,
        MUTANTS_TEST_SECONDS=str(TEST_SECONDS),
        MUTANTS_FILE_SECONDS=str(FILE_SECONDS),
        COVERAGE_CORE="ctrace",
    )
    tests = [
        Test(name, file, seconds, tuple(outcome.rules[name]))
        for name, seconds in outcome.passed.items()
    ]
    good = {file, *outcome.passed}
    lines = [line for line in lines_in(folder, tree.root.resolve()) if line[1] in good]
    shutil.rmtree(tree.scratch)
    return Traced(file, outcome.good, tests, lines), outcome


def trouble(outcome: Outcome) -> str:
    """What cannot be asked here, and why."""
    if outcome.good:
        return ""
    said = f"; {len(outcome.failed)} do not pass here" if outcome.failed else "; does not run here"
    reasons = [line for line in outcome.output.splitlines() if REASON.search(line)]
    return f"{said}: {reasons[0].strip()[:160]}" if reasons else said


def make_map(
    checkout: Checkout, chart: Chart, files: list[str], whole: bool, again: bool, work: Work
) -> None:
    """Trace what the map does not know; what is done is kept even if the rest is not."""
    missing = chart.missing({file: marks_of(file, whole) for file in files}, again)
    if not missing:
        return
    work.say(f"Tracing {len(missing)} of {len(files)} test files, once for all.")
    with work.trees(checkout.root, len(missing), followed=True) as trees:
        jobs = work.each(
            trees, missing, lambda tree, file: traced(tree, file, marks_of(file, whole))
        )
        for number, (file, (found, outcome)) in enumerate(jobs, 1):
            chart.keep(found, marks_of(file, whole))
            took = f"{len(found.tests)} tests, {outcome.seconds:.0f} s"
            work.say(f"  {number}/{len(missing)} {file}: {took}{trouble(outcome)}")
