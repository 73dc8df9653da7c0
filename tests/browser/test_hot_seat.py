"""Several people at one screen: whose turn it is, taking back, choices in secret."""

from __future__ import annotations

import random

from tests.browser.records import vote
from tests.browser.screen import Screen


def test_the_page_says_whose_turn_it_is(screen: Screen) -> None:
    screen.new_table("clans", ["person", "person"], seed=4)
    first = screen.find(".seat-chip.due .name").inner_text()
    assert screen.prompt.startswith(f"{first}:")
    screen.play(screen.legal()[0])
    second = screen.find(".seat-chip.due .name").inner_text()
    assert {first, second} == {"Ann", "Ben"}
    assert screen.prompt.startswith(f"{second}:")


def test_undo_redo_and_undo_of_the_turn(screen: Screen) -> None:
    screen.prefer(ask="all")
    screen.new_table("glenmore", ["person", "person"])
    assert screen.find("[data-undo]").is_disabled()
    choose = random.Random(2)
    screen.play_some(choose)  # takes a tile
    screen.play_some(choose)  # lays it
    assert screen.moves == 2
    before = screen.state("key")
    screen.press_button("[data-undo]")
    assert screen.moves == 1
    screen.press_button("[data-redo]")
    assert (screen.moves, screen.state("key")) == (2, before)
    screen.press_button("[data-undo-turn]")
    assert screen.moves == 0
    assert screen.lit(".part-rondel")
    screen.page.keyboard.press("r")
    screen.wait_moves(1)


def test_a_choice_in_secret_is_covered_until_its_maker_has_the_screen(screen: Screen) -> None:
    screen.resume(vote())
    screen.see("[data-reveal]")
    assert "Pass the screen to Ann." in screen.prompt
    assert screen.lit() == []
    assert not screen.find(".deck").is_visible()
    screen.shoot("hand-over")
    screen.find("[data-reveal]").click()
    screen.see(".deck")
    chosen = screen.legal()[0]
    screen.play(chosen)
    # The next one sees neither what was chosen nor his own choice before he says so.
    screen.see("[data-reveal]")
    assert "Pass the screen to Ben." in screen.prompt
    assert not screen.find(".deck").is_visible()
    assert chosen not in screen.find(".log li").first.inner_text()
