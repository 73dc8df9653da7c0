"""A puzzle on a phone: a wrong way, the solution step by step, then the puzzle itself."""

from __future__ import annotations

from ceilidh.puzzles import puzzles_of
from tests.browser.conftest import Open

# Its solution is two moves, of which the first is a choice of the turn.
PUZZLE = next(one for one in puzzles_of("clans") if one.goal.until == "turn" and one.plies == 2)


def test_a_puzzle_is_tried_shown_and_solved(open_screen: Open) -> None:
    screen = open_screen(390, 844, has_touch=True, is_mobile=True)
    screen.go("/puzzles")
    assert screen.width_to_scroll() == 0
    screen.see(f'.puzzle-list [data-puzzle="{PUZZLE.id}"]').click()
    screen.at_table()
    screen.wait_turn()
    assert str(PUZZLE.gain) in screen.see("#puzzle .guide-task").inner_text()
    screen.play("pass", end=False)
    screen.page.locator("#puzzle", has_text="You gained").wait_for()
    screen.shoot("puzzle-wrong-390")
    screen.press_button('#puzzle form[action$="/solution"] button')
    screen.see("#puzzle [data-step=on]")
    for step in range(PUZZLE.plies):
        screen.press("#puzzle [data-step=on]")
        screen.wait_shown(step + 1)
    assert str(PUZZLE.gain) in screen.see("#puzzle .guide-say").inner_text()
    screen.press_button(f'#puzzle form[action="/puzzles/{PUZZLE.id}"] button')
    screen.at_table()
    screen.wait_turn()
    for move in PUZZLE.solution:
        if move in screen.legal():  # what is no choice is played by itself
            screen.play(move, end=False)
    screen.see("#puzzle .guide-task.done")
    screen.go("/puzzles")
    screen.see(f'.puzzle-list .solved [data-puzzle="{PUZZLE.id}"]')
