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
    """What the strip above the table says; empty where there is none."""
    text = person.get(f"/t/{address}").text
    found = re.search(r'<details class="guide[^>]* id="puzzle".*?id="status"', text, re.S)
    return found.group() if found else ""


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
    for path in ("/", "/learn"):
        assert 'href="/puzzles"' in enter().get(path).text


@pytest.mark.parametrize("game", GAMES)
def test_a_solution_is_judged_and_remembered(enter: Enter, game: str) -> None:
    ann = enter()
    puzzle = puzzles_of(game)[0]
    table = begin(ann, puzzle)
    assert f"{puzzle.gain} " in strip(ann, table)
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


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_way_is_told_what_it_gained_and_can_try_again(enter: Enter, game: str) -> None:
    ann = enter()
    puzzle = next(one for one in puzzles_of(game) if one.goal.until == "turn")
    table = begin(ann, puzzle)
    for _ in range(20):
        legal = [move["text"] for move in ann.see(table)["legal"]]
        if not legal or "Try again, or look" in strip(ann, table):
            break
        ends = [text for text in legal if text in ("pass", "done")]
        ann.move(ann.see(table), (ends or legal)[0])
    said = strip(ann, table)
    assert "You gained" in said and f"{puzzle.gain} " in said
    assert "Solved" not in said and "Try again" in said
    assert begin(ann, puzzle) == table, "the same table starts anew"
    assert ann.see(table)["moves"] == 0
    assert "You gained" not in strip(ann, table)
    assert re.search(
        rf'tried">\s*<form method="post" action="/puzzles/{puzzle.id}"', ann.get("/puzzles").text
    )
    play(ann, table, puzzle.solution)
    assert "Solved" in strip(ann, table)


def test_other_moves_solve_it_as_well(enter: Enter) -> None:
    """What was reached counts, not the way: the animals of a contract can go in any order."""
    ann = enter()
    puzzle = next(
        one
        for one in puzzles_of("clans")
        if [move.split()[0] for move in one.solution[-2:]] == ["slaughter", "slaughter"]
    )
    table = begin(ann, puzzle)
    play(ann, table, (*puzzle.solution[:-2], puzzle.solution[-1], puzzle.solution[-2]))
    assert "Solved" in strip(ann, table)


def test_nobody_moves_on_when_it_is_over(enter: Enter) -> None:
    ann = enter()
    puzzle = puzzles_of("glenmore")[0]
    table = begin(ann, puzzle)
    play(ann, table, puzzle.solution)
    moves = ann.see(table)["moves"]
    ann.get("/puzzles")
    assert ann.see(table)["moves"] == moves == puzzle.plies


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_solution_is_shown_move_by_move(enter: Enter, language: str) -> None:
    ann = enter()
    puzzle = puzzles_of("clans")[0]
    answer = ann.form(f"/puzzles/{puzzle.id}/solution")
    table, _, start = answer.headers["location"].removeprefix("/t/").partition("?")
    assert start == "move=0"
    again = ann.form(f"/puzzles/{puzzle.id}/solution").headers["location"]
    assert again.startswith(f"/t/{table}?"), "there is one table of it"
    steps = [strip(ann, f"{table}?move={step}&lang={language}") for step in range(puzzle.plies + 1)]
    assert len(set(steps)) == puzzle.plies + 1
    assert f"0/{puzzle.plies}" in steps[0] and 'data-step="on"' in steps[0]
    assert 'data-step="on"' not in steps[-1] and str(puzzle.gain) in steps[-1]
    assert ann.form(f"/t/{table}/undo").status_code >= 400
    assert 'class="solved"' not in ann.get("/puzzles").text, "to look is not to solve"


def test_puzzles_are_no_games_of_the_home_page(enter: Enter) -> None:
    ann = enter()
    puzzle = puzzles_of("clans")[0]
    tables = [begin(ann, puzzle)]
    tables.append(ann.form(f"/puzzles/{puzzle.id}/solution").headers["location"][3:15])
    home = ann.get("/").text
    assert not any(table in home for table in tables)


def test_only_the_solver_is_asked(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    table = begin(ann, puzzles_of("clans")[0])
    assert strip(ann, table)
    assert not strip(ben, table)


def test_a_puzzle_has_an_address(enter: Enter) -> None:
    ann = enter()
    puzzle = puzzles_of("glenmore")[-1]
    text = ann.get(f"/puzzles/{puzzle.id}").text
    assert f"at least {puzzle.gain} " in text
    assert f'action="/puzzles/{puzzle.id}"' in text
    assert ann.get("/puzzles/clans/0-0").status_code == 404
    assert ann.form("/puzzles/clans/0-0").status_code == 404
    assert ann.form("/puzzles/nothing/0-0/solution").status_code == 404


def test_the_adviser_is_silent_in_a_puzzle(enter: Enter) -> None:
    """A puzzle asks for something else than the best move of the game."""
    ann = enter()
    table = begin(ann, puzzles_of("clans")[0])
    assert "data-hint" not in ann.get(f"/t/{table}").text
    refused = ann.form(f"/t/{table}/hint")
    assert refused.status_code == 403
    assert "A puzzle has a hint and a solution of its own." in refused.text
