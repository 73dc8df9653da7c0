"""Every lesson and guided game is taken by clicks, large and on a phone, in three languages.

Each is played once here: its language goes round, and the window changes its size with every page
that is read and every move. In the other languages its page is opened and what the guide says is
read. With CEILIDH_EVERY_LESSON=1 each is played in all six: three languages, both sizes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, ViewportSize

from ceilidh.lessons import Lesson, lessons_of
from ceilidh.say import LANGUAGES
from tests.browser.conftest import SHOTS
from tests.browser.pupil import Pupil
from tests.browser.screen import Screen
from tests.server.helpers import Server

LARGE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
Sizes = list[ViewportSize]
LESSONS = [lesson for game in ("clans", "glenmore") for lesson in lessons_of(game)]


def places(number: int) -> list[tuple[str, Sizes]]:
    """In which language and at which sizes a lesson is played."""
    if "CEILIDH_EVERY_LESSON" in os.environ:
        return [(language, [size]) for language in LANGUAGES for size in (LARGE, PHONE)]
    sizes = [LARGE, PHONE] if number % 2 else [PHONE, LARGE]
    return [(LANGUAGES[number % len(LANGUAGES)], sizes)]


TAKEN = [
    pytest.param(lesson, language, sizes, id=f"{lesson.id}-{language}-{sizes[-1]['width']}")
    for number, lesson in enumerate(LESSONS)
    for language, sizes in places(number)
]


@pytest.fixture(scope="module")
def comes(server: Server, browser: Browser) -> Iterator[Callable[[str, Sizes], Pupil]]:
    """One person a language and sizes, who takes all lessons there."""
    known: dict[str, Pupil] = {}
    with ExitStack() as stack:

        def come(language: str, sizes: Sizes) -> Pupil:
            name = f"{language} {sizes}"
            if name not in known:
                context = browser.new_context(
                    base_url=server.url, viewport=sizes[0], locale=language, reduced_motion="reduce"
                )
                stack.callback(context.close)
                wishes = json.dumps({"pace": "instant"})
                context.add_cookies([{"name": "preferences", "value": wishes, "url": server.url}])
                context.set_default_timeout(60_000)
                known[name] = Pupil(Screen(context.new_page(), SHOTS), language, sizes)
            return known[name]

        yield come


@pytest.mark.parametrize(("lesson", "language", "sizes"), TAKEN)
def test_a_lesson_is_taken(
    comes: Callable[[str, Sizes], Pupil], lesson: Lesson, language: str, sizes: Sizes
) -> None:
    pupil = comes(language, sizes)
    pupil.begin(lesson)
    pupil.screen.wait_turn()
    pupil.read(lesson, lesson.steps[0])
    for other in LANGUAGES:
        pupil.hear(lesson.steps[0], other)
    pupil.follow(lesson)
    pupil.finish(lesson)
    assert pupil.screen.faults == []
