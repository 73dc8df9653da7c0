"""A game by keyboard alone: from the home page through several moves."""

from __future__ import annotations

from tests.browser.screen import ANSWERED, CHANGED, PLAYED, Screen

FOCUSED = "selector => document.activeElement.matches(selector)"


def tab_to(screen: Screen, selector: str, most: int = 60, key: str = "Tab") -> None:
    for _ in range(most):
        screen.page.keyboard.press(key)
        if screen.page.evaluate(FOCUSED, selector):
            return
    raise AssertionError(f"{selector} cannot be reached")


def finish(screen: Screen, before: str) -> None:
    """The first card or place has the focus, or a question's button; Enter ends the turn."""
    screen.wait(ANSWERED, arg=[before, ""])
    while screen.begun and not screen.page.evaluate(PLAYED, before):
        begun = screen.begun
        assert screen.page.evaluate(FOCUSED, "#cards .choice, .lit")
        screen.page.keyboard.press("Enter")
        screen.wait(ANSWERED, arg=[before, begun])
    if screen.find("#bubble [data-confirm]").count():
        assert screen.page.evaluate(FOCUSED, "[data-confirm]")
        screen.page.keyboard.press("Enter")
    screen.wait(CHANGED, arg=before)
    if screen.find("[data-end]").count():
        now = screen.state("revision")
        screen.page.keyboard.press("Enter")
        screen.wait(CHANGED, arg=now)


def test_start_and_several_moves(screen: Screen) -> None:
    screen.go("/")
    tab_to(screen, "[data-quick=clans] .more-ways summary")
    screen.page.keyboard.press("Enter")
    tab_to(screen, "[data-quick=clans] input[value='2']")
    screen.page.keyboard.press("ArrowRight")
    screen.page.keyboard.press("ArrowLeft")
    tab_to(screen, "[data-quick=clans] input[name=opponent]", key="Shift+Tab")
    while not screen.page.evaluate(FOCUSED, "[value=people]"):
        screen.page.keyboard.press("ArrowRight")
    tab_to(screen, "[data-quick=clans] [data-go]")
    screen.page.keyboard.press("Enter")
    screen.at_table()
    for _ in range(4):
        before, moves = screen.state("revision"), screen.moves
        screen.page.keyboard.press("n")
        assert screen.page.evaluate(FOCUSED, ".able")
        screen.page.keyboard.press("Enter")
        finish(screen, before)
        assert screen.moves > moves


def test_escape_never_takes_a_move_back(screen: Screen) -> None:
    screen.new_table("glenmore", ["person", "person"])
    screen.play(screen.legal()[0], end=False)
    made = screen.moves
    assert made > 0
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("u")
    screen.wait_moves(0)  # by one key and not by two: there was one move
    assert made == 1 and screen.find("[data-undo]").is_disabled()


def test_arrows_walk_through_a_drawing(screen: Screen) -> None:
    screen.new_table("glenmore", ["person", "person"])
    tab_to(screen, ".part-rondel [data-target]")
    names = []
    for _ in range(5):
        names.append(screen.page.evaluate("document.activeElement.dataset.target"))
        screen.page.keyboard.press("ArrowDown")
    assert len(set(names)) > 1
    # One stop for a drawing: the next one is outside of it.
    screen.page.keyboard.press("Tab")
    assert not screen.page.evaluate(FOCUSED, ".part-rondel *")


def test_moves_from_the_list_and_a_cancelled_one(screen: Screen) -> None:
    screen.prefer(confirm="move")
    screen.new_table("glenmore", ["person", "person"])
    screen.page.keyboard.press("m")
    assert screen.page.evaluate(FOCUSED, "button.move")
    screen.page.keyboard.press("Enter")
    screen.see("#bubble [data-confirm]")
    screen.page.keyboard.press("Escape")
    screen.wait("() => document.getElementById('bubble').hidden")
    assert screen.moves == 0
    screen.page.keyboard.press("m")
    screen.page.keyboard.press("Enter")
    screen.see("#bubble [data-confirm]")
    screen.page.keyboard.press("Enter")
    screen.wait("() => document.getElementById('state').dataset.moves !== '0'")


def test_the_keys_are_told_and_letters_can_be_switched_off(screen: Screen) -> None:
    screen.new_table("glenmore", ["person", "person"])
    screen.page.keyboard.press("?")
    screen.see("#keys kbd")
    screen.find("#single-keys").uncheck()
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("m")
    assert screen.find("#all-moves").get_attribute("open") is None
