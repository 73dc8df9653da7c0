"""`ceilidh bots` tells what each bot is like, as the documentation does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ceilidh.bots.roster import ROSTER
from tests.cli.helpers import Shell

PAGE = Path(__file__).resolve().parents[2] / "docs/bots.md"


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def test_the_list_speaks_three_languages(shell: Shell) -> None:
    for language, words in (
        ("en", ["tacksman", "Medium", "It suits players who know the game."]),
        ("fr", ["learner (apprenti)", "Moyen", "Il convient à qui connaît le jeu."]),
        ("pt", ["crofter (lavrador)", "Médio", "Serve para quem conhece o jogo."]),
    ):
        run = shell("bots", "--language", language)
        said = re.sub(r"\s+", " ", run.out)
        assert run.status == 0 and all(word in said for word in words)


def test_programs_read_the_same(shell: Shell) -> None:
    rows = json.loads(shell("bots", "--json").out)
    assert [(row["name"], row["about"]) for row in rows] == [
        (bot.name, bot.character) for bot in ROSTER.values()
    ]
    assert [row["level"] for row in rows if row["level"]] == ["easy", "medium", "strong"]


def test_the_page_says_the_same() -> None:
    told = re.findall(r"^\| (\w+) \| (.+\.) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert told == [(bot.name, bot.character) for bot in ROSTER.values()]
