"""Games with expansions to the score sheet: first by clicks, then a bot plays for the person."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.conftest import Open
from tests.browser.screen import Screen
from tests.browser.windows import MOVES

DESK, PHONE = (1440, 900), (390, 844)
IN_SIGHT = """name => {
  const { left, right } = document.getElementById(`part-${name}`).getBoundingClientRect();
  return left >= -1 && right <= window.innerWidth + 1;
}"""


def come(open_screen: Open, size: tuple[int, int]) -> Screen:
    """At a desktop computer in a calm page; on a phone the pieces of all modules move."""
    if size == PHONE:
        return open_screen(*size, has_touch=True, is_mobile=True, reduced_motion=MOVES)
    return open_screen(*size)


def round_of(screen: Screen) -> int:
    """None is shown in the set-up."""
    shown = " ".join(screen.find(".status .round").all_text_contents())
    found = re.search(r"\d+", shown)
    return int(found[0]) if found else 0


def play_round(screen: Screen) -> None:
    """Set-up and the first round of Clans by clicks."""
    choose = random.Random(5)
    screen.wait_turn()
    while not screen.over and round_of(screen) < 2:
        screen.play_some(choose)
        screen.wait_turn()
    assert screen.clicks > screen.words


def play_turns(screen: Screen, number: int) -> None:
    """So many moves by clicks; a game without rounds."""
    choose = random.Random(5)
    screen.wait_turn()
    for _ in range(number):
        screen.play_some(choose)
        screen.wait_turn()
    assert screen.clicks > number // 3  # the others are cards


def check_sheet(screen: Screen, name: str, *lines: str) -> None:
    """The score sheet is there, with lines of what was played, and nothing sticks out."""
    total = screen.see("[data-scores] tfoot td").inner_text()
    screen.see(f".seat-chip:first-child .score :text-is('{total}')")
    screen.see("[data-chart] canvas")
    rows = screen.find("[data-scores] tbody th").all_inner_texts()
    assert set(lines) <= {row.strip() for row in rows}
    assert screen.strays() == 0
    assert screen.width_to_scroll() <= 0
    screen.shoot(name)


def visit_boards(screen: Screen, name: str) -> None:
    """On a phone each board is one tap away."""
    screen.go_on()
    buttons = screen.find(".boards button:visible")
    for number in range(buttons.count()):
        buttons.nth(number).tap()
        board = buttons.nth(number).get_attribute("data-board")
        screen.wait(IN_SIGHT, arg=board)
        screen.shoot(f"{name}-{board}")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])
def test_clans_with_all_of_industria(open_screen: Open, size: tuple[int, int]) -> None:
    screen = come(open_screen, size)
    screen.new_table("clans", ["person", "bot"], preset="everything", random_prices=True)
    play_round(screen)
    screen.shoot(f"everything-{size[0]}")
    visit_boards(screen, f"everything-{size[0]}")
    screen.deputise()
    check_sheet(screen, f"everything-{size[0]}-sheet", "Glory", "Award")


def test_a_solo_game_with_trains(screen: Screen) -> None:
    screen.new_table("clans", ["person"], modules="trains")
    play_round(screen)
    screen.shoot("solo-trains")
    screen.deputise()
    check_sheet(screen, "solo-trains-sheet", "Glory")


def test_chronicles_1_5_and_7(screen: Screen) -> None:
    chosen = ["dragon-boats", "haggis", "great-glen"]
    screen.new_table("glenmore", ["person", "bot"], introductory=True, modules=chosen)
    play_turns(screen, 25)
    screen.shoot("chronicles-1-5-7")
    screen.deputise()
    check_sheet(screen, "chronicles-1-5-7-sheet", "Person tiles")


def all_eight(screen: Screen) -> None:
    kinds = ["person", "bot", "bot"]
    screen.new_table("glenmore", kinds, preset="everything", introductory=True)


def test_all_eight_chronicles(screen: Screen) -> None:
    all_eight(screen)
    play_turns(screen, 25)
    screen.shoot("chronicles-1440")
    screen.deputise()
    check_sheet(screen, "chronicles-1440-sheet", "Person tiles")


def test_all_eight_chronicles_on_a_phone(open_screen: Open) -> None:
    """Every sheet has its tab, and nothing is wider than the screen."""
    phone = come(open_screen, PHONE)
    all_eight(phone)
    play_turns(phone, 10)
    tabs = phone.find(".panel-tabs button:visible")
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        assert phone.width_to_scroll() <= 0
    phone.shoot("chronicles-390")
