"""A plugin of pytest inside a copy: writes down how each test ended, what it took and cites."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest


class Report:
    """A line for each test as soon as it has ended: the run may be cut off at any moment."""

    def __init__(self) -> None:
        self.file = Path(os.environ["MUTANTS_REPORT"])
        self.rules: dict[str, list[str]] = {}
        self.seconds = 0.0
        self.outcomes: list[str] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            marks = item.iter_markers("rule")
            self.rules[item.nodeid] = sorted({rule for mark in marks for rule in mark.args})

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds += report.duration
        self.outcomes.append(report.outcome)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        worst = next((one for one in ("failed", "skipped") if one in self.outcomes), "passed")
        told = {
            "test": nodeid,
            "outcome": worst,
            "seconds": round(self.seconds, 4),
            "rules": self.rules.get(nodeid, []),
        }
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(told) + "\n")
        self.seconds, self.outcomes = 0.0, []
