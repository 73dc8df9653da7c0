"""The people at a table: who is there, unread talk, one's turn, signs, seats and the rematch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Open
from tests.browser.screen import Screen
from tests.browser.test_access import assert_open_to_all
from tests.server.helpers import Server

Pair = tuple[Screen, Screen]
HERE = """([seat, here]) => document.querySelector(
    `.seat-chip [data-presence='${seat}']`)?.matches('[data-here]') === here"""
# Counts the notes that are sounded, and those that have faded; they sound all the same.
COUNT_NOTES = """() => {
  window.notes = 0;
  window.faded = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.notes += 1;
    this.addEventListener('ended', () => { window.faded += 1; });
    return start.apply(this, when);
  };
  const Player = AudioContext;
  window.states = [];
  window.AudioContext = function () {
    const player = new Player();
    player.addEventListener('statechange', () => window.states.push(player.state));
    return player;
  };
}"""
# The player has run so often, and rests again.
RESTED = "times => window.states.length === 2 * times && window.states.at(-1) === 'suspended'"
AREAS = """() => ['.status', '.stage', '#prompt', '.panel-tabs'].map((selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [x, y, width, height];
})"""


@pytest.fixture
def pair(open_screen: Open) -> Pair:
    """Ann made the table, Ben came by the link."""
    ann, ben = open_screen(), open_screen()
    ann.new_table("glenmore", ["person", "open"], introductory=True)
    ann.seat(ben, "Ben")
    return ann, ben


def mover(pair: Pair) -> Pair:
    """Who is to move, and who waits."""
    ann, ben = pair
    return (ann, ben) if ann.legal() else (ben, ann)


def choose(screen: Screen, what: str) -> None:
    """An entry of the menu of the table."""
    screen.find(".table-menu summary").click()
    screen.see(f"[data-menu='{what}']").click()


def is_here(screen: Screen, seat: int, here: bool) -> None:
    screen.wait(HERE, arg=[seat, here])


# --- presence -------------------------------------------------------------------------------------


def test_who_comes_and_goes_is_seen_by_all(pair: Pair, open_screen: Open) -> None:
    ann, ben = pair
    for one in pair:
        is_here(one, 0, True)
        is_here(one, 1, True)
    assert ann.find("#panel-players [data-presence='1']").get_attribute("title") == "at the table"
    table = ben.page.url
    ben.go("/")
    is_here(ann, 1, False)
    assert ann.find(".seat-chip [data-presence='1']").inner_text() == "away"
    ben.go(table)
    is_here(ann, 1, True)
    eve = open_screen()
    eve.go(table)
    eve.see(".watchers.alone:text-is('You are watching')")
    assert eve.find("[data-menu]:not(a)").count() == 0
    ann.see(".status > [data-watchers]:text-is('1 watching')")
    ann.shoot("people")
    eve.page.close()
    ann.wait("() => document.querySelector('[data-watchers]').textContent === ''")


def test_presence_stays_through_updates(pair: Pair) -> None:
    moving, waiting = mover(pair)
    is_here(waiting, 0, True)
    moving.play(moving.legal()[0])
    waiting.wait_moves(1)
    for seat in (0, 1):
        assert waiting.page.evaluate(HERE, [seat, True])


# --- talk -----------------------------------------------------------------------------------------


def test_talk_is_unread_until_it_is_opened(pair: Pair) -> None:
    ann, ben = pair
    ann.find(".panel-tabs [data-open=talk]").click()
    for text in ("Good luck!", "And fun!"):
        ann.see(".talk-panel input[name=text]").fill(text)
        ann.page.keyboard.press("Enter")
        ann.see(f".talk li:has-text('{text}')")
    assert ann.find(".panel-tabs .unread").count() == 0  # one's own are read
    ben.see(".panel-tabs [data-open=talk] .unread:has-text('2')")
    ben.see("[data-unread-dot]")
    # Also after a move and a reload, in this browser.
    moving, _ = mover(pair)
    moving.play(moving.legal()[0])
    ben.wait_moves(1)
    ben.page.reload()
    ben.at_table()
    ben.see(".panel-tabs .unread:has-text('2')")
    ben.find(".panel-tabs [data-open=talk]").click()
    ben.find(".panel-tabs .unread").wait_for(state="detached")
    line = ben.find(".talk li").first
    assert line.locator(".seat-mark").count() == 1
    assert len(line.locator("time").inner_text()) == len("17:05")
    assert_open_to_all(ben)
    ben.shoot("talk")
    ben.page.reload()
    ben.at_table()
    assert ben.find(".panel-tabs .unread").count() == 0


# --- one's turn -----------------------------------------------------------------------------------


def hand_on(pair: Pair) -> Pair:
    """The one who is to move ends the turn; who moves then, and who waits."""
    moving, waiting = mover(pair)
    while not waiting.page.evaluate("'mine' in document.getElementById('state').dataset"):
        moving.play(moving.legal()[-1])
        waiting.wait_moves(moving.moves)
    return waiting, moving


def test_the_turn_is_heard_and_seen_in_the_tab(pair: Pair) -> None:
    moving, waiting = mover(pair)
    assert moving.page.title().startswith("● Your turn – Glen More II")
    assert waiting.page.title().startswith("Glen More II")
    waiting.page.evaluate(COUNT_NOTES)
    waiting.find("h1").click()  # a page may sound after a click
    waiting.wait(RESTED, arg=1)
    waiting, _ = hand_on(pair)
    assert waiting.page.title().startswith("● Your turn")
    icon = waiting.page.evaluate("document.querySelector('link[rel=icon]').href")
    assert icon.endswith("icon-turn.svg")
    assert waiting.page.evaluate("window.notes") == 2
    waiting.wait("() => window.faded === 2")
    waiting.wait(RESTED, arg=2)


def test_the_sound_is_switched_off_at_the_table(pair: Pair) -> None:
    _, waiting = mover(pair)
    waiting.page.evaluate(COUNT_NOTES)
    waiting.find(".table-menu summary").click()
    with waiting.page.expect_response("**/settings"):
        waiting.see("[data-sound-switch]").click()
    assert waiting.find("[data-sound-switch]").get_attribute("aria-checked") == "false"
    waiting.page.keyboard.press("Escape")
    waiting.find("[data-sound-switch]").wait_for(state="hidden")
    waiting, _ = hand_on(pair)
    assert waiting.page.title().startswith("● Your turn")
    assert waiting.page.evaluate("window.notes") == 0
    waiting.page.reload()
    waiting.at_table()
    assert waiting.find(".table-page").get_attribute("data-sound") == "off"


# --- signs ----------------------------------------------------------------------------------------


def test_a_slow_answer_and_a_lost_line_say_so_and_move_nothing(pair: Pair) -> None:
    moving, waiting = mover(pair)
    before = moving.page.evaluate(AREAS)
    held: list[Route] = []
    moving.page.route("**/moves", lambda route: held.append(route))
    moving.page.evaluate("document.querySelector('button.move').click()")
    moving.see("#line:text-is('One moment …')")
    assert moving.page.evaluate(AREAS) == before
    held[0].continue_()
    moving.wait_moves(1)
    moving.find("#line").wait_for(state="hidden")
    before = waiting.page.evaluate(AREAS)
    waiting.page.context.set_offline(True)
    waiting.see("#line.lost:has-text('Connection lost')")
    assert waiting.page.evaluate(AREAS) == before
    waiting.shoot("lost")
    waiting.page.context.set_offline(False)
    waiting.find("#line").wait_for(state="hidden")
    waiting.faults.clear()  # of the time without a line


def test_a_server_that_went_is_noticed_and_found_again(
    open_screen: Open, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = Server(tmp_path_factory.mktemp("gone")).start()
    try:
        screen = open_screen()
        screen.go(server.url)
        screen.find("[data-quick=glenmore] [data-go]").click()
        screen.at_table()
        server.stop()
        screen.see("#line.lost")
        server.start()
        screen.find("#line").wait_for(state="hidden")
        screen.faults.clear()
    finally:
        server.close()


def test_news_in_bursts_are_few_questions(screen: Screen) -> None:
    screen.new_table("glenmore", ["person", "person"])
    calm = "() => window.live.isCalm()"
    screen.page.evaluate(
        "async (path) => { window.live = await import(path); }", screen.script("live")
    )
    screen.wait(calm)
    asked: list[str] = []
    screen.page.on("request", lambda one: asked.append(one.url) if "/now" in one.url else None)
    # As if so many moves were made at once.
    screen.page.evaluate("() => { for (let n = 0; n < 30; n += 1) window.live.catchUp(); }")
    screen.wait(calm)
    assert len(asked) == 2


# --- seats ----------------------------------------------------------------------------------------


def test_a_bot_plays_for_a_while(pair: Pair) -> None:
    moving, waiting = mover(pair)
    seat = 0 if moving is pair[0] else 1
    choose(moving, "deputy")
    moving.see("#bubble [data-confirm]").click()
    waiting.see(f".seat-chip:nth-child({seat + 1}) .deputy")
    waiting.wait_turn()
    assert waiting.moves > 0 and waiting.legal()
    assert moving.legal() == []
    moving.see(f".seat-chip:nth-child({seat + 1}) .deputy")
    choose(moving, "deputy/end")
    for one in pair:
        one.find(".seat-chip .deputy").wait_for(state="detached")


def test_who_resigns_is_asked_first_and_comes_last(open_screen: Open) -> None:
    ann = open_screen()
    ann.new_table("glenmore", ["person", "bot"], introductory=True)
    ann.wait_turn()
    ann.play(ann.legal()[0], end=False)
    choose(ann, "resign")
    ann.see("#bubble [data-confirm]")
    ann.shoot("resign")
    assert_open_to_all(ann)
    ann.find("#bubble [data-cancel]").click()
    assert ann.find(".seat-chip .deputy").count() == 0
    choose(ann, "resign")
    ann.see("#bubble [data-confirm]").click()
    ann.find("#bubble").wait_for(state="hidden")
    ann.wait_over()
    places = ann.find(".standings li").all_inner_texts()
    assert "Ben" in places[0] and places[1].startswith("Ann") and "resigned" in places[1]
    # The seats of the rematch are swapped.
    ann.find("[data-rematch]").click()
    ann.wait("() => !('over' in document.getElementById('state').dataset)")
    assert ann.find(".seat-chip .name").all_inner_texts() == ["Ben · Easy", "Ann"]


def test_one_link_for_all_and_a_seat_that_is_left(open_screen: Open) -> None:
    ann, ben, cal = open_screen(), open_screen(), open_screen()
    ann.new_table("glenmore", ["person", "open", "open"])
    link = ann.see("[data-copy]").input_value()
    ben.join(link, "Ben")
    choose(ben, "leave")
    ben.see(".watchers.alone")
    ben.join(link, "Ben")
    cal.join(link, "Cal")
    ann.wait("() => !document.querySelector('[data-copy]')")
    assert cal.find(".seat-chip.me").count() == 1


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (768, 1024), (390, 844)])
def test_the_menu_is_whole_at_every_size(open_screen: Open, width: int, height: int) -> None:
    screen = open_screen(width, height)
    screen.new_table("clans", ["person", "person", "bot", "bot"])
    screen.find(".table-menu summary").click()
    box = screen.see(".table-menu > div").bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert box["y"] >= 0 and box["y"] + box["height"] <= height
    screen.shoot(f"menu-{width}")
    assert_open_to_all(screen)
