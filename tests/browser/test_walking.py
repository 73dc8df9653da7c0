"""A Scot walks by a click on where it goes: several moves, and no card for any of them."""

from __future__ import annotations

import random
from functools import cache

import ceilidh
from tests.browser.screen import Screen

START, GOAL = "cell:0.-1", "cell:1.1"


@cache
def with_points() -> str:
    """A game of Glen More II in which a Scot can go two steps, and there are three points."""
    table, choose = ceilidh.new("glenmore", players=2, seed=22), random.Random(22)
    table.names = ["Ann", "Ben"]
    for _ in range(19):
        table.play(choose.choice(table.legal()))
    assert table.state.movement == 3
    return table.record()


def test_a_scot_walks_by_a_click_on_its_goal(screen: Screen) -> None:
    screen.resume(with_points())
    moves = screen.moves
    assert GOAL in screen.lit()
    cards = screen.find("#cards .choice").all_inner_texts()
    assert not [card for card in cards if "Scot" in card], "the board shows where it can go"
    screen.shoot("walking")
    screen.click(GOAL)
    assert screen.moves == moves + 2
    assert "Scot" in screen.find(f'[data-target="{GOAL}"]').first.get_attribute("aria-label")


def test_a_scot_walks_from_the_tile_that_is_clicked_first(screen: Screen) -> None:
    screen.resume(with_points())
    moves = screen.moves
    screen.click(START)
    assert screen.moves == moves, "it is asked where to"
    screen.click(GOAL)
    assert screen.moves == moves + 2
