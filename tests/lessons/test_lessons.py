"""Every lesson can be gone through by the moves it expects, and bears with any others."""

from __future__ import annotations

import re

import pytest

from ceilidh.draw.svg import draw_parts
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLANS
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as GLEN_MORE
from ceilidh.kernel.entry import Entries, expansions
from ceilidh.lessons import Lesson, find_lesson, lessons_of, next_lesson
from ceilidh.lessons.lesson import GAME, MODULE
from ceilidh.say.texts import Texts
from tests.lessons.learner import Learner
from tests.say.test_tone import BRAZILIAN

LESSONS = [lesson for game in ("clans", "glenmore") for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
MOST_WORDS = 25
_NAMED = re.compile(r'data-(?:target|tip)="([^"]+)"')


def texts(lesson: Lesson) -> list[Texts]:
    found = [lesson.title, lesson.about, lesson.end]
    for step in lesson.steps:
        found += [step.task, *[page.text for page in step.pages]]
        found += [text for text in (step.well, step.other) if text]
        found += [remark.text for remark in step.remarks]
    return found + [moment.text for moment in lesson.moments]


@every_lesson
def test_the_expected_moves_lead_through(lesson: Lesson) -> None:
    learner = Learner(lesson)
    assert learner.guidance.done == 0
    learner.expected()
    if lesson.kind == GAME:
        learner.until(lambda: False)
    assert learner.guidance.finished
    assert learner.guidance.pages[0].text == lesson.end


@every_lesson
@pytest.mark.parametrize("by_chance", [False, True])
def test_other_moves_are_borne_with(lesson: Lesson, by_chance: bool) -> None:
    learner = Learner(lesson, seed=5)
    learner.until(lambda: len(learner.table.played) > learner.start + 30, by_chance)
    said = learner.guidance
    assert 0 <= said.done <= said.steps
    assert said.pages


@every_lesson
def test_a_task_is_not_done_before_it_is(lesson: Lesson) -> None:
    """The guide follows the moves: taken back, they have not been made."""
    learner = Learner(lesson)
    learner.expected()
    done = learner.guidance.done
    assert done > 0
    while len(learner.table.played) > learner.start:
        learner.table.undo(consent=True)
        assert learner.guidance.done <= done
        done = learner.guidance.done
    assert done == 0


@every_lesson
def test_sentences_are_short(lesson: Lesson) -> None:
    long = [
        sentence
        for text in texts(lesson)
        for words in text.values()
        for sentence in re.split(r"[.:;!?](?:\s|$)", words)
        if len(sentence.split()) > MOST_WORDS
    ]
    assert long == []


@every_lesson
def test_all_languages_are_there(lesson: Lesson) -> None:
    for text in texts(lesson):
        assert text.missing() == []
        assert all(words.strip() == words and words for words in text.values())
        assert len(set(text.values())) == len(text) or len(text["en"].split()) < 3
        assert not BRAZILIAN.search(text["pt"])
        # A space that does not break stands before these signs in French.
        assert not re.search(r"[^\u202f][;!?](?:\s|$)|[^\u00a0]:(?:\s|$)", text["fr"])


class Onlooker(Learner):
    """Looks for what the guide lights up, as soon as it speaks of it."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson)
        self.told = -1
        self.lost: list[str] = []
        self.look()

    def others(self) -> None:
        super().others()
        self.look()

    def look(self) -> None:
        said = self.guidance
        if said.done == self.told or self.table.actor is None:
            return
        self.told = said.done
        seat, tables = self.lesson.seat, self.table.game.components(self.table.state)
        drawn = {
            part.name: set(_NAMED.findall(part.markup))
            for part in draw_parts(self.table.view(seat), "en", seat, tables)
        }
        drawn["own"] = drawn[f"seat-{seat + 1}"]
        places = [place for page in said.pages for place in page.light]
        self.lost += [
            one for one in places if one.split("/")[1] not in drawn.get(one.split("/")[0], ())
        ]


@every_lesson
def test_what_lights_up_is_drawn(lesson: Lesson) -> None:
    """At the time when the guide speaks of it, not only at the start."""
    learner = Onlooker(lesson)
    learner.expected()
    if lesson.kind == GAME:
        learner.until(lambda: False)
    assert learner.lost == []


@pytest.mark.parametrize(("game", "entries"), [("clans", CLANS), ("glenmore", GLEN_MORE)])
def test_every_module_that_can_be_chosen_has_a_lesson(game: str, entries: Entries) -> None:
    taught = [lesson.name for lesson in lessons_of(game) if lesson.kind == MODULE]
    assert set(expansions(entries)) <= set(taught)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_game_has_one_guided_game_and_five_to_eight_lessons(game: str) -> None:
    kinds = [lesson.kind for lesson in lessons_of(game)]
    assert kinds.count(GAME) == 1
    assert 5 <= kinds.count("lesson") <= 8
    assert kinds == sorted(kinds, key=["game", "lesson", "module"].index)


def test_lessons_follow_each_other() -> None:
    first = lessons_of("clans")[0]
    order = [first.id]
    after = next_lesson(first)
    while after is not None:
        order.append(after.id)
        after = next_lesson(after)
    assert order == [one.id for one in lessons_of("clans") if one.kind != MODULE]


def test_a_lesson_is_found_by_name() -> None:
    found = find_lesson("clans/market")
    assert found is not None and found.title["en"] == "The market"
    assert find_lesson("clans/nothing") is None
    assert find_lesson("chess/market") is None


@every_lesson
def test_nothing_is_spoken_of_that_cannot_be_chosen_yet(lesson: Lesson) -> None:
    """On the expected way, all that a step wishes to light up does; so it was written with care."""
    learner = Learner(lesson)
    seen: set[int] = set()
    learner.others()
    for pattern in lesson.expected:
        said = learner.guidance
        if said.name == str(said.done) and said.done not in seen and not said.finished:
            seen.add(said.done)
            lit = [page.light for page in said.pages]
            assert lit == [page.light for page in lesson.steps[said.done].pages], said.name
        learner.follow(pattern)
