"""One run of pytest in a copy, within a time limit; nothing that it started outlives it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from scripts.mutants.tree import Tree

MARK = "MUTANTS_RUN"
RUNNING: set[subprocess.Popen[bytes]] = set()
PASSED, NOTHING_TO_RUN = 0, 5  # exit statuses of pytest
QUIET = ("-q", "-p", "no:cacheprovider", "--no-header", "--tb=line", "--hypothesis-seed=0")


@dataclass
class Outcome:
    """How a run ended; `status` is None if it ran past its limit."""

    status: int | None
    seconds: float
    output: str
    passed: dict[str, float] = field(default_factory=dict)  # test -> seconds
    failed: list[str] = field(default_factory=list)
    rules: dict[str, list[str]] = field(default_factory=dict)

    @property
    def good(self) -> bool:
        return not self.failed and self.status in (PASSED, NOTHING_TO_RUN)

    def read(self, report: Path) -> Outcome:
        """What the plugin inside wrote of every test that ended."""
        lines = report.read_text("utf-8").splitlines() if report.exists() else []
        for line in lines:
            told = json.loads(line)
            if told["outcome"] == "passed":
                self.passed[told["test"]] = told["seconds"]
            elif told["outcome"] == "failed":
                self.failed.append(told["test"])
            self.rules[told["test"]] = told["rules"]
        return self


def environment(tree: Tree, mark: str, extra: dict[str, str]) -> dict[str, str]:
    """Of this process, but for what belongs to its own sources, caches and coverage."""
    kept = {
        name: text
        for name, text in os.environ.items()
        if not name.startswith(("COV", "PYTEST", "CEILIDH", "PYTHONDONTWRITEBYTECODE"))
    }
    temporary = tree.scratch / "tmp"
    temporary.mkdir(parents=True, exist_ok=True)
    kept |= {
        "PYTHONPATH": str(tree.root / "src"),
        "PYTHONHASHSEED": "0",
        # What a broken run has found must not be tried in the next.
        "HYPOTHESIS_STORAGE_DIRECTORY": str(tree.scratch / "hypothesis"),
        "TMPDIR": str(temporary),
        MARK: mark,
    }
    return kept | extra


def left_behind(mark: str) -> Iterable[int]:
    """Processes with the mark of a run, wherever they went; for systems that list them."""
    wanted = f"{MARK}={mark}".encode()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if wanted in (folder / "environ").read_bytes():
                yield int(folder.name)
        except OSError:
            continue


def end(process: subprocess.Popen[bytes], mark: str) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for number in left_behind(mark):
        try:
            os.kill(number, signal.SIGKILL)
        except ProcessLookupError:
            continue


def stop_all() -> None:
    """For whoever wants to stop: the runs end, and with them what waits for them."""
    for process in list(RUNNING):
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def run(tree: Tree, plugin: str, files: list[str], limit: float, **more: str) -> Outcome:
    """Test files with a plugin of ours, which is told the rest by the environment."""
    mark = uuid.uuid4().hex
    variables = environment(tree, mark, more)
    report, log = tree.scratch / "report.jsonl", tree.scratch / "output.txt"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", *QUIET, "-p", plugin, *files]
    began = time.monotonic()
    with log.open("wb") as out:
        process = subprocess.Popen(
            command,
            cwd=tree.root,
            env=variables | {"MUTANTS_REPORT": str(report)},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        RUNNING.add(process)
        try:
            status: int | None = process.wait(limit)
        except subprocess.TimeoutExpired:
            status = None
        finally:
            RUNNING.discard(process)
            end(process, mark)
    seconds = time.monotonic() - began
    text = log.read_text("utf-8", errors="replace")
    return Outcome(status, seconds, text).read(report)
