"""Hints and analysis in a browser: at one's turn, in the past, and of a whole game."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.records import sensible, whole
from tests.browser.screen import Screen


def hinted(screen: Screen) -> list[str]:
    """Ask for the best moves; what they are, and why."""
    screen.see("[data-hint]").click()
    screen.see("#bubble .best-moves li")
    assert screen.find("#bubble .expected").first.inner_text()
    assert screen.find("#bubble .why").first.inner_text()
    return screen.find("#bubble .best-moves strong").all_inner_texts()


def test_hints_and_analysis_large_and_small(open_screen: Open) -> None:
    screen = open_screen()
    screen.resume(sensible("clans", 16))
    now = hinted(screen)
    screen.shoot("hint")
    screen.page.keyboard.press("ArrowLeft")
    screen.wait_shown(15)
    assert hinted(screen) != [] and now != []
    # A whole game: asked for, followed, read, and from a turning point back to the table.
    screen.upload(whole("glenmore"))
    table = screen.page.url.partition("?")[0]
    screen.page.keyboard.press("End")
    screen.see("[data-to-analysis]").click()
    screen.see("[data-analysis=analysis]").click()
    screen.see("progress")
    screen.see("[data-analysed=done] .for-desks .curve")
    coins = screen.find(".for-desks .curve .coin").count()
    assert coins == screen.find(".turning-points > li").count() > 0
    screen.shoot("analysis")
    link = screen.find(".turning-points a").first
    shown = str(link.get_attribute("href")).partition("=")[2]
    link.click()
    screen.at_table()
    screen.wait_shown(int(shown))
    same = screen.page.context.storage_state()
    phone = open_screen(390, 844, has_touch=True, is_mobile=True, storage_state=same)
    phone.go(f"{table}/analysis")
    phone.see("[data-analysed=done] .for-phones .curve")
    assert phone.width_to_scroll() == 0
    phone.go(f"{table}?move={shown}")
    phone.at_table()
    assert hinted(phone)
    phone.shoot("hint-phone")
