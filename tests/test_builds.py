"""A session of tests refuses to run on another build than the one it was asked to test."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
