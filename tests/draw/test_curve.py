"""The curve of a game: a line a seat, numbers at the grid, coins that lead to positions."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ceilidh.draw.svg.curve import ChartLabels, CurveTurningPoint, curve

WORDS = ChartLabels("Course of the game", "Lead <points>", "Move")
LEADS = [[0.0, 0.0], [5.0, -5.0], [-12.0, 12.0]]


@pytest.mark.parametrize("narrow", [True, False])
def test_everything_is_on_the_paper(narrow: bool) -> None:
    turns = [CurveTurningPoint(1, 0, "Ann: pass", "#turn-1"), CurveTurningPoint(1, 0, "again")]
    drawn = curve(
        LEADS, ["Ann", "A name that is much too long for it"], WORDS, [(1, "2")], turns, narrow
    )
    ElementTree.fromstring(drawn)
    found = re.search(r'viewBox="0 0 (\d+) (\d+)"', drawn)
    assert found
    wide, high = float(found[1]), float(found[2])
    lines = re.findall(r'class="curve-line" d="M([\d. L-]+)"', drawn)
    assert len(lines) == 2
    for x, y in (place.split() for line in lines for place in line.split("L")):
        assert 0 <= float(x) <= wide and 0 <= float(y) <= high
    assert "curve-zero" in drawn and "−10" in drawn and "Lead &lt;points&gt;" in drawn
    assert drawn.count('class="coin"') == 2 and 'href="#turn-1"' in drawn
    places = re.findall(r'<g transform="translate\(([\d. ]+)\)"><title>', drawn)
    assert len(set(places)) == 2  # none hides another


def test_a_game_without_moves_has_a_curve_too() -> None:
    ElementTree.fromstring(curve([[0.0]], ["Ann"], WORDS))
