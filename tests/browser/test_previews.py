"""A move before it is made: ghosts and chips on the board, the sentence in the desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIResponse, Route

from tests.browser.conftest import Open
from tests.browser.fitting import record_at
from tests.browser.records import acting, sensible
from tests.browser.screen import Screen
from tests.browser.test_walking import GOAL, with_points

HEX = "hex:3.5"
LAYER = ".preview-layer"
LINE = "#prompt [data-preview]"


def test_a_unit_is_previewed_on_its_hex_and_one_click_places_it(screen: Screen) -> None:
    screen.resume(acting())
    screen.find(f"[data-target='{HEX}'].lit").hover(force=True)
    told = screen.see(f"{LINE} .change").inner_text()
    assert told.split()[:1] == ["Money"] and "→" in told, "what is left of the money"
    ghost = screen.find(f".part-map {LAYER} use[href='#map-unit-worker']")
    assert ghost.count() == 1
    assert screen.find(f".part-map {LAYER} .chip").all_inner_texts() == ["−£12"]
    assert screen.find(LAYER).first.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    screen.page.keyboard.press("Escape")
    assert screen.find(LAYER).count() == screen.find(LINE).count() == 0
    moves = screen.moves
    screen.click(HEX)
    screen.wait_moves(moves + 1)
    assert screen.find(f".part-map {LAYER}").count() == 0


def test_a_walk_is_drawn_and_a_second_touch_makes_it(phone: Screen) -> None:
    phone.resume(with_points())
    moves = phone.moves
    phone.target(GOAL).first.tap(force=True)
    phone.see(f"{LINE} [data-preview-confirm]")
    assert phone.moves == moves, "the first touch only previews"
    assert phone.find(f".part-territory {LAYER} .way").count() == 1
    points = phone.find(f"{LAYER} .way").get_attribute("points") or ""
    assert len(points.split()) == 3, "start, the tile between, goal"
    assert phone.find(".part-territory .leaves").count() == 1, "the Scot leaves its tile"
    phone.target(GOAL).first.tap(force=True)
    phone.wait_moves(moves + 2)
    assert phone.find(LAYER).count() == 0


def test_a_question_that_is_answered_is_not_asked_again(screen: Screen) -> None:
    """Alone, whoever passes is to move again and may pass once more.

    The line may bring the new position before the answer to the form is there.
    """
    held: list[tuple[Route, APIResponse]] = []
    screen.prefer(confirm="move")
    screen.resume(record_at("clans/1p-plain", 0.25))
    number = screen.moves
    screen.find('.choice[data-play="pass"]').click()
    screen.page.route("**/moves", lambda route: held.append((route, route.fetch())), times=1)
    screen.see("#bubble [data-confirm]").click()
    screen.wait_moves(number + 1)
    assert "pass" in screen.legal()
    assert screen.find("#bubble").is_hidden()
    for route, answer in held:
        route.fulfill(response=answer)


# Every lit hex with its price and how high that is on the screen; and what tells of goods.
LIT = '.board-part .lit[data-target^="hex:"]'
PRICED = """lit => [...document.querySelectorAll(lit)].map((one) => {
    const name = one.dataset.target;
    const text = document.querySelector(`.price-layer [data-at="${name}"] text`);
    const high = text ? parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a : 0;
    return [name, text ? text.textContent : '', high];
})"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_every_lit_place_has_its_whole_price(open_screen: Open, size: tuple[int, int]) -> None:
    screen = open_screen(*size)
    screen.resume(sensible("clans", 40))
    assert screen.find(".price-layer").count() == 0, "nothing is chosen yet"
    screen.find(".choice[data-offer=build]").click()
    screen.find("#cards [data-target='unit:sheep']").click()
    screen.see(".price-layer text")
    costs = {
        move.split()[2]: screen.find(f"button.move[data-play='{move}']").get_attribute("data-price")
        for move in screen.legal()
        if move.startswith("build sheep ")
    }
    priced = screen.page.evaluate(PRICED, LIT)
    assert {name.removeprefix("hex:"): text for name, text, _ in priced} == costs
    assert min(high for _, _, high in priced) >= 11
    screen.page.keyboard.press("Escape")
    screen.wait("() => document.querySelector('.price-layer') === null")


