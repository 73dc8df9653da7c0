"""Figures show what their captions say; what moves can be made from them is lit."""

from __future__ import annotations

import re

import pytest

from ceilidh.book import Chapter, Paragraph, book_of
from ceilidh.book.figures import HELD, NAMES, recorded, shots, table_at
from ceilidh.book.markup import plain
from ceilidh.kernel.registry import list_games
from ceilidh.say import LANGUAGES, speaker

# A word with a capital that begins no sentence; of one that does, only players are known as names.
NAME = re.compile(r"(?<!^)(?<![.:!?] )\b[^\W\d_][\w]+")
# Nouns that have a capital wherever they are.
NOUNS = {"Scot", "Écossais", "Personnage", "Personagem"}
BOOKS = [book for game in list_games() if (book := book_of(game.name))]
FIGURES = [
    (chapter, paragraph)
    for book in BOOKS
    for chapter in book.chapters
    for paragraph in chapter.paragraphs
    if paragraph.figure
]
EVERY_FIGURE = pytest.mark.parametrize(
    ("chapter", "paragraph"), FIGURES, ids=[paragraph.id for _, paragraph in FIGURES]
)


def names_in(text: str) -> set[str]:
    """What a caption calls by name: players, and whatever has a capital in mid sentence."""
    named = {word for word in NAME.findall(text) if word[0].isupper()}
    return named - NOUNS | {name for name in NAMES if re.search(rf"\b{name}\b", text)}


def lines_of(chapter: Chapter, paragraph: Paragraph, language: str) -> list[str]:
    assert paragraph.figure is not None
    made = shots(chapter.package, paragraph.id, paragraph.figure, language)
    return [shot.line for shot in made if shot.line]


def test_every_figure_has_a_caption() -> None:
    """A picture alone does not say what to look at."""
    assert [paragraph.id for _, paragraph in FIGURES if not paragraph.caption] == []


def test_names_in_a_caption() -> None:
    assert names_in("Ben places Inverness on his Home village. Both are villages.") == {
        "Ben",
        "Inverness",
        "Home",
    }
    assert names_in("Son Écossais est au Château Initial.") == {"Château", "Initial"}
    assert names_in("The last player passes.") == set()


@EVERY_FIGURE
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_in_the_caption_of_an_example_occurs_in_its_steps(
    chapter: Chapter, paragraph: Paragraph, language: str
) -> None:
    lines = lines_of(chapter, paragraph, language)
    if lines:
        said = " ".join(lines).lower()
        missing = {
            name
            for name in names_in(plain(paragraph.caption[language]))
            if name.lower() not in said
        }
        assert missing == set(), lines


@EVERY_FIGURE
def test_what_a_figure_lights_up_can_be_done(chapter: Chapter, paragraph: Paragraph) -> None:
    figure = paragraph.figure
    assert figure is not None
    legal = table_at(recorded(chapter.package, figure.game), figure.at).legal()
    kinds = {move.action.spec.word for move in legal}
    asked = {one.partition(":")[2] for one in figure.lit if one.startswith("legal:")}
    assert asked <= kinds, f"there are moves of the kinds {sorted(kinds)}"


@EVERY_FIGURE
def test_what_is_placed_is_beside_the_position_in_which_it_is(
    chapter: Chapter, paragraph: Paragraph
) -> None:
    """Whoever places a tile chooses a place for it, and sees the tile until it is placed."""
    figure = paragraph.figure
    assert figure is not None
    now = table_at(recorded(chapter.package, figure.game), figure.at)
    made = shots(chapter.package, paragraph.id, figure, "en")
    held = [[one for one in shot.pictures if one.name == HELD] for shot in made]
    assert [len(some) for some in held] == [len(figure.held)] + [0] * figure.moves
    if "legal:lay" in figure.lit:
        assert len(figure.held) == 1 and now.actor is not None
        title = speaker("en").tip(now, figure.held[0]).title
        assert title in speaker("en").prompt(now, now.actor)
        assert f">{title}</text>" in held[0][0].markup


@pytest.mark.rule("GM-PLC-01")
def test_places_for_a_tile_are_lit_but_no_tile_with_something_to_sell() -> None:
    """Ann can sell the cattle on Lochridge while she places Inshriach."""
    book = book_of("glenmore")
    assert book is not None
    place = book.anchors["placing"]
    figure = place.paragraph.figure
    assert figure is not None
    table = table_at(recorded(place.chapter.package, figure.game), figure.at)
    assert "sell cattle 0.1" in [move.text for move in table.legal()]
    markup = shots(place.chapter.package, "placing", figure, "en")[0].pictures[-1].markup
    assert len(re.findall(r'class="target lit', markup)) == 3
