"""Pages in French and Portuguese: whatever has a translation is translated."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from babel.messages.pofile import read_po

from tests.browser.conftest import Open
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
# Names of the product, of people, and of what is called the same everywhere.
NAMES = {"ceilidh", "English", "Français", "Português", "Ann", "Ben", "Seat", "VP", "A1 B2 C1 D2"}
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


def words(screen: Screen) -> set[str]:
    return set(screen.page.evaluate(WORDS))


def english_left(language: str, english: set[str], shown: set[str]) -> list[str]:
    """What reads the same as on the English page though it need not, and messages untranslated."""
    known = catalogue(language)
    same = {text for text in english & shown if LETTERS.search(text) and text not in NAMES}
    same = {text for text in same if known.get(text) != text and not _is_name(text, known)}
    told = {text for text in shown if text in known and known[text] != text}
    told = {text for text in told if text not in known.values()}
    return sorted(same | told)


def _is_name(text: str, known: dict[str, str]) -> bool:
    """Whether all words are names: of people, or such that the catalogue leaves them as they are."""
    kept = " ".join([*NAMES, *(one for one, other in known.items() if one == other)])
    return all(word in kept.split() for word in LETTERS.findall(text))


@pytest.mark.parametrize("language", ["fr", "pt"])
@pytest.mark.parametrize("path", ["/", "/new?game=clans", "/new?game=glenmore", "/account"])
def test_pages(open_screen: Open, language: str, path: str) -> None:
    screen = open_screen()
    seen: list[set[str]] = []
    for code in ("en", language):
        screen.go(f"{path}{'&' if '?' in path else '?'}lang={code}")
        screen.page.wait_for_load_state("networkidle")
        seen.append(words(screen))
    assert english_left(language, *seen) == []


@pytest.mark.parametrize("language", ["fr", "pt"])
@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_tables(open_screen: Open, language: str, game: str) -> None:
    screen = open_screen()
    for record in (acting() if game == "clans" else begun("glenmore", 41), whole(game)):
        seen: list[set[str]] = []
        screen.go("/?lang=en")
        screen.resume(record)
        address = screen.page.url
        for code in ("en", language):
            screen.go(f"{address}?lang={code}")
            screen.at_table()
            seen.append(words(screen))
        assert english_left(language, *seen) == []
    screen.shoot(f"{game}-{language}")
