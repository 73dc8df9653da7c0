"""Lessons and guided first games: data, and a guide that follows the moves of an ordinary table."""

from ceilidh.lessons.guide import Guidance, guidance
from ceilidh.lessons.lesson import Lesson
from ceilidh.lessons.library import find_lesson, lessons_of, next_lesson
from ceilidh.lessons.replies import reply
from ceilidh.lessons.starting import begin

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
