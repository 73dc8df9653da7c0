"""A table on a desktop: everything in sight at once, and nothing jumps while the game goes on."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tests.browser.conftest import Open
from tests.browser.records import begun
from tests.browser.screen import Screen

PANELS = (
    ".stage, .part-rondel",
    "#prompt",
    ".panel.actions",
    ".sheets, .panel-tabs",
    ".turn",
    ".history",
)
BOXES = """selectors => selectors.map(selector => {
  const box = [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect())
    .find(one => one.width > 0);
  return [box.left, box.top, box.right, box.bottom].map(Math.round);
})"""


# What stands in the header of a table, from left to right.
HEADER = ("#table-menu", ".history", ".all-moves", ".zoom", ".top nav")


def boxes(screen: Screen) -> list[list[int]]:
    return list(screen.page.evaluate(BOXES, list(PANELS)))


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_all_in_sight_and_nothing_jumps(lively: Screen, game: str) -> None:
    lively.prefer(confirm="move")
    lively.resume(begun(game, 20))
    board = ".part-map" if game == "clans" else ".part-rondel"
    places = (".turn", board, ".sheets", ".log-panel", "#prompt")
    boxes_of = [lively.see(name).bounding_box() for name in places]
    seats, centre, sheets, story, bar = [box for box in boxes_of if box is not None]
    assert centre["x"] < sheets["x"]
    if game == "clans":
        assert seats["x"] < centre["x"] and story["x"] < centre["x"]
    else:  # Two boards take the width: players are above them, the story is below.
        assert seats["y"] < centre["y"] and story["y"] >= centre["y"] + centre["height"]
    assert bar["y"] >= centre["y"] + centre["height"]
    assert lively.width_to_scroll() <= 0
    tall = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
    assert lively.page.evaluate(tall) <= 0
    before = boxes(lively)
    choose = random.Random(3)
    for _ in range(5):
        name = choose.choice(lively.lit() or [""])
        if name:
            lively.click(name)
            assert before == boxes(lively)
            lively.page.keyboard.press("Escape")
        lively.play_some(choose)
        assert before == boxes(lively)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "pt-PT"])
def test_nothing_in_the_header_lies_over_another(open_screen: Open, locale: str) -> None:
    screen = open_screen(locale=locale)
    screen.resume(begun("clans", 20))
    for width in (1440, 1280):
        screen.page.set_viewport_size({"width": width, "height": 720})
        found = screen.page.evaluate(BOXES, list(HEADER))
        for (name, one), (other, next_one) in pairwise(zip(HEADER, found, strict=True)):
            assert one[2] <= next_one[0], f"{name} and {other} at {width}"
