"""Pages in French and Portuguese: whatever has a translation is translated."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import ceilidh
from ceilidh.bots.persons import PERSONS
from tests.browser.records import acting, begun, whole
from tests.browser.screen import Screen

# All words that a reader sees or hears. Notation and the catalogue of rules are English for all.
WORDS = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const place = walk.currentNode.parentElement;
    if (!place.closest('script, style, [translate=no], [lang]:not(html)')) {
      found.add(walk.currentNode.nodeValue.replace(/\\s+/g, ' ').trim());
    }
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name));
  }
  found.add(document.title);
  return [...found];
}"""
# Names of the product and of people at the table.
NAMES = "ceilidh English Français Português Clans of Caledonia Industria Glen More Chronicles "
NAMES += "Guest Ann Ben"
LETTERS = re.compile(r"[^\W\d_]{3,}")


@cache
def catalogue(language: str) -> dict[str, str]:
    """English messages without fields, and their translations."""
    path = files("ceilidh").joinpath("locale", language, "LC_MESSAGES", "ceilidh.po")
    with path.open("rb") as file:
        return {
            str(entry.id): str(entry.string)
            for entry in read_po(file)
            if isinstance(entry.id, str) and entry.id and "{" not in entry.id
        }


@cache
def names() -> set[str]:
    """Words of proper names: the same in all languages."""
    found = set(LETTERS.findall(NAMES)).union(*[LETTERS.findall(one.name) for one in PERSONS])
    for table in Path(ceilidh.__file__).parent.glob("games/*/data/*.toml"):
        for row in re.findall(r'^name = "(.*)"', table.read_text("utf-8"), re.MULTILINE):
            found.update(LETTERS.findall(row))
    return found


def words(screen: Screen) -> set[str]:
    return set(screen.page.evaluate(WORDS))


def english_left(language: str, english: set[str], shown: set[str]) -> list[str]:
    """What reads the same as on the English page though it need not, and messages untranslated."""
    known = catalogue(language)
    same = {text for text in english & shown if known.get(text) != text}
    kept = names().union(*[LETTERS.findall(one) for one, other in known.items() if one == other])
    same = {text for text in same if not kept.issuperset(LETTERS.findall(text))}
    told = {text for text in shown if text in known and known[text] != text}
    told -= {*known.values()}
    return sorted(text for text in same | told if not names().issuperset(LETTERS.findall(text)))


def assert_translated(screen: Screen, path: str) -> None:
    english: set[str] = set()
    for language in ("en", "fr", "pt"):
        screen.page.context.request.post("/settings", form={"language": language})
        screen.go(path)
        screen.page.wait_for_selector(
            ".table-page[data-open-panel], .hello, [data-fits], [data-account-page]"
        )
        if language == "en":
            english = words(screen)
        else:
            assert english_left(language, english, words(screen)) == []


@pytest.mark.parametrize("path", ["/", "/new?game=clans", "/new?game=glenmore", "/account"])
def test_pages(screen: Screen, path: str) -> None:
    assert_translated(screen, path)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_tables(screen: Screen, game: str) -> None:
    screen.resume(acting() if game == "clans" else begun("glenmore", 41))
    assert_translated(screen, screen.page.url)
    screen.shoot(f"{game}-portuguese")


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_score_sheets(screen: Screen, game: str) -> None:
    screen.resume(whole(game))
    assert_translated(screen, screen.page.url)
