"""The bot that was called greedy: whoever says it still means the tacksman."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ceilidh
from ceilidh.bots.arena.match import ArenaResult
from ceilidh.bots.arena.schedule import Contest
from ceilidh.bots.arena.store import ArenaStore
from ceilidh.bots.bot_names import FORMER_NAMES, current_name, profile_of
from ceilidh.bots.catalogue import NAMES, is_bot, known_bot, make_bot
from ceilidh.bots.greedy import GreedyBot
from tests.cli.helpers import Shell

RESULT = ArenaResult(1, ["greedy", "random"], [60, 50], [1, 2], [9, 9], [1.0, 2.0], [0.5, 0.7])


def test_old_names_mean_the_bots_of_now() -> None:
    assert set(FORMER_NAMES.values()) <= set(NAMES) and not set(FORMER_NAMES) & set(NAMES)
    assert current_name("greedy") == "tacksman" and current_name("chief@0.2s") == "chief@0.2s"
    assert current_name("") == "" and current_name("greedy@9n") == "tacksman@9n"
    assert profile_of("greedy") is profile_of("tacksman") is not None
    assert is_bot("greedy") and known_bot("greedy") == "tacksman"
    assert isinstance(make_bot("greedy", "clans", 1, 0), GreedyBot)


def test_a_file_of_results_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Written under the old name, asked for by either: the game is not played again."""
    store = ArenaStore(tmp_path / "games.jsonl", Contest("glenmore", 2))
    store.add(RESULT)
    assert list(store.read()) == ["1 tacksman,random"]
    before = store.path.read_text()
    shell = Shell(monkeypatch, capsys)
    for name in ("greedy", "tacksman"):
        call = ("arena", "glenmore", "--bots", f"{name},random", "--games", "1", "--json")
        run = shell(*call, "--jobs", "1", "--out", str(store.path))
        assert {row["bot"] for row in json.loads(run.out)} == {"tacksman", "random"}
    assert store.path.read_text() == before


def test_a_record_of_then_is_read() -> None:
    table = ceilidh.new("glenmore", 2, seed=3)
    table.names[:] = ["Ann", "Greedy 2"]
    table.play(table.legal()[0])
    text = table.record()
    assert "Greedy 2" in text
    assert ceilidh.load(text).names == ["Ann", "Greedy 2"]


def test_a_command_takes_the_old_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = Shell(monkeypatch, capsys)
    old, new = [
        shell("play", "glenmore", "--bot", name, "--seed", "4", stdin="quit\n")
        for name in ("greedy", "tacksman")
    ]
    assert old.status == 0 and old.out == new.out
