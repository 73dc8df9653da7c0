"""A guided game over HTTP, to its end: the teacher answers as anywhere, and costs have links."""

from __future__ import annotations

import re

import pytest

from tests.lessons.mirror import Mirror
from tests.lessons.test_coached import Choose, against_guide, by_guide, game
from tests.server.conftest import Enter
from tests.server.helpers import Person, until
from tests.server.kinds.test_lesson import begin, guide

# Of each seat: what the number beside its name is, and the number.
NUMBERS = re.compile(r'class="score"[^>]*>(?:<small>([^<]*)</small>)?<span[^>]*>([^<]*)<')


def numbers(person: Person, table: str) -> list[tuple[str, int]]:
    found = NUMBERS.findall(person.get(f"/t/{table}").text)
    return [(what, int(number.replace("−", "-"))) for what, number in found]


def play(person: Person, table: str, mirror: Mirror, choose: Choose) -> None:
    """The same moves here and there; the guide of the page says what the guide here says."""
    while mirror.table.actor is not None:
        until(lambda: person.see(table)["legal"])
        scene = person.see(table)
        assert {move["text"] for move in scene["legal"]} == set(mirror.legal)
        said = mirror.guidance
        if len(mirror.table.played) % 5 == 0:
            assert f'data-task="{said.name}"' in guide(person, table)
            told = [("scored", seat["so_far"]) for seat in scene["seats"]]
            assert numbers(person, table) == told
        text = choose(mirror, said)
        person.move(scene, text)
        mirror.play(text)


@pytest.mark.parametrize("name", ["clans", "glenmore"])
@pytest.mark.parametrize("against", [False, True], ids=["with", "against"])
def test_a_guided_game_comes_to_its_end(enter: Enter, name: str, against: bool) -> None:
    ann = enter()
    lesson = game(name)
    table = begin(ann, lesson.id)
    assert {"clans": "Rory", "glenmore": "Hamish"}[name] in ann.get(f"/t/{table}").text
    mirror = Mirror(lesson)
    # Its own draws, so that the game does not hang on what other tests have drawn before.
    play(ann, table, mirror, against_guide(1) if against else by_guide)
    until(lambda: ann.see(table)["over"])
    last = guide(ann, table)
    assert "guide-task done" in last and lesson.end["en"] in last
    links = re.findall(r'action="/learn/([a-z/_-]+)"', last)
    assert [what for what, _ in numbers(ann, table)] == ["", ""], "these are the final scores"
    assert len(links) == 3 and last.count("Points lost: about") == 3
    opened = ann.form(f"/learn/{links[0]}")
    assert opened.status_code == 303


def test_the_gold_of_the_page_is_what_the_task_is_about(enter: Enter) -> None:
    ann = enter()
    table = begin(ann, "clans/first_game")
    places = re.findall(r'data-places="([^"]*)"', guide(ann, table))
    assert all("contracts/contract:35" in one.split() for one in places)


def test_the_number_beside_a_name_says_what_it_is(enter: Enter) -> None:
    ann = enter()
    table = begin(ann, "glenmore/first_game")
    assert numbers(ann, table) == [("scored", 0), ("scored", 0)]
    plain = ann.create(seats=("person", "bot"))
    told = [("if it ended now", seat["score"]) for seat in plain["seats"]]
    assert numbers(ann, plain["id"]) == told
