"""A phone: nothing to scroll sideways, the prompt always in sight, a tray with tabs."""

from __future__ import annotations

import random

import pytest

import ceilidh
from ceilidh.kernel.table import Table
from tests.browser.conftest import Open
from tests.browser.fitting import record_at
from tests.browser.records import acting, begun, played, sensible, whole
from tests.browser.screen import Screen

# Whether the question mark stands beside the last words of the question, and nothing lies over it.
BESIDE = """() => {
    const mark = document.querySelector('.prompt-help');
    const words = document.createRange();
    words.selectNodeContents(mark.previousElementSibling);
    const last = [...words.getClientRects()].at(-1);
    const at = mark.getBoundingClientRect();
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    return at.x > last.right && y > last.top && y < last.bottom
        && document.elementFromPoint(x, y) === mark;
}"""


def in_window(screen: Screen, selector: str) -> bool:
    box = screen.find(selector).first.bounding_box()
    size = screen.page.viewport_size
    assert box is not None and size is not None
    return (
        box["y"] >= 0
        and box["x"] >= 0
        and box["y"] + box["height"] <= size["height"] + 1
        and box["x"] + box["width"] <= size["width"] + 1
    )


@pytest.mark.parametrize(
    "path",
    ["/", "/new?game=clans", "/new?game=glenmore", "/account", "/rules/CC-EXP-01", "/nothing"],
)
def test_pages_are_as_wide_as_the_phone(phone: Screen, path: str) -> None:
    phone.go(path)
    assert phone.width_to_scroll() <= 0
    name = path.strip("/").split("?")[0].replace("/", "-") or "home"
    phone.shoot(f"phone-{name}")


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_table_fits_and_its_prompt_stays(phone: Screen, game: str) -> None:
    phone.resume(begun(game, 40))
    phone.see(".panel.open")
    tabs = phone.find(".panel-tabs button:visible")
    things = {"clans": ["market", "contracts"], "glenmore": ["clan_board", "cards"]}[game]
    names = [tabs.nth(number).get_attribute("data-open") for number in range(tabs.count())]
    assert names == ["actions", *things, "players", "log", "talk"]
    board = phone.find(".stage").bounding_box()
    for name in names:
        phone.find(f".panel-tabs [data-open={name}]").click()
        assert phone.find(f"[data-panel={name}]").is_visible()
        assert phone.find(f".panel-tabs [data-open={name}][aria-pressed=true]").count() == 1
        assert phone.find("[data-panel].open").count() == 1
        assert in_window(phone, "#prompt")
        assert phone.find(".stage").bounding_box() == board
        assert phone.width_to_scroll() <= 0
    phone.find("[data-open=actions]").click()
    choose = random.Random(1)
    for _ in range(3):
        phone.play_some(choose)
        assert phone.width_to_scroll() <= 0
    phone.shoot(f"phone-{game}")


@pytest.mark.parametrize(("game", "moves"), [("clans", 60), ("glenmore", 1), ("glenmore", 9)])
def test_no_row_is_lost_to_a_question_mark(open_screen: Open, game: str, moves: int) -> None:
    phone = open_screen(390, 844, has_touch=True, is_mobile=True, locale="pt")
    phone.resume(sensible(game, moves))
    assert phone.page.evaluate(BESIDE)


# The names on cards, and whether each is within its card.
NAMED = """() => [...document.querySelectorAll('#cards .choice')].map((card) => {
    const [frame, name] = [card, card.querySelector('b')].map((one) => one.getBoundingClientRect());
    return [card.querySelector('b').textContent, name.height > 0
        && name.top >= frame.top - 1 && name.bottom <= frame.bottom + 1
        && name.left >= frame.left - 1 && name.right <= frame.right + 1];
})"""


def test_every_card_shows_its_name(phone: Screen) -> None:
    phone.resume(record_at("glenmore/4p-mobs-die", 0.47))
    assert "13 tiles" in phone.prompt
    found = phone.page.evaluate(NAMED)
    assert len(found) == 13
    assert [name for name, is_shown in found if not is_shown] == []


def test_long_explanations_leave_room_for_the_board(phone: Screen) -> None:
    """Each good has three sentences, which are told where there is room."""
    phone.resume(record_at("clans/4p-tiles-1", 0.936))
    assert [name for name, _ in phone.page.evaluate(NAMED)] == ["Bread", "Cheese", "Whisky"]
    stage = phone.find(".stage").bounding_box()
    assert stage is not None and stage["height"] >= 250


