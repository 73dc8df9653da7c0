"""Which puzzle comes when, how hard it is, and what a wrong file is told."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from ceilidh.puzzles import (
    find_puzzle,
    grade_of,
    next_puzzle,
    number_of,
    of_the_day,
    puzzles_of,
)
from ceilidh.puzzles.collecting import choose, found_in
from ceilidh.puzzles.profile import profile_of
from ceilidh.puzzles.reading import PuzzleError, read_puzzle, read_puzzles, write_puzzle

CLANS = puzzles_of("clans")


def test_a_puzzle_is_found_by_its_id() -> None:
    assert find_puzzle(CLANS[0].id) is CLANS[0]
    assert find_puzzle("clans/0-0") is None
    assert find_puzzle("nothing/1-1") is None
    assert puzzles_of("template") == ()
    assert profile_of("template") is None


def test_moves_grade_them_and_order_the_list() -> None:
    assert [one.plies for one in CLANS] == sorted(one.plies for one in CLANS)
    assert {grade_of(one) for one in CLANS} == {"easy", "medium", "hard"}
    assert number_of(CLANS[4]) == 5
    assert next_puzzle(CLANS[0]) is CLANS[1]
    assert next_puzzle(CLANS[-1]) is CLANS[0]


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_every_puzzle_has_its_day(game: str) -> None:
    first = date(2026, 11, 17)
    known = puzzles_of(game)
    days = [of_the_day(game, first + timedelta(days)) for days in range(len(known))]
    assert len({one.id for one in days if one}) == len(known)
    assert of_the_day(game, first) == of_the_day(game, first)
    assert of_the_day("template", first) is None


def test_a_line_is_read_as_it_was_written() -> None:
    assert read_puzzle("clans", write_puzzle(CLANS[0])) == CLANS[0]


def test_a_wrong_file_is_refused() -> None:
    line = write_puzzle(CLANS[0])
    with pytest.raises(PuzzleError, match="same name"):
        read_puzzles("clans", f"{line}\n{line}")
    values = json.loads(line)
    with pytest.raises(PuzzleError, match="a puzzle has"):
        read_puzzle("clans", json.dumps({**values, "more": 1}))
    values["goal"]["measure"] = "luck"
    with pytest.raises(PuzzleError, match="no goal"):
        read_puzzle("clans", json.dumps(values))


def test_a_search_resumes_after_the_games_that_are_done(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    assert found_in("clans", file) == ([], set())
    seed = int(CLANS[0].name.split("-")[0])
    file.write_text(f"{write_puzzle(CLANS[0])}\n")
    assert found_in("clans", file) == ([], set()), "the game was broken off"
    with file.open("a") as out:
        out.write(json.dumps({"seed": seed}) + "\n")
    assert found_in("clans", file) == ([CLANS[0]], {seed})


def test_the_choice_is_varied_and_has_no_twins() -> None:
    chosen = choose(list(CLANS) * 2, 30)
    assert len({one.id for one in chosen}) == 30
    assert len({one.theme for one in chosen}) > 3
    assert choose(list(reversed(CLANS)), 30) == chosen
