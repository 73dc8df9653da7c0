"""The table of a lesson: how it begins, what its guide says now, what its teacher plays.

Nothing of that is stored: it follows from the moves.

So if you undo a move, leave and come back, or look from another device, the guide is where the
table is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ceilidh.kernel.opening import new
from ceilidh.kernel.table import Table
from ceilidh.lessons.lesson import Lesson, Page
from ceilidh.lessons.occasions import lit_places, places_of
from ceilidh.lessons.walk import Walk
from ceilidh.say.texts import Texts

MOST_HEARD = 2  # remarks at a time; the older ones of a turn are forgotten


@dataclass(frozen=True)
class Guidance:
    """`heard` are remarks on what was done last; `pages` and `task` say what comes now.

    `moves` are legal moves that do the task, if the position decides which, and `places` is where
    they lie. `done` counts the tasks that lie behind; `finished` is when none is left. `name` is
    another one for every task that is set.
    """

    name: str
    heard: tuple[Texts, ...]
    pages: tuple[Page, ...]
    task: Texts
    moves: tuple[str, ...]
    places: tuple[str, ...]
    done: int
    steps: int
    finished: bool


def guidance(lesson: Lesson, table: Table) -> Guidance:
    """Follow the moves since the start of the lesson."""
    walk = Walk(lesson, table)
    for number in range(len(lesson.start.moves), len(table.played)):
        walk.move(number)
    step = walk.step
    lit = [lit_places(page.light, walk.at) for page in walk.pages]
    return Guidance(
        name=walk.name,
        heard=tuple(walk.heard[-MOST_HEARD:]),
        pages=tuple([replace(page, light=it) for page, it in zip(walk.pages, lit, strict=True)]),
        task=step.task if step else Texts(),
        moves=tuple([move.text for move in walk.moves]),
        places=places_of(walk.moves, lesson.game) if walk.moves else (),
        done=walk.place,
        steps=len(lesson.steps),
        finished=walk.place == len(lesson.steps),
    )


def begin(lesson: Lesson) -> Table:
    """An ordinary table at the position of the lesson, its moves played."""
    start = lesson.start
    table = new(lesson.game, start.players, start.seed, dict(start.options), None, start.setup)
    for seat, text in start.moves:
        table.play(text, seat)
    return table


def reply(lesson: Lesson, table: Table, seat: int) -> str:
    """The first reply that the seat has not played yet and can play now; empty for its own move."""
    if seat == lesson.seat or not lesson.replies:
        return ""
    played = [one.action.text for one in table.played if one.seat == seat]
    legal = {move.text for move in table.legal(seat)}
    return next((text for text in lesson.replies if text not in played and text in legal), "")
