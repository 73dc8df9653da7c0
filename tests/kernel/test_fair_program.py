"""The program of docs/fair.md verifies a record without this package, and finds every fraud."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ceilidh.kernel.fair import UndoNote, commitment_of
from ceilidh.kernel.proof import with_draws
from ceilidh.kernel.table import Table
from tests.kernel.test_fair import OTHER, VALUE, fair_game, swapped

PAGE = Path(__file__).parents[2] / "docs" / "fair.md"
MOST_LINES = 40


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    (text,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert "ceilidh" not in text and len(text.splitlines()) <= MOST_LINES
    file = tmp_path_factory.mktemp("program") / "verify.py"
    file.write_text(text, "utf-8")
    return file


def run(program: Path, text: str, *more: str) -> tuple[int, str]:
    record = program.with_name("record.txt")
    record.write_text(text, "utf-8")
    # Without the folders of installed packages: it must do without ours.
    command = [sys.executable, "-I", "-S", str(program), str(record), *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def full(table: Table) -> str:
    return with_draws(table.record(), table)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_an_honest_record_is_proven(program: Path, game: str) -> None:
    table = fair_game(game)
    status, said = run(program, full(table), commitment_of(VALUE))
    assert status == 0 and f"all {table.draws()} draws follow" in said, said


def test_a_second_pledge_after_an_undo_is_proven(program: Path) -> None:
    status, said = run(program, full(swapped(0, ("a", "b"), OTHER, UndoNote(90, 5))))
    assert status == 0, said


@pytest.mark.parametrize(
    ("words", "value", "undo", "fault"),
    [
        (("a", "b"), OTHER, None, "pledge 3 has no undo"),
        (("a", "c"), VALUE, None, "pledge 3 has no undo"),
        (("a", "c"), OTHER, UndoNote(90, 5), "pledge 3 changes the words"),
        (("a", "b"), OTHER, UndoNote(90, 40), "undo of pledge 3 does not fit"),
        (("a", "b"), VALUE, UndoNote(90, 5), "undo of pledge 3 does not fit"),
    ],
)
def test_a_second_pledge_without_its_undo_fails(
    program: Path, words: tuple[str, ...], value: str, undo: UndoNote | None, fault: str
) -> None:
    status, said = run(program, full(swapped(0, words, value, undo)))
    assert status == 1 and fault in said


def test_a_swapped_pledge_and_a_changed_draw_fail(program: Path) -> None:
    text = full(fair_game("glenmore"))
    move = next(line for line in text.splitlines() if re.match(r"\d .*> ", line))
    listed = next(line for line in text.splitlines() if line.startswith("# draw 3 "))
    for old, new, fault in (
        (f" {VALUE} ", f" {OTHER} ", "does not fit its commitment"),
        (f" {VALUE} ", " - ", "not revealed"),
        ("heather,thistle", "heather,broom", "does not follow"),
        (move, f"{move[: move.rindex(' ')]} another", "does not follow"),
        (listed, listed.replace(" of ", " of more "), "does not follow"),
        (f"{listed}\n", "", "does not list its draws"),
    ):
        assert old in text
        status, said = run(program, text.replace(old, new))
        assert status == 1 and fault in said, (old, new, said)
    # Pledge and draws swapped from the first one on: only what was noted before shows it.
    assert run(program, text)[0] == 0
    status, said = run(program, text, commitment_of(OTHER))
    assert status == 1 and "not the commitment that you noted" in said