@pytest.mark.parametrize("offer, part", [("contract", "contracts"), ("trade", "market")])
def test_a_sheet_comes_to_who_chooses_on_it(phone: Screen, offer: str, part: str) -> None:
    """It lies over the map, large enough for fingers, above cards that are all in sight."""
    phone.resume(sensible("clans", 6))
    phone.find(f".choice[data-offer={offer}]").tap()
    phone.see(f".part-{part}.drawn .lit")
    named = phone.lit(f".part-{part}")
    assert len(named) >= 4
    for name in named:
        box = phone.find(f'.part-{part} [data-target="{name}"].lit').bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 36, name
    cards = phone.find("#cards button")
    assert cards.count() == len(named) + 1
    for number in range(cards.count()):
        assert in_window(phone, f"#cards button >> nth={number}")
    phone.press("#cards .back")
    phone.wait("() => !document.querySelector('.drawn')")


def test_a_sheet_does_not_cover_what_can_be_chosen_on_the_map(phone: Screen) -> None:
    """A farmers' market takes grain or bread: it lies on the map, both goods on a sheet."""
    phone.resume(record_at("clans/2p-everything-ports", 0.1755))
    phone.see('.part-map [data-target="market:2"].lit')
    assert phone.find(".drawn").count() == 0
    phone.click("market:2")
    phone.see(".part-market.drawn .lit")
    assert phone.lit(".part-market") == ["good:grain", "good:bread"]


# Whether a sheet was scrolled until the first thing to choose on it is in sight.
REVEALED = """() => {
    const sheet = document.querySelector('.drawn');
    const frame = sheet?.getBoundingClientRect();
    const lit = sheet?.querySelector('.lit')?.getBoundingClientRect();
    return lit && sheet.scrollTop > 0 && lit.top >= frame.top && lit.bottom <= frame.bottom;
}"""


def test_a_sheet_shows_first_what_can_be_chosen(open_screen: Open) -> None:
    """Two cards of others stand above one's own, which would be below the fold."""
    phone = open_screen(360, 560, has_touch=True, locale="pt-PT")
    phone.resume(record_at("glenmore/3p-tome-both", 0.5283))
    phone.go_on()
    phone.wait(REVEALED)
    assert phone.lit(".drawn") == ["landmark:old_man_of_storr", "landmark:duart_castle"]


def test_a_question_covers_the_tray_and_not_the_board(phone: Screen) -> None:
    phone.prefer(confirm="move")
    phone.resume(acting())
    hexes = [name for name in phone.lit(".part-map") if name.startswith("hex:")]
    phone.click(hexes[0])
    if phone.find("#bubble").is_hidden():
        phone.find("#cards [data-play]").first.click()
    phone.see("#bubble [data-confirm]")
    assert in_window(phone, "#bubble")
    board = phone.find(".part-map").bounding_box()
    bubble = phone.find("#bubble").bounding_box()
    assert board is not None and bubble is not None
    assert bubble["y"] > board["y"] + board["height"] / 2


