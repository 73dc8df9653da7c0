"""Bots by name on the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import Shell


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def test_different_bots_are_summed_up_by_name(shell: Shell) -> None:
    run = shell("simulate", "glenmore", "--bots", "greedy,random", "--games", "3", "--json")
    data = json.loads(run.out)
    assert data["players"] == 2
    assert [(line["name"], line["wins"]) for line in data["roles"]] == [
        ("greedy", 3),
        ("random", 0),
    ]


def test_one_name_is_for_all_seats(shell: Shell, tmp_path: Path) -> None:
    greedy = shell("simulate", "clans", "--bots", "greedy", "--games", "1", "--json")
    data = json.loads(greedy.out)
    assert data["players"] == 2
    assert "greedy" not in [line["name"] for line in data["roles"]]
    assert min(line["min"] for line in data["places"]) > 50


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("--bots", "clever"), "--bots cannot hold 'clever'; choose from random, greedy."),
        (("--bots", "greedy,random", "--players", "3"), "--bots names 2 seats, but 3 play."),
    ],
)
def test_wrong_bots_are_refused(shell: Shell, arguments: tuple[str, ...], fault: str) -> None:
    run = shell("simulate", "clans", *arguments)
    assert run.status == 2
    assert fault in run.err


@pytest.mark.parametrize("arguments", [("--bot", "greedy"), ("--seats", "human,greedy")])
def test_people_play_against_a_greedy_bot(shell: Shell, arguments: tuple[str, ...]) -> None:
    """It answers as it always does, which a random bot does not."""
    moves = "choose 1\n" * 3
    first = shell("play", "clans", *arguments, "--seed", "9", stdin=moves + "quit\n")
    random = shell("play", "clans", "--seed", "9", stdin=moves + "quit\n")
    assert first.status == random.status == 0
    assert first.out != random.out
