"""A task is done when the thing has been done: at every decision all legal moves are tried.

Where a move makes the fact of the task true, the guide goes on; after any other it does not.
"""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from ceilidh.kernel.table import Table
from ceilidh.lessons import Lesson, find_lesson, guidance, lessons_of
from ceilidh.lessons.lesson import GAME
from tests.lessons.facts import FACTS, Case
from tests.lessons.learner import Learner

LESSONS = [
    lesson for game in ("clans", "glenmore") for lesson in lessons_of(game) if lesson.kind != GAME
]
# Where nothing else can be played there is no wrong way: a river tile in hand goes to an end of the
# river, a turn starts with taking a tile, a token that was gained is taken, a person claims a clan.
FORCED = {
    "glenmore/rondel": [2],
    "glenmore/placement": [1],
    "glenmore/clan_board": [1],
}
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)


class Trier(Learner):
    """Before each expected move tries all others, each on a copy of the table."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson)
        self.set = self.table.copy()
        self.right = [0] * len(lesson.steps)
        self.wrong = [0] * len(lesson.steps)
        self.lies: list[str] = []

    def walk(self) -> None:
        for pattern in self.lesson.expected:
            while not self.fits(pattern):
                self.play("done" if "done" in self.texts() else self.texts()[0])
            self.try_all()
            self.play(self.fits(pattern)[0])

    def texts(self) -> list[str]:
        return [move.text for move in self.table.legal(self.lesson.seat)]

    def fits(self, pattern: str) -> list[str]:
        return [text for text in self.texts() if fnmatchcase(text, pattern)]

    def play(self, text: str) -> None:
        before = self.guidance.done
        super().play(text)
        if self.guidance.done > before:
            self.set = self.table.copy()

    def try_all(self) -> None:
        step = self.guidance.done
        if step == len(self.lesson.steps):
            return
        real = self.table
        for text in self.texts():
            self.table = real.copy()
            self.table.play(text, self.lesson.seat)
            if self.lesson.steps[step].goal.can:
                self.others()
            self.compare(step, text, real, self.table)
        self.table = real

    def compare(self, step: int, text: str, before: Table, after: Table) -> None:
        gone_on = guidance(self.lesson, after).done > step
        is_done = FACTS[self.lesson.id][step](Case(self.lesson, self.set, before, after))
        self.right[step] += is_done
        self.wrong[step] += not is_done
        if gone_on != is_done:
            said = "goes on without it" if gone_on else "does not see it"
            self.lies.append(f"task {step + 1}, {text}: the guide {said}")


@every_lesson
def test_the_guide_goes_on_when_the_thing_has_been_done_and_not_before(lesson: Lesson) -> None:
    assert len(FACTS[lesson.id]) == len(lesson.steps)
    trier = Trier(lesson)
    trier.walk()
    assert trier.lies == []
    assert all(trier.right), trier.right
    assert [step for step, tried in enumerate(trier.wrong) if not tried] == FORCED.get(
        lesson.id, []
    )


@every_lesson
def test_doing_nothing_finishes_no_lesson(lesson: Lesson) -> None:
    """Turns that are only ended, rounds that are only passed, offers that are refused."""
    refusals = ("done", "pass", "end", "store 0", "make bread 0", "make whisky 0")
    learner = Learner(lesson)
    learner.others()
    for _ in range(12):
        legal = [move.text for move in learner.table.legal(lesson.seat)]
        refused = [text for text in refusals if text in legal]
        if not refused or learner.table.actor is None:
            break
        learner.play(refused[0])
    assert not learner.guidance.finished


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("clans/trains", ["train inverness direct"]),  # nothing is delivered yet
        ("glenmore/single-cask", ["store 0"]),
        ("glenmore/tome", ["flip loch_lochy"]),
        ("glenmore/hammer", ["command butcher"]),
        ("glenmore/rondel", ["take dornie", "lay 0.1", "done"]),
        ("clans/contracts", ["take 33", "buy wool 3"]),
        ("clans/farmers-markets", ["done"]),
        ("glenmore/scoring", ["take butcher"]),
        ("clans/awards", ["take 19"]),
    ],
)
def test_ways_that_once_passed(name: str, moves: list[str]) -> None:
    lesson = find_lesson(name)
    assert lesson is not None
    learner = Learner(lesson)
    learner.others()
    for text in moves[:-1]:
        learner.play(text)
    before = learner.guidance.done
    learner.table.play(moves[-1], lesson.seat)
    learner.others()
    assert learner.guidance.done == before
