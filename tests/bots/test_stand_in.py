"""A game that bots cannot judge: they play by chance, and people are told."""

import json

import pytest

import ceilidh
from ceilidh.bots.base import RandomBot
from ceilidh.bots.catalogue import NAMES, judge_of, make_bot, stand_in
from ceilidh.bots.clans.evaluate import ClansJudge
from ceilidh.games.template.game import PeatGame
from tests.bots.helpers import bot_game
from tests.cli.helpers import Shell
from tests.template.fixtures import peat

__all__ = ["peat"]

SENTENCE = "Bots cannot evaluate Peat yet; every bot plays random legal moves."


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def test_judges_are_found_by_the_name_of_their_game() -> None:
    table = ceilidh.new("clans", 2, 1)
    judge = judge_of("clans")
    assert judge is not None
    assert isinstance(judge(table.state, 0), ClansJudge)
    assert judge_of("greedy") is None, "a file of the bots is no game"


def test_the_tacksman_plays_by_chance(peat: PeatGame) -> None:
    for name in NAMES:
        assert isinstance(make_bot(name, peat.name, 1, 0), RandomBot)
    names = ["tacksman", "tacksman"]
    table = bot_game(peat.name, names, 5)
    assert table.actor is None
    assert table.record() == bot_game(peat.name, ["random", "random"], 5).record()


def test_it_is_told_only_where_it_is_so(peat: PeatGame) -> None:
    assert str(stand_in("tacksman", peat.name)) == SENTENCE
    assert stand_in("random", peat.name) is None
    assert [stand_in(name, "clans") for name in NAMES] == [None] * len(NAMES)


def test_the_command_line_tells_it_once(shell: Shell, peat: PeatGame) -> None:
    run = shell("simulate", peat.name, "--bots", "tacksman", "--games", "2", "--json")
    assert run.status == 0
    assert json.loads(run.out)["games"] == 2
    assert run.err == SENTENCE + "\n"
    assert shell("simulate", peat.name, "--games", "2").err == ""


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", SENTENCE), ("fr", "Les robots ne savent"), ("pt", "Os robôs ainda")],
)
def test_it_is_told_in_the_language_of_the_reader(
    shell: Shell, peat: PeatGame, language: str, sentence: str
) -> None:
    run = shell("play", peat.name, "--bot", "tacksman", "--language", language, stdin="quit\n")
    assert run.status == 0
    assert run.err.startswith(sentence)
    assert "Peat" in run.err
