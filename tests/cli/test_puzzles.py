"""`puzzles`: the list, the check, and what is generated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ceilidh.puzzles import Puzzle, puzzles_of
from ceilidh.puzzles.generating import GameOrder
from tests.cli.helpers import Shell

SMALL = min(puzzles_of("clans"), key=lambda one: one.nodes)


@pytest.mark.parametrize(("language", "word"), [("en", "Gain at least"), ("fr", "Gagnez au moins")])
def test_puzzles_are_listed(shell: Shell, language: str, word: str) -> None:
    run = shell("puzzles", "list", "clans", "--language", language)
    assert run.status == 0
    assert len(run.out.splitlines()) == len(puzzles_of("clans"))
    assert SMALL.name in run.out and word in run.out


def test_solutions_are_checked(shell: Shell) -> None:
    run = shell("puzzles", "check", "glenmore", "--quick")
    assert (run.status, run.out) == (0, f"{len(puzzles_of('glenmore'))} puzzles, 0 faults\n")


def test_one_is_proved_again(shell: Shell) -> None:
    run = shell("puzzles", "check", "clans", "--name", SMALL.name)
    assert (run.status, run.out) == (0, "1 puzzles, 0 faults\n")
    assert shell("puzzles", "check", "clans", "--name", "0-0").status == 2


def test_a_fault_is_told(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ceilidh.cli.puzzles.faults_of", lambda puzzle: ["it is wrong"])
    run = shell("puzzles", "check", "clans", "--name", SMALL.name)
    assert run.status == 1
    assert f"{SMALL.id}: it is wrong" in run.out


def test_games_are_searched_once(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What was found is kept, so that a second run searches only what is new."""
    seed = int(SMALL.name.partition("-")[0])
    asked: list[int] = []

    def search(order: GameOrder) -> list[Puzzle]:
        asked.append(order.seed)
        return [SMALL] if order.seed == seed else []

    monkeypatch.setattr("ceilidh.puzzles.collecting.puzzles_in", search)
    found, out = tmp_path / "found.jsonl", tmp_path / "out.jsonl"
    files = ("--found", str(found), "--out", str(out), "--first", str(seed))
    run = shell("puzzles", "generate", "clans", "--last", str(seed + 1), *files)
    assert run.status == 0
    assert "1 puzzles written" in run.out
    assert json.loads(out.read_text())["name"] == SMALL.name
    shell("puzzles", "generate", "clans", "--last", str(seed + 2), *files)
    assert asked == [seed, seed + 1, seed + 2]
