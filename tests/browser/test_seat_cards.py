"""A player's card on a desktop: what the others need to know of him, without a dialog."""

from __future__ import annotations

import pytest

from ceilidh.server.table.scene import at_move
from tests.browser.conftest import Open
from tests.browser.fitting import game, record_at
from tests.browser.screen import Screen

SIZES = ((1440, 900), (1280, 720))
CUT = """() => [...document.querySelectorAll('.seat-chip')].filter(chip => {
  const frame = chip.getBoundingClientRect();
  const told = '.name, .clan, .score, :is(.figures, .slips, .last) > span';
  return [...chip.querySelectorAll(told)].some(one => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && (box.right > frame.right + 1 || box.bottom > frame.bottom + 1);
  });
}).length"""


def shown_in(screen: Screen, selector: str) -> list[str]:
    """The words of what is in sight, with the names of what is only drawn."""
    found: list[str] = screen.page.evaluate(
        """selector => [...document.querySelectorAll(selector)]
          .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 0)
          .map(one => (one.getAttribute('aria-label') || one.textContent).trim())""",
        selector,
    )
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("record", "share"), [("clans/3p-plain", 0.6), ("clans/4p-plain", 0.5)])
def test_a_card_tells_clan_shipping_exports_contract_and_last_move(
    open_screen: Open, size: tuple[int, int], record: str, share: float
) -> None:
    screen = open_screen(*size)
    screen.resume(record_at(record, share))
    table = at_move(game(record), screen.moves)
    seats = table.view(None)["seats"]
    clans = [one.replace(" ", "").lower() for one in shown_in(screen, ".seat-chip .clan")]
    assert clans == [seat["clan"].replace("_", "") for seat in seats]
    exports = [one.split()[0] for one in shown_in(screen, ".seat-chip [data-figure=contract]")]
    assert [int(one) for one in exports] == [len(seat["fulfilled"]) for seat in seats]
    ships = [int(one) for one in screen.find("[data-figure=shipping]").all_inner_texts()]
    assert ships == [seat["shipping"] for seat in seats]
    for nth, seat in enumerate(seats, 1):
        slips = shown_in(screen, f".seat-chip:nth-child({nth}) .slips > span")
        assert [int(one.split()[1].strip(":")) for one in slips] == seat["box"]
    lasts = shown_in(screen, ".seat-chip .last > span")
    assert len(lasts) == len(seats) and all(one.endswith(".") for one in lasts)
    assert screen.page.evaluate(CUT) == 0
    log = screen.find(".log-panel").bounding_box()
    desk = screen.find("#prompt").bounding_box()
    assert log and desk and log["y"] + log["height"] <= desk["y"] + 1
    assert log["height"] > 60, "the story keeps its newest lines"


def test_the_own_card_repeats_neither_contract_nor_move(open_screen: Open) -> None:
    """What is one's own lies in the desk."""
    screen = open_screen(1280, 720)
    screen.new_table("clans", ["person", "bot", "bot"])
    screen.see(".seat-chip:not(.me) .figures")
    assert shown_in(screen, ".seat-chip.me .last") == []
    assert len(shown_in(screen, ".seat-chip:not(.me) .last")) == 2


def test_a_phone_shows_no_cards(phone: Screen) -> None:
    phone.resume(record_at("clans/4p-plain", 0.5))
    assert shown_in(phone, ".seat-chip :is(.figures, .slips, .last, .clan)") == []
