"""The territories of all rivals in sight on a desktop, in small, with what they did there."""

from __future__ import annotations

import pytest

from ceilidh.server.table.scene import at_move
from tests.browser.conftest import Open
from tests.browser.fitting import game, record_at
from tests.browser.screen import Screen
from tests.browser.test_pace import MINE, against_bots

RECORDS = (("glenmore/3p-all-with-hammer", 0.8), ("glenmore/4p-most", 0.3))
SIZES = ((1440, 900), (1280, 720))
LEAST = 18  # px of a tile: its landscape and who stands there can be told
# The tiles of each small territory that are whole in sight, with their sides: nothing covers them.
TILES = """() => Object.fromEntries(
[...document.querySelectorAll('.seat-part [data-land]')].map(drawn => {
  const land = drawn.closest('.seat-part');
  const box = land.getBoundingClientRect();
  const hit = one =>
    document.elementFromPoint((one.left + one.right) / 2, (one.top + one.bottom) / 2);
  const whole = [...drawn.querySelectorAll('.land [data-tip^="tile:"]')]
    .map(one => one.getBoundingClientRect())
    .filter(one => one.left >= box.left && one.right <= box.right && one.top >= box.top
      && one.bottom <= box.bottom && land.contains(hit(one)))
    .filter(one => one.right <= innerWidth && one.bottom <= innerHeight);
  return [drawn.dataset.land, whole.map(one => Math.min(one.width, one.height))];
}))"""
BOXES = """() => [...document.querySelectorAll('.seat-part:has([data-land])')]
  .map(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [one.id, ...[left, top, right, bottom].map(Math.round)];
  })"""


def shown(screen: Screen) -> dict[str, list[float]]:
    found: dict[str, list[float]] = screen.page.evaluate(TILES)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("record", "share"), RECORDS)
def test_the_lands_of_all_rivals_are_whole_and_in_sight(
    open_screen: Open, record: str, share: float, size: tuple[int, int]
) -> None:
    screen = open_screen(*size)
    screen.resume(record_at(record, share))
    state = at_move(game(record), screen.moves).state
    own = int(screen.state("land"))
    laid = {
        f"land-{number + 1}": len(seat.tiles)
        for number, seat in enumerate(state.seats)
        if number != own
    }
    lands = shown(screen)
    assert {name: len(tiles) for name, tiles in lands.items()} == laid
    assert min(side for tiles in lands.values() for side in tiles) >= LEAST


def test_a_touch_opens_the_whole_strip_and_the_other_lands_stay(open_screen: Open) -> None:
    screen = open_screen(1440, 900)
    screen.resume(record_at("glenmore/4p-most", 0.3))
    before = screen.page.evaluate(BOXES)
    name = before[0][0]
    screen.find(f"#{name}").click()
    strip = screen.see(f"#{name}.enlarged svg.drawing").bounding_box()
    assert strip and strip["height"] > 250
    assert screen.page.evaluate(BOXES)[1:] == before[1:]
    screen.page.keyboard.press("Escape")
    screen.find(".enlarged").wait_for(state="detached")
    assert screen.page.evaluate(BOXES) == before


@pytest.mark.parametrize("size", SIZES)
def test_what_rivals_did_has_its_ring_on_their_lands(
    open_screen: Open, size: tuple[int, int]
) -> None:
    screen = open_screen(*size)
    against_bots(screen)
    screen.wait(MINE)
    screen.see("#since [data-nth]")
    screen.wait("() => document.querySelector('.seat-part [data-land] .ring') !== null")
    told = screen.find("#since [data-nth][data-places*=land-]")
    lines = told.evaluate_all("all => all.map(one => one.dataset.nth)")
    rings = screen.find(".seat-part [data-land] .ring:visible").evaluate_all(
        "all => all.flatMap(one => one.dataset.nth.split(' '))"
    )
    assert lines and set(rings) == set(lines)


def test_a_game_for_two_and_a_phone_have_no_empty_place_for_lands(open_screen: Open) -> None:
    screen = open_screen(390, 844)
    screen.resume(record_at("glenmore/3p-all-with-hammer", 0.8))
    assert screen.page.evaluate(TILES).keys() and not any(shown(screen).values())
    desk = open_screen(1280, 720)
    desk.resume(record_at("clans/2p-trains-awards", 0.5))
    assert shown(desk) == {}
