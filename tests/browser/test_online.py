"""Two browsers at one table: by invite link, live, after a lost line, and back by consent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.browser.screen import Screen
from tests.browser.windows import MOVES
from tests.server.helpers import VOTES, Server, due, play_on

Open = Callable[..., Screen]
Pair = tuple[Screen, Screen]

# Keeps what the line of a page brings.
HEARS = """document.addEventListener("htmx:sseOpen", ({ detail }) => {
    window.heard = [];
    detail.source.addEventListener("patch", ({ data }) => window.heard.push(JSON.parse(data)));
}, { capture: true })"""
# Whether the discard pile was sent another opening tag.
GROWN = """() => window.heard?.some(({ drawn }) =>
    drawn?.["part-discard"]?.changes.some(([, first]) => first === -1))"""
# What the page shows of the game, but for what hangs on this window and on who is there.
SHOWN = """() => {
    const own = new Set(["style", "class", "tabindex", "hidden", "open", "aria-disabled"]);
    const now = document.getElementById("now").cloneNode(true);
    const others = "[data-presence], [data-watchers], noscript";
    for (const one of now.querySelectorAll(others)) one.remove();
    return [...now.querySelectorAll("*")].map((one) => {
        const kept = [...one.attributes].filter(({ name }) => !own.has(name));
        const words = kept.map(({ name, value }) => `${name}=${value}`).sort();
        const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        return [one.localName, ...words, texts.map((node) => node.data).join("").trim()].join(" ");
    });
}"""


@pytest.fixture
def pair(open_screen: Open) -> Pair:
    """Ann made the table, Ben came by the link she sent him."""
    # Windows of their own, for the script that stays in them.
    ann, ben = (open_screen(own=True, reduced_motion=MOVES) for _ in range(2))
    for one in (ann, ben):
        one.page.add_init_script(HEARS)
    ann.new_table("glenmore", ["person", "open"], introductory=True)
    assert "all seats are taken" in ann.prompt
    ann.seat(ben, "Ben")
    return ann, ben


def mover(pair: Pair) -> Pair:
    """Who is to move, and who waits."""
    ann, ben = pair
    return (ann, ben) if ann.legal() else (ben, ann)


def test_a_move_is_seen_by_the_other(pair: Pair) -> None:
    moving, waiting = mover(pair)
    name = moving.find(".seat-chip.due .name").inner_text()
    assert f"Waiting for {name}." in waiting.prompt
    assert waiting.legal() == [] and waiting.lit() == []
    for number in range(1, 4):
        moving, waiting = mover(pair)
        name = moving.find(".seat-chip.due .name").inner_text()
        moving.play(moving.legal()[0])
        waiting.wait_moves(number)
        assert waiting.find(".news li").last.inner_text().startswith(name)


def test_a_page_catches_up_by_itself_after_a_lost_line(pair: Pair) -> None:
    moving, waiting = mover(pair)
    waiting.page.route("**/live?*", lambda route: route.abort())
    waiting.page.reload()
    waiting.see("#line")
    moving.play(moving.legal()[0])
    moving.play(moving.legal()[0])
    assert waiting.moves == 0
    waiting.page.unroute("**/live?*")
    waiting.wait_moves(2)
    waiting.wait("() => document.getElementById('line').hidden")
    waiting.faults.clear()  # of the time without a line
    # And it is alive again.
    moving.press_button("[data-undo]")
    waiting.wait_moves(1)


def test_an_update_brings_the_drawings_that_changed(pair: Pair) -> None:
    for one in pair:
        # Numbers that still run are not yet what they say.
        one.page.emulate_media(reduced_motion="reduce")
    moving, waiting = mover(pair)
    moving.play(moving.legal()[0])
    waiting.wait_moves(1)
    before = waiting.find("#part-clan_board svg").inner_html()
    for number in (2, 3):
        moving, _ = mover(pair)
        moving.play(moving.legal()[0])
        for one in pair:
            one.wait_moves(number)
    heard = waiting.page.evaluate("window.heard")
    sent = [{*one["set"], *one["drawn"]} for one in heard if "set" in one]
    assert any(name.startswith("part-seat") for names in sent for name in names)
    assert not any("part-clan_board" in names or "stage" in names for names in sent)
    assert waiting.find("#part-clan_board svg").inner_html() == before
    for one in pair:
        shows_what_is_read_anew(one)


def shows_what_is_read_anew(screen: Screen) -> None:
    """What was put together piece by piece is what a page that is read anew shows."""
    pieced = screen.page.evaluate(SHOWN)
    screen.page.reload()
    screen.at_table()
    assert screen.page.evaluate(SHOWN) == pieced


def test_a_drawing_that_grows_gets_only_what_is_new(pair: Pair) -> None:
    for one in pair:
        one.page.emulate_media(reduced_motion="reduce")
    number = 0
    # Who goes far leaves tiles behind, so that the discard pile soon has another row.
    while not any(one.page.evaluate(GROWN) for one in pair):
        moving, _ = mover(pair)
        moving.play(moving.legal()[-1])
        number = moving.moves
        for one in pair:
            one.wait_moves(number)
        assert number < 60
    for one in pair:
        shows_what_is_read_anew(one)


def test_a_drawing_that_got_lost_is_fetched(pair: Pair) -> None:
    moving, waiting = mover(pair)
    waiting.page.evaluate(
        "() => document.querySelector('#part-clan_board [data-ink]').replaceChildren()"
    )
    moving.play(moving.legal()[0])
    waiting.wait_moves(1)
    waiting.page.wait_for_selector("#part-clan_board svg", state="attached")
    assert waiting.find("[data-ink]:empty").count() == 0


def test_further_back_only_if_all_agree(pair: Pair) -> None:
    moving, waiting = mover(pair)
    moving.play(moving.legal()[0])
    moving.play(moving.legal()[0])
    waiting.wait_moves(2)
    waiting.page.keyboard.press("Home")
    waiting.page.keyboard.press("l")
    waiting.see("[data-ask-back]").click()
    moving.see(".consent button[value=yes]").click()
    for one in pair:
        one.wait_moves(0)


def test_talk_reaches_the_other(pair: Pair) -> None:
    ann, ben = pair
    ann.find("[data-open=talk]").click()
    ann.see(".talk-panel input[name=text]").fill("Good luck!")
    ann.page.keyboard.press("Enter")
    ben.find("[data-open=talk]").click()
    ben.see(".talk li:has-text('Good luck!')")


def test_a_click_that_falls_into_an_update_is_not_lost(pair: Pair) -> None:
    moving, waiting = mover(pair)
    moving.play(moving.legal()[0])
    waiting.wait_moves(1)
    moving, waiting = mover(pair)
    # An update that comes while the pointer is down waits, and the click means what was pressed.
    before, heard = moving.state("revision"), moving.page.evaluate("window.heard.length")
    place = moving.page.locator(".stage .lit:visible").first
    place.hover(force=True)
    moving.page.mouse.down()
    waiting.page.keyboard.press("Home")
    waiting.page.keyboard.press("l")
    waiting.see("[data-ask-back]").click()
    moving.wait("n => window.heard.length > n", arg=heard)
    assert moving.state("revision") == before
    moving.page.mouse.up()
    moving.settle(before)
    waiting.wait_moves(2)
    # One that comes between a move and its answer is answered, and what it says goes with it.
    held: list[Route] = []
    moving, _ = mover(pair)
    before = moving.state("revision")
    moving.page.route("**/moves", lambda route: held.append(route), times=1)
    moving.page.evaluate("document.querySelector('button.move').click()")
    moving.wait("() => !document.querySelector('.lit')")
    moving.page.locator(".stage [data-target]:visible").first.click(force=True)
    moving.see("#bubble [role=status]")
    held[0].continue_()
    moving.settle(before)
    assert moving.find("#bubble [role=status]").count() == 0


def test_a_vote_on_its_way_is_not_asked_for_again(server: Server, open_screen: Open) -> None:
    with server.person("Ann") as ann, server.person("Ben") as ben:
        table = ann.create(options=VOTES)
        ben.sit(table)
        while len(due(scene := play_on({0: ann, 1: ben}, table["id"], 1))) < 2:
            assert not scene["over"]
        screen = open_screen(own=True)
        screen.page.context.add_cookies(
            [
                {"name": one.name, "value": one.value or "", "url": server.url}
                for one in ann.client.cookies.jar
            ]
        )
        screen.go(f"/t/{table['id']}")
        screen.at_table()
        number, ballot = screen.moves, screen.legal()[0]
        held: list[Route] = []
        screen.page.route("**/moves", lambda route: held.append(route), times=1)
        card = screen.find(f'.choice[data-play="{ballot}"]')
        card.click()
        screen.wait("() => !document.querySelector('.choice')")
        theirs = ben.see(table["id"])
        ben.move(theirs, theirs["legal"][0]["text"])
        screen.wait_moves(number + 1)
        assert card.count() == 0
        # It is the last vote, so the page asks before all are revealed.
        held[0].continue_()
        screen.confirm()
        assert screen.moves > number + 1
