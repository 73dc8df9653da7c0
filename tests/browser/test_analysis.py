"""Hints and analysis in a browser: at one's turn, in the past, and of a whole game."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.records import sensible, whole
from tests.browser.screen import Screen


def hinted(screen: Screen) -> str:
    """Ask for the best plans: the sentence of the first."""
    screen.see("[data-hint]").click()
    said = screen.see("#prompt .hint-said").inner_text()
    assert screen.find("#prompt .expected").first.inner_text()
    assert ": " in said and said.endswith(".")
    return said


def test_a_hint_is_drawn_made_by_one_click_and_goes_on(open_screen: Open) -> None:
    screen = open_screen()
    screen.resume(sensible("glenmore", 47))
    first = hinted(screen)
    screen.see(".preview-layer .arrow-line")
    moves = screen.moves
    # What the pointer rests on is previewed, and the hint comes back after it.
    screen.find("[data-target].lit").first.hover()
    screen.see("#prompt [data-preview]")
    screen.page.mouse.move(5, 5)
    screen.see("#prompt .hint-said")
    screen.see("[data-do-hint]").click()
    screen.see("#prompt [data-goes-on] .hint-said")
    assert screen.moves > moves
    assert screen.see("#prompt .hint-said").inner_text() != first
    screen.shoot("hint-goes-on")
    screen.see("[data-close-hint]").click()
    assert screen.find("#prompt .hint").count() == screen.find(".preview-layer").count() == 0
    screen.page.keyboard.press("h")
    screen.see("#prompt [data-goes-on] .hint-said")
    screen.page.keyboard.press("Escape")
    assert screen.find("#prompt .hint").count() == 0


def test_hints_and_analysis_large_and_small(open_screen: Open) -> None:
    screen = open_screen()
    screen.resume(sensible("clans", 16))
    now = hinted(screen)
    screen.shoot("hint")
    screen.page.keyboard.press("ArrowLeft")
    screen.wait_shown(15)
    assert hinted(screen) and now
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
    tools = phone.find(".hint-tools button")
    assert tools.count() > 0
    for number in range(tools.count()):
        box = tools.nth(number).bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 40
