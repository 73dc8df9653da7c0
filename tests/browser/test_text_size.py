"""The smallest text on a desktop is 12 px, in pages and in drawings as they are shown."""

from __future__ import annotations

import pytest

from tests.browser.records import begun, whole
from tests.browser.screen import Screen

LEAST = 11.9  # px; what is drawn is rounded
# Tiles of a territory get smaller with its number of tiles, and signs to fit into their boxes.
LEAST_DRAWN = {"clans": 10.9, "glenmore": 9.9}
# Every text that is in sight, with the size at which it is shown and where it stands. The clan
# board is not among them: it comes over the other boards when it is asked about.
SMALL = """least => {
  const found = new Map();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const element = walk.currentNode.parentElement;
    if (!text || element.closest("script, style, noscript, option, .unseen, title")) continue;
    if (element.closest("defs, symbol, .part-clan_board:not(.drawn)")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM();
      size *= Math.hypot(matrix.b, matrix.d);
    }
    if (size >= least) continue;
    const part = element.closest("[data-part], .part, section, header, .history, dialog");
    const where = part ? part.id || part.className : "page";
    const key = `${where} ${element.getAttribute("class") ?? element.tagName}`;
    if (!found.has(key)) found.set(key, `${key}: "${text.slice(0, 20)}" ${size.toFixed(1)} px`);
  }
  return [...found.values()];
}"""


def too_small(screen: Screen, least: float = LEAST) -> list[str]:
    return list(screen.page.evaluate(SMALL, least))


def too_small_at_table(screen: Screen, game: str) -> list[str]:
    """In the page LEAST holds, in the drawings what that game can keep."""
    drawn = [text for text in too_small(screen) if text.startswith(("part-", "prompt small"))]
    page = [text for text in too_small(screen) if text not in drawn]
    return page + too_small(screen, LEAST_DRAWN[game])


@pytest.mark.parametrize("path", ["/", "/new?game=clans", "/new?game=glenmore", "/account"])
def test_pages(screen: Screen, path: str) -> None:
    screen.go(path)
    assert too_small(screen) == []


def test_preferences_and_rules(screen: Screen) -> None:
    for path in ("/preferences", "/rules/CC-EXP-04", "/nowhere"):
        screen.go(path)
        assert too_small(screen) == []


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_table_in_the_middle_of_a_game(screen: Screen, game: str) -> None:
    screen.resume(begun(game, 40))
    assert too_small_at_table(screen, game) == []
    screen.page.keyboard.press("l")
    screen.see(".log li")
    assert too_small_at_table(screen, game) == []
    screen.page.keyboard.press("?")
    screen.see("dialog[open]")
    assert too_small_at_table(screen, game) == []


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_table_after_the_end(screen: Screen, game: str) -> None:
    screen.resume(whole(game))
    screen.see("[data-chart] canvas")
    assert too_small_at_table(screen, game) == []
