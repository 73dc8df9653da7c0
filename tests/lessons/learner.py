"""Somebody who takes a lesson: plays the moves that are expected, or others; bots play the rest."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase

from ceilidh.bots.base import Bot, ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.kernel.table import Table
from ceilidh.lessons import Guidance, Lesson, begin, guidance, reply

MOST = 400  # moves; no lesson is so long


class Learner:
    """A table of a lesson, its learner, and bots on the other seats."""

    def __init__(self, lesson: Lesson, seed: int = 1) -> None:
        self.lesson = lesson
        self.table: Table = begin(lesson)
        self.start = len(self.table.played)
        players = range(self.table.players)
        self.bots: list[Bot] = [
            make_bot(lesson.teacher, lesson.game, seed, seat) for seat in players
        ]
        self.tacksman: Bot = make_bot("tacksman", lesson.game, seed, lesson.seat)
        self.random: Bot = make_bot("random", lesson.game, seed, lesson.seat)

    def bot_move(self, bot: Bot, seat: int) -> None:
        self.table.play(ask(bot, self.table.game, self.table.state, seat), seat)

    def others(self) -> None:
        """The others play until the learner decides."""
        while self.table.actor is not None and self.lesson.seat not in self.table.actors:
            seat = self.table.actor
            if text := reply(self.lesson, self.table, seat):
                self.table.play(text, seat)
            else:
                self.bot_move(self.bots[seat], seat)

    def play(self, text: str) -> None:
        self.table.play(text, self.lesson.seat)
        self.others()

    def expected(self) -> None:
        """The expected moves, each as soon as it is legal; what is between is done without."""
        for pattern in self.lesson.expected:
            self.follow(pattern)

    def follow(self, pattern: str) -> None:
        for _ in range(MOST):
            legal = [move.text for move in self.table.legal(self.lesson.seat)]
            fits = [text for text in legal if fnmatchcase(text, pattern)]
            if fits:
                break
            assert "done" in legal or len(legal) == 1, (self.lesson.id, pattern, legal)
            self.play("done" if "done" in legal else legal[0])
        self.play(fits[0])

    def until(self, stop: Callable[[], bool], by_chance: bool = False) -> None:
        """A bot plays for the learner."""
        bot = self.random if by_chance else self.tacksman
        self.others()
        while self.table.actor is not None and not stop():
            assert len(self.table.played) - self.start < MOST, self.lesson.id
            self.bot_move(bot, self.lesson.seat)
            self.others()

    @property
    def guidance(self) -> Guidance:
        return guidance(self.lesson, self.table)
