"""An enlarged board among the sheets: it stays where it is, whole, and leaves the desk in sight."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.fitting import record_at
from tests.browser.records import sensible
from tests.browser.screen import Screen
from tests.browser.test_stage import marker

LARGE = [(1440, 900), (1280, 720)]
BOARD = "#part-clan_board"
BOX = """selector => {
  const at = document.querySelector(selector).getBoundingClientRect();
  return [at.left, at.top, at.right, at.bottom].map(Math.round);
}"""


def box(screen: Screen, selector: str) -> list[int]:
    return list(screen.page.evaluate(BOX, selector))


def enlarged(screen: Screen) -> None:
    screen.resume(marker())
    drawn = screen.find(f"{BOARD} .close-drawer")
    if drawn.is_visible() and not screen.touch:
        drawn.click()
    screen.find(f"{BOARD} .enlarge").click()
    screen.see(f"{BOARD}.enlarged")


@pytest.mark.parametrize("size", LARGE)
def test_it_stays_where_it_is_under_a_pointer(open_screen: Open, size: tuple[int, int]) -> None:
    screen = open_screen(*size)
    enlarged(screen)
    before = box(screen, BOARD)
    lit = screen.find(f"{BOARD} [data-target^='clan:'].lit")
    lit.first.hover(force=True)
    screen.see(f"{BOARD} .preview-layer .chip")
    assert box(screen, BOARD) == before
    revision = screen.state("revision")
    lit.first.click(force=True)
    screen.settle(revision)


@pytest.mark.parametrize("size", LARGE)
def test_its_drawing_is_whole_and_beside_the_desk(open_screen: Open, size: tuple[int, int]) -> None:
    screen = open_screen(*size)
    enlarged(screen)
    screen.shoot(f"enlarged-{size[0]}")
    drawing, sheet = box(screen, f"{BOARD} svg.drawing"), box(screen, BOARD)
    assert drawing[1] >= sheet[1] and drawing[3] <= sheet[3]
    assert drawing[0] >= sheet[0] and drawing[2] <= sheet[2]
    assert sheet[3] <= box(screen, "#prompt")[1], "the desk is in sight"


def test_on_a_phone_it_leaves_the_sentence_and_its_button_in_sight(phone: Screen) -> None:
    enlarged(phone)
    phone.find(f"{BOARD} [data-target^='clan:'].lit").first.tap(force=True)
    sure = phone.see("#prompt [data-preview-confirm]")
    phone.shoot("enlarged-phone")
    before = box(phone, BOARD)
    assert before[3] <= box(phone, "#prompt")[1]
    assert box(phone, "#prompt")[3] <= 844
    revision = phone.state("revision")
    sure.tap()
    phone.settle(revision)


def other_seat(screen: Screen, record: str) -> str:
    """The strip of another player, opened by the chip; the way to find it."""
    screen.resume(record)
    chips = screen.find(".seat-chip .whole")
    for number in range(chips.count()):
        name = chips.nth(number).get_attribute("data-enlarge")
        if not screen.find(f"#part-{name}.own").count():
            chips.nth(number).click()
            screen.see(f"#part-{name}.enlarged")
            return f"#part-{name}"
    raise AssertionError("there is nobody else")


@pytest.mark.parametrize("size", LARGE)
@pytest.mark.parametrize("share", [0.362, 0.9])
def test_another_player_is_shown_whole_beside_the_map(
    open_screen: Open, size: tuple[int, int], share: float
) -> None:
    """With two contracts, and with the imports of the end."""
    screen = open_screen(*size)
    seat = other_seat(screen, record_at("clans/3p-no-scoring-tiles", share))
    screen.shoot(f"enlarged-seat-{share}-{size[0]}")
    sheet, drawing = box(screen, seat), box(screen, f"{seat} svg.drawing")
    assert sheet[2] - sheet[0] <= 480
    assert sheet[0] <= drawing[0] and drawing[2] <= sheet[2]
    assert sheet[1] <= drawing[1] and drawing[3] <= sheet[3] <= size[1]
    assert box(screen, ".stage svg.map")[2] <= sheet[0], "the map is in sight"
    assert box(screen, ".own svg.drawing")[2] < sheet[0], "as is what one has oneself"
    assert screen.find(f"{seat} .enlarge").get_attribute("aria-expanded") == "true"
    screen.press(f"{seat} .enlarge")
    screen.find(f"{seat}.enlarged").wait_for(state="detached")


@pytest.mark.parametrize("size", LARGE)
def test_another_territory_is_shown_whole(open_screen: Open, size: tuple[int, int]) -> None:
    screen = open_screen(*size)
    seat = other_seat(screen, record_at("glenmore/3p-mobs-boats", 0.9))
    screen.shoot(f"enlarged-territory-{size[0]}")
    sheet, drawing = box(screen, seat), box(screen, f"{seat} svg.drawing")
    assert sheet[2] - sheet[0] <= 480
    assert sheet[1] <= drawing[1] and drawing[3] <= sheet[3] <= box(screen, "#prompt")[1]
    chips = box(screen, ".turn")
    assert chips[3] <= sheet[1], "other players can be opened"


# The smallest words of the Clan board, and whether its list lies on it or on the desk.
LEAST = """() => Math.min(...[...document.querySelectorAll('#part-clan_board text')].map(
    (one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""
APART = """() => {
    const [list, board, desk] = ['#cards', '#part-clan_board', '#prompt']
        .map((one) => document.querySelector(one).getBoundingClientRect());
    return list.left >= board.right && list.bottom <= desk.top && list.right <= innerWidth;
}"""


@pytest.mark.rule("GM-PER-05")
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_clans_to_choose_from_are_listed_by_cost_and_gain(
    open_screen: Open, size: tuple[int, int]
) -> None:
    """One clan is taken; the other 20 stand beside the board, which is drawn out large."""
    screen = open_screen(*size)
    screen.resume(sensible("glenmore", 23))
    screen.see(f"{BOARD}.drawn")
    assert screen.page.evaluate(LEAST) >= 11
    assert screen.page.evaluate(APART)
    rows = screen.find("#cards .choice")
    costs = [int(text.split()[0]) for text in rows.locator(".sum").all_inner_texts()]
    gains = rows.locator(".about").all_inner_texts()
    assert len(costs) == len(gains) == screen.find(f"{BOARD} .target.lit").count() > 15
    listed = [(cost, gain.casefold()) for cost, gain in zip(costs, gains, strict=True)]
    assert listed == sorted(listed)
    assert costs[0] == 0 and gains[0] == "At once: 3 coins."
    assert not any("road" in gain for gain in gains), "the cost is told once"
    assert screen.find(f"{BOARD} .price-layer text").count() == 0, "its coins tell what it costs"
    moves = screen.moves
    rows.first.click()
    screen.wait_moves(moves + 1)
