"""Bots by name on the command line."""

import json
import re

import pytest

import ceilidh
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.kernel.table import Table
from tests.cli.helpers import Shell

FIRST = "choose cunningham"


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def test_different_bots_are_summed_up_by_name(shell: Shell) -> None:
    run = shell("simulate", "glenmore", "--bots", "tacksman,random", "--games", "3", "--json")
    data = json.loads(run.out)
    assert data["players"] == 2
    assert [(line["name"], line["wins"]) for line in data["roles"]] == [
        ("random", 0),
        ("tacksman", 3),
    ]


def test_one_name_is_for_all_seats(shell: Shell) -> None:
    first = shell("simulate", "clans", "--bots", "tacksman", "--games", "1", "--json")
    data = json.loads(first.out)
    assert data["players"] == 2
    assert "tacksman" not in [line["name"] for line in data["roles"]]
    assert min(line["min"] for line in data["places"]) > 50


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (
            ("--bots", "clever"),
            "choose from random, learner, crofter, tacksman, laird, chief, module:Class.",
        ),
        (
            ("--bots", "tacksman,random", "--players", "3"),
            "--bots names 2 seats, but this game has 3 players.",
        ),
    ],
)
def test_wrong_bots_are_refused(shell: Shell, arguments: tuple[str, ...], fault: str) -> None:
    run = shell("simulate", "clans", *arguments)
    assert run.status == 2
    assert fault in run.err


@pytest.mark.parametrize("arguments", [("--bot", "tacksman"), ("--seats", "human,tacksman")])
def test_people_play_against_a_tacksman(shell: Shell, arguments: tuple[str, ...]) -> None:
    first = shell("play", "clans", *arguments, "--seed", "9", stdin=f"{FIRST}\nquit\n")
    assert first.status == 0
    table = ceilidh.new("clans", 2, 9)
    table.play(FIRST, 0)
    bot = make_bot("tacksman", "clans", 9, 1)
    while table.actor == 1:
        table.play(ask(bot, table.game, table.state, 1), 1)
    again = shell("play", "clans", "--seats", "human,human", "--seed", "9", stdin=moves(table))
    assert len(seats(first.out)) == 2
    assert seats(first.out) == seats(again.out)


def moves(table: Table) -> str:
    return "\n".join([played.action.text for played in table.played] + ["quit\n"])


def seats(out: str) -> list[str]:
    """The lines of the seats in the last drawing; merchants stand there as 2+5."""
    return [line for line in out.splitlines() if re.search(r"Seat \d.*£.* \d\+\d ", line)][-2:]
