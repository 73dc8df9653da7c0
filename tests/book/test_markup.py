"""The signs of the rulebook's texts as markup, and chapters, rules and pages made of them."""

from __future__ import annotations

import re

import pytest

from ceilidh.book.components import Component, components_of, example
from ceilidh.book.figures import recorded, shots, table_at
from ceilidh.book.markup import block, blocks, inline, plain
from ceilidh.book.page import paragraph_ink
from ceilidh.book.shelf import Book, book_of
from ceilidh.book.text import BookFigure, Chapter, Listing, Paragraph
from ceilidh.say import speaker
from ceilidh.say.texts import Texts
from tests.book.test_search import in_all

PACKAGE = "ceilidh.book.clans"


def link(anchor: str) -> str:
    return f"/there#{anchor}"


# --- signs ----------------------------------------------------------------------------------------


def test_terms_icons_and_links() -> None:
    assert inline("A *term*, then.", link) == "A <strong>term</strong>, then."
    assert inline("See [the market](#market).", link) == (
        'See <a href="/there#market">the market</a>.'
    )
    drawn = inline("2 :wool: each", link)
    assert drawn.startswith('2 <span class="sign of-wool"><svg')
    assert '<use href="#icon-wool"/>' in drawn and drawn.endswith("</span> each")
    assert inline("1 < 2", link) == "1 &lt; 2"


def test_lists_and_paragraphs() -> None:
    assert block("- one\n- two\n  more", link) == "<ul><li>one</li><li>two more</li></ul>"
    assert block("1. one\n2. two", link) == "<ol><li>one</li><li>two</li></ol>"
    assert block("one\ntwo", link) == "<p>one two</p>"
    assert block("-one", link) == "<p>-one</p>"
    assert blocks("\none\n\n- two\n\n", link) == "<p>one</p><ul><li>two</li></ul>"


def test_a_text_without_its_signs() -> None:
    assert plain("- A *term*\n- 2 :wool: of [the market](#market)") == "A term 2 of the market"
    assert plain("1. one\n12. two") == "one two"


# --- which paragraph explains a rule --------------------------------------------------------------


def paragraph(name: str, *rules: str, listing: Listing | None = None) -> Paragraph:
    return Paragraph(name, in_all(name), in_all(name), rules, None, Texts(), listing)


def chapter(name: str, *paragraphs: Paragraph, part: str = "game", module: str = "") -> Chapter:
    return Chapter(name, part, in_all(name), in_all(name), paragraphs, "ceilidh", module)


def place_of(book: Book, rule: str) -> str:
    place = book.place_of(rule)
    return place.anchor if place else ""


def test_a_whole_id_beats_a_range_and_a_range_a_group() -> None:
    book = Book(
        "clans",
        [
            chapter(
                "one",
                paragraph("all", "CC-TRD-*"),
                paragraph("some", "CC-TRD-02..03"),
                paragraph("single", "CC-TRD-03"),
                paragraph("again", "CC-TRD-03"),
                paragraph("special", "CC-TRD-Q*"),
            )
        ],
    )
    assert [place_of(book, f"CC-TRD-0{nth}") for nth in (1, 2, 3, 4)] == [
        "all",
        "some",
        "single",
        "all",
    ]
    assert place_of(book, "CC-TRD-Q1") == "special"  # the smallest group that holds it
    assert place_of(book, "CC-EXP-01") == ""
    assert book.explained["single"] == ["CC-TRD-03"]
    assert book.explained["some"] == ["CC-TRD-02"]


def test_a_component_explains_its_rules_and_their_group() -> None:
    listing = Listing("ports.toml", "port", "port", {"id": 3})
    book = Book("clans", [chapter("one", paragraph("ports", listing=listing))])
    assert [place.anchor for place in book.places] == ["ports", "port-3"]
    assert place_of(book, "CC-PRT-T3-01") == place_of(book, "CC-PRT-T3-99") == "port-3"
    assert place_of(book, "CC-PRT-T4-01") == ""


def test_chapters_by_name_part_and_module() -> None:
    one, two = chapter("one"), chapter("two", part="variants", module="solo")
    three = chapter("three")
    book = Book("clans", [one, two, three])
    assert book.chapter("two") is two and book.chapter("four") is None
    assert book.chapter_of("solo") is two and book.chapter_of("auction") is None
    assert book.parts == [("game", [one, three]), ("variants", [two])]


def test_listings_choose_rows_and_name_anchors() -> None:
    listing = Listing("ports.toml", "port", "port", {"id": 3}, mark="quay")
    assert components_of("clans", listing) == [
        Component("port:3", "quay-3", ("CC-PRT-T3-01",)),
    ]
    usual = Listing("ports.toml", "port", "port")
    assert [one.anchor for one in components_of("clans", usual)][:2] == ["port-1", "port-2"]


@pytest.mark.parametrize(
    ("game", "module", "played"),
    [
        ("clans", "awards", "awards"),
        ("clans", "rail-board", "rail-board"),
        ("clans", "automa", "automa"),
        ("clans", "", ""),
        ("glenmore", "tome", "tome"),
    ],
)
def test_the_book_asks_where_its_module_is_played(game: str, module: str, played: str) -> None:
    found = [one.name for one in example(game, module).state.rules.modules]
    assert not played or played in found
    others = {"awards", "rail-board", "automa", "tome", "haggis"} - {played}
    assert not others.intersection(found)


