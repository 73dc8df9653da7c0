"""A Scot walks by a click on where it goes: several moves, and no card for any of them."""

from __future__ import annotations

import random
from functools import cache

import ceilidh
from tests.browser.fitting import record_at
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
    assert "Scot" in (screen.target(GOAL).first.get_attribute("aria-label") or "")


def test_a_scot_walks_from_the_tile_that_is_clicked_first(screen: Screen) -> None:
    screen.resume(with_points())
    moves = screen.moves
    screen.click(START)
    assert screen.moves == moves, "it is asked where to"
    screen.click(GOAL)
    assert screen.moves == moves + 2


WAY = ".drawing > .preview-layer .way"


def test_a_quick_click_shows_first_which_scot_goes(screen: Screen) -> None:
    screen.resume(with_points())
    moves = screen.moves
    goal = screen.target(f"{GOAL}").first
    goal.click(force=True)  # at once: nothing was previewed
    sure = screen.see("#prompt [data-preview-confirm]")
    assert screen.moves == moves and screen.find(WAY).count() == 1
    screen.shoot("walking-first")
    sure.click()
    screen.wait_moves(moves + 2)


def test_a_click_on_what_was_shown_goes_at_once(screen: Screen) -> None:
    screen.resume(with_points())
    moves = screen.moves
    goal = screen.target(f"{GOAL}").first
    goal.hover(force=True)
    screen.see(WAY)
    goal.click(force=True)
    screen.wait_moves(moves + 2)


def test_where_scots_are_and_where_they_can_go_look_different(screen: Screen) -> None:
    screen.resume(with_points())

    def looks(selector: str) -> set[str]:
        script = "all => all.map(one => getComputedStyle(one).strokeDasharray)"
        return set(screen.find(f"#part-territory {selector} .hit").evaluate_all(script))

    starts, goals = looks(".lit.leaves-from"), looks(".lit.goes-to")
    assert starts == {"none"} and goals and "none" not in goals
    screen.put_pointer_away()
    screen.target(START).first.click(force=True)
    picked = screen.see(f"[data-target='{START}'].chosen [data-piece^='scot']")
    assert picked.evaluate("one => getComputedStyle(one).translate") != "none"
    assert screen.find("#part-territory .lit:not(.goes-to)").count() == 0
    screen.shoot("walking-picked")


CHIPS = (
    "all => all.map(one => [one.dataset.at, one.querySelectorAll('text').length, one.textContent])"
)


def test_points_are_told_in_a_number_where_ways_differ(screen: Screen) -> None:
    """Beside the sign of a step, on one line; not on the tiles that a Scot only leaves."""
    screen.resume(with_points())
    screen.see(".price-layer use[href='#icon-movement']")
    chips = screen.find("#part-territory .price-layer [data-at]").evaluate_all(CHIPS)
    told = {name: points for name, lines, points in chips}
    assert [lines for _, lines, _ in chips] == [1] * len(told)
    assert told[GOAL] == "2" and START not in told
    assert set(told.values()) == {"1", "2"}


def test_points_that_are_the_same_everywhere_are_not_told(screen: Screen) -> None:
    screen.resume(record_at("glenmore/4p-most", 0.3))
    assert screen.find("#part-territory .lit.goes-to").count() > 0
    assert screen.find("#part-territory .price-layer").count() == 0
