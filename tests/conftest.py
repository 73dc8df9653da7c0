"""Which build is tested, and which tests are traced.

The build is that of the sources, or the compiled one in the folder that CEILIDH_COMPILED names. A
compiled build that is missing, or a stale extension beside its source, would silently be passed
over by the import system. So every session says what it expects, and looks.

Tests of rules are traced, which needs the interpreted build and takes four times as long. They have
the mark `rules` by themselves: all tests of games and kernel but those that play `whole` games. The
tests of other layers are traced on either build, again but for whole games.
"""

from __future__ import annotations

import gc
import importlib
import os
import re
import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
NAMED = os.environ.get("CEILIDH_COMPILED", "")
FOLDER = (ROOT / (NAMED or "src")).resolve()
# One compiled module of each package; the template is compiled too.
SAMPLE = (
    "ceilidh.kernel.flow",
    "ceilidh.games.clans.rules.turn",
    "ceilidh.games.glenmore.rules.activation",
    "ceilidh.games.template.game",
    "ceilidh.bots.clans.evaluation_view",
)

COLLECTED = (20_000, 20, 20)  # when the collector of the tests' own process runs

RULES = tuple(ROOT / "tests" / name for name in ("kernel", "template", "clans", "glenmore"))

ALL_WHOLE = r"^pytestmark = pytest\.mark\.whole$"

# What is collected is no garbage: to look for some meanwhile takes a fifth of the time.
gc.disable()

# First in the path of this process and of all that it starts.
sys.path.insert(0, str(FOLDER))
OTHERS = [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
os.environ["PYTHONPATH"] = os.pathsep.join([str(FOLDER), *OTHERS])


def fault_of(name: str) -> str:
    """A sentence if a module does not come from where it should, and empty if it does."""
    file = Path(str(importlib.import_module(name).__file__)).resolve()
    compiled = file.name.endswith(tuple(EXTENSION_SUFFIXES))
    if file.is_relative_to(FOLDER) and compiled is bool(NAMED):
        return ""
    kind = "compiled" if NAMED else "interpreted"
    return f"{name} is not the {kind} one of {FOLDER}, but {file}; run `make clean` and try again."


def pytest_sessionstart(session: pytest.Session) -> None:
    faults = [fault for name in SAMPLE if (fault := fault_of(name))]
    if faults:
        pytest.exit("\n".join(faults), returncode=4)


def is_of_rules(path: Path) -> bool:
    return any(path.is_relative_to(folder) for folder in RULES)


@cache
def names_whole(path: Path) -> bool:
    """Whether a file says of any of its tests that it plays whole games."""
    return "pytest.mark.whole" in path.read_text("utf-8")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file of which no test is chosen is not read: reading takes as long as many tests."""
    if collection_path.suffix != ".py" or not is_of_rules(collection_path):
        return None
    if config.option.markexpr == "rules":
        all_whole = re.search(ALL_WHOLE, collection_path.read_text("utf-8"), re.MULTILINE)
        return True if all_whole else None
    return (
        True if config.option.markexpr == "not rules" and not names_whole(collection_path) else None
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        within = is_of_rules(item.path)
        if item.get_closest_marker("whole") is not None:
            if within and not names_whole(item.path):
                raise pytest.UsageError(f"{item.nodeid} is whole, but its file does not say so")
            # They run the same lines over and over: to trace them takes long and shows little.
            item.add_marker("no_cover")
        elif within:
            item.add_marker("rules")


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What was collected stays to the end: the collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
    gc.enable()


def pytest_report_header() -> str:
    return f"ceilidh: {'compiled, ' if NAMED else ''}{FOLDER.relative_to(ROOT)}"
