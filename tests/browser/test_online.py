"""Two browsers at one table: by invite link, live, after a lost line, and back by consent."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.screen import Screen

Open = Callable[..., Screen]
Pair = tuple[Screen, Screen]


@pytest.fixture
def pair(open_screen: Open) -> Pair:
    """Ann made the table, Ben came by the link she sent him."""
    ann, ben = open_screen(), open_screen()
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
    assert f"{name} is to move." in waiting.prompt
    assert waiting.legal() == [] and waiting.lit() == []
    for number in range(1, 4):
        moving, waiting = mover(pair)
        name = moving.find(".seat-chip.due .name").inner_text()
        moving.play(moving.legal()[0])
        waiting.wait_moves(number)
        assert waiting.find(".news li").last.inner_text().startswith(name)


def test_a_page_catches_up_by_itself_after_a_lost_line(pair: Pair) -> None:
    moving, waiting = mover(pair)
    waiting.page.context.set_offline(True)
    waiting.see("#line")
    moving.play(moving.legal()[0])
    moving.play(moving.legal()[0])
    assert waiting.moves == 0
    waiting.page.context.set_offline(False)
    waiting.wait_moves(2)
    waiting.page.wait_for_function("() => document.getElementById('line').hidden")
    waiting.faults.clear()  # of the time without a line
    # And it is alive again.
    moving.press_button("[data-undo]")
    waiting.wait_moves(1)


def test_an_update_brings_the_drawings_that_changed(pair: Pair) -> None:
    moving, waiting = mover(pair)
    updates: list[str] = []
    waiting.page.on(
        "response", lambda got: updates.append(got.text()) if "/now" in got.url else None
    )
    before = waiting.find("#part-clan_board svg").inner_html()
    moving.play(moving.legal()[0])
    waiting.wait_moves(1)
    assert waiting.find("#part-clan_board svg").inner_html() == before
    assert waiting.find("[data-ink]:empty").count() == 0
    assert "clan_board" in updates[0] and "clan:" not in updates[0]
    assert "tile:" in updates[0]


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
