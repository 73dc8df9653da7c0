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
def test_a_whole_game_by_clicks(lively: Screen, game: str) -> None:
    if game == "clans":
        lively.quick("clans")
    else:
        lively.new_table("glenmore", ["person", "bot"], introductory=True)
    choose = random.Random(5)
    lively.wait_turn()
    while not lively.over:
        lively.play_some(choose)
        lively.wait_turn()
        if lively.clicks == 15:
            lively.shoot(f"{game}-table")
    assert lively.clicks > 2 * lively.words  # most of it by clicks on drawings
    assert lively.strays() == 0
    total = lively.see("[data-scores] tfoot td").inner_text()
    lively.see(f".seat-chip:first-child .score :text-is('{total}')")  # once it has run to its end
    lively.see("[data-chart] canvas")
    assert lively.find(".bars .piece").count() > 3
    lively.shoot(f"{game}-score-sheet")
