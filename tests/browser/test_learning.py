"""Lessons in a browser, large and on a phone: the guide speaks, lights things up, and goes on."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.screen import Screen

SIZES = [(1440, 900), (390, 844)]
sizes = pytest.mark.parametrize(("width", "height"), SIZES)


def begin(screen: Screen, lesson: str) -> None:
    screen.go("/learn")
    screen.see(f'[data-lesson="{lesson}"]').click()
    screen.at_table()
    screen.see("#guide")


def board_is_free(screen: Screen) -> None:
    """The guide covers nothing of the board, and the board is still large enough to be read."""
    guide = screen.find("#guide").bounding_box()
    board = screen.find(".stage").bounding_box()
    assert guide and board
    assert guide["y"] + guide["height"] <= board["y"]
    assert board["height"] >= 150
    assert screen.width_to_scroll() == 0


@sizes
@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_guided_game_begins(open_screen: Open, game: str, width: int, height: int) -> None:
    screen = open_screen(width, height)
    begin(screen, f"{game}/first_game")
    board_is_free(screen)
    told = screen.find("#guide .leaf:visible")
    first = told.inner_text()
    assert screen.find(".told").count() > 0
    screen.see('#guide [data-leaf="1"]').click()
    assert told.inner_text() != first
    board_is_free(screen)
    screen.shoot(f"guided-{game}-{width}")
    screen.play("take 35" if game == "clans" else "take lochridge", end=False)
    screen.see("#guide .heard")
    assert screen.find(".guide-count").inner_text().startswith("1/")
    screen.page.reload()
    screen.at_table()
    assert screen.find(".guide-count").inner_text().startswith("1/")


@sizes
@pytest.mark.parametrize(
    ("lesson", "moves"),
    [
        ("clans/market", ["sell whisky 1", "buy grain 1", "hire"]),
        ("glenmore/clan_board", ["take robert_i", "claim macleod"]),
    ],
)
def test_a_lesson_is_done(
    open_screen: Open, lesson: str, moves: list[str], width: int, height: int
) -> None:
    screen = open_screen(width, height)
    begin(screen, lesson)
    for move in moves:
        screen.wait_turn()
        screen.play(move)
    screen.see(".guide-task.done")
    board_is_free(screen)
    screen.shoot(f"learned-{lesson.replace('/', '-')}-{width}")
    screen.see('#guide a[href="/learn"]').click()
    screen.see(".lesson-card.learned")
    assert screen.width_to_scroll() == 0


@pytest.mark.parametrize(("locale", "word"), [("fr-FR", "Apprendre"), ("pt-PT", "Aprender")])
def test_lessons_speak_the_language_of_the_reader(
    open_screen: Open, locale: str, word: str
) -> None:
    screen = open_screen(390, 844, locale=locale)
    screen.go("/learn")
    assert screen.find("main h1").inner_text() == word
    begin(screen, "clans/shipping")
    assert "Improve" not in screen.find("#guide").inner_text()


def test_the_adviser_is_there_for_who_wishes_it(open_screen: Open) -> None:
    screen = open_screen()
    screen.quick("clans")
    screen.wait_turn()
    assert screen.find("#adviser").count() == 0
    table = screen.page.url
    screen.prefer(advice="on")
    screen.page.goto(table)
    screen.at_table()
    screen.see("#adviser .ideas li")
    assert 1 <= screen.find("#adviser .ideas li").count() <= 3
