"""Nothing is cut, covered or too small: games with all modules, four sizes, three languages."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.fitting import SIZES, faults, record_at
from tests.browser.screen import Screen

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "pt": "pt-PT"}
BELOW = """() => {
  const sheets = document.querySelector(".sheets");
  return sheets.scrollHeight - sheets.clientHeight;
}"""
VIEWS = (
    ("clans/3p-plain", 0.6),
    ("clans/4p-everything", 0.5),
    ("clans/3p-automa-everything", 0.7),
    ("glenmore/3p-plain", 0.5),
    ("glenmore/4p-most", 0.3),
    ("glenmore/3p-all-with-hammer", 0.8),
)


def come(open_screen: Open, size: str, language: str = "en") -> Screen:
    window = SIZES[size]
    wishes = {"has_touch": window.touch > 0, "locale": LANGUAGES[language]}
    return open_screen(window.width, window.height, **wishes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_position_fits(open_screen: Open, size: str, language: str) -> None:
    screen = come(open_screen, size, language)
    found: list[str] = []
    for name, share in VIEWS:
        screen.resume(record_at(name, share))
        found += [f"{name}, {share}: {one}" for one in faults(screen, SIZES[size])]
    assert found == []


@pytest.mark.parametrize("size", SIZES)
def test_everything_that_opens_fits(open_screen: Open, size: str) -> None:
    """The panels, sheets and menus of a game with all that there is, each open once."""
    screen = come(open_screen, size, "fr")
    found: list[str] = []
    for name, share in (("clans/4p-everything", 0.5), ("glenmore/3p-all-with-hammer", 0.8)):
        screen.resume(record_at(name, share))
        tabs = screen.find("[data-open]")
        for nth in range(tabs.count()):
            tab = tabs.nth(nth)
            if tab.is_visible():
                tab.click()
                opened = tab.get_attribute("data-open")
                found += [f"{name}, {opened}: {one}" for one in faults(screen, SIZES[size])]
                if opened != "actions" and not SIZES[size].touch:
                    tab.click()
        for summary in ("#table-menu summary", "#all-moves summary"):
            screen.find(summary).first.click()
            found += [f"{name}, {summary}: {one}" for one in faults(screen, SIZES[size])]
            screen.find(summary).first.click()
    assert found == []


@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_of_scores_and_the_end_fit(open_screen: Open, size: str) -> None:
    screen = come(open_screen, size, "fr")
    found: list[str] = []
    for name in ("clans/4p-everything", "glenmore/3p-all-with-hammer"):
        screen.resume(record_at(name, 0.8))
        screen.find(".seat-chip .score").first.click()
        screen.see(".score-panel[open]")
        found += [f"{name}, score sheet: {one}" for one in faults(screen, SIZES[size])]
        screen.resume(record_at(name, 1))
        screen.see(".score-panel[open]")
        found += [f"{name}, end: {one}" for one in faults(screen, SIZES[size])]
    assert found == []


def test_the_goals_of_clans_are_in_sight(open_screen: Open) -> None:
    """At 1440 by 900 no sheet of a plain game is below the fold, whatever the number of players."""
    screen = come(open_screen, "large")
    for name in ("clans/2p-plain", "clans/4p-plain"):
        screen.resume(record_at(name, 0.3))
        assert screen.page.evaluate(BELOW) <= 1
