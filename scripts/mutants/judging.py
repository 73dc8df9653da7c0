"""Whether tests notice a break. They are asked only after they have passed without one."""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass, field

from scripts.mutants.chart import Test
from scripts.mutants.choosing import Mutant
from scripts.mutants.nearest import Chunk
from scripts.mutants.session import Outcome, run
from scripts.mutants.tree import Tree

CAUGHT, HUNG, SURVIVED = "caught", "hung", "survived"
UNTESTED = "untested"  # no test runs the line
UNSOUND = "unsound"  # its tests do not pass unbroken
PATIENCE = 4  # times as long as the unbroken run
SLACK = 20.0  # seconds more, for what a busy machine does between
UNKNOWN = 10  # times as long as the traced run, for tests that were not run unbroken before


@dataclass
class Verdict:
    """What became of a break; `test` is the one that noticed it."""

    mutant: Mutant
    outcome: str
    citing: bool = False
    test: str = ""
    ran: dict[str, int] = field(default_factory=dict)  # tests by file
    seconds: float = 0.0

    @property
    def caught(self) -> bool:
        return self.outcome in (CAUGHT, HUNG)


def run_tests(tree: Tree, tests: list[Test], limit: float, first_only: bool) -> Outcome:
    order = tree.scratch / "order.json"
    order.parent.mkdir(parents=True, exist_ok=True)
    order.write_text(json.dumps([test.name for test in tests]), "utf-8")
    files = list(dict.fromkeys(test.file for test in tests))
    arguments = [*(["--exitfirst"] if first_only else []), *files]
    return run(tree, "scripts.mutants.inside.pick", arguments, limit, MUTANTS_PICK=str(order))


class Baseline:
    """The unbroken run: which tests pass here, and how long they and their files take."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds
        self.new: dict[str, float] = {}
        self.failed: dict[str, str] = {}  # test, and the end of what was said
        self.lock = threading.Lock()

    def holds(self, tree: Tree, chunk: Chunk) -> bool:
        """Whether all tests of a chunk pass unbroken; those that have need not run again."""
        new = [test for test in chunk.tests if test.name not in self.seconds]
        if new:
            limit = SLACK + 60 + UNKNOWN * sum(test.seconds for test in new)
            outcome = run_tests(tree, new, limit, first_only=False)
            tree.mend()
            self.note(new, outcome)
        return self.failed.keys().isdisjoint(test.name for test in chunk.tests)

    def note(self, tests: list[Test], outcome: Outcome) -> None:
        loading = max(0.0, outcome.seconds - sum(outcome.passed.values()))
        found = {test.file: loading for test in tests} | outcome.passed
        faults = dict.fromkeys(outcome.failed, outcome.output[-2000:])
        if not outcome.good and not faults:
            faults = {test.name: outcome.output[-2000:] for test in tests}
        with self.lock:
            self.seconds |= found
            self.new |= found
            self.failed |= faults

    def fresh(self) -> dict[str, float]:
        """What was found since the last call."""
        with self.lock:
            new, self.new = self.new, {}
        return new

    def limit(self, chunk: Chunk) -> float:
        """Relative to the same tests without a break."""
        loading = max(self.seconds.get(file, 0.0) for file in chunk.files)
        took = loading + sum(self.seconds.get(test.name, 0.0) for test in chunk.tests)
        return SLACK + PATIENCE * took


def judge(tree: Tree, mutant: Mutant, plan: list[Chunk], baseline: Baseline) -> Verdict:
    """Chunk after chunk, until a test notices."""
    verdict = Verdict(mutant, SURVIVED if plan else UNTESTED)
    for chunk in plan:
        if not baseline.holds(tree, chunk):
            verdict.outcome = UNSOUND
            break
        with tree.broken(mutant.source, mutant.text):
            outcome = run_tests(tree, list(chunk.tests), baseline.limit(chunk), first_only=True)
        verdict.seconds += outcome.seconds
        for test in chunk.tests:
            verdict.ran[test.file] = verdict.ran.get(test.file, 0) + 1
        if not outcome.good:
            verdict.outcome = HUNG if outcome.status is None else CAUGHT
            verdict.citing = chunk.citing
            verdict.test = next(iter(outcome.failed), chunk.files[0])
            break
    return verdict
