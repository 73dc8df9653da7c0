"""The guided games to their ends: whatever is asked for can be done now, and nothing blocks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

import pytest

from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.lessons import Guidance, Lesson, find_lesson
from tests.lessons.mirror import Mirror

CONCEPTS = {
    "clans": {
        "slaughter",
        "bargain",
        "fulfil",
        "ports",
        "contracts",
        "scoring_tile",
        "neighbours",
        "merchants",
        "shipping",
        "settlements",
        "passing",
        "last_money",
    },
    "glenmore": {
        "castle",
        "market",
        "persons",
        "landmarks",
        "territory",
        "clan_board",
        "before_scoring",
        "near",
    },
}
Choose = Callable[[Mirror, Guidance], str]


def game(name: str) -> Lesson:
    found = find_lesson(f"{name}/first_game")
    assert found is not None
    return found


def by_guide(mirror: Mirror, said: Guidance) -> str:
    """What the guide asks for; where it leaves the choice, what a simple bot would do."""
    if said.moves:
        return said.moves[0]
    lesson, table = mirror.lesson, mirror.table
    bot = make_bot("tacksman", lesson.game, 1, lesson.seat)
    return ask(bot, table.game, table.state, lesson.seat).text


def against_guide(seed: int) -> Choose:
    """Anything but what the guide asks for."""
    rng = random.Random(seed)

    def choose(mirror: Mirror, said: Guidance) -> str:
        return rng.choice([text for text in mirror.legal if text not in said.moves] or mirror.legal)

    return choose


class Sitting:
    """A guided game, looked at before every move of the learner."""

    def __init__(self, lesson: Lesson) -> None:
        self.mirror = Mirror(lesson)
        self.said: list[Guidance] = []

    def play(self, choose: Choose) -> Sitting:
        while self.mirror.table.actor is not None:
            said = self.mirror.guidance
            self.look(said)
            self.mirror.play(choose(self.mirror, said))
        return self

    def look(self, said: Guidance) -> None:
        self.said.append(said)
        assert said.task["en"] and said.pages and not said.finished
        assert set(said.moves) <= set(self.mirror.legal), said.name
        assert said.moves, f"{said.name}: what is asked for cannot be done now"

    @staticmethod
    def concept(said: Guidance) -> str:
        return said.name.split()[1] if " " in said.name else ""

    @property
    def concepts(self) -> set[str]:
        return {self.concept(said) for said in self.said} - {""}


@pytest.fixture(scope="module", params=["clans", "glenmore"])
def followed(request: pytest.FixtureRequest) -> Sitting:
    return Sitting(game(request.param)).play(by_guide)


def test_who_follows_the_guide_comes_to_the_end_and_wins(followed: Sitting) -> None:
    table, lesson = followed.mirror.table, followed.mirror.lesson
    end = followed.mirror.guidance
    assert end.finished and end.pages[0].text == lesson.end
    scores = table.scores()
    assert scores[lesson.seat] > scores[1 - lesson.seat]


def test_every_step_is_done_by_who_follows(followed: Sitting) -> None:
    """None of them is left out or passed over: what was asked for was done."""
    lesson = followed.mirror.lesson
    assert {said.done for said in followed.said} == set(range(len(lesson.steps)))


@pytest.mark.parametrize("name", ["clans", "glenmore"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_does_something_else_is_never_blocked(name: str, seed: int) -> None:
    sitting = Sitting(game(name)).play(against_guide(seed))
    assert sitting.mirror.guidance.finished


@pytest.mark.parametrize("name", ["clans", "glenmore"])
def test_every_concept_comes_up_when_it_matters(name: str) -> None:
    """Not all of them in one game: they come with the position."""
    told = Sitting(game(name)).play(by_guide).concepts
    for seed in range(4):
        told |= Sitting(game(name)).play(against_guide(seed)).concepts
    assert told >= CONCEPTS[name]
    assert CONCEPTS[name] <= {concept.name for concept in game(name).concepts}


@pytest.mark.parametrize("name", ["clans", "glenmore"])
def test_the_guide_goes_back_with_the_moves(name: str) -> None:
    sitting = Sitting(game(name))
    told: list[tuple[int, Guidance]] = []
    for _ in range(14):
        told.append((len(sitting.mirror.table.played), sitting.mirror.guidance))
        sitting.mirror.play(by_guide(sitting.mirror, sitting.mirror.guidance))
    for played, said in reversed(told):
        while len(sitting.mirror.table.played) > played:
            sitting.mirror.table.undo(consent=True)
        assert sitting.mirror.guidance == said


def test_what_lights_up_can_be_chosen(followed: Sitting) -> None:
    """Of empty hexes, offers and tiles only those that a legal move is about; checked anew."""
    again = Mirror(followed.mirror.lesson)
    kinds = ("hex", "contract", "tile", "clan", "port")
    for said in followed.said[:30]:
        seat = again.lesson.seat
        targets = {one for move in again.table.legal(seat) for one in move.targets}
        pieces = cast(list[dict[str, object]], again.table.view(seat).get("pieces", []))
        taken = {f"hex:{row['hex']}" for row in pieces}
        lit = {place.split("/")[1] for page in said.pages for place in page.light}
        choices = {one for one in lit if one.partition(":")[0] in kinds} - taken
        assert choices <= targets
        assert {place.split("/")[1] for place in said.places} <= targets
        again.play(by_guide(again, said))
