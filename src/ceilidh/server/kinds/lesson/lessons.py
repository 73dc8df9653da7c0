"""Lessons of a person: the table of one, and how far they are in each."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from ceilidh.lessons import begin, find_lesson, guidance, lessons_of
from ceilidh.lessons.lesson import GAME
from ceilidh.server.errors import NotFound
from ceilidh.server.kinds.lesson import LessonKind
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import BOT, PERSON, SeatInfo
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.table.stored_game import stored_game

KEPT = 5000  # tables of which it is remembered how far they are


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
    return rooms.keep(user, stored_game(begin(lesson)), seats, LessonKind.name, lesson.id)


class Progress:
    """How far the tables of lessons are; told anew only of those that have changed."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, int], int] = OrderedDict()

    def done(self, rooms: Rooms, table_id: str, revision: int) -> int:
        key = (table_id, revision)
        if key not in self.known:
            room = rooms.get(table_id)
            lesson = find_lesson(room.row.origin)
            with room.lock:
                self.known[key] = guidance(lesson, room.table).done if lesson else 0
            while len(self.known) > KEPT:
                self.known.popitem(last=False)
        return self.known[key]


_PROGRESS = Progress()


def lesson_list(rooms: Rooms, user: User | None, game: str, language: str) -> list[LessonScene]:
    """The lessons of a game in their order, the furthest table of each, if it goes on."""
    rows = rooms.store.tables_of_kind(user.id, LessonKind.name) if user else []
    best: dict[str, tuple[int, str]] = {}
    for row in rows:
        done = _PROGRESS.done(rooms, row.id, row.revision)
        if row.origin not in best or done > best[row.origin][0]:
            best[row.origin] = (done, row.id)
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
