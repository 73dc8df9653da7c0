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
import sys
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        within = any(item.path.is_relative_to(folder) for folder in RULES)
        if item.get_closest_marker("whole") is not None:
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


def pytest_report_header() -> str:
    return f"ceilidh: {'compiled, ' if NAMED else ''}{FOLDER.relative_to(ROOT)}"
