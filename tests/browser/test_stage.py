"""What lies on the table, at four sizes: boards at one scale, sheets that open when needed."""

from __future__ import annotations

from functools import cache

import pytest

import ceilidh
from ceilidh.kernel.table import Table
from tests.browser.conftest import Open
from tests.browser.records import acting, played, sensible
from tests.browser.screen import Screen

SIZES = [(1440, 900), (1280, 720), (768, 1024), (390, 844)]
# How large the tiles of a drawing are on the screen, by its part.
TILE = """part => {
  const frame = document.querySelector(`#part-${part} .target .frame`);
  return frame.getBoundingClientRect().width;
}"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.drawing text')]
  .filter(one => one.getClientRects().length > 0 && one.textContent.trim())
  .filter(one => !one.closest('.part-clan_board:not(.drawn)')) // it takes the place of a board
  .map(one => {
    const scale = one.getScreenCTM();
    return Math.hypot(scale.c, scale.d) * parseFloat(getComputedStyle(one).fontSize);
  }))"""


def offers(table: Table, kind: str) -> bool:
    """Whether all that can be done is a choice of this kind."""
    return all(kind in [name.split(":")[0] for name in move.targets] for move in table.legal())


@cache
def marker() -> str:
    """A game of Glen More II in which a clan territory is to be chosen."""
    table = ceilidh.new("glenmore", players=2, seed=3)
    return played(table, lambda table: len(table.legal()) > 1 and offers(table, "clan"))


@cache
def fetching() -> str:
    """One in which a tile of the discard pile may be taken."""
    for seed in range(60):
        table = ceilidh.new("glenmore", players=2, seed=seed)
        record = played(table, lambda table: table.view(0)["step"] == "fetch")
        if table.actor is not None:
            return record
    raise AssertionError("nobody ever takes a discarded tile")


def come(open_screen: Open, size: tuple[int, int]) -> Screen:
    wide, high = size
    return open_screen(wide, high, has_touch=wide < 700, is_mobile=wide < 700)


def width_of(screen: Screen, selector: str) -> float:
    box = screen.find(selector).first.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("size", SIZES)
def test_the_own_tiles_are_as_large_as_those_on_offer(
    open_screen: Open, size: tuple[int, int]
) -> None:
    screen = come(open_screen, size)
    screen.resume(sensible("glenmore", 150))
    assert screen.width_to_scroll() <= 0
    offered = screen.page.evaluate(TILE, "rondel")
    own = screen.page.evaluate(TILE, "territory")
    # Boards beside each other have one height; on a phone the territory lies below the rondel, and
    # comes nearer while something is to be chosen in it.
    assert own >= (0.5 if size[0] == 390 else 0.75) * offered
    assert offered >= {1440: 85, 1280: 60, 768: 55, 390: 60}[size[0]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_the_board_has_the_room(open_screen: Open, game: str, size: tuple[int, int]) -> None:
    screen = come(open_screen, size)
    screen.resume(acting() if game == "clans" else sensible("glenmore", 150))
    stage = screen.see(".stage").bounding_box()
    screen.see(".board-part")
    boards = [screen.find(f"#{name}").bounding_box() for name in board_names(screen)]
    assert stage is not None
    # Either the width or the height is used up.
    wide = sum([box["width"] for box in boards if box is not None])
    high = max([box["height"] for box in boards if box is not None])
    assert wide >= 0.9 * stage["width"] or high >= 0.9 * stage["height"]


def board_names(screen: Screen) -> list[str]:
    return list(screen.find(".board-part").evaluate_all("parts => parts.map(part => part.id)"))


@pytest.mark.parametrize("size", SIZES)
def test_the_clan_board_opens_by_itself_and_closes_again(
    open_screen: Open, size: tuple[int, int]
) -> None:
    screen = come(open_screen, size)
    screen.resume(marker())
    box = screen.see(".part-clan_board.drawn .drawing").bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    assert box["y"] >= 0 and box["y"] + box["height"] <= size[1]
    prompt = screen.see("#prompt").bounding_box()
    assert prompt is not None and box["y"] + box["height"] <= prompt["y"]
    before = screen.state("revision")
    screen.click(screen.lit(".part-clan_board")[0])
    screen.settle(before)
    screen.wait("() => !document.querySelector('.part-clan_board.drawn')")


def test_the_discard_pile_opens_at_a_click_and_by_itself(screen: Screen) -> None:
    screen.resume(sensible("glenmore", 150))
    assert screen.find(".part-discard.drawn").count() == 0
    screen.find("[data-drawer=discard]").first.click()
    pile = screen.see(".part-discard.drawn .drawing")
    assert pile.locator("[data-target^='tile:']").count() > 1
    screen.page.keyboard.press("Escape")
    assert screen.find(".part-discard.drawn").count() == 0
    screen.resume(fetching())
    screen.see(".part-discard.drawn .lit")
    # Who closes it is not bothered again in the same position.
    screen.find(".part-discard .close-drawer").click()
    assert screen.find(".part-discard.drawn").count() == 0


def test_bookmarks_open_and_close_drawers(screen: Screen) -> None:
    screen.resume(sensible("glenmore", 150))
    for name in ("discard", "talk"):
        tab = screen.find(f".panel-tabs [data-open={name}]")
        tab.click()
        assert tab.get_attribute("aria-pressed") == "true"
        assert screen.see(f"[data-panel={name}].drawn").is_visible()
        assert screen.find(".drawn").count() == 1
    screen.find(".panel-tabs [data-open=talk]").click()
    assert screen.find(".drawn").count() == 0


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_words_of_drawings_are_11_pixels_on_a_desktop(screen: Screen, game: str) -> None:
    screen.resume(acting() if game == "clans" else sensible("glenmore", 150))
    assert screen.page.evaluate(SMALLEST) >= 11


def test_the_own_seat_is_first_and_marked(screen: Screen) -> None:
    screen.new_table("glenmore", ["bot", "person", "bot"])
    assert screen.find(".seat-part").first.get_attribute("id") == "part-seat-2"
    assert screen.find(".seat-part").first.locator(".you").inner_text() == "you"
    assert screen.find(".you").count() == 1


def test_names_of_four_seats_can_be_read_on_a_phone(phone: Screen) -> None:
    phone.new_table("clans", ["person"] * 4)
    cut = """() => [...document.querySelectorAll('.seat-chip .name')]
      .filter(one => one.scrollWidth > one.clientWidth).length"""
    assert phone.page.evaluate(cut) == 0
