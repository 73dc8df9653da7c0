"""A replay: a long slider with marks, one that runs by itself, keys, and the link to a move."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.say import speaker
from ceilidh.server.table.replay_marks import marks_of
from tests.browser.conftest import Open
from tests.browser.records import begun, whole
from tests.browser.screen import Screen
from tests.server.test_notes import annotated

RUNS = "() => document.querySelector('[data-autoplay]').getAttribute('aria-pressed')"

FOLLOWS = "line => document.getElementById('state').dataset.line === line"


def runs(screen: Screen) -> bool:
    return bool(screen.page.evaluate(RUNS) == "true")


@pytest.mark.parametrize(("game", "kind"), [("clans", "Round"), ("glenmore", "Scoring phase")])
def test_marks_lead_to_rounds_and_scoring_phases(screen: Screen, game: str, kind: str) -> None:
    marks = marks_of(ceilidh.load(whole(game)), speaker("en"))
    assert len(marks) >= 4
    assert marks[0].label == f"{kind} 1"
    screen.upload(whole(game))
    links = screen.find(".marks a")
    assert links.count() == len(marks)
    links.nth(2).click()
    screen.wait_shown(marks[2].move)
    # Where the knob of the slider is then, there is the mark.
    slider, mark = screen.find("[data-slider]").bounding_box(), links.nth(2).bounding_box()
    assert slider and mark
    knob = slider["x"] + 8 + (slider["width"] - 16) * marks[2].share
    assert abs(mark["x"] + mark["width"] / 2 - knob) < 4


def test_the_slider_is_long_and_takes_no_room_from_the_board(open_screen: Open) -> None:
    """On a large screen it stands in the bar; on others it has a line of its own."""
    for width, height, least in ((1440, 900, 150), (1280, 720, 90), (768, 1024, 350)):
        screen = open_screen(width, height)
        screen.upload(whole("glenmore"))
        box, stage = (screen.find(one).bounding_box() for one in ("[data-slider]", ".stage"))
        assert box and box["width"] > least
        assert stage and box["y"] + box["height"] <= stage["y"]
        assert screen.width_to_scroll() == 0


def test_it_runs_by_itself_and_is_stopped(screen: Screen) -> None:
    screen.upload(whole("clans"))
    screen.find("[data-speed]").select_option("200")
    screen.find("[data-autoplay]").click()
    screen.wait_shown(3)
    assert runs(screen)
    screen.find("[data-autoplay]").click()
    assert not runs(screen)
    assert not screen.over


def test_the_space_key_starts_and_stops(screen: Screen) -> None:
    screen.upload(whole("clans"))
    screen.find("[data-speed]").select_option("200")
    screen.page.evaluate("() => document.activeElement.blur()")
    screen.page.keyboard.press("Space")
    screen.wait_shown(2)
    screen.page.keyboard.press("Space")
    assert not runs(screen)
    screen.page.keyboard.press("Home")
    screen.wait_shown(0)


def test_it_ends_with_the_game_and_begins_again(screen: Screen) -> None:
    screen.upload(whole("glenmore"))
    last = screen.moves
    screen.find("[data-slider]").fill(str(last - 2))
    screen.wait_shown(last - 2)
    screen.find("[data-speed]").select_option("200")
    screen.find("[data-autoplay]").click()
    screen.wait_shown(last)
    screen.wait(f"() => ({RUNS})() === 'false'")
    screen.find("[data-autoplay]").click()
    screen.wait("() => Number(document.getElementById('state').dataset.shown) < 5")
    assert runs(screen)


def test_whoever_plays_is_not_thrown_into_the_past_by_a_key(screen: Screen) -> None:
    screen.resume(begun("clans", 20))
    screen.page.keyboard.press("Space")
    assert not runs(screen)
    assert screen.state("shown") == "20"


def test_the_link_to_a_move_is_copied(open_screen: Open) -> None:
    screen = open_screen(permissions=["clipboard-read", "clipboard-write"])
    screen.upload(whole("glenmore"))
    screen.find("[data-slider]").fill("30")
    screen.wait_shown(30)
    screen.find("[data-copy-move]").click()
    screen.see(".copied")
    link = screen.page.evaluate("() => navigator.clipboard.readText()")
    assert link == screen.page.url
    screen.go("/")
    screen.go(link)
    screen.at_table()
    screen.wait_shown(30)


def test_the_speed_is_remembered(screen: Screen) -> None:
    screen.upload(whole("clans"))
    screen.find("[data-speed]").select_option("500")
    screen.page.reload()
    screen.at_table()
    assert screen.find("[data-speed]").input_value() == "500"


def test_on_a_phone_the_steps_stand_below_the_slider(phone: Screen) -> None:
    phone.upload(whole("clans"))
    slider, steps = phone.find("[data-slider]").bounding_box(), phone.find(".steps").bounding_box()
    assert slider and steps
    assert slider["width"] > 300
    assert steps["y"] > slider["y"]


def test_comments_marks_and_variations_of_an_annotated_game(screen: Screen) -> None:
    """A comment beside the log, a mark on the board, a variation to step through and to leave."""
    screen.upload(annotated())
    screen.go(f"{screen.page.url.split('?')[0]}?move=3")
    screen.at_table()
    notes = screen.find("#notes")
    assert "brilliant!" in notes.inner_text()
    assert screen.find(".note-layer circle").count() == 1
    assert screen.find(".note-layer line").count() == 1
    screen.find("#notes [data-step=line]").click()
    screen.wait(FOLLOWS, arg="2.0")
    assert "simpler" in notes.inner_text() and screen.find(".note-layer").count() == 0
    screen.page.keyboard.press("ArrowRight")
    screen.wait_shown(4)
    assert "and then this" in notes.inner_text()
    screen.find("#notes [data-step=game]").click()
    screen.wait(FOLLOWS, arg="")
    screen.wait_shown(2)


def test_a_comment_has_room_in_a_low_window(open_screen: Open) -> None:
    screen = open_screen(1280, 720)
    screen.upload(annotated())
    screen.go(screen.page.url.partition("?")[0] + "?move=3")
    comment = screen.see("#notes .comment").bounding_box()
    panel, desk = screen.see("#notes").bounding_box(), screen.see("#prompt").bounding_box()
    tools = screen.see("#log-tools").bounding_box()
    assert comment and panel and desk and tools
    assert comment["y"] + comment["height"] <= panel["y"] + panel["height"]
    # What can be done with a past position is on the desk, below its question.
    assert tools["y"] > desk["y"] and tools["y"] + tools["height"] <= 720
