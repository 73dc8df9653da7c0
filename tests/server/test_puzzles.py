"""Puzzles over HTTP: a table of one's own, a judge that follows the moves, solutions, the list."""

from __future__ import annotations

import re

import pytest

from ceilidh.puzzles import Puzzle, next_puzzle, puzzles_of
from tests.server.conftest import Enter
from tests.server.helpers import Person, until

GAMES = ("clans", "glenmore")
ALONE = next(one for one in puzzles_of("clans") if one.goal.until != "turn")


def begin(person: Person, puzzle: Puzzle) -> str:
    """Open a puzzle by its button; the id of the table."""
    answer = person.form(f"/puzzles/{puzzle.id}")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].removeprefix("/t/"))


def strip(person: Person, address: str) -> str:
    found = re.search(
        '<details class="guide.*?<!--|<details class="guide.*?id="status"',
        text := person.get(f"/t/{address}").text,
        re.S,
    )
    return found.group() if found else text[:0]


def play(person: Person, table_id: str, moves: tuple[str, ...]) -> None:
    for text in moves:
        until(lambda: person.see(table_id)["legal"] or person.see(table_id)["can_end"])
        if not person.see(table_id)["legal"]:
            person.form(f"/t/{table_id}/end")
            until(lambda: person.see(table_id)["legal"])
        person.move(person.see(table_id), text)


def test_the_page_lists_all_puzzles_with_those_of_the_day(enter: Enter) -> None:
    text = enter().get("/puzzles").text
    for game in GAMES:
        for puzzle in puzzles_of(game):
            assert f'data-puzzle="{puzzle.id}"' in text
    assert text.count("Puzzle of the day") == len(GAMES)
    assert 'href="/puzzles"' in enter().get("/learn").text


@pytest.mark.parametrize("game", GAMES)
def test_a_solution_is_judged_and_remembered(enter: Enter, game: str) -> None:
    ann = enter()
    puzzle = puzzles_of(game)[0]
    table = begin(ann, puzzle)
    assert str(puzzle.goal.amount) in strip(ann, table)
    play(ann, table, puzzle.solution)
    assert "Solved" in strip(ann, table)
    assert f'action="/puzzles/{next_puzzle(puzzle).id}"' in strip(ann, table)
    listed = ann.get("/puzzles").text
    assert re.search(rf'solved">\s*<form method="post" action="/puzzles/{puzzle.id}"', listed)
    assert begin(ann, puzzle) != table, "what is solved stays solved"


def test_when_the_others_have_passed_the_whole_round_counts(enter: Enter) -> None:
    ann = enter()
    table = begin(ann, ALONE)
    play(ann, table, ALONE.solution)
    until(lambda: "Solved" in strip(ann, table))
