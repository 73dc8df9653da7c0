"""The hook of git that checks the subjects of commits."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

HOOK = Path(__file__).resolve().parents[2] / "scripts/git-hooks/commit-msg"


def refusal(subject: str, tmp_path: Path) -> str:
    """What the hook says of a subject; empty if the commit is made."""
    message = tmp_path / "message"
    message.write_text(f"{subject}\n\nWhy it changes.\n# a comment of git\n", "utf-8")
    done = subprocess.run([HOOK, message], capture_output=True, text=True)
    assert bool(done.returncode) == bool(done.stderr)
    return done.stderr


@pytest.mark.parametrize(
    "subject",
    [
        "Fix undo after a revealed draw",
        "S" * 72,
        "S" + "é" * 71,  # characters, not bytes
        "Merge branch 'a'; and a long list of other branches that were merged at the same time",
    ],
)
def test_a_good_subject_passes(subject: str, tmp_path: Path) -> None:
    assert refusal(subject, tmp_path) == ""


@pytest.mark.parametrize(
    ("subject", "said"),
    [
        ("S" * 73, "73 characters"),
        ("Fix undo; let bots wait", "one commit of each"),
        ("fix undo", "begin with a capital"),
        ("Fix undo.", "full stop"),
        ("", "is empty"),
    ],
)
def test_a_bad_subject_is_refused_with_a_reason(subject: str, said: str, tmp_path: Path) -> None:
    assert said in refusal(subject, tmp_path)
