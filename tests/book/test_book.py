"""The rulebook: complete in three languages, easy to read, and every link leads somewhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import ceilidh
from ceilidh.book import Book, Chapter, Paragraph, book_of
from ceilidh.book.markup import plain
from ceilidh.book.page import address, chapter_ink
from ceilidh.book.search import search
from ceilidh.book.shelf import PARTS, spread
from ceilidh.draw.svg.ink import tag
from ceilidh.games.clans.modules.catalogue import CLANS, MODULES
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as CHRONICLES
from ceilidh.kernel.registry import list_games
from ceilidh.say import LANGUAGES, speaker
from ceilidh.say.rulebook import catalogue, plain_rule, said_rule
from ceilidh.say.texts import Texts, texts_of
from tests.say.listening import foreign
from tests.say.test_tone import BRAZILIAN

SOURCE = Path(ceilidh.__file__).resolve().parent
CATALOGUES = {"clans": ("CC", "IN"), "glenmore": ("GM",)}
LONGEST = 25  # a sentence has fewer words
QUOTED = re.compile(r'"((?:CC|IN|GM)-[A-Z0-9]+-[A-Za-z0-9-]+)"')
LINK = re.compile(r"\]\(#([\w-]+)\)")
IN_PAGE = re.compile(r'href="/rules/(\w+)/([\w-]+)#([\w-]+)"')


def book(game: str) -> Book:
    found = book_of(game)
    assert found is not None, game
    return found


BOOKS = [book(game.name) for game in list_games()]
CHAPTERS = [(one, chapter) for one in BOOKS for chapter in one.chapters]
EVERY_BOOK = pytest.mark.parametrize("one", BOOKS, ids=lambda one: one.game)
EVERY_CHAPTER = pytest.mark.parametrize(
    ("one", "chapter"), CHAPTERS, ids=lambda value: getattr(value, "name", "")
)


def written(paragraph: Paragraph, language: str) -> list[str]:
    """The texts of a paragraph, as their author wrote them."""
    caption = paragraph.caption[language]
    return [paragraph.title[language], paragraph.text[language], *([caption] if caption else [])]


def sentences(text: str) -> list[str]:
    blocks = re.split(r"\n\s*\n|\n- |\n\d+\. ", text)
    return [one for block in blocks for one in re.split(r"(?<=[.!?])\s+", plain(block))]


@EVERY_CHAPTER
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short(one: Book, chapter: Chapter, language: str) -> None:
    said = [text for part in chapter.paragraphs for text in written(part, language)]
    said.append(chapter.about[language])
    long = [
        sentence
        for text in said
        for sentence in sentences(text)
        if len(re.findall(r"\w+", sentence)) >= LONGEST
    ]
    assert long == []


@EVERY_CHAPTER
def test_texts_are_in_their_language(one: Book, chapter: Chapter) -> None:
    for part in chapter.paragraphs:
        for language in ("fr", "pt"):
            for text in written(part, language)[1:]:
                foreign(plain(text).replace("Loch", ""), {"MacEwan"})
            assert part.text[language] != part.text["en"]
        french = plain(part.text["fr"])
        assert not re.search(r"[^\u202f][;!?](?:\s|$)|[^\u00a0]:(?:\s|$)", french), french
        for text in written(part, "pt"):
            assert not BRAZILIAN.search(text), text


def test_a_text_that_lacks_a_language_is_shown_in_english() -> None:
    aim = texts_of({"en": "Win.", "fr": " ", "id": "aim"})
    assert (aim["en"], aim["fr"], aim["pt_BR"]) == ("Win.", "Win.", "Win.")
    assert aim.missing() == ["fr", "pt", "pt_BR"]
    assert texts_of({"en": "Win.", "pt": "Vencer."})["pt_BR"] == "Vencer."
    assert Texts()["pt_BR"] == ""
    with pytest.raises(ValueError, match="no text in en"):
        texts_of({"fr": "Gagner."})


@EVERY_BOOK
def test_every_text_is_there_in_every_language(one: Book) -> None:
    for place in one.places:
        for text in (place.chapter.title, place.chapter.about, place.paragraph.title):
            assert text.missing() == []
        assert place.paragraph.text.missing() == [], place.anchor
        assert not place.paragraph.caption or place.paragraph.caption.missing() == []


# --- links ----------------------------------------------------------------------------------------


@EVERY_BOOK
def test_anchors_are_unique_and_links_resolve(one: Book) -> None:
    anchors = [place.anchor for place in one.places]
    assert len(anchors) == len(set(anchors)), sorted({a for a in anchors if anchors.count(a) > 1})
    names = [chapter.name for chapter in one.chapters]
    assert len(names) == len(set(names))
    for place in one.places:
        for language in LANGUAGES:
            for text in written(place.paragraph, language):
                for anchor in LINK.findall(text):
                    assert anchor in one.anchors, f"{place.anchor}: {anchor}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chronicle_has_one_name_in_book_and_menus(language: str) -> None:
    for chapter in [one for one in book("glenmore").chapters if one.module]:
        name = speaker(language).name("glenmore", "module", chapter.module).replace("'", "\u2019")
        assert chapter.title[language].partition(" · ")[2] == name


@EVERY_BOOK
def test_the_parts_of_the_book_have_names(one: Book) -> None:
    assert {part for part, _ in one.parts} <= set(PARTS)


@EVERY_CHAPTER
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_are_drawn_and_their_links_lead_on(
    one: Book, chapter: Chapter, language: str
) -> None:
    markup = chapter_ink(one, chapter.name, language)
    captions = [part for part in chapter.paragraphs if part.figure and part.caption]
    assert markup.count("<figcaption>") == len(captions)
    for game, name, anchor in IN_PAGE.findall(markup):
        assert game == one.game
        assert one.anchors[anchor].chapter.name == name
    ids = re.findall(r' id="([^"]+)"', markup)
    assert len(ids) == len(set(ids)), "two elements of a page have one id"
    assert "tabindex" not in markup


# --- rules ----------------------------------------------------------------------------------------


def cited() -> set[str]:
    """Every rule id that the sources name: reasons, moves, tips and rows of components."""
    found: set[str] = set()
    for path in [*SOURCE.rglob("*.py"), *SOURCE.glob("games/*/data/*.toml")]:
        found.update(QUOTED.findall(path.read_text("utf-8")))
    return found


@EVERY_BOOK
def test_every_rule_that_an_answer_can_cite_is_explained(one: Book) -> None:
    own = [rule for rule in sorted(cited()) if rule.split("-")[0] in CATALOGUES[one.game]]
    assert len(own) > 400
    assert [rule for rule in own if one.place_of(rule) is None] == []


@EVERY_BOOK
def test_every_rule_links_to_its_passage_and_back(one: Book) -> None:
    """From the rule to an anchor of a chapter; there the rule stands in the list of its passage."""
    link = address(one)
    pages = {chapter.name: chapter_ink(one, chapter.name, "en") for chapter in one.chapters}
    known = set(catalogue())
    own = [rule for rule in cited() if rule.split("-")[0] in CATALOGUES[one.game]]
    for rule in sorted(known.intersection(own)):
        place = one.place_of(rule)
        assert place is not None, rule
        where, _, anchor = link(place.anchor).partition("#")
        drawn = pages[where.rpartition("/")[2]]
        assert f'id="{anchor}"' in drawn, rule
        assert f'href="/rules/{rule}"' in drawn, f"{rule}: no way back from {anchor}"


@EVERY_CHAPTER
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_read_where_they_are_explained(
    one: Book, chapter: Chapter, language: str
) -> None:
    """Their sentences are on the page, not only their ids; what is not translated says so."""
    markup = chapter_ink(one, chapter.name, language)
    to = speaker(language)
    anchors = [place.anchor for place in one.places if place.chapter is chapter]
    for rules in filter(None, [one.explained.get(anchor) for anchor in anchors]):
        assert f"<summary>{to.text('Rules in detail ({n})', n=len(rules))}</summary>" in markup
        for rule in rules:
            said = said_rule(rule, to)
            is_foreign = language != "en" and said == plain_rule(catalogue()[rule])
            item = tag("li", said, " ", tag("a", rule, href=f"/rules/{rule}"))
            foreign = item.replace("<li>", '<li lang="en">')
            assert (foreign if is_foreign else item) in markup, rule


@EVERY_BOOK
def test_rules_named_in_the_book_exist(one: Book) -> None:
    known = catalogue()
    for chapter in one.chapters:
        for part in chapter.paragraphs:
            for rule in part.rules:
                if rule.endswith("*"):
                    group = rule.removesuffix("*")
                    # A part that a catalogue does not have yet, such as a list of editions.
                    assert any(name.startswith(group) for name in known) or group == "CC-ED-"
                elif ".." in rule:
                    ends = spread(rule)
                    assert ends[0] in known, rule
                    assert ends[-1] in known, rule
                else:
                    assert rule in known, rule


@pytest.mark.parametrize(
    ("rule", "anchor"),
    [
        ("CC-TRD-11", "two-sides"),
        ("CC-TRD-Q1", "market"),
        ("CC-NBB-12", "neighbours"),
        ("CC-PRT-T3-01", "port-3"),
        ("CC-BUC-02", "clan-buchanan"),
        ("GM-OVL-02", "overlay"),
        ("GM-C6-52", "event-castle_stalker"),
        ("IN-P12-02", "port-12"),
        ("IN-ST-04", "station"),
    ],
)
def test_a_rule_leads_to_its_paragraph_and_back(rule: str, anchor: str) -> None:
    places = [one.place_of(rule) for one in BOOKS]
    place = next(found for found in places if found is not None)
    assert place.anchor == anchor
    owner = next(one for one in BOOKS if one.place_of(rule) is place)
    assert rule in owner.explained[anchor]


def test_ranges_of_rules() -> None:
    assert spread("CC-TRD-08..10") == ["CC-TRD-08", "CC-TRD-09", "CC-TRD-10"]
    with pytest.raises(AssertionError, match="no range"):
        spread("CC-TRD-*..2")


# --- modules --------------------------------------------------------------------------------------


def test_every_module_has_its_chapter() -> None:
    clans, glenmore = book("clans"), book("glenmore")
    assert [entry.name for entry in MODULES if clans.chapter_of(entry.name) is None] == []
    assert [entry.name for entry in CHRONICLES if glenmore.chapter_of(entry.name) is None] == []
    assert [entry.name for entry in CLANS if f"clan-{entry.name}" not in clans.anchors] == []


# --- search ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "language", "asked", "anchor"),
    [
        ("clans", "en", "slaughter", "slaughter"),
        ("clans", "fr", "bonus de voisinage", "neighbours"),
        ("clans", "pt", "BONUS de vizinhanca", "neighbours"),
        ("clans", "en", "Buchanan", "clan-buchanan"),
        ("clans", "en", "cc-trd-11", "two-sides"),
        ("glenmore", "fr", "riviere", "river"),
        ("glenmore", "pt", "Halkirk", "tile-halkirk"),
    ],
)
def test_search_finds(game: str, language: str, asked: str, anchor: str) -> None:
    found = [entry.place.anchor for entry, _ in search(book(game), asked, language)]
    assert anchor in found[:3]


def test_search_for_nothing() -> None:
    assert search(book("clans"), "  ", "en") == []
    assert search(book("clans"), "locomotion zeppelin", "en") == []


def test_figures_follow_their_records() -> None:
    """A record that was played again by other rules would show something else."""
    for path in [*SOURCE.glob("book/*/*.txt"), *SOURCE.glob("games/*/modules/**/book.txt")]:
        assert ceilidh.load(path.read_text("utf-8")).played, path
    for path in SOURCE.glob("games/*/modules/**/book.toml"):
        shown = [one for one in tomllib.loads(path.read_text("utf-8"))["paragraph"]]
        if any("figure" in one for one in shown):
            assert path.with_suffix(".txt").is_file(), path
