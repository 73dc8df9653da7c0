"""Light and dark pages, by the system and by choice; calm where calm is asked for."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.screen import Screen

PAPER = "getComputedStyle(document.body).backgroundColor"
LIGHT, DARK = "rgb(236, 229, 215)", "rgb(23, 25, 27)"


def choose_theme(screen: Screen, theme: str) -> None:
    screen.find(".settings summary").click()
    with screen.page.expect_navigation():
        screen.find("[name=theme]").select_option(theme)


def test_dark_by_the_system_and_light_by_choice(open_screen: Open) -> None:
    screen = open_screen(color_scheme="dark")
    screen.go("/")
    assert screen.page.evaluate(PAPER) == DARK
    choose_theme(screen, "light")
    assert screen.page.evaluate(PAPER) == LIGHT
    choose_theme(screen, "auto")
    assert screen.page.evaluate(PAPER) == DARK


def test_dark_by_choice(screen: Screen) -> None:
    screen.new_table("clans", ["person", "person"])
    assert screen.page.evaluate(PAPER) == LIGHT
    choose_theme(screen, "dark")
    screen.at_table()
    assert screen.page.evaluate(PAPER) == DARK


def test_motion_is_short_and_none_where_none_is_wished(open_screen: Open) -> None:
    script = """() => {
      const one = document.createElement('p');
      one.className = 'fresh';
      document.querySelector('#tip').after(one);
      return getComputedStyle(one).animationName + ' ' + getComputedStyle(one).animationDuration;
    }"""
    for wish, seen in (("no-preference", "appear 0.3s"), ("reduce", "none 0s")):
        screen = open_screen(reduced_motion=wish)
        screen.new_table("glenmore", ["person", "person"])
        assert screen.page.evaluate(script) == seen