# --- pages ----------------------------------------------------------------------------------------


def test_a_paragraph_lists_its_rules_only_where_asked() -> None:
    text = paragraph("aim", "CC-TRD-01", "CC-TRD-02")
    book = Book("clans", [chapter("one", text)])
    bare = paragraph_ink(book, book.chapters[0], text, speaker("en"), link)
    assert bare == '<section id="aim" class="passage"><h2>aim</h2><p>aim</p></section>'
    listed = paragraph_ink(book, book.chapters[0], text, speaker("en"), link, details=True)
    assert "<summary>Rules in detail (2)</summary>" in listed
    assert re.findall(r'href="/rules/([\w-]+)"', listed) == ["CC-TRD-01", "CC-TRD-02"]


def test_a_listing_shows_all_components_or_only_one() -> None:
    listing = Listing("ports.toml", "port", "port")
    text = paragraph("ports", listing=listing)
    book = Book("clans", [chapter("one", text)])
    made = paragraph_ink(book, book.chapters[0], text, speaker("en"), link)
    ids = re.findall(r'<li id="([^"]+)"', made)
    assert ids[:2] == ["port-1", "port-2"] and len(ids) == 18
    assert "<h3>Port 5</h3><p>£10.</p>" in made
    only = components_of("clans", listing)[4]
    made = paragraph_ink(book, book.chapters[0], text, speaker("en"), link, only)
    assert re.findall(r'<li id="([^"]+)"', made) == ["port-5"]


# --- figures --------------------------------------------------------------------------------------


def test_a_figure_steps_through_its_moves() -> None:
    table = recorded(PACKAGE, "first")
    made = shots(PACKAGE, "here", BookFigure("first", 9, ("map", "seat-2"), moves=2, seat=1), "en")
    assert [[one.name for one in shot.pictures] for shot in made] == [["map", "seat-2"]] * 3
    said = [speaker("en").line(table_at(table, n), table.played[n], table.names) for n in (9, 10)]
    assert [shot.line for shot in made] == ["", *said]
    assert 'id="here-1-0-map-' in made[1].pictures[0].markup
    assert "data-target" not in made[0].pictures[0].markup


def test_a_figure_lights_up_what_was_played_and_what_may_be_chosen() -> None:
    table = recorded(PACKAGE, "first")
    texts = [played.action.text for played in table.played]
    at = next(n for n, text in enumerate(texts) if n > 9 and text.startswith("build "))
    _, after = shots(PACKAGE, "lit", BookFigure("first", at, ("map",), moves=1), "en")
    assert lit_hexes(after.pictures[0].markup) == [texts[at].split()[-1]]
    figure = BookFigure("first", 9, ("map",), lit=("legal:build",), crop=(60, 0, 430, 400))
    (shot,) = shots(PACKAGE, "legal", figure, "en")
    moves = [move.text.split()[-1] for move in table_at(table, 9).legal() if "." in move.text]
    assert sorted(set(lit_hexes(shot.pictures[0].markup))) == sorted(set(moves))
    assert 'viewBox="60 0 430 400"' in shot.pictures[0].markup
    assert shot.pictures[0].width == 430 * 1.25


def test_a_figure_is_seen_by_a_seat_or_by_a_spectator() -> None:
    own, other = [
        shots(PACKAGE, "seen", BookFigure("first", 40, ("seat-1", "contracts"), seat=seat), "en")[0]
        for seat in (0, -1)
    ]
    assert own.pictures[1].markup != other.pictures[1].markup
    assert "missing" in own.pictures[1].markup and "missing" not in other.pictures[1].markup


def test_a_caption_stands_below_a_plate_and_above_an_example() -> None:
    plate = figured(BookFigure("first", 9, ("seat-1",)), "A *term*.")
    assert '<figure class="plate"><div class="shot">' in plate
    assert plate.endswith("<figcaption>A <strong>term</strong>.</figcaption></figure></section>")
    assert '<span class="count">' not in plate
    steps = figured(BookFigure("first", 9, ("seat-1",), moves=1), "")
    assert 'class="plate example"' in steps and "<figcaption>" not in steps
    assert re.findall(r'<span class="count">([^<]+)</span>', steps) == ["1/2", "2/2"]


def figured(figure: BookFigure, caption: str) -> str:
    text = Paragraph("f", in_all("f"), in_all("f"), (), figure, in_all(caption))
    one = Chapter("one", "game", in_all("1"), in_all("1"), (text,), PACKAGE)
    return paragraph_ink(Book("clans", [one]), one, text, speaker("en"), link)


def lit_hexes(markup: str) -> list[str]:
    return re.findall(r'class="target lit[^"]*" aria-label="([\d.]+):', markup)


def test_the_table_after_some_moves() -> None:
    table = recorded(PACKAGE, "first")
    assert table_at(table, len(table.played)) is table
    past = table_at(table, 7)
    assert len(past.played) == 7 and past.state is table.played[7].before
    with pytest.raises(AssertionError, match="no move"):
        table_at(table, len(table.played) + 1)


def test_the_books_of_all_games() -> None:
    clans = book_of("clans")
    assert clans is not None
    assert [chapter.name for chapter in clans.chapters][:3] == ["aim", "setup", "turn"]
    assert book_of("nothing") is None
