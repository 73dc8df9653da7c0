"""A table on a desktop: everything in sight at once, and nothing jumps while the game goes on."""

from __future__ import annotations

import random

import pytest

from tests.browser.records import begun
from tests.browser.screen import Screen

PANELS = (
    ".stage, .part-rondel",
    "#prompt",
    ".panel.actions",
    ".sheets, .panel-tabs",
    ".seats-panel",
    ".history",
)
BOXES = """selectors => selectors.map(selector => {
  const box = [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect())
    .find(one => one.width > 0);
  return [box.left, box.top, box.right, box.bottom].map(Math.round);
})"""


def boxes(screen: Screen) -> list[list[int]]:
    return list(screen.page.evaluate(BOXES, list(PANELS)))


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_all_in_sight_and_nothing_jumps(screen: Screen, game: str) -> None:
    screen.prefer(confirm="move")
    screen.resume(begun(game, 20))
    seats, board = ".seats-panel", ".part-map" if game == "clans" else ".part-rondel"
    # Beside two boards there are bookmarks, behind which the sheets are.
    sheets = ".sheets" if game == "clans" else ".panel-tabs"
    places = {name: screen.see(name).bounding_box() for name in (seats, board, sheets, "#prompt")}
    left, centre, right, bar = (box for box in places.values() if box is not None)
    assert left["x"] < centre["x"] < right["x"]
    assert bar["y"] >= centre["y"] + centre["height"]
    assert screen.width_to_scroll() <= 0
    tall = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
    assert screen.page.evaluate(tall) <= 0
    before = boxes(screen)
    choose = random.Random(3)
    for _ in range(5):
        name = choose.choice(screen.lit() or [""])
        if name:
            screen.click(name)
            assert boxes(screen) == before
            screen.page.keyboard.press("Escape")
        screen.play_some(choose)
        assert boxes(screen) == before
