"""The end of a phase: players compared, once, until each goes on alone."""

from __future__ import annotations

import random

import pytest

import ceilidh
from tests.browser.conftest import Open
from tests.browser.screen import Screen


def phase_over(game: str) -> tuple[str, str]:
    """A record that stops one move before a phase ends, and that move."""
    table = ceilidh.new(game, players=2, seed=3)
    kind = "round" if game == "clans" else "scoring"
    choose = random.Random(3)
    table.names = ["Ann", "Ben"]
    while table.actor is not None:
        before = table.copy()
        move = choose.choice(table.legal())
        table.play(move)
        told = [event.amount for event in table.played[-1].events if event.kind == kind]
        if told and told[-1] > (1 if game == "clans" else 0):
            return before.record(), move.text
    raise AssertionError("no phase ended")


def at_the_end_of_a_phase(screen: Screen, game: str) -> None:
    record, move = phase_over(game)
    screen.resume(record)
    assert screen.find("#ceremony:visible").count() == 0  # nothing new for who comes
    screen.play(move)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_comparison_stays_until_its_reader_goes_on(lively: Screen, game: str) -> None:
    at_the_end_of_a_phase(lively, game)
    card = lively.see("#ceremony")
    assert "over" in card.locator("h2").inner_text()
    assert card.locator("thead th").count() == 2
    assert card.locator("tbody tr").count() >= (1 if game == "clans" else 4)
    assert card.locator("tfoot td").count() == 2
    lively.shoot(f"ceremony-{game}")
    # Neither a click elsewhere, nor an update, nor a look at the past takes it away.
    lively.page.mouse.click(5, 5)
    lively.page.keyboard.press("ArrowLeft")
    card.wait_for(state="hidden")
    lively.page.keyboard.press("End")
    card.wait_for(state="visible")
    lively.page.evaluate("htmx.trigger('#now', 'catch-up')")
    lively.page.wait_for_load_state("networkidle")
    assert card.is_visible()
    card.locator("[data-close-ceremony]").click()
    card.wait_for(state="hidden")
    lively.page.reload()
    lively.at_table()
    assert lively.find("#ceremony:visible").count() == 0


def test_escape_closes_it_and_takes_nothing_back(lively: Screen) -> None:
    at_the_end_of_a_phase(lively, "clans")
    card = lively.see("#ceremony")
    moves = lively.moves
    lively.page.keyboard.press("Escape")
    card.wait_for(state="hidden")
    assert lively.moves == moves


def test_the_past_has_none_and_calm_pages_no_animation(open_screen: Open) -> None:
    screen = open_screen(reduced_motion="reduce")
    at_the_end_of_a_phase(screen, "glenmore")
    card = screen.see("#ceremony")
    assert card.evaluate("card => getComputedStyle(card).animationName") == "none"
    screen.page.keyboard.press("ArrowLeft")
    screen.wait_shown(screen.moves - 1)
    assert screen.find("#ceremony:visible").count() == 0


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1000, 700), (720, 450), (390, 844)])
@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_all_of_it_is_seen(open_screen: Open, game: str, size: tuple[int, int]) -> None:
    screen = open_screen(*size)
    at_the_end_of_a_phase(screen, game)
    card = screen.see("#ceremony")
    screen.shoot(f"ceremony-{game}-{size[0]}")
    high, room = card.locator(".summary-scroll").evaluate(
        "box => [box.scrollHeight, box.clientHeight]"
    )
    assert high <= room, "its totals are in sight"
    at = card.bounding_box()
    assert at and at["y"] >= 0 and at["y"] + at["height"] <= size[1]
    assert at["x"] >= 0 and at["x"] + at["width"] <= size[0]
