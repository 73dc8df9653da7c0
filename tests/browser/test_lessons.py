"""Every lesson and guided game is taken by clicks, large and on a phone, in three languages.

Guided games and the lessons of the base games are played in all six places. A lesson of a module is
one task; it is played once in each language, in both sizes, which of them where goes round. With
CEILIDH_EVERY_LESSON=1 those too are played everywhere.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from ceilidh.lessons import Lesson, lessons_of
from ceilidh.lessons.lesson import MODULE
from ceilidh.say import LANGUAGES
from tests.browser.conftest import SHOTS
from tests.browser.pupil import Pupil
from tests.browser.screen import Screen
from tests.server.helpers import Server

LARGE, PHONE = (1440, 900), (390, 844)
Place = tuple[tuple[int, int], str]
EVERYWHERE: list[Place] = [(size, language) for language in LANGUAGES for size in (LARGE, PHONE)]
LESSONS = [lesson for game in ("clans", "glenmore") for lesson in lessons_of(game)]


def places(number: int, lesson: Lesson) -> list[Place]:
    """Where a lesson is taken."""
    if lesson.kind != MODULE or "CEILIDH_EVERY_LESSON" in os.environ:
        return EVERYWHERE
    return [EVERYWHERE[(2 * nth + (nth + number) % 2) % 6] for nth in range(3)]


TAKEN = [
    pytest.param(lesson, size, language, id=f"{lesson.id}-{size[0]}-{language}")
    for number, lesson in enumerate(LESSONS)
    for size, language in places(number, lesson)
]


@pytest.fixture(scope="module")
def pupils(server: Server, browser: Browser) -> Iterator[dict[Place, Pupil]]:
    """One person a place, who takes all lessons there."""
    with ExitStack() as stack:
        made: dict[Place, Pupil] = {}
        for size, language in EVERYWHERE:
            width, height = size
            context = browser.new_context(
                base_url=server.url,
                viewport={"width": width, "height": height},
                locale=language,
                has_touch=size == PHONE,
                is_mobile=size == PHONE,
            )
            stack.callback(context.close)
            wishes = json.dumps({"pace": "instant"})
            context.add_cookies([{"name": "preferences", "value": wishes, "url": server.url}])
            context.set_default_timeout(60_000)
            made[size, language] = Pupil(Screen(context.new_page(), SHOTS, size == PHONE), language)
        yield made


@pytest.mark.parametrize(("lesson", "size", "language"), TAKEN)
def test_a_lesson_is_taken(
    pupils: dict[Place, Pupil], lesson: Lesson, size: tuple[int, int], language: str
) -> None:
    pupil = pupils[size, language]
    pupil.begin(lesson)
    pupil.screen.wait_turn()
    pupil.read(lesson, lesson.steps[0])
    pupil.follow(lesson)
    pupil.finish(lesson)
    assert pupil.screen.faults == []
