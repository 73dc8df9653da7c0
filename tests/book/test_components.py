"""Every component of every module has an entry in the book, in three languages."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

import ceilidh
from ceilidh.book import book_of
from ceilidh.book.components import components_of, pictures_of, tip_of
from ceilidh.book.text import Listing
from ceilidh.say import LANGUAGES
from tests.say import listening

GAMES = Path(ceilidh.__file__).resolve().parent / "games"
# Rows that are no components of their own: parts of boards, numbers, set-ups; a figure shows them.
BOARDS = {
    ("clans", "map_modules.toml", "side"),
    ("clans", "market.toml", "bracket"),
    ("clans", "market.toml", "track"),
    ("clans", "player_board.toml", "shipping"),
    ("clans", "railway.toml", "place"),
    ("clans", "railway.toml", "tunnel"),
    ("clans", "railway.toml", "demand_slot"),
    ("clans", "railway.toml", "milestone_slot"),
    ("clans", "railway.toml", "automa_milestone_card"),
    ("clans", "automa.toml", "difficulty"),
    ("glenmore", "rondel_market.toml", "setup"),
    ("glenmore", "clan_board.toml", "ring"),
    ("glenmore", "clan_board.toml", "road"),
    ("glenmore", "c1_boats.toml", "waters"),
    ("glenmore", "c1_boats.toml", "result"),
    ("glenmore", "c1_boats.toml", "river"),
    ("glenmore", "c3_single_cask.toml", "cellar"),
    ("glenmore", "c6_tome.toml", "score_table"),
    ("glenmore", "c7_great_glen.toml", "votes"),
    # Their cards are listed with their events, or with the tile that brings them.
    ("glenmore", "c4_england.toml", "landmark"),
    ("glenmore", "c6_tome.toml", "landmark"),
}


@cache
def listings() -> list[tuple[str, str, Listing]]:
    """Game, module and listing of every list of the books."""
    out: list[tuple[str, str, Listing]] = []
    for game in ("clans", "glenmore"):
        book = book_of(game)
        assert book is not None
        for chapter in book.chapters:
            for part in chapter.paragraphs:
                if part.listing:
                    out.append((game, chapter.module, part.listing))
    return out


def rows(game: str) -> dict[tuple[str, str, str], set[str]]:
    """The ids of all rows by game, file and kind."""
    out: dict[tuple[str, str, str], set[str]] = {}
    for path in sorted((GAMES / game / "data").glob("*.toml")):
        for name, value in tomllib.loads(path.read_text("utf-8")).items():
            if isinstance(value, list) and isinstance(value[0], dict):
                out[game, path.name, name] = {str(row.get("id", "")) for row in value}
    return out


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_every_row_is_listed(game: str) -> None:
    listed: dict[tuple[str, str, str], set[str]] = {}
    for owner, _, listing in listings():
        if owner == game:
            shown = {one.target.partition(":")[2] for one in components_of(game, listing)}
            listed.setdefault((game, listing.file, listing.rows), set()).update(shown)
    wanted = {key: ids for key, ids in rows(game).items() if key not in BOARDS}
    assert listed == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_says_what_the_component_does(language: str) -> None:
    for game, module, listing in listings():
        for one in components_of(game, listing):
            tip = tip_of(game, module, one, language)
            listening.sound(tip.title)
            listening.sound(tip.text)
            assert tip.title != one.target.replace(":", " "), one.target
            assert tip.rules, one.target


def test_every_component_is_drawn() -> None:
    for game, module, listing in listings():
        listed = components_of(game, listing)
        assert len(pictures_of(game, module, listed, "en")) == len(listed), listing


def test_no_clan_is_shown_with_a_starting_tile() -> None:
    """Which tile lies beside a clan is drawn for each game: the book would tell what chance did."""
    clans = [
        one
        for game, module, one in listings()
        if game == "clans" and one.target == "clan" and not module
    ]
    for listing in clans:
        pictures = pictures_of("clans", "", components_of("clans", listing), "en")
        assert len(pictures) == 9 and len({*pictures.values()}) == 1
    assert clans
