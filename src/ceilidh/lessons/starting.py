"""The table with which a lesson begins."""

from __future__ import annotations

from ceilidh.kernel.opening import new
from ceilidh.kernel.table import Table
from ceilidh.lessons.lesson import Lesson


def begin(lesson: Lesson) -> Table:
    """An ordinary table at the position of the lesson, its moves played."""
    start = lesson.start
    table = new(lesson.game, start.players, start.seed, dict(start.options), None, start.setup)
    for seat, text in start.moves:
        table.play(text, seat)
    return table
