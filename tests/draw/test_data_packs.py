"""Drawings show the component tables that a game is played with, also those of a data pack."""

from importlib.resources import files
from pathlib import Path

import pytest

import ceilidh


@pytest.mark.parametrize(
    ("game", "file", "old", "new", "shown"),
    [
        ("glenmore", "tiles.toml", 'name = "Inshriach"', 'name = "Fir Wood"', "Fir Wood"),
        ("clans", "player_board.toml", "cost = 18", "cost = 97", "£97"),
    ],
)
def test_a_pack_is_drawn(
    tmp_path: Path, game: str, file: str, old: str, new: str, shown: str
) -> None:
    text = files("ceilidh").joinpath("games", game, "data", file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new), "utf-8")
    assert shown in ceilidh.new(game, 3, 1, {"data_pack": str(tmp_path)}).svg()
    assert shown not in ceilidh.new(game, 3, 1).svg()