def test_swipes_change_the_tab_and_fingers_the_size_of_the_board(phone: Screen) -> None:
    phone.resume(acting())
    phone.find(".panel-tabs [data-open=contracts]").click()
    box = phone.see("[data-panel=contracts]").bounding_box()
    assert box is not None
    line = phone.page.context.new_cdp_session(phone.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    y = box["y"] + 30
    touch("touchStart", (300, y))
    touch("touchMove", (200, y))
    touch("touchMove", (100, y))
    touch("touchEnd")
    assert phone.see("[data-panel=players]").is_visible()

    phone.find(".panel-tabs [data-open=actions]").tap()
    if phone.find("[data-whole]").is_visible():
        phone.find("[data-whole]").tap()
    wide = phone.find(".part-map").bounding_box()
    assert wide is not None
    touch("touchStart", (150, 200), (240, 200))
    touch("touchMove", (120, 200), (270, 200))
    touch("touchMove", (80, 200), (310, 200))
    touch("touchEnd")
    larger = phone.find(".part-map").bounding_box()
    assert larger is not None and larger["width"] > 1.3 * wide["width"]
    assert phone.width_to_scroll() <= 0
    phone.find("[data-whole]").tap()
    again = phone.find(".part-map").bounding_box()
    assert again is not None and again["width"] == pytest.approx(wide["width"], abs=2)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_the_score_sheet_fits(phone: Screen, game: str) -> None:
    phone.resume(whole(game))
    phone.see("[data-chart] canvas")
    assert phone.width_to_scroll() <= 0
    phone.shoot(f"phone-{game}-score-sheet")


# Where the board lies, and everything that means the same in all states of a turn.
FIXED = """() => Object.fromEntries(['.stage', '#seats', '.tools', '.panel-tabs'].map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    return [name, [x, y, width, height].map(Math.round)];
}))"""
SIZES = [(360, 640), (390, 844), (430, 932)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_nothing_moves_while_a_turn_goes_on(
    open_screen: Open, game: str, width: int, height: int
) -> None:
    phone = open_screen(width, height, has_touch=True, is_mobile=True)
    phone.resume(sensible(game, 12))
    places = [phone.page.evaluate(FIXED)]
    choose = random.Random(4)
    while len(places) < 10:
        phone.play_some(choose)
        places.append(phone.page.evaluate(FIXED))
    assert [place for place in places if place != places[0]] == []


# The least side of each lit place of the map, and whether any is in sight.
LEAST = """() => {
    const frame = document.querySelector('.stage').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.part-map .lit')].map(
        (one) => one.getBoundingClientRect());
    return [Math.min(...boxes.map((box) => Math.min(box.width, box.height))),
        boxes.filter((box) => box.left >= frame.left && box.right <= frame.right
            && box.top >= frame.top && box.bottom <= frame.bottom).length, boxes.length];
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_map_moves_to_what_may_be_chosen(open_screen: Open, width: int, height: int) -> None:
    """Large enough for a finger; one tap shows the whole map again, and so does the end of it."""
    phone = open_screen(width, height, has_touch=True, is_mobile=True)
    phone.resume(sensible("clans", 6))
    whole = phone.find(".part-map").bounding_box()
    assert whole is not None and whole["width"] <= width
    phone.press(".choice[data-offer=build]")
    phone.wait("() => document.querySelector('.part-map .lit') !== null")
    least, in_sight, places = phone.page.evaluate(LEAST)
    assert least >= 44
    further = phone.find("[data-further]")
    assert in_sight == places or further.is_visible()
    phone.press("[data-whole]")
    assert phone.find(".part-map").bounding_box() == whole
    assert phone.find("[data-whole]").is_hidden()
    phone.press("#cards .back")
    phone.wait("() => document.querySelector('.part-map .lit') === null")
    assert phone.find(".part-map").bounding_box() == whole


def test_places_out_of_sight_are_counted_and_a_tap_leads_there(open_screen: Open) -> None:
    phone = open_screen(360, 640, has_touch=True, is_mobile=True)
    phone.resume(sensible("clans", 2))  # the first worker may stand anywhere
    phone.wait("() => document.querySelectorAll('.part-map .lit').length > 20")
    further = phone.see("[data-further]")
    number = int(further.inner_text().split()[0])
    _, in_sight, places = phone.page.evaluate(LEAST)
    assert 0 < number <= places - in_sight
    at = "(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])"
    before = phone.find(".stage").evaluate(at)
    further.tap()
    assert phone.find(".stage").evaluate(at) != before


# How many cards lie below the tray, or are covered.
HIDDEN = """() => [...document.querySelectorAll('#cards .choice')].filter((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_cards_below_the_tray_are_counted_and_taps_lead_there(
    open_screen: Open, width: int, height: int
) -> None:
    phone = open_screen(width, height, has_touch=True, is_mobile=True)
    auction = ceilidh.new("clans", players=2, seed=3, options={"clans": "auction"})
    phone.resume(played(auction, lambda table: len(table.legal()) > 30))
    hidden = phone.page.evaluate(HIDDEN)
    assert hidden > 10
    assert phone.see("[data-below]").inner_text() == f"{hidden} more ↓"
    while phone.find("[data-below]").is_visible():
        phone.find("[data-below]").tap()
        now = phone.page.evaluate("document.querySelector('[data-below]').textContent")
        left = int(now.split()[0])
        assert left < hidden or phone.find("[data-below]").is_hidden()
        hidden = left
    assert in_window(phone, "#cards li:last-child .choice")
    assert phone.page.evaluate(HIDDEN) > 10  # those above, instead


def _spaces(table: Table) -> int:
    """How many spaces of a territory a tile may be laid on."""
    return sum(move.text.startswith("lay ") for move in table.legal())


def test_half_a_space_is_large_enough_without_more_zoom_than_it_needs(phone: Screen) -> None:
    """Spaces at the edge of a territory are drawn half as wide as others."""
    game = ceilidh.new("glenmore", players=2, seed=3)
    phone.resume(played(game, lambda table: _spaces(table) > 5))
    boxes = [one.bounding_box() for one in phone.find(".part-territory .lit").all()]
    sides = [sorted((box["width"], box["height"])) for box in boxes if box]
    assert any(short < long / 2 for short, long in sides)
    assert all(short >= 24 and long >= 44 for short, long in sides)
    assert max(long for _, long in sides) <= 130


@pytest.mark.parametrize("width", [360, 390, 430])
def test_rondel_and_own_territory_are_both_in_sight(open_screen: Open, width: int) -> None:
    phone = open_screen(width, 844, has_touch=True, is_mobile=True)
    phone.resume(sensible("glenmore", 9))
    stage = phone.find(".stage").bounding_box()
    assert stage is not None
    for part in phone.find(".board-part").all():
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= stage["y"] - 1
        assert box["y"] + box["height"] <= stage["y"] + stage["height"] + 1
