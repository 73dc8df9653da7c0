"""The rulebook and the player aid in a real browser, wide and on a phone, in three languages."""

from __future__ import annotations

import pytest

from ceilidh.say import speaker
from tests.browser.conftest import Open
from tests.browser.screen import Screen

WIDE = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("width", [1440, 390])
def test_a_chapter_is_read(open_screen: Open, language: str, width: int) -> None:
    screen = open_screen(width, locale=language)
    for path in ("/rules/clans", "/rules/clans/market", "/rules/glenmore/highlander"):
        screen.page.goto(path)
        assert screen.page.evaluate(WIDE), path
    example = screen.find("[data-example]").first
    assert example.locator(".shot:visible").count() == 1
    example.locator("[data-on]").click()
    assert example.locator(".shot:visible .count").inner_text().startswith("2/")
    example.locator("[data-back]").click()
    assert example.locator("[data-back]").is_disabled()
    screen.shoot(f"book-{width}-{language}")


def test_a_search_leads_to_its_paragraph(screen: Screen) -> None:
    screen.page.goto("/rules/clans")
    screen.find("input[name=q]").press_sequentially("slaughter")
    screen.see("#found .found a").first.click()
    screen.page.wait_for_url("**/rules/clans/*#*")
    assert screen.page.evaluate("() => document.querySelector(':target') !== null")


@pytest.mark.parametrize("game", ["clans", "glenmore"])
@pytest.mark.parametrize("width", [1440, 390])
def test_the_aid_shows_what_is_in_play(open_screen: Open, game: str, width: int) -> None:
    screen = open_screen(width)
    screen.new_table(game, ["person", "person"])
    screen.find(".help[data-show-keys]").click()
    screen.see("#aid section")
    assert speaker("en").text("At the end") in screen.find("#aid").inner_text()
    assert screen.page.evaluate(WIDE)
    link = screen.find("#aid a").first.get_attribute("href") or ""
    assert link.startswith(f"/rules/{game}/")
    screen.shoot(f"aid-{game}-{width}")
    screen.page.keyboard.press("Escape")
    assert not screen.find("#help").is_visible()
