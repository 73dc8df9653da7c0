"""Preferences: all on one page, at work at once, kept in the browser or with the account."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.records import begun
from tests.browser.screen import Screen

PAPER = "() => getComputedStyle(document.body).backgroundColor"
MOVES = "() => getComputedStyle(document.querySelector('.prompt')).transitionProperty"
ROOT = "name => document.documentElement.getAttribute(name)"


def test_all_of_them_are_there_with_a_name(screen: Screen) -> None:
    screen.go("/preferences")
    fields = screen.find("main select")
    names = fields.evaluate_all("all => all.map(one => one.name)")
    assert set(names) >= {"confirm", "pace", "sound", "theme", "language", "motion"}
    for label in screen.find(".preferences label").all_inner_texts():
        assert label.split("\n")[0].strip()


def test_theme_language_and_motion_work_at_once(lively: Screen) -> None:
    lively.go("/")
    light = lively.page.evaluate(PAPER)
    lively.prefer(theme="dark", motion="less", language="fr")
    assert lively.find("h1").inner_text() == "Préférences"
    assert lively.page.evaluate(ROOT, "lang") == "fr"
    assert lively.page.evaluate(PAPER) != light
    lively.resume(begun("clans", 20))
    assert lively.page.evaluate(ROOT, "data-theme") == "dark"
    assert lively.page.evaluate(ROOT, "data-motion") == "less"
    assert lively.page.evaluate(MOVES) in ("none", "all")
    assert lively.find("[data-undo]").inner_text() == "Annuler"


def test_the_way_of_playing_reaches_the_table(screen: Screen) -> None:
    screen.prefer(confirm="move", pace="watch", sound="off")
    screen.quick("glenmore", people=True)
    page = screen.find(".table-page")
    assert page.get_attribute("data-confirms") == "move"
    assert page.get_attribute("data-pace") == "watch"
    assert page.get_attribute("data-sound") == "off"


def test_they_come_along_with_the_account(open_screen: Open) -> None:
    here, there = open_screen(), open_screen()
    here.go("/account")
    here.find("form[action='/account/keep'] [name=name]").fill("Ishbel")
    here.find("form[action='/account/keep'] [name=password]").fill("a long password")
    here.find("form[action='/account/keep'] button").click()
    here.see("[data-account-page]")
    here.prefer(theme="dark", language="pt", motion="less", sound="off")
    there.go("/account")
    there.find("form[action='/account/login'] [name=name]").fill("Ishbel")
    there.find("form[action='/account/login'] [name=password]").fill("a long password")
    there.find("form[action='/account/login'] button").click()
    there.page.wait_for_url("**/")
    assert there.page.evaluate(ROOT, "lang") == "pt"
    assert there.page.evaluate(ROOT, "data-theme") == "dark"
    there.go("/preferences")
    assert there.find("main [name=sound]").input_value() == "off"
    assert there.find("main [name=motion]").input_value() == "less"


def test_a_portuguese_browser_gets_european_words(open_screen: Open) -> None:
    screen = open_screen(locale="pt-PT")
    screen.go("/")
    assert screen.page.evaluate(ROOT, "lang") == "pt"
    assert "ecrã" in str(screen.find("[value=people] + span").first.text_content())
