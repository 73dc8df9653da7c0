"""The focus by keyboard: one key to the first action, and it never drops to the page."""

from __future__ import annotations

from tests.browser.records import begun
from tests.browser.screen import CHANGED, Screen
from tests.browser.test_keyboard import FOCUSED
from tests.browser.test_placing import to_lay
from tests.browser.test_walking import GOAL, with_points

LOST = "() => !document.activeElement || document.activeElement === document.body"


def is_lost(screen: Screen) -> bool:
    return bool(screen.page.evaluate(LOST))


def test_two_keys_lead_to_the_first_action(screen: Screen) -> None:
    screen.resume(to_lay())
    screen.page.keyboard.press("Tab")
    assert screen.page.evaluate(FOCUSED, ".skip")
    screen.page.keyboard.press("Enter")
    assert screen.page.evaluate(FOCUSED, ".stage .lit")
    before = screen.state("revision")
    screen.page.keyboard.press("Enter")
    screen.settle(before)
    assert not is_lost(screen)


def test_the_focus_stays_after_clicks_moves_and_undo(screen: Screen) -> None:
    screen.resume(begun("clans", 8))
    screen.find(".choice[data-offer=build]").click()
    screen.wait(f"() => !({LOST})()")
    screen.page.keyboard.press("Escape")
    assert not is_lost(screen)
    screen.play(next(text for text in screen.legal() if text.startswith("build")), end=False)
    assert not is_lost(screen)
    before = screen.state("revision")
    screen.find("[data-undo]").focus()
    screen.page.keyboard.press("Enter")
    screen.wait(CHANGED, arg=before)
    screen.wait(f"() => !({LOST})()")


def test_the_end_of_a_turn_does_not_lead_to_undo(screen: Screen) -> None:
    screen.resume(begun("clans", 8))
    screen.play(next(text for text in screen.legal() if text.startswith("build")), end=False)
    before = screen.state("revision")
    screen.find("[data-end]").focus()
    screen.page.keyboard.press("Enter")
    screen.wait(CHANGED, arg=before)
    screen.wait(f"() => !({LOST})()")
    assert not screen.page.evaluate(FOCUSED, "[data-undo], [data-undo-turn], [data-redo]")


def test_arrows_lead_from_a_choice_to_the_next(screen: Screen) -> None:
    screen.resume(with_points())
    screen.page.keyboard.press("n")
    screen.target(GOAL).first.focus()
    seen = set()
    for key in ("ArrowDown", "ArrowDown", "ArrowUp"):
        screen.page.keyboard.press(key)
        assert screen.page.evaluate(FOCUSED, ".lit")
        seen.add(screen.page.evaluate("document.activeElement.dataset.target"))
    assert len(seen) > 1
