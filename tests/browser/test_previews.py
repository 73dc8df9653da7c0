"""A move before it is made: ghosts and chips on the board, the sentence in the desk."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Route

from tests.browser.fitting import record_at
from tests.browser.records import acting
from tests.browser.screen import Screen
from tests.browser.test_walking import GOAL, with_points

HEX = "hex:3.5"
LAYER = ".preview-layer"
LINE = "#prompt [data-preview]"


def test_a_unit_is_previewed_on_its_hex_and_one_click_places_it(screen: Screen) -> None:
    screen.resume(acting())
    screen.find(f"[data-target='{HEX}'].lit").hover(force=True)
    assert "£12" in screen.see(LINE).inner_text()
    ghost = screen.find(f".part-map {LAYER} use[href='#map-unit-worker']")
    assert ghost.count() == 1
    assert screen.find(f".part-map {LAYER} .chip").all_inner_texts() == ["−£12"]
    assert screen.find(LAYER).first.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    screen.page.keyboard.press("Escape")
    assert screen.find(LAYER).count() == screen.find(LINE).count() == 0
    moves = screen.moves
    screen.click(HEX)
    screen.wait_moves(moves + 1)
    assert screen.find(f".part-map {LAYER}").count() == 0


def test_a_walk_is_drawn_and_a_second_touch_makes_it(phone: Screen) -> None:
    phone.resume(with_points())
    moves = phone.moves
    phone.target(GOAL).first.tap(force=True)
    phone.see(f"{LINE} [data-preview-confirm]")
    assert phone.moves == moves, "the first touch only previews"
    assert phone.find(f".part-territory {LAYER} .way").count() == 1
    points = phone.find(f"{LAYER} .way").get_attribute("points") or ""
    assert len(points.split()) == 3, "start, the tile between, goal"
    assert phone.find(".part-territory .leaves").count() == 1, "the Scot leaves its tile"
    phone.target(GOAL).first.tap(force=True)
    phone.wait_moves(moves + 2)
    assert phone.find(LAYER).count() == 0


def test_a_question_that_is_answered_is_not_asked_again(screen: Screen) -> None:
    """Alone, whoever passes is to move again and may pass once more.

    The line may bring the new position before the answer to the form is there.
    """
    held: list[tuple[Route, APIResponse]] = []
    screen.prefer(confirm="move")
    screen.resume(record_at("clans/1p-plain", 0.25))
    number = screen.moves
    screen.find('.choice[data-play="pass"]').click()
    screen.page.route("**/moves", lambda route: held.append((route, route.fetch())), times=1)
    screen.see("#bubble [data-confirm]").click()
    screen.wait_moves(number + 1)
    assert "pass" in screen.legal()
    assert screen.find("#bubble").is_hidden()
    for route, answer in held:
        route.fulfill(response=answer)
