"""What the teacher plays by the lesson, so that what is to be learned comes up."""

from __future__ import annotations

from ceilidh.kernel.table import Table
from ceilidh.lessons.lesson import Lesson


def reply(lesson: Lesson, table: Table, seat: int) -> str:
    """The first reply that the seat has not played yet and can play now; empty for its own move."""
    if seat == lesson.seat or not lesson.replies:
        return ""
    played = [one.action.text for one in table.played if one.seat == seat]
    legal = {move.text for move in table.legal(seat)}
    return next((text for text in lesson.replies if text not in played and text in legal), "")
