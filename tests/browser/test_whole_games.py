"""Whole games against bots, from the home page to the score sheet, played by clicks."""

from __future__ import annotations

import random

import pytest

from tests.browser.screen import Screen


def test_a_table_in_two_clicks(screen: Screen) -> None:
    screen.go("/")
    screen.shoot("home")
    screen.find("[data-quick=glenmore] [data-go]").click()
    screen.at_table()
    screen.wait_turn()
    assert screen.lit(".part-rondel")
    screen.shoot("glenmore-start")


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_whole_game_by_clicks(screen: Screen, game: str) -> None:
    if game == "clans":
        screen.quick("clans")
    else:
        screen.new_table("glenmore", ["person", "bot"], introductory=True)
    choose = random.Random(5)
    screen.wait_turn()
    while not screen.over:
        screen.play_some(choose)
        screen.wait_turn()
        if screen.clicks == 15:
            screen.shoot(f"{game}-table")
    assert screen.clicks > 2 * screen.words  # most of it by clicks on drawings
    assert screen.strays() == 0
    total = screen.see("[data-scores] tfoot td").inner_text()
    screen.see(f".seat-chip:first-child .score:text-is('{total}')")  # once it has run to its end
    screen.see("[data-chart] canvas")
    assert screen.find(".bars .piece").count() > 3
    screen.shoot(f"{game}-score-sheet")
