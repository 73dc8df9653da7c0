"""Lessons at a table: which one it is, what the guide says to its learner, and what was learned."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from ceilidh.lessons import Lesson, begin, find_lesson, guidance, lessons_of, next_lesson
from ceilidh.lessons.costs import costs_of
from ceilidh.lessons.lesson import GAME
from ceilidh.say import speaker
from ceilidh.server.errors import NotFound
from ceilidh.server.storage.models import User
from ceilidh.server.storage.origin import LESSON, lesson_of
from ceilidh.server.storage.seats import BOT, PERSON, SeatInfo
from ceilidh.server.table.rooms import Room, Rooms

KEPT = 5000  # tables of which it is remembered how far they are
OWN = "own/"  # at the start of a place: the strip of the learner's seat


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


@dataclass(frozen=True)
class LessonScene:
    """A lesson in the list, with how far its learner is; `table` is where it goes on."""

    id: str
    kind: str
    title: str
    about: str
    minutes: int
    done: int
    steps: int
    learned: bool
    table: str


def open_lesson(rooms: Rooms, user: User, id_: str) -> Room:
    """A new table of the lesson: its learner against bots."""
    lesson = find_lesson(id_)
    if lesson is None:
        raise NotFound("There is no such lesson.")
    seats = [
        SeatInfo(number, PERSON, user.name, user.id)
        if number == lesson.seat
        else SeatInfo(number, BOT, "", bot=lesson.teacher)
        for number in range(lesson.start.players)
    ]
    return rooms.keep_lesson(user, begin(lesson), seats, lesson.id)


def guide_scene(room: Room, seat: int | None, language: str) -> GuideScene | None:
    """What the guide says now to who looks from this seat; None where there is none."""
    lesson = lesson_of(room.row.origin)
    if lesson is None or seat != lesson.seat:
        return None
    made = guidance(lesson, room.table)
    pages = [
        GuidePage(page.text[language], _places(lesson, (*page.light, *made.places)))
        for page in made.pages
    ]
    costs = _cost_pages(lesson, room, language) if made.finished and lesson.kind == GAME else []
    # What cost points says what to learn next.
    after = None if costs else next_lesson(lesson)
    return GuideScene(
        id=lesson.id,
        name=made.name,
        title=lesson.title[language],
        heard=[text[language] for text in made.heard],
        pages=pages + costs,
        task=made.task.get(language, ""),
        done=made.done,
        steps=made.steps,
        finished=made.finished,
        begun=len(room.table.played) > room.start,
        coached=lesson.kind == GAME,
        next=LessonLink(after.id, after.title[language]) if after else None,
    )


def _cost_pages(lesson: Lesson, room: Room, language: str) -> list[GuidePage]:
    """What cost points in the game that is over, with the lesson that trains each."""
    pages: list[GuidePage] = []
    for cost in costs_of(room.table, lesson.seat):
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


class Progress:
    """How far the tables of lessons are; told anew only of those that have changed."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, int], int] = OrderedDict()

    def done(self, rooms: Rooms, table_id: str, revision: int) -> int:
        key = (table_id, revision)
        if key not in self.known:
            room = rooms.get(table_id)
            lesson = lesson_of(room.row.origin)
            with room.lock:
                self.known[key] = guidance(lesson, room.table).done if lesson else 0
            while len(self.known) > KEPT:
                self.known.popitem(last=False)
        return self.known[key]


_PROGRESS = Progress()


def lesson_list(rooms: Rooms, user: User | None, game: str, language: str) -> list[LessonScene]:
    """The lessons of a game in their order, the furthest table of each, if it goes on."""
    rows = rooms.store.tables_from(user.id, LESSON) if user else []
    best: dict[str, tuple[int, str]] = {}
    for row in rows:
        done = _PROGRESS.done(rooms, row.id, row.revision)
        name = row.origin.removeprefix(LESSON)
        if name not in best or done > best[name][0]:
            best[name] = (done, row.id)
    made: list[LessonScene] = []
    for lesson in lessons_of(game):
        done, table = best.get(lesson.id, (0, ""))
        made.append(
            LessonScene(
                lesson.id,
                lesson.kind,
                lesson.title[language],
                lesson.about[language],
                lesson.minutes,
                done,
                len(lesson.steps),
                done == len(lesson.steps),
                table,
            )
        )
    return made


def guided_game(rooms: Rooms, user: User | None, game: str, language: str) -> LessonScene | None:
    """The guided game of a newcomer, with how far somebody is in it."""
    lessons = lesson_list(rooms, user, game, language)
    return next((one for one in lessons if one.kind == GAME), None)
