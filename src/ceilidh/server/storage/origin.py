"""Where a table comes from, if it is no new game: another table, a record, or a lesson."""

from __future__ import annotations

from ceilidh.lessons import Lesson, find_lesson

LESSON = "lesson "  # so begins the origin of a table that is a lesson; its name follows


def lesson_of(origin: str) -> Lesson | None:
    """The lesson that a table of this origin is; None for an ordinary game."""
    return find_lesson(origin.removeprefix(LESSON)) if origin.startswith(LESSON) else None


def moves_before(origin: str) -> int:
    """How many moves stand before the first decision: those of a lesson never go back."""
    lesson = lesson_of(origin)
    return len(lesson.start.moves) if lesson else 0
