"""What the guide says at a table now. Nothing of it is stored: it follows from the moves.

So whoever takes a move back, leaves and comes back, or looks from another device finds the guide
where the table is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from ceilidh.kernel.table import Table
from ceilidh.lessons.goals import Tally, is_reached
from ceilidh.lessons.lesson import Lesson, LessonStep, Page
from ceilidh.say.texts import Texts
from ceilidh.shortcuts import ends_turn

MOST_HEARD = 2  # remarks at a time; the older ones of a turn are forgotten


@dataclass(frozen=True)
class Guidance:
    """`heard` are remarks on what was done last; `pages` and `task` say what comes now.

    `done` counts the tasks that lie behind; `finished` is when none is left.
    """

    heard: tuple[Texts, ...]
    pages: tuple[Page, ...]
    task: Texts
    done: int
    steps: int
    finished: bool


def guidance(lesson: Lesson, table: Table) -> Guidance:
    """Follow the moves since the start of the lesson."""
    walk = _Walk(lesson)
    for number in range(len(lesson.start.moves), len(table.played)):
        walk.move(table, number)
    finished = walk.place == len(lesson.steps)
    step = None if finished else lesson.steps[walk.place]
    return Guidance(
        heard=tuple(walk.heard[-MOST_HEARD:]),
        pages=step.pages if step else (Page(lesson.end),),
        task=step.task if step else Texts(),
        done=walk.place,
        steps=len(lesson.steps),
        finished=finished,
    )


class _Walk:
    """The guide on its way through the moves of a table."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.place = 0
        self.heard: list[Texts] = []
        self.tally = Tally(lesson.seat)
        self.waiting = list(lesson.moments)  # each is told once
        self.is_over = True  # the learner's last turn, so that the next move begins a new one

    def move(self, table: Table, number: int) -> None:
        played = table.played[number]
        own = played.seat == self.lesson.seat
        if own and self.is_over:
            self.heard = []
        last = number + 1 == len(table.played)
        state = table.state if last else table.played[number + 1].before
        ends = own and ends_turn(table.game, state, played.seat, played.events)
        self.is_over = ends if own else self.is_over
        alone = Tally(self.lesson.seat, over=last and table.actor is None)
        alone.add(played.seat, played.action.text, played.events)
        self.tally.add(played.seat, played.action.text, played.events)
        self.tally.over = alone.over
        self.tally.view = alone.view = self._view(table, state)
        self._advance(own, ends, alone)
        for moment in self.waiting[:]:
            if is_reached(moment.goal, alone):
                self.waiting.remove(moment)
                self.heard.append(moment.text)

    def _view(self, table: Table, state: Any) -> dict[str, Any]:
        """What the view has of the learner's seat, where the task asks for it."""
        steps = self.lesson.steps
        if self.place == len(steps) or not steps[self.place].goal.own:
            return {}
        seats = cast(list[dict[str, Any]], table.game.view(state, self.lesson.seat)["seats"])
        return seats[self.lesson.seat]

    def _advance(self, own: bool, ends: bool, alone: Tally) -> None:
        if self.place == len(self.lesson.steps):
            return
        step = self.lesson.steps[self.place]
        self.tally.turns += ends
        if is_reached(step.goal, self.tally):
            self._go_on(step.well)
            return
        if own:
            self._comment(step, ends, alone)
        if ends and step.passes:
            self._go_on(Texts())
        elif ends:
            self.tally.turn = []

    def _go_on(self, said: Texts) -> None:
        self.place += 1
        self.tally = Tally(self.lesson.seat)
        if said:
            self.heard.append(said)

    def _comment(self, step: LessonStep, ends: bool, alone: Tally) -> None:
        """A remark that knows the move, else when the turn is over what there is to say."""
        known = [one.text for one in step.remarks if is_reached(one.goal, alone)]
        if known:
            self.heard.append(known[0])
        elif ends and step.other and step.other not in self.heard and not self._has_remark(step):
            self.heard.append(step.other)

    def _has_remark(self, step: LessonStep) -> bool:
        return any(one.text in self.heard for one in step.remarks)
