"""The same lesson beside the server: whoever plays the same moves meets the same replies."""

from __future__ import annotations

from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.kernel.table import Table
from ceilidh.lessons import Guidance, Lesson, begin, guidance, reply


class Mirror:
    """A table of a lesson on which the teacher answers as it does on a server."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table: Table = begin(lesson)
        self.others()

    def play(self, text: str) -> None:
        self.table.play(text, self.lesson.seat)
        self.others()

    def others(self) -> None:
        while self.table.actor is not None and self.lesson.seat not in self.table.actors:
            seat, lesson = self.table.actor, self.lesson
            bot = make_bot(lesson.teacher, lesson.game, len(self.table.played), seat)
            told = reply(lesson, self.table, seat)
            text = told or ask(bot, self.table.game, self.table.state, seat).text
            self.table.play(text, seat)

    @property
    def legal(self) -> list[str]:
        if self.table.actor is None:
            return []
        return [move.text for move in self.table.legal(self.lesson.seat)]

    @property
    def guidance(self) -> Guidance:
        return guidance(self.lesson, self.table)
