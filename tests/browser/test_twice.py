"""Clicks that come twice: the second one does nothing to what has come under the pointer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, Route

from tests.browser.conftest import Open
from tests.browser.records import sensible
from tests.browser.screen import CALM, CHANGED, Screen

SIZES = [(1440, 900), (390, 844)]
SLOT = ".end-slot"
BOX = """() => {
  const at = document.querySelector(".end-slot").getBoundingClientRect();
  return [at.left, at.top, at.right, at.bottom].map(Math.round);
}"""
# What a click in the middle of the place of End turn would press, but for End turn itself.
OTHERS = """() => {
  const at = document.querySelector(".end-slot").getBoundingClientRect();
  const found = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
  const control = found.closest("button, a, summary, input, [data-target]");
  return control?.matches("[data-end]") ? null : control?.outerHTML ?? null;
}"""


def come(open_screen: Open, size: tuple[int, int]) -> Screen:
    touch = size[0] < 700
    return open_screen(*size, has_touch=touch, is_mobile=touch)


def to_the_end_of_a_turn(screen: Screen, game: str) -> None:
    screen.resume(sensible(game, 30))
    while not screen.find("[data-end]").is_visible():
        screen.play(screen.legal()[0], end=False)


def press(screen: Screen, x: float, y: float) -> None:
    if screen.touch:
        screen.page.touchscreen.tap(x, y)
    else:
        screen.page.mouse.click(x, y)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
@pytest.mark.parametrize("size", SIZES)
def test_a_second_click_on_end_turn_takes_nothing_back(
    open_screen: Open, size: tuple[int, int], game: str
) -> None:
    screen = come(open_screen, size)
    to_the_end_of_a_turn(screen, game)
    sent: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            sent.append(request.url.rpartition("/")[2])

    screen.page.on("request", note)
    left, top, right, bottom = screen.page.evaluate(BOX)
    x, y = (left + right) / 2, (top + bottom) / 2
    moves, revision = screen.moves, screen.state("revision")
    press(screen, x, y)
    press(screen, x, y)  # before the answer
    screen.wait(CHANGED, arg=revision)
    screen.wait(CALM)
    press(screen, x, y)  # on what the answer has brought
    screen.page.evaluate(CALM)
    screen.page.remove_listener("request", note)
    assert len(sent) == 1 and sent[0] in ("end", "moves")
    assert screen.moves >= moves
    assert not screen.find("#bubble").is_visible()


# The end of the turn, and a move of the list, as scripts see them pressed.
END, MOVE = "[data-end]", "button.move:not([data-bundle])"
SENT = "() => document.querySelector('#cards[aria-busy=true]') !== null"


@pytest.mark.parametrize("pair", [(MOVE, END), (END, MOVE), (END, END)])
def test_what_is_pressed_while_a_move_is_on_its_way_is_not_sent(
    screen: Screen, pair: tuple[str, str]
) -> None:
    screen.resume(sensible("glenmore", 30))
    while not screen.find("[data-end][data-bundle]").is_visible():
        screen.play(screen.legal()[0], end=False)
    revision, held = screen.state("revision"), list[Route]()
    screen.page.route("**/moves", lambda route: held.append(route))
    first, second = [screen.find(one).first for one in pair]
    first.evaluate("button => button.click()")
    screen.wait(SENT)
    second.evaluate("button => button.click()")
    assert bool(screen.find("#bubble [role=status]").count()) == (pair[0] != pair[1])
    assert len(held) == 1
    held[0].continue_()
    screen.wait(CHANGED, arg=revision)
    screen.wait(CALM)
    assert not screen.find("#bubble").is_visible()


@pytest.mark.parametrize("game", ["clans", "glenmore"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_else_ever_takes_the_place_of_end_turn(
    open_screen: Open, size: tuple[int, int], game: str
) -> None:
    screen = come(open_screen, size)
    to_the_end_of_a_turn(screen, game)
    place = screen.page.evaluate(BOX)
    for _ in range(3):
        screen.shoot(f"end-{game}-{size[0]}-{screen.moves}")
        screen.press_button("[data-end]")
        while not screen.find("[data-end]").is_visible():
            assert screen.page.evaluate(BOX) == place
            assert screen.page.evaluate(OTHERS) is None
            screen.play(screen.legal()[0], end=False)
        assert screen.page.evaluate(BOX) == place
    screen.press_button("[data-undo]")
    assert screen.page.evaluate(BOX) == place
    assert screen.page.evaluate(OTHERS) is None


def test_what_is_undone_is_said_and_can_be_done_again(screen: Screen) -> None:
    to_the_end_of_a_turn(screen, "clans")
    moves = screen.moves
    screen.press_button("[data-undo]")
    line = screen.see("#prompt .undone")
    assert "undone" in line.inner_text()
    screen.shoot("undone")
    screen.page.mouse.move(0, 0)
    line.locator("button").click()
    screen.wait_moves(moves)
    assert screen.find(".undone").count() == 0
