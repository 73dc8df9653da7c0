"""The way in, the games of the day and the page after a game, by clicks at both sizes."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.records import whole
from tests.browser.screen import Screen

LARGE, PHONE = (1440, 900), (390, 844)
TOP = "document.querySelector('.decisions').getBoundingClientRect().top"


def opened(open_screen: Open, size: tuple[int, int], language: str) -> Screen:
    phone = size == PHONE
    return open_screen(*size, has_touch=phone, is_mobile=phone, locale=language)


@pytest.mark.parametrize(
    ("game", "size", "language"), [("clans", PHONE, "fr"), ("glenmore", LARGE, "pt")]
)
def test_a_newcomer_gets_into_the_guided_game(
    open_screen: Open, game: str, size: tuple[int, int], language: str
) -> None:
    """Without an account, with one click; and back to it from the home page."""
    screen = opened(open_screen, size, language)
    screen.go("/")
    assert screen.find(f"[data-quick={game}] input[value=easy]").is_checked()
    screen.see(f"[data-learn={game}]").click()
    screen.at_table()
    table = screen.page.url
    screen.see("#guide")
    screen.go("/")
    screen.see(f"a[data-learn={game}]").click()
    screen.at_table()
    assert screen.page.url == table


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_nothing_is_wider_than_a_phone(open_screen: Open, language: str) -> None:
    screen = opened(open_screen, PHONE, language)
    for path in ("/", "/new?game=clans", "/today"):
        screen.go(path)
        assert screen.width_to_scroll() == 0, path


def test_an_opponent_fills_the_form(screen: Screen) -> None:
    screen.go("/new?game=clans")
    pressed = "[data-opponent={}][aria-pressed=true]"
    screen.see(pressed.format("easy"))
    screen.find("[data-opponent=alone]").click()
    screen.see(pressed.format("alone"))
    assert screen.find(".seat-line:visible").count() == 1
    screen.find("[data-opponent=strong]").click()
    screen.see(pressed.format("strong"))
    assert screen.find("[name=bot1]").input_value() == "chief"
    # Beside the seats stands what the chosen bots are like.
    assert "strongest opponent" in screen.see("[data-bot]:visible").inner_text()
    # The seat can still be chosen by itself: then it is none of the levels.
    screen.find("[name=bot1]").select_option("crofter")
    assert "Builds up steadily" in screen.see("[data-bot]:visible").inner_text()
    screen.find("[data-opponent][aria-pressed=true]").wait_for(state="detached")
    screen.find("[data-opponent=automa]").click()
    screen.see("[data-level-of=automa] select").select_option("4")
    screen.see("[data-itself]:not([hidden])")
    assert screen.find("select[name=automa]").input_value() == "4"
    screen.find("[data-new] [data-go]").click()
    screen.at_table()
    assert "Automa" in screen.find("#seats").inner_text()


@pytest.mark.rule("GM-C4-01")
def test_a_chronicle_says_how_many_players_it_needs(screen: Screen) -> None:
    """Two look for it in vain unless it stays where it is."""
    screen.go("/new?game=glenmore")
    hammer = screen.see("[data-option='modules:hammer']")
    hammer.locator("input:disabled").wait_for()
    assert "3–4 players" in hammer.inner_text()
    assert "players" not in screen.see("[data-option='modules:haggis']").inner_text()
    screen.find("#players").select_option("3")
    hammer.locator("input:enabled").check()
    assert screen.find("[data-option='modules:haggis'] input:enabled").count() == 1


def test_a_game_of_the_day_is_found_again(open_screen: Open) -> None:
    screen = opened(open_screen, PHONE, "en")
    screen.go("/")
    screen.see("[data-to-today]").click()
    screen.see("[data-daily=solo]").click()
    screen.at_table()
    screen.see(".daily a").click()
    screen.see("[data-daily-go]")
    assert screen.find("[data-daily=solo]").count() == 0


@pytest.mark.parametrize(("game", "size"), [("clans", LARGE), ("glenmore", PHONE)])
def test_the_page_after_a_game(open_screen: Open, game: str, size: tuple[int, int]) -> None:
    """The decisions come where their place was kept, with marks on their boards."""
    screen = opened(open_screen, size, "en")
    screen.upload(whole(game))
    screen.go(f"{screen.page.url.partition('?')[0]}/review")
    assert screen.find(".point-bar").count() > 4
    screen.see(".decision.waiting")
    before = screen.page.evaluate(TOP)
    screen.see("[data-reviewed=done] .decision")
    assert screen.page.evaluate(TOP) == before, "nothing jumps"
    assert screen.find(".decision :is([data-mark], .move-mark)").count() > 0
    assert (screen.find("[data-large] [data-zoomed]").count() > 0) == (game == "clans")
    assert 1 <= screen.find(".tips-list > li").count() <= 3
    assert screen.width_to_scroll() == 0
    screen.find(".decision .picture").first.click()
    screen.at_table()
