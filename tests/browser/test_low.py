"""A low window: a phone on its side, or a desktop whose page is shown at twice its size."""

from __future__ import annotations

from importlib.resources import files
from re import findall

import pytest

from tests.browser.conftest import Open
from tests.browser.fitting import record_at

SIZES = ((844, 390), (720, 450))
RECORDS = (
    ("clans/4p-plain", 0.5),
    ("clans/2p-everything", 0.5),
    ("glenmore/3p-plain", 0.3),
    ("glenmore/3p-all-with-hammer", 0.6),
)
# Names of players that do not stand on one line; buttons that lie over another; tabs, tools and
# cards that are outside of the window or under something.
AMISS = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)]
    .map(one => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width > 0);
  const broken = shown('.seat-chip .name').filter(([, box]) => box.height > 24);
  const bars = shown(
    '.panel-tabs button, .tools button, .zoom button, .top a, .table-menu summary');
  const hit = ([one, box]) => one.contains(
    document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
  const first = shown('.deck .choice').slice(0, 2);
  return [broken, bars.filter(one => !hit(one)), first.filter(one => !hit(one))]
    .map(some => some.map(([one]) => one.textContent.trim()));
}"""
SLIPS = """() => [...document.querySelectorAll('.sheet-part.drawn .lit')]
  .map(one => one.getBoundingClientRect().height)"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("record", "share"), RECORDS)
def test_names_buttons_and_cards_of_a_low_window_are_whole(
    open_screen: Open, record: str, share: float, size: tuple[int, int]
) -> None:
    screen = open_screen(*size, has_touch=True)
    screen.resume(record_at(record, share))
    assert screen.page.evaluate(AMISS) == [[], [], []]
    assert screen.width_to_scroll() <= 0


@pytest.mark.parametrize(("size", "least"), [(SIZES[0], 40), (SIZES[1], 36)])
def test_contracts_to_choose_from_are_large_enough_for_a_finger_or_a_mouse(
    open_screen: Open, size: tuple[int, int], least: int
) -> None:
    screen = open_screen(*size, has_touch=least == 40)
    screen.resume(record_at("clans/2p-everything", 0.5))
    screen.see(".sheet-part.drawn .lit")
    slips = screen.page.evaluate(SLIPS)
    assert len(slips) == 6 and min(slips) >= least


def test_all_actions_are_in_sight_on_a_phone_on_its_side(open_screen: Open) -> None:
    screen = open_screen(844, 390, has_touch=True)
    screen.resume(record_at("clans/4p-plain", 0.5))
    tools = screen.see(".tools button").bounding_box()
    verbs = screen.find(".verbs .choice")
    assert tools and verbs.count() == 8
    for nth in range(8):
        box = verbs.nth(nth).bounding_box()
        assert box and box["height"] >= 40 and box["y"] + box["height"] <= tools["y"]


def test_larger_letters_count_as_a_smaller_window() -> None:
    """Who sets large fonts gets the arrangement that has room for them."""
    static = files("ceilidh").joinpath("web", "static")
    sheets = [one for one in static.iterdir() if one.name.endswith(".css")]
    asked = [
        line
        for one in sheets
        for line in findall(r"@media[^{]*", one.read_text("utf-8"))
        if "width" in line or "height" in line
    ]
    assert len(asked) > 20
    assert [line for line in asked if "px" in line] == []
    assert "em" in static.joinpath("table", "page.js").read_text("utf-8").split("layout = ")[1][:60]
