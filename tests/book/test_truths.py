"""What the rulebook says about all components of a list is true of every row of their tables."""

from __future__ import annotations

import tomllib

import pytest

from ceilidh.book import book_of
from ceilidh.book.components import components_of, tip_of
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.goods import IMPORT_NAMES
from ceilidh.games.clans.modules.industria.awards.rows import AWARDS
from tests.book.test_components import GAMES, listings


def said(game: str, anchor: str) -> str:
    book = book_of(game)
    assert book is not None
    return book.anchors[anchor].paragraph.text["en"]


@pytest.mark.rule("CC-DAT-31")
def test_a_contract_gives_at_most_one_kind_of_import_good() -> None:
    """Contract 23 gives none."""
    rows = tomllib.loads((GAMES / "clans/data/contracts.toml").read_text("utf-8"))["contract"]
    imports = {
        row["id"]: [n for name, n in row["gives"].items() if name in IMPORT_NAMES] for row in rows
    }
    assert max(len(some) for some in imports.values()) == 1 and imports[23] == []
    assert {n for some in imports.values() for n in some} == {1, 2, 3, 4}
    sentence = "A contract gives at most one kind of import good, up to four of it."
    assert sentence in said("clans", "contract-list")


@pytest.mark.rule("IN-VX-04", "IN-VX-08")
def test_a_tie_of_two_scores_like_a_close_second() -> None:
    sentence = "In a tie, both players score 4 for exports, or 6 for settlements."
    assert sentence in said("clans", "two-scoring")


@pytest.mark.rule("IN-SO-03")
def test_the_points_of_an_award_alone_are_those_of_its_card() -> None:
    assert AWARDS.of(load(None)).card_vp == (4, 0, -4)
    assert "for 4 points, the lower one for none; below it you lose 4" in said("clans", "awards")


def test_no_tip_has_a_verb_after_gives() -> None:
    """What a reward does may be something to do: `Place 1 clan marker.`"""
    found = [
        tip_of(game, module, one, "en").text
        for game, module, listing in listings()
        for one in components_of(game, listing)
    ]
    assert "Place 1 clan marker. 1 token of this kind." in found
    assert [text for text in found if "ives place" in text or text.startswith("It ")] == []
