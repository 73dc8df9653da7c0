"""Drawings call people by their names, and remember none of them."""

import re
from html import escape
from pathlib import Path

import pytest

import ceilidh
from ceilidh.draw.svg import draw_parts

GAMES = Path(__file__).parents[1]
NAMES = ["Ailsa", "Bran <b>", "Catriona", "Duncan"]
PRIVATE = re.compile("[\x80-\x9f]")


def drawn(file: str, names: list[str], language: str = "en") -> str:
    table = ceilidh.load((GAMES / file).read_text())
    parts = draw_parts(table.view(), language, None, None, names)
    return " ".join([f"{escape(part.title)} {part.markup}" for part in parts])


@pytest.mark.parametrize("file", ["clans/games/4p-trains.txt", "glenmore/games/4p-most.txt"])
def test_a_drawing_names_people_and_never_their_seats(file: str) -> None:
    said = drawn(file, NAMES)
    assert "Ailsa" in said and "Bran &lt;b&gt;" in said
    assert "Bran <b>" not in said
    assert not re.search(r"[Ss]eat \d", said)
    assert not PRIVATE.search(said)


@pytest.mark.parametrize(
    ("language", "seat"), [("en", "Seat 2"), ("fr", "Place 2"), ("pt", "Lugar 2")]
)
def test_seats_without_a_name_are_called_by_their_number(language: str, seat: str) -> None:
    said = drawn("glenmore/games/4p-most.txt", ["Ailsa", "Seat 2"], language)
    assert "Ailsa" in said and seat in said
    assert not PRIVATE.search(said)


def test_two_tables_with_the_same_position_keep_their_own_names() -> None:
    one = drawn("glenmore/games/2p-plain.txt", ["Ailsa", "Bran"])
    other = drawn("glenmore/games/2p-plain.txt", ["Euan", "Fiona"])
    assert "Ailsa" not in other and "Euan" in other
    assert other.replace("Euan", "Ailsa").replace("Fiona", "Bran") == one


def test_a_table_draws_its_own_names() -> None:
    table = ceilidh.load((GAMES / "glenmore/games/2p-plain.txt").read_text())
    table.names = ["Ailsa", "Bran"]
    assert "Ailsa" in table.svg() and "Seat 1" not in table.svg()
