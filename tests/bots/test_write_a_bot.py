"""The tutorial for authors of bots: its programs run, and its player beats random."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.helpers import Shell

PAGE = Path(__file__).resolve().parents[2] / "docs/howto/write-a-bot.md"
FEW = 45  # lines


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The programs of the page, under the names that it gives them."""
    first, player = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(player.splitlines()) < FEW
    (tmp_path / "mybots.py").write_text(first)
    (tmp_path / "monte_carlo.py").write_text(player)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("ceilidh.bots.own_bots._ADOPTED", {})
    return tmp_path


def test_the_smallest_bot_plays(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = Shell(monkeypatch, capsys)
    run = shell("play", "glenmore", "--bot", "mybots:First", "--seed", "1", stdin="quit\n")
    assert run.status == 0, run.err


@pytest.mark.whole
def test_the_player_of_the_page_beats_random(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = Shell(monkeypatch, capsys)
    call = ("arena", "glenmore", "--bots", "monte_carlo:MonteCarlo,random", "--games", "10")
    run = shell(*call, "--set", "introductory=yes", "--jobs", "1", "--json")
    assert run.status == 0, run.err
    best, other = json.loads(run.out)
    assert (best["bot"], other["bot"]) == ("monte_carlo:MonteCarlo", "random")
    assert best["wins"] >= 0.9 and best["rating_within"][0] > 0
