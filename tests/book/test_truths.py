"""What the rulebook says about all components of a list is true of every row of their tables."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest

import ceilidh
from ceilidh.book import book_of
from ceilidh.book.components import components_of, tip_of
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.goods import IMPORT_NAMES
from ceilidh.games.clans.modules.industria.awards.rows import AWARDS
from ceilidh.games.clans.rules.scoring import import_values, shared
from ceilidh.say import LANGUAGES, speaker
from tests.book.test_components import GAMES, listings
from tests.clans.scenario import Scenario


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_tell_of_no_game_and_nothing_that_holds_for_all(language: str) -> None:
    """A table says that as well; the paragraph above a list says once what holds for all."""
    to = speaker(language)
    asides = {
        to.text("Not voted on yet."),
        to.text("No Pennies on it."),
        to.text("Landmark cards count in scoring phases."),
        to.text("Once per game, when one of your units can reach the port."),
        to.count("Each player has {n}.", "Each player has {n}.", 4),
        to.text("Use it before or after your action."),
        to.text("An overlay goes on a tile of the same type, with a river on both or on neither."),
        to.text("At the end of the game: {points} points by rank.", points="12, 6, 0"),
        to.text(
            "The Automa does the first action that is possible. The support card names the map "
            "modules, the criteria in order, how far the token moves, and the upgrade."
        ),
    }
    found = set()
    for game, module, listing in listings():
        for one in components_of(game, listing):
            tip = tip_of(game, module, one, language)
            assert not [aside for aside in asides if aside in tip.text], one.target
            assert tip.whole == f"{tip.text} {tip.aside}".strip()
            found |= {aside for aside in asides if aside in tip.whole}
    assert found == asides


def test_most_cards_of_a_list_do_not_share_a_sentence() -> None:
    """The paragraph above them says it once."""
    for game, module, listing in listings():
        texts = [tip_of(game, module, one, "en").text for one in components_of(game, listing)]
        told = Counter(said for text in texts for said in set(re.split(r"(?<=\.) ", text)))
        shared = [one for one, n in told.items() if n > max(4, len(texts) / 2)]
        assert [one for one in shared if len(one.split()) > 7] == [], f"{game}: {listing.file}"


def test_the_paragraph_above_a_list_says_what_holds_for_all() -> None:
    *others, workers = [column.count for column in load(None).columns]
    assert set(others) == {4} and workers == 8
    assert "four of each unit. Clan MacDonald has eight workers" in said("clans", "units")
    assert "Use each once per game, when one of your units can reach" in said("clans", "port-tiles")
    assert "counts in scoring phases" in said("glenmore", "landmarks")
    for anchor in ("port-tiles", "new-ports"):
        assert "before or after your action" in said("clans", anchor)
    assert "a river on both or on neither" in said("glenmore", "tiles-b")
    assert "criteria in order" in said("clans", "automa-cards")


def test_no_tip_has_a_verb_after_gives() -> None:
    """What a reward does may be something to do: `Place 1 clan marker.`"""
    found = [
        tip_of(game, module, one, "en").text
        for game, module, listing in listings()
        for one in components_of(game, listing)
    ]
    assert "Place 1 clan marker. 1 token of this kind." in found
    assert [text for text in found if "ives place" in text or text.startswith("It ")] == []


def test_numbers_below_nothing_have_a_minus_and_no_hyphen() -> None:
    """Beside a card that says -4 in its drawing with the sign of figures."""
    found = [
        tip_of(game, module, one, language).whole
        for language in LANGUAGES
        for game, module, listing in listings()
        for one in components_of(game, listing)
    ]
    assert [text for text in found if "−4 " in text]
    assert [text for text in found if re.search(r"(?<!\w)-\d", text)] == []


# --- examples in figures --------------------------------------------------------------------------


@pytest.mark.rule("CC-FIN-09")
def test_the_example_of_imports_is_worth_what_it_says() -> None:
    table = Scenario(3)
    table.state.imports[:] = [7, 4, 9]
    assert import_values(table.state) == [4, 5, 3]
    assert "7 cotton, 4 tobacco and 9 sugar cane" in said("clans", "final")
    assert "Each tobacco is worth 5 points, each cotton 4, each sugar cane 3." in said(
        "clans", "final"
    )


@pytest.mark.rule("CC-FIN-13", "CC-FIN-14", "CC-FIN-17")
def test_the_examples_of_shared_places_are_worth_what_they_say() -> None:
    board = load(None).board
    assert shared([4, 4, 3], board.contracts_vp[3]) == [9, 9, 0]
    assert "Each earns 9 points, half of 12 and 6, and the third player nothing." in said(
        "clans", "exports"
    )
    assert shared([5, 3, 3], board.settlements_vp[3])[1:] == [9, 9]
    assert "two players in second place get 9 points each" in said("clans", "settlements")


@pytest.mark.rule("GM-END-09")
def test_the_example_of_large_territories_is_worth_what_it_says() -> None:
    each = ceilidh.new("glenmore", players=3).state.rules.components.board.final.vp_per_surplus_tile
    assert [each * (tiles - 12) for tiles in (12, 14, 15)] == [0, -6, -9]
    assert "With 12, 14 and 15 tiles, the players lose 0, 6 and 9 points." in said(
        "glenmore", "final"
    )
