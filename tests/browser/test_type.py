"""Type and room of every page but the table: our typefaces, no text cut, room for fingers."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.records import whole
from tests.browser.screen import Screen
from tests.browser.test_text_size import too_small
from tests.server.helpers import Server

LANGUAGES = ("en", "fr", "pt")
PAGES = (
    *("/", "/new?game=clans", "/new?game=glenmore", "/learn", "/automa", "/nowhere"),
    *("/account", "/account/notices", "/preferences", "/profile", "/ratings", "/archive"),
    *("/rules", "/rules/clans", "/rules/clans/expand", "/rules/glenmore/scoring"),
    *("/rules/CC-EXP-04", "/rules?q=port"),
)
OF_A_TABLE = ("report", "chance", "analysis")
LEAST_TOUCH = 40  # px
LEAST_DRAWN = 10.9  # px, in drawings

# Text that its box cuts, or that leaves the page; what can be scrolled to is not cut.
CUT = """() => {
  const found = [];
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const element = walk.currentNode.parentElement;
    if (!text || element.closest("script, style, noscript, option, svg, .unseen, .skip")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(walk.currentNode);
    const words = range.getBoundingClientRect();
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline") continue;
      if (scrolls(style)) break;
      const edge = box.getBoundingClientRect();
      const wide = words.right > edge.right + 1 || words.left < edge.left - 1;
      const high = /hidden|clip/.test(style.overflowY) && words.bottom > edge.bottom + 1;
      if (wide || high) {
        found.push(`${box.tagName}.${box.className}: "${text.slice(0, 40)}"`);
        break;
      }
    }
    if (words.right > innerWidth + 1) found.push(`beyond the page: "${text.slice(0, 40)}"`);
  }
  return found;
}"""
# What a finger has to hit. A link in a sentence is as high as its line; a box has its label.
NARROW = """least => {
  const found = [];
  for (const one of document.querySelectorAll("a, button, select, input, textarea, summary")) {
    if (one.type === "hidden" || one.closest("svg, .unseen, .skip")) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const inline = getComputedStyle(one).display === "inline";
    if (one.tagName === "A" && inline) continue;
    const boxes = [one, one.closest("label") ?? one].map((each) => each.getBoundingClientRect());
    const height = Math.max(...boxes.map((box) => box.height));
    if (height < least - 0.5) found.push(`${one.outerHTML.slice(0, 90)} ${height} px`);
  }
  return found;
}"""
LOADED = """() => [...document.fonts].filter((one) => one.status === "loaded")
  .map((one) => one.family.replaceAll('"', ""))"""
FAMILIES = """() => {
  const family = (selector) =>
    getComputedStyle(document.querySelector(selector)).fontFamily.split(",")[0];
  return [family("h1"), family("body"), family("button")];
}"""


def addresses(screen: Screen) -> list[str]:
    table = screen.table_of(whole("clans"))
    return [*PAGES, *[f"{table}/{name}" for name in OF_A_TABLE]]


def tiny(screen: Screen) -> list[str]:
    """A whole map on a phone is smaller than the page around it."""
    page = [text for text in too_small(screen) if not text.startswith("part ")]
    return page + too_small(screen, LEAST_DRAWN)


def test_the_typefaces_are_ours_and_come_with_the_page(screen: Screen) -> None:
    screen.go("/rules/clans/expand")
    screen.page.evaluate("document.fonts.ready")
    assert screen.page.evaluate(FAMILIES) == ["Faustina", '"Source Sans 3"', '"Source Sans 3"']
    loaded = screen.page.evaluate(LOADED)
    # The letters of our languages only; nothing else is asked for.
    assert sorted(loaded) == ["Faustina", "Source Sans 3"]
    drawn = screen.page.evaluate(
        "getComputedStyle(document.querySelector('.drawing .map-cost')).fontFamily"
    )
    assert drawn.startswith("Faustina")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [390, 1280])
def test_no_text_is_cut_or_tiny(
    open_screen: Open, server: Server, width: int, language: str
) -> None:
    phone = {"has_touch": True, "is_mobile": True} if width < 700 else {}
    screen = open_screen(width, 844 if phone else 720, **phone)
    faults: list[str] = []
    paths = addresses(screen)
    choice = {"name": "language", "value": language, "url": server.url}
    screen.page.context.add_cookies([choice])
    for path in paths:
        screen.go(path)
        assert screen.page.evaluate("document.documentElement.lang") == language
        screen.page.evaluate("document.fonts.ready")
        found = [*screen.page.evaluate(CUT), *tiny(screen)]
        if phone:
            found += screen.page.evaluate(NARROW, LEAST_TOUCH)
        faults += [f"{path}: {one}" for one in found]
    assert not faults, "\n".join(faults)
