"""Every lesson and guided game is taken by clicks, on a large screen and on a phone.

Lessons are taken once at each size. The language goes round, so that every lesson is taken in two
languages and heard in the third, and every language is spoken at both sizes. A guided game is
taken in all three languages: of one game two are on a large screen, of the other two on a phone.
The first of them is played to its end by a bot, the others as far as the guide says what to do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from ceilidh.lessons import Lesson, lessons_of
from ceilidh.lessons.lesson import GAME
from tests.browser.conftest import SHOTS
from tests.browser.pupil import Pupil
from tests.browser.screen import Screen
from tests.browser.windows import Windows
from tests.say.listening import WHOLE

LARGE, PHONE = (1440, 900), (390, 844)
SIZES = (LARGE, PHONE)
Come = Callable[[str, tuple[int, int]], Pupil]
LESSONS = [lesson for game in ("clans", "glenmore") for lesson in lessons_of(game)]


def places(number: int, lesson: Lesson) -> list[tuple[str, tuple[int, int]]]:
    """In which languages and at which sizes a lesson is taken."""
    count = len(WHOLE) if lesson.kind == GAME else len(SIZES)
    return [
        (WHOLE[(number + nth) % len(WHOLE)], SIZES[(number + nth) % len(SIZES)])
        for nth in range(count)
    ]


PLACES = {lesson.id: places(number, lesson) for number, lesson in enumerate(LESSONS)}
TAKEN = [
    pytest.param(lesson, language, size, id=f"{lesson.id}-{language}-{size[0]}")
    for lesson in LESSONS
    for language, size in PLACES[lesson.id]
]


@pytest.fixture(scope="module")
def comes(windows: Windows) -> Iterator[Come]:
    """One person a language and size, who takes all lessons there."""
    known: dict[tuple[str, tuple[int, int]], Pupil] = {}
    with ExitStack() as stack:

        def come(language: str, size: tuple[int, int]) -> Pupil:
            if (language, size) not in known:
                touch = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
                page = windows.lend(*size, locale=language, **touch)
                screen = Screen(page, SHOTS, size == PHONE)
                stack.callback(windows.take_back, page)
                stack.callback(screen.leave)
                known[language, size] = Pupil(screen, language)
            return known[language, size]

        yield come


@pytest.mark.parametrize(("lesson", "language", "size"), TAKEN)
def test_a_lesson_is_taken(
    comes: Come, lesson: Lesson, language: str, size: tuple[int, int]
) -> None:
    pupil = comes(language, size)
    pupil.begin(lesson)
    pupil.read(lesson.steps[0])
    if size == LARGE:
        for other in set(WHOLE) - {language for language, _ in PLACES[lesson.id]}:
            pupil.hear(lesson.steps[0], other)
    pupil.follow(lesson)
    if lesson.kind == GAME:
        pupil.come_back()
    if lesson.kind != GAME or (language, size) == PLACES[lesson.id][0]:
        pupil.finish(lesson)
    assert pupil.screen.faults == []