# Every lit contract: its price, and the goods on its slip that this covers.
COVERED = """() => [...document.querySelectorAll('.part-contracts .lit')].map((slip) => {
    const chip = document.querySelector(`.price-layer [data-at="${slip.dataset.target}"] rect`);
    const at = chip.getBoundingClientRect();
    const printed = [...slip.querySelectorAll('use, text')];
    return [chip.parentElement.textContent, printed.filter((one) => {
        const sign = one.getBoundingClientRect();
        return sign.left < at.right - 1 && sign.right > at.left + 1
            && sign.top < at.bottom - 3 && sign.bottom > at.top + 3;
    }).map((one) => one.textContent || one.getAttribute('href'))];
})"""
# Pictures of contracts on cards, and how high they are on the screen.
CARDS = """() => [...document.querySelectorAll('#cards .picture .wide')]
    .map((one) => one.getBoundingClientRect().height)"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_the_price_of_a_contract_covers_none_of_its_goods(
    open_screen: Open, size: tuple[int, int]
) -> None:
    """A card of a contract shows its slip only as large as can be read."""
    screen = open_screen(*size)
    screen.resume(sensible("clans", 6))
    screen.find(".choice[data-offer=contract]").click()
    screen.see(".price-layer text")
    assert screen.page.evaluate(COVERED) == [["+£5", []]] * 6
    assert all(high == 0 or high >= 24 for high in screen.page.evaluate(CARDS))


# The frames of the contracts in the viewer's own box: whether they are in the colour of what can
# be done now.
FRAMES = """() => {
    const own = document.querySelector('.seat-part.own');
    const paint = own.appendChild(document.createElement('i'));
    paint.style.color = 'var(--lit)';
    return [...own.querySelectorAll('[data-target^="contract:"] .hit')]
        .map((one) => getComputedStyle(one).stroke === getComputedStyle(paint).color);
}"""


@pytest.mark.parametrize(("moves", "framed"), [(41, True), (60, False)])
def test_a_contract_is_framed_when_it_can_be_fulfilled(
    screen: Screen, moves: int, framed: bool
) -> None:
    """The one of move 60 lacks 2 cheese, and says what they cost."""
    screen.resume(sensible("clans", moves))
    disabled = ":not([aria-disabled=true])" if framed else "[aria-disabled=true]"
    screen.see(f".choice[data-offer=fulfil]{disabled}")
    assert screen.page.evaluate(FRAMES) == [framed]
    slip = screen.find(".seat-part.own [data-target^='contract:']")
    assert ("£24 at the market" in (slip.get_attribute("aria-label") or "")) is not framed


def test_no_price_covers_the_coins_of_the_market(screen: Screen) -> None:
    """Beside several boards the Market is a strip, which shows its prices itself."""
    screen.resume(record_at("clans/4p-everything", 0.3))
    screen.find(".choice[data-offer=trade]").click()
    assert screen.find("#part-market .lit").count() == 6
    assert screen.find("#part-market .price-layer text").count() == 0
    screen.find(".choice[data-offer=build]").click()
    screen.find("#cards [data-target^='unit:']").first.click()
    screen.see("#part-map .price-layer text")


ACTIONS = """() => [...document.querySelectorAll('#verbs .choice')].map((one) => {
    const at = one.getBoundingClientRect();
    return [one.dataset.offer, at.x, at.y, at.width, at.height];
})"""
BOARD = (
    "() => Object.values(document.querySelector('.board-part').getBoundingClientRect().toJSON())"
)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_the_actions_stay_where_they_are_while_one_is_chosen(
    open_screen: Open, size: tuple[int, int]
) -> None:
    screen = open_screen(*size)
    screen.resume(sensible("clans", 40))
    places = [screen.page.evaluate(ACTIONS)]
    boards = [screen.page.evaluate(BOARD)]
    assert len(places[0]) == 8
    screen.find(".choice[data-offer=build]").click()
    for unit in ("sheep", "dairy"):
        screen.find(f"#cards [data-target='unit:{unit}']").click()
        pressed = screen.find("[aria-pressed=true]:is([data-offer=build], [data-target])")
        assert pressed.count() == 2, "the action and the unit, of which another can be chosen"
        screen.find(".board-part .lit").first.hover(force=True)
        screen.see(f"{LINE} .change")
        assert 1 <= screen.find(f"{LINE} .change").count() <= 6
        places.append(screen.page.evaluate(ACTIONS))
        boards.append(screen.page.evaluate(BOARD))
    assert all([one == places[0] for one in places]) and all([one == boards[0] for one in boards])
    screen.find(".choice[data-offer=build]").click()
    assert screen.begun == "", "the action is taken back by itself"


GREEN = """one => getComputedStyle(one).stroke"""


def test_shipping_frames_what_comes_within_reach(screen: Screen) -> None:
    screen.resume(sensible("clans", 40))
    assert screen.find(".wakes").count() == 0
    screen.find("#verbs [data-play=ship]").hover()
    framed = screen.see(".map .target.wakes")
    assert framed.evaluate(GREEN) == "rgb(47, 107, 58)"
    screen.page.mouse.move(5, 5)
    screen.wait("() => document.querySelector('.wakes') === null")
