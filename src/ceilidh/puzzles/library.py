"""All puzzles of a game, read from the package; which comes next, and which is today's."""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from math import gcd
from typing import Final

from ceilidh.kernel.registry import list_games
from ceilidh.puzzles.puzzle import Puzzle
from ceilidh.puzzles.reading import read_puzzles

FOLDER: Final = "data"
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
GRADES: Final = (EASY, MEDIUM, HARD)
LONGEST: Final = {EASY: 4, MEDIUM: 7}  # moves of the shortest solution
STRIDE: Final = 37  # puzzles between one day and the next, so that the days do not climb the grades


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, those with the fewest moves first; none for a game without any."""
    file = files("ceilidh.puzzles") / FOLDER / f"{game}.jsonl"
    return read_puzzles(game, file.read_text("utf-8")) if file.is_file() else ()


def find_puzzle(id_: str) -> Puzzle | None:
    """The puzzle of a name such as `clans/12-140`; None if there is none."""
    game, _, name = id_.partition("/")
    if game not in [one.name for one in list_games()]:
        return None
    return next((one for one in puzzles_of(game) if one.name == name), None)


def number_of(puzzle: Puzzle) -> int:
    """What people call it by: its place in the list, from 1."""
    return puzzles_of(puzzle.game).index(puzzle) + 1


def grade_of(puzzle: Puzzle) -> str:
    """How hard it is, by the moves of its shortest solution."""
    return next((grade for grade, most in LONGEST.items() if puzzle.plies <= most), HARD)


def next_puzzle(puzzle: Puzzle) -> Puzzle:
    """The one after it; after the last the first."""
    known = puzzles_of(puzzle.game)
    return known[number_of(puzzle) % len(known)]


def of_the_day(game: str, day: date) -> Puzzle | None:
    """The same for everybody on that day, and every puzzle once before the first comes again."""
    known = puzzles_of(game)
    if not known:
        return None
    stride = STRIDE
    while gcd(stride, len(known)) > 1:
        stride += 1
    return known[day.toordinal() * stride % len(known)]
