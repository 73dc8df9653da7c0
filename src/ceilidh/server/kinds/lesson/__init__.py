"""A lesson: its moves before the learner comes, the replies of its teacher, and its guide."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.kernel.table import Table
from ceilidh.lessons import Lesson, find_lesson, guidance, next_lesson, reply
from ceilidh.lessons.costs import costs_of
from ceilidh.lessons.lesson import GAME
from ceilidh.say import speaker
from ceilidh.server.table.kind import KindPanel, TableKind

OWN = "own/"  # at the start of a place: the strip of the learner's seat


class LessonKind(TableKind):
    name = "lesson"
    counts = False
    is_listed = False
    has_opening = True
    needs_all_moves = True
    tells_turns = True

    @property
    def lesson(self) -> Lesson | None:
        """The lesson; None if a later release has dropped it, which leaves a plain game."""
        return find_lesson(self.row.origin)

    @property
    def opening(self) -> int:
        return len(self.lesson.start.moves) if self.lesson else 0

    @property
    def first_own_move(self) -> int:
        return self.opening

    def bot_seed(self, table: Table, seat: int) -> int:
        """The same for all learners."""
        return len(table.played)

    def reply(self, table: Table, seat: int) -> str:
        return reply(self.lesson, table, seat) if self.lesson else ""

    def panel(self, table: Table, seat: int | None, language: str, shown: int) -> KindPanel | None:
        lesson = self.lesson
        if lesson is None or seat != lesson.seat:
            return None
        guide = guide_scene(lesson, table, language)
        is_game = lesson.kind == GAME
        sets_task = not is_game and not guide.finished
        return KindPanel("guide", guide, guide.begun, sets_task, True, counts_scored=is_game)


@dataclass(frozen=True)
class LessonLink:
    """A lesson as others speak of it."""

    id: str
    title: str


@dataclass(frozen=True)
class GuidePage:
    """A page of the guide, and the places to light up.

    On a page about what cost points, `points` are about how many, and `lesson` trains it.
    """

    text: str
    places: str
    points: int = 0
    lesson: LessonLink | None = None


@dataclass(frozen=True)
class GuideScene:
    """What the guide says to one reader; `name` is another one for every task."""

    id: str
    name: str
    title: str
    heard: list[str]
    pages: list[GuidePage]
    task: str
    done: int
    steps: int
    finished: bool
    begun: bool
    coached: bool
    next: LessonLink | None


def guide_scene(lesson: Lesson, table: Table, language: str) -> GuideScene:
    """What the guide says now to the learner."""
    made = guidance(lesson, table)
    pages = [
        GuidePage(page.text[language], _places(lesson, (*page.light, *made.places)))
        for page in made.pages
    ]
    costs = _cost_pages(lesson, table, language) if made.finished and lesson.kind == GAME else []
    # What cost points says what to learn next.
    after = None if costs else next_lesson(lesson)
    return GuideScene(
        id=lesson.id,
        name=made.name,
        title=lesson.title[language],
        heard=[text[language] for text in made.heard],
        pages=pages + costs,
        task=made.task[language],
        done=made.done,
        steps=made.steps,
        finished=made.finished,
        begun=len(table.played) > len(lesson.start.moves),
        coached=lesson.kind == GAME,
        next=LessonLink(after.id, after.title[language]) if after else None,
    )


def _cost_pages(lesson: Lesson, table: Table, language: str) -> list[GuidePage]:
    """What cost points in the game that is over, with the lesson that trains each."""
    pages: list[GuidePage] = []
    for cost in costs_of(table, lesson.seat):
        trains = find_lesson(f"{lesson.game}/{cost.lesson}")
        assert trains is not None, cost.lesson
        text = speaker(language).text(cost.text, **cost.fields)
        link = LessonLink(trains.id, trains.title[language])
        pages.append(GuidePage(text, _places(lesson, cost.places), cost.points, link))
    return pages


def _places(lesson: Lesson, places: tuple[str, ...]) -> str:
    strip = f"seat-{lesson.seat + 1}/"
    named = [strip + one.removeprefix(OWN) if one.startswith(OWN) else one for one in places]
    return " ".join(dict.fromkeys(named))


KIND = LessonKind
