"""The races of Glen More II in sight: what the next scoring compares (GM-SCO-01, 06 to 08)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.rules.counts import category
from ceilidh.games.glenmore.rules.scoring import category_points
from ceilidh.server.table.scene import at_move
from tests.browser.conftest import Open
from tests.browser.fitting import game, record_at

RECORDS = (("glenmore/3p-all-with-hammer", 0.8), ("glenmore/4p-most", 0.3))
SIZES = ((1440, 900), (1280, 720), (768, 1024), (390, 844), (360, 780))
# For each race what is shown of each seat, in words as a reader sees them.
STRIP = """() => [...document.querySelectorAll('#races li')].map(race =>
  [...race.querySelectorAll('.runners > span')].map(seat => ({
    count: Number(seat.querySelector('b').textContent),
    leads: seat.classList.contains('leads'),
    points: Number(seat.querySelector('small').textContent),
  })))"""
# What lies outside of the strip, beside another, or on the boards.
AMISS = """() => {
  const strip = document.querySelector('#races').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('#races :is(.icon, b, small)')]
    .map(one => one.getBoundingClientRect()).filter(box => box.width > 0);
  const out = boxes.filter(box => box.left < strip.left || box.right > strip.right
    || box.top < strip.top || box.bottom > strip.bottom).length;
  const counts = [...document.querySelectorAll('#races b')].map(one => one.getBoundingClientRect());
  const touch = counts.slice(1).filter((box, nth) => box.left < counts[nth].right + 2).length;
  const across = box => Math.min(box.right, strip.right) - Math.max(box.left, strip.left);
  const down = box => Math.min(box.bottom, strip.bottom) - Math.max(box.top, strip.top);
  const boards = [...document.querySelectorAll('.stage, .turn, .sheets')]
    .map(one => one.getBoundingClientRect())
    .filter(box => box.width > 0 && across(box) > 1 && down(box) > 1).length;
  return [strip.height > 20 ? 0 : 1, out, touch, boards];
}"""


@pytest.mark.parametrize(("record", "share"), RECORDS)
def test_the_strip_has_the_numbers_of_the_next_scoring(
    open_screen: Open, record: str, share: float
) -> None:
    screen = open_screen(1440, 900)
    screen.resume(record_at(record, share))
    state = at_move(game(record), screen.moves).state
    seats = range(len(state.seats))
    shown = screen.page.evaluate(STRIP)
    races = state.rules.components.board.scoring.categories
    assert len(shown) == len(races) == 4
    for which, race in zip(races, shown, strict=True):
        counts = [category(state, seat, which) for seat in seats]
        assert [seat["count"] for seat in race] == counts
        assert [seat["points"] for seat in race] == category_points(state, which)
        best = max(counts)
        leads = [count == best and min(counts) < best for count in counts]
        assert [seat["leads"] for seat in race] == leads
    told = screen.find("#races .unseen").all_inner_texts()
    assert all("Ailsa" in one and "the fewest" in one for one in told)
    assert screen.find(".seat-chip [data-has=person]").count() == 0, "told once"


@pytest.mark.parametrize(("record", "share"), RECORDS)
def test_the_strip_is_whole_at_every_size(open_screen: Open, record: str, share: float) -> None:
    for wide, high in SIZES:
        screen = open_screen(wide, high, has_touch=wide < 1000, locale="fr-FR")
        screen.resume(record_at(record, share))
        assert screen.page.evaluate(AMISS) == [0, 0, 0, 0], (wide, high)


def test_clans_has_no_races(open_screen: Open) -> None:
    screen = open_screen(1280, 720)
    screen.resume(record_at("clans/2p-trains-awards", 0.5))
    assert screen.find("#races").count() == 0
