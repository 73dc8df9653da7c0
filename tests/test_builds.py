"""A session of tests refuses to run on another build than the one it was asked to test."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import RULES, pytest_collection_modifyitems, pytest_ignore_collect

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("named", ["src", "build/nowhere"])
def test_a_build_that_is_not_compiled_is_not_taken_for_one(named: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "tests/kernel/test_chance.py"],
        env={**os.environ, "CEILIDH_COMPILED": named, "PYTHONPATH": str(ROOT / "src")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 4
    assert f"is not the compiled one of {ROOT / named}" in done.stdout + done.stderr


def is_left_out(file: Path, expression: str) -> bool:
    config: Any = SimpleNamespace(option=SimpleNamespace(markexpr=expression))
    return pytest_ignore_collect(file, config) is True


def test_every_file_is_read_for_rules_or_for_the_others() -> None:
    files = [file for folder in RULES for file in folder.rglob("test_*.py")]
    for expression in ("rules", "not rules"):
        assert any(is_left_out(file, expression) for file in files)
    for file in files:
        assert not (is_left_out(file, "rules") and is_left_out(file, "not rules"))
        assert not is_left_out(file, "") and not is_left_out(file, "not whole or sample")


def test_a_test_is_whole_only_if_its_file_says_so() -> None:
    """Otherwise neither session would run it."""
    file = ROOT / "tests/kernel/test_chance.py"
    item: Any = SimpleNamespace(path=file, nodeid="one", get_closest_marker=lambda name: name)
    with pytest.raises(pytest.UsageError, match="does not say so"):
        pytest_collection_modifyitems([item])
