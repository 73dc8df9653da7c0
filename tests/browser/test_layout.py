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
# The tray alone may grow, over the lower edge of the board, where there are lots of cards.
BOXES = """selectors => selectors.map(selector => {
  if (document.querySelector('.lots') && '#prompt .panel.actions'.includes(selector)) return [];
  const box = [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect())
    .find(one => one.width > 0);
  return [box.left, box.top, box.right, box.bottom].map(Math.round);
})"""


def boxes(screen: Screen) -> list[list[int]]:
    return list(screen.page.evaluate(BOXES, list(PANELS)))


def same(before: list[list[int]], after: list[list[int]]) -> bool:
    return all(
        not one or not other or one == other for one, other in zip(before, after, strict=True)
    )


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_all_in_sight_and_nothing_jumps(lively: Screen, game: str) -> None:
    lively.prefer(confirm="move")
    lively.resume(begun(game, 20))
    seats, board = ".seats-panel", ".part-map" if game == "clans" else ".part-rondel"
    # Beside two boards there are bookmarks, behind which the sheets are.
    sheets = ".sheets" if game == "clans" else ".panel-tabs"
    places = {name: lively.see(name).bounding_box() for name in (seats, board, sheets, "#prompt")}
    left, centre, right, bar = (box for box in places.values() if box is not None)
    assert left["x"] < centre["x"] < right["x"]
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
            assert same(before, boxes(lively))
            lively.page.keyboard.press("Escape")
        lively.play_some(choose)
        assert same(before, boxes(lively))
