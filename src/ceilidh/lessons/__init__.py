"""Lessons and guided first games: data, and a guide that follows the moves of an ordinary table."""

from ceilidh.lessons.guide import Guidance, begin, guidance, reply
from ceilidh.lessons.lesson import Lesson
from ceilidh.lessons.library import find_lesson, lessons_of, next_lesson

__all__ = [
    "Guidance",
    "Lesson",
    "begin",
    "find_lesson",
    "guidance",
    "lessons_of",
    "next_lesson",
    "reply",
]
