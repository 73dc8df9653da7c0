"""Where a table that is no new game comes from: a table, record, lesson, puzzle or day."""

from __future__ import annotations

from ceilidh.lessons import Lesson, find_lesson
from ceilidh.puzzles import Puzzle, find_puzzle
from ceilidh.server.storage.models import now

LESSON = "lesson "  # so begins the origin of a table that is a lesson; its name follows
PUZZLE = "puzzle "  # the same of a try at a puzzle
SOLUTION = "solution "  # and of a table that shows the solution of one
ALL = 1_000  # more moves than any solution has
DAY = "today "  # so begins that of a game of the day; the day and its kind follow


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


# --- games of the day -----------------------------------------------------------------------------


def today() -> str:
    """The day of now, the same everywhere: that of UTC."""
    return now().date().isoformat()


def day_of(origin: str) -> str:
    """The day whose game a table is; empty for any other table."""
    return origin.removeprefix(DAY).partition(" ")[0] if origin.startswith(DAY) else ""


def is_sealed(origin: str) -> bool:
    """Whether others may still play the same draws, so that nobody is told what they follow from.

    Days in this form are in the order of their letters.
    """
    day = day_of(origin)
    return bool(day) and today() <= day
