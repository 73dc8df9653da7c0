"""The player aid: what is in play, with the numbers of this game, and links into the book."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.book import book_of
from ceilidh.book.aid import aid
from ceilidh.book.aid.card import AidRow
from ceilidh.draw.svg.icons import reference
from ceilidh.say import LANGUAGES, speaker
from tests.say.listening import sound

OPTIONS: dict[str, list[dict[str, object]]] = {
    "clans": [{}, {"modules": ["trains", "awards", "farmers-markets"]}, {"clans": "none"}],
    "glenmore": [{}, {"modules": ["highlander", "haggis"], "die": True}],
}


def rows(table: ceilidh.Table, language: str) -> list[AidRow]:
    return [row for section in aid(speaker(language), table) for row in section.rows]


@pytest.mark.parametrize("game", list(OPTIONS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_an_icon_words_and_a_paragraph(game: str, language: str) -> None:
    book = book_of(game)
    assert book is not None
    for options in OPTIONS[game]:
        table = ceilidh.new(game, players=3, seed=3, options=options)
        for row in rows(table, language):
            sound(row.label)
            reference(row.icon)
            for sign in row.signs:
                assert sign.icon or sign.text
                if sign.icon:
                    reference(sign.icon)
            assert not row.anchor or row.anchor in book.anchors, row


@pytest.mark.rule("CC-NBB-12", "CC-NBB-13", "CC-PAS-09")
def test_numbers_are_those_of_the_player_count() -> None:
    def shown(players: int) -> str:
        table = ceilidh.new("clans", players=players, seed=3)
        return " ".join([sign.text for row in rows(table, "en") for sign in row.signs])

    assert "≤ 4" in shown(2)
    assert "≤ 3" in shown(3)
    assert "£16 / £14 / £12" in shown(3)
    assert "£10" not in shown(3).partition("£16 / £14 / £12")[2].partition("≤")[0].split(" ")[:1]


def test_modules_in_play_are_named() -> None:
    plain = ceilidh.new("clans", players=3, seed=3)
    more = ceilidh.new("clans", players=3, seed=3, options={"modules": ["awards"]})
    added = {row.label for row in rows(more, "en")} - {row.label for row in rows(plain, "en")}
    assert "Awards" in added


def test_the_round_is_marked() -> None:
    table = ceilidh.new("clans", players=2, seed=3)
    assert not [row for row in rows(table, "en") if row.now]
    while table.state.round == 0:
        table.play(table.legal()[0])
    assert len([row for row in rows(table, "en") if row.now]) == 1
