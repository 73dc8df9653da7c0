"""What of a drawing has changed: put in place, it is the drawing of now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ceilidh
from ceilidh.draw.glenmore.table_view import read
from ceilidh.draw.svg import DrawingPart, draw_parts
from ceilidh.draw.svg.elements import elements_of, split
from ceilidh.draw.svg.glenmore.cards import discard_pile
from ceilidh.draw.svg.ink import Ink, InkFrame, Run, drawing, frame, join, tag
from ceilidh.games.glenmore.components.pack import load
from ceilidh.say import speaker
from ceilidh.server.html.block import Block
from ceilidh.server.html.drawing_changes import ITSELF, DrawingMarks, changes, marks_of

GAMES = Path(__file__).parents[2]
NAMES = ["Ailsa & Co", "Bran", "Cé", "Dun"]


def block_of(markup: Ink, ink: str = "") -> Block:
    ink = ink or f"{hash(markup):x}"
    return Block("part-map", Ink(f"<div {ink}>"), Ink("</div>"), [], markup, ink, ink)


def put(before: str, found: list[tuple[list[int], int, int, str]]) -> str:
    """What a page does with changes."""
    drawn = ElementTree.fromstring(before)
    for path, first, length, markup in found:
        at = drawn
        for place in path:
            at = at[place]
        if first == ITSELF:
            like = ElementTree.fromstring(f"{markup[:-1]}/>")
            assert like.tag == at.tag.rpartition("}")[2]
            at.attrib = like.attrib
            continue
        at[first : first + length] = list(ElementTree.fromstring(f"<svg>{markup}</svg>"))
    return ElementTree.tostring(drawn, "unicode")


def same(markup: str) -> str:
    return ElementTree.tostring(ElementTree.fromstring(markup), "unicode")


def courses(game: str, viewer: int | None) -> Iterator[list[DrawingPart]]:
    """The parts after every third move of a game."""
    table = ceilidh.load((GAMES / game).read_text("utf-8"))
    for number in range(0, len(table.played), 3):
        view = table.as_seen(number=number).view(viewer)
        yield draw_parts(view, "en", viewer, None, NAMES)


@pytest.mark.parametrize(
    ("game", "viewer"),
    [
        ("clans/games/4p-trains.txt", 1),
        ("clans/games/2p-both-modules.txt", None),
        ("clans/games/2p-macdonald-macewan.txt", 0),
        ("glenmore/games/4p-most.txt", 2),
        ("glenmore/games/2p-mobs-boats.txt", 0),
    ],
)
def test_changes_lead_to_the_drawing_of_now(game: str, viewer: int | None) -> None:
    sent: dict[str, tuple[Ink, DrawingMarks]] = {}
    part_by_part, whole = 0, 0
    for parts in courses(game, viewer):
        for part in parts:
            now = block_of(part.markup)
            old, marks = sent.get(part.name, (part.markup, None))
            if marks is not None and old != part.markup:
                found = changes(marks, now)
                if found is None:
                    whole += 1
                else:
                    part_by_part += 1
                    assert put(old, found["changes"]) == same(part.markup), part.name
                    assert (found["was"], found["ink"]) == (marks.ink, now.ink)
            sent[part.name] = part.markup, marks_of(now, marks)
    assert part_by_part > whole


@pytest.mark.parametrize("file", ["clans/games/4p-everything.txt", "glenmore/games/4p-most.txt"])
def test_what_is_given_one_by_one_is_one_element_each(file: str) -> None:
    """Else a page would count them wrongly."""

    def look(found: InkFrame) -> None:
        for one in found.inside:
            if isinstance(one, Run):
                assert all(type(piece) is InkFrame or len(split(piece)) == 1 for piece in one)
        for element in elements_of(found):
            if type(element) is InkFrame:
                look(element)

    for viewer in (None, 1):
        for parts in courses(file, viewer):
            for part in parts:
                assert isinstance(part.markup, InkFrame)
                look(part.markup)


def use(number: int) -> Ink:
    return tag("use", x=number)


def drawn(*numbers: int, inside: tuple[int, ...] = (1, 2), label: str = "Map") -> InkFrame:
    low = frame("g", Run([use(number) for number in inside]))
    return drawing(10, 10, label, join([use(100), use(101)]), Run(map(use, numbers)), low)


def told(before: InkFrame, now: InkFrame) -> object:
    found = changes(marks_of(block_of(before, "a"), None), block_of(now, "b"))
    return found and found["changes"]


LONG = range(20)


def test_only_elements_that_changed_are_sent_the_last_one_first() -> None:
    few = tuple(LONG)
    assert told(drawn(*few), drawn(*few)) == []
    assert told(drawn(*few), drawn(*few[:5], 50, *few[6:])) == [([], 7, 1, use(50))]
    assert told(drawn(*few), drawn(*few, inside=(1, 3))) == [([22], 1, 1, use(3))]
    assert told(drawn(*few), drawn(*few, inside=(1, 2, 3))) == [([22], 2, 0, use(3))]
    # One goes and another comes; what is between them stays.
    assert told(drawn(*few), drawn(*few[1:], 60)) == [([], 22, 0, use(60)), ([], 2, 1, "")]


def test_of_another_opening_tag_the_attributes_are_sent_after_what_is_inside() -> None:
    few = tuple(LONG)
    chart = drawn(*few, 50, label="Chart")
    assert told(drawn(*few), chart) == [([], 22, 0, use(50)), ([], ITSELF, 0, chart.opening)]
    # A frame in a drawing, too; one of another kind is replaced.
    lines = Run([use(number) for number in few])
    low, moved = frame("g", lines), frame("g", lines, transform="translate(0 9)")
    assert told(drawing(10, 10, "", low), drawing(10, 10, "", moved)) == [
        ([0], ITSELF, 0, moved.opening)
    ]
    link = frame("a", Run([use(1)]))
    rest = Run([use(number) for number in few])
    assert told(
        drawing(10, 10, "", rest, frame("g", Run([use(1)]))), drawing(10, 10, "", rest, link)
    ) == [([], 20, 1, link)]


def test_too_many_changes_are_sent_whole() -> None:
    assert told(drawn(*LONG), drawn(*range(50, 70))) is None
    assert changes(marks_of(block_of(Ink("<pre>"), "a"), None), block_of(drawn(1), "b")) is None


def test_what_was_sent_is_not_looked_at_again() -> None:
    block = block_of(drawn(1), "a")
    marks = marks_of(block, None)
    assert marks_of(block_of(drawn(1), "a"), marks) is marks
    assert marks_of(block_of(drawn(2), "b"), marks) is not marks


def test_of_the_discard_pile_only_the_newest_tile_is_sent() -> None:
    """The others keep their places; with a new row the drawing is higher."""
    components, to = load(None), speaker("en")
    position = read(ceilidh.new("glenmore", players=2, seed=1).view(0))
    names = [tile.id for tile in components.tiles][:7]

    def pile(number: int) -> Ink:
        position.discard = names[:number]
        made = discard_pile(components, position, to)
        assert made is not None
        return made

    for number in (5, 6, 7):
        found = changes(marks_of(block_of(pile(number - 1)), None), block_of(pile(number)))
        assert found is not None
        (path, first, length, markup), *grown = found["changes"]
        assert (path, first, length) == ([0], 0, 0)
        assert split(markup) == (markup,)
        assert f'data-target="tile:{names[number - 1]}"' in markup
        assert [(path, first) for path, first, _, _ in grown] == (
            [([0], ITSELF), ([], ITSELF)] if number == 7 else []
        )
        assert put(pile(number - 1), found["changes"]) == same(pile(number))
