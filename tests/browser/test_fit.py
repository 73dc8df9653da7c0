"""Nothing is cut, covered or too small: games with all modules, four sizes, three languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.browser.conftest import Open
from tests.browser.fitting import DEVICES, SIZES, Size, faults, record_at, resize
from tests.browser.screen import Screen

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "pt": "pt-PT"}
BELOW = """() => {
  const sheets = document.querySelector(".sheets");
  return sheets.scrollHeight - sheets.clientHeight;
}"""
VIEWS = (
    ("clans/3p-plain", 0.6),
    ("clans/4p-everything", 0.5),
    ("clans/3p-no-scoring-tiles", 0.362),  # two contracts
    ("clans/2p-trains-awards", 0.15),  # a port within reach
    ("clans/3p-automa-everything", 0.7),
    ("glenmore/3p-plain", 0.5),
    ("glenmore/4p-most", 0.3),
    ("glenmore/3p-all-with-hammer", 0.8),
    ("glenmore/3p-english-great-glen-die", 0.146),  # on a phone a sheet lies over the boards
)


def come(open_screen: Open, device: str, language: str = "en") -> Screen:
    window = SIZES[DEVICES[device][0]]
    wishes = {"has_touch": window.touch > 0, "locale": LANGUAGES[language]}
    return open_screen(window.width, window.height, **wishes)


def at_each_size(screen: Screen, device: str, look: Callable[[Size], list[str]]) -> list[str]:
    """What is found at the sizes of a device; the page ends at the first, as it came."""
    found: list[str] = []
    for name in DEVICES[device]:
        resize(screen, SIZES[name])
        found += [f"{name}, {one}" for one in look(SIZES[name])]
    resize(screen, SIZES[DEVICES[device][0]])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", DEVICES)
def test_every_position_fits(open_screen: Open, device: str, language: str) -> None:
    screen = come(open_screen, device, language)
    found: list[str] = []
    for name, share in VIEWS:
        screen.resume(record_at(name, share))
        here = at_each_size(screen, device, partial(faults, screen))
        found += [f"{name}, {share}: {one}" for one in here]
    assert found == []


COVERED = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const account = document.querySelector(".top [data-account]");
  return {
    apart: box("#history").left - box("#table-menu > summary").right,
    words: Math.max(...[...document.querySelectorAll("#status > :is(h1, p)")]
      .map((one) => one.scrollWidth - one.clientWidth)),
    cut: account.scrollWidth - account.clientWidth,
  };
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_of_a_replay_fits_who_has_no_seat(open_screen: Open, language: str) -> None:
    """Menu, replay and the way to sign in stand beside each other, and none is cut."""
    screen = come(open_screen, "computer", language)
    table = screen.table_of(record_at("glenmore/4p-most", 0.5))
    screen.page.context.clear_cookies()
    for address in (table, f"{table}?move=60"):
        screen.go(address)
        screen.at_table()
        for name in DEVICES["computer"]:
            resize(screen, SIZES[name])
            found = screen.page.evaluate(COVERED)
            assert found["apart"] >= 4 and found["cut"] <= 0, (name, address, found)
            assert found["words"] <= 0, (name, address, found)


def look_into_all(screen: Screen, size: Size) -> list[str]:
    """What does not fit in the panels, sheets and menus, each open once."""
    found: list[str] = []
    tabs = screen.find("[data-open]")
    for nth in range(tabs.count()):
        tab = tabs.nth(nth)
        if tab.is_visible():
            tab.click()
            opened = tab.get_attribute("data-open")
            found += [f"{opened}: {one}" for one in faults(screen, size)]
            if opened != "actions" and not size.touch:
                tab.click()
    for summary in ("#table-menu summary", "#all-moves summary"):
        screen.find(summary).first.click()
        found += [f"{summary}: {one}" for one in faults(screen, size)]
        screen.find(summary).first.click()
    return found


@pytest.mark.parametrize("device", DEVICES)
def test_everything_that_opens_fits(open_screen: Open, device: str) -> None:
    """Of a game with all that there is."""
    screen = come(open_screen, device, "fr")
    found: list[str] = []
    for name, share in (("clans/4p-everything", 0.5), ("glenmore/3p-all-with-hammer", 0.8)):
        screen.resume(record_at(name, share))
        here = at_each_size(screen, device, partial(look_into_all, screen))
        found += [f"{name}, {one}" for one in here]
    assert found == []


@pytest.mark.parametrize("device", DEVICES)
def test_the_sheet_of_scores_and_the_end_fit(open_screen: Open, device: str) -> None:
    screen = come(open_screen, device, "fr")
    found: list[str] = []
    for name in ("clans/4p-everything", "glenmore/3p-all-with-hammer"):
        screen.resume(record_at(name, 0.8))
        screen.find(".seat-chip .score").first.click()
        screen.see(".score-panel[open]")
        sheet = at_each_size(screen, device, partial(faults, screen))
        screen.resume(record_at(name, 1))
        screen.see(".score-panel[open]")
        end = at_each_size(screen, device, partial(faults, screen))
        found += [f"{name}, score sheet: {one}" for one in sheet]
        found += [f"{name}, end: {one}" for one in end]
    assert found == []


@pytest.mark.parametrize("size", ["large", "low"])
def test_the_goals_of_clans_are_in_sight(open_screen: Open, size: str) -> None:
    """No sheet of a plain game is below the fold, whatever the number of players."""
    screen = come(open_screen, "computer")
    resize(screen, SIZES[size])
    for name in ("clans/2p-plain", "clans/3p-plain", "clans/4p-plain"):
        screen.resume(record_at(name, 0.3))
        assert screen.see(".part-scoring").is_visible()
        assert screen.page.evaluate(BELOW) <= 1
