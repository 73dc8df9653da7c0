"""Tiles of Glen More II: name, cost, gift, output and load each have a place of their own."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from ceilidh.draw.glenmore.table_view import TerritoryCell
from ceilidh.draw.svg.glenmore.plot import load_of
from ceilidh.draw.svg.glenmore.tile import laid, offered
from ceilidh.draw.svg.ink import Ink, tag
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.say import speaker

Box = tuple[float, float, float, float]  # left, top, right, foot

LANGUAGES = ("en", "fr", "pt")
TILES = load(None).tiles
MOVES = re.compile(r"([MhvHVq])([\d. -]*)")


def box_of(shape: str, lift: float) -> Box:
    """The box round a shape of straight lines and rounded corners."""
    x = y = 0.0
    seen: list[tuple[float, float]] = []
    for step, words in MOVES.findall(shape):
        numbers = [float(one) for one in re.findall(r"-?[\d.]+", words)]
        if step == "M":
            x, y = numbers
        elif step in "hH":
            x = numbers[0] + (x if step == "h" else 0)
        elif step in "vV":
            y = numbers[0] + (y if step == "v" else 0)
        else:
            x, y = x + numbers[2], y + numbers[3]
        seen.append((x, y + lift))
    across, down = [one for one, _ in seen], [one for _, one in seen]
    return min(across), min(down), max(across), max(down)


def furniture(drawn: Ink) -> list[tuple[str, Box]]:
    """The paper on a tile: the strip with its name, the tag of its cost, its plates."""
    found: list[tuple[str, Box]] = []
    for part in ElementTree.fromstring(tag("svg", drawn)):
        lift = float(re.sub(r".*[ (]", "", part.attrib.get("transform", "0")).rstrip(")"))
        for shape in [part, *part]:
            if shape.attrib.get("class") in ("banner", "tag", "once", "gives"):
                found.append((shape.attrib["class"], box_of(shape.attrib["d"], lift)))
    return found


def overlap(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    return min(across, min(one[3], other[3]) - max(one[1], other[1]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_an_offered_tile_covers_anything_else(language: str) -> None:
    to, tables = speaker(language), load(None)
    covered: list[str] = []
    for tile in TILES:
        parts = furniture(offered(tables, to, tile))
        assert parts[0][0] == "banner"
        assert ("tag" in dict(parts)) == any(tile.cost), tile.id
        for (what, one), (by, other) in combinations(parts, 2):
            # Plates that give the choice hang together by their edges.
            if overlap(one, other) > 1.1:
                covered.append(f"{tile.id}: {what} {one}, {by} {other}")
    assert covered == []


def loaded(tile: Tile, number: int, under: tuple[str, ...]) -> TerritoryCell:
    goods = {"cattle": number}
    return TerritoryCell("1.1", 1, 1, tile.id, list(under), goods, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("under", [(), ("luing",)])
def test_resources_leave_sight_of_what_their_tile_gives(
    language: str, under: tuple[str, ...]
) -> None:
    to, tables = speaker(language), load(None)
    least = 27.0
    for tile in TILES:
        drawn = laid(tables, to, tile, tuple([tables.tile(one) for one in under]))
        plates = [box for what, box in furniture(drawn) if what == "gives"]
        for number in (1, 2, 3):
            lying = load_of(tables, to, 0, loaded(tile, number, under))
            discs = ElementTree.fromstring(tag("svg", *lying)).findall("use")
            assert len(discs) == number
            for disc in discs:
                x, y, size = [float(disc.attrib[key]) for key in ("x", "y", "width")]
                least = min(least, size)
                for plate in plates:
                    assert overlap((x, y, x + size, y + size), plate) <= 0, (tile.id, number)
    assert least > 15, "resources are large enough to be told apart"
