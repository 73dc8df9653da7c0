"""`learn`: lessons in the terminal."""

import pytest

from tests.cli.helpers import Shell


def test_a_lesson_is_played_through(shell: Shell) -> None:
    script = "sell whisky 1\nbuy grain 1\nhire\nguide\nquit\n"
    run = shell("learn", "clans", "market", stdin=script)
    assert run.status == 0
    assert "▸ Earn £10 or more in one turn. (0/3)" in run.out
    assert "▸ Finished (3/3)" in run.out


def test_the_guided_game_comes_first(shell: Shell) -> None:
    run = shell("learn", "glenmore", stdin="quit\n")
    assert "Take a tile from the rondel" in run.out


def test_the_start_of_a_lesson_never_goes_back(shell: Shell) -> None:
    run = shell("learn", "clans", "market", stdin="undo\nquit\n")
    assert run.status == 2
    assert "There is no move to undo." in run.err


@pytest.mark.parametrize(("language", "title"), [("en", "The market"), ("pt", "O mercado")])
def test_lessons_are_listed(shell: Shell, language: str, title: str) -> None:
    run = shell("learn", "clans", "--list", "--language", language)
    assert title in run.out
    assert "trains" in run.out


def test_an_unknown_lesson_is_refused(shell: Shell) -> None:
    run = shell("learn", "clans", "nothing")
    assert run.status == 2
    assert "ceilidh learn clans --list" in run.err
