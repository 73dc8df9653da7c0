"""Where a table comes from, if it is no new game: a table, a record, a lesson, or a puzzle."""

from __future__ import annotations

from ceilidh.lessons import Lesson, find_lesson
from ceilidh.puzzles import Puzzle, find_puzzle

LESSON = "lesson "  # so begins the origin of a table that is a lesson; its name follows
PUZZLE = "puzzle "  # the same of a try at a puzzle
SOLUTION = "solution "  # and of a table that shows the solution of one
ALL = 1_000  # more moves than any solution has


def lesson_of(origin: str) -> Lesson | None:
    """The lesson that a table of this origin is; None for an ordinary game."""
    return find_lesson(origin.removeprefix(LESSON)) if origin.startswith(LESSON) else None


def puzzle_of(origin: str) -> Puzzle | None:
    """The puzzle that a table of this origin is a try at; None for all other tables."""
    return find_puzzle(origin.removeprefix(PUZZLE)) if origin.startswith(PUZZLE) else None


def solution_of(origin: str) -> Puzzle | None:
    """The puzzle whose solution a table of this origin shows; None for all other tables."""
    return find_puzzle(origin.removeprefix(SOLUTION)) if origin.startswith(SOLUTION) else None


def moves_before(origin: str) -> int:
    """How many moves stand before the first decision: those of a lesson never go back."""
    if origin.startswith(SOLUTION):
        return ALL
    lesson = lesson_of(origin)
    return len(lesson.start.moves) if lesson else 0
