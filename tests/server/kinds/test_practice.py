"""A practice table: any position, undo over everything, and nothing counts."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape
from http import HTTPStatus

import pytest

import ceilidh
from ceilidh.kernel.record import nameless
from ceilidh.server.kinds.practice import open_practice
from ceilidh.server.results.finished_games import catch_up
from ceilidh.server.results.profiles import all_results
from ceilidh.server.table.stored_game import read_start
from tests.server.conftest import Enter
from tests.server.helpers import Json, Person
from tests.server.house import House


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


GAMES = ("glenmore", "clans")


def position(game: str, moves: int = 12, words: bool = False) -> str:
    """A position of a game after some moves."""
    table = ceilidh.new(game, players=2, seed=3)
    for _ in range(moves):
        table.play(table.legal()[0])
    return table.position(words=words)


def begin(person: Person, text: str) -> Json:
    answer = person.form("/practice", text=text)
    assert answer.status_code == HTTPStatus.SEE_OTHER, answer.text
    return person.see(answer.headers["location"].removeprefix("/t/"))


def undo(person: Person, scene: Json) -> Json:
    answer = person.post(f"/api/tables/{scene['id']}/undo", {})
    assert answer.status_code == HTTPStatus.OK, answer.text
    return person.see(scene["id"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("words", [False, True], ids=["letters", "words"])
def test_a_position_is_played_on_from(enter: Enter, game: str, words: bool) -> None:
    ann, text = enter(), position(game, words=words)
    scene = begin(ann, text)
    table = ceilidh.load(text)
    assert scene["kind"] == "practice"
    assert [move["text"] for move in scene["legal"]] == [move.text for move in table.legal()]
    assert [seat["mine"] for seat in scene["seats"]] == [True, True]
    table.play(table.legal()[0])
    scene = ann.move(scene, scene["legal"][0]["text"])
    assert scene["view"]["seats"] == table.view(0)["seats"]


def test_everything_can_be_undone(enter: Enter) -> None:
    """Over what was revealed, over turns of other seats, and forward again."""
    ann = enter()
    start = begin(ann, position("glenmore"))
    assert not start["can_undo"]
    scene = start
    while scene["view"]["stack_left"] == start["view"]["stack_left"]:
        scene = ann.move(scene, scene["legal"][0]["text"])
    last = scene
    while scene["can_undo"]:
        scene = undo(ann, scene)
    assert scene["key"] == start["key"] and scene["moves"] == 0
    assert not scene["study"] and scene["can_redo"]
    while scene["can_redo"]:
        ann.post(f"/api/tables/{scene['id']}/redo", {})
        scene = ann.see(scene["id"])
    assert scene["key"] == last["key"]


def test_no_question_stands_before_an_undo(enter: Enter) -> None:
    """Elsewhere the page asks whether the game may become a study game."""
    ann = enter()
    scene = begin(ann, position("glenmore"))
    left = scene["view"]["stack_left"]
    while scene["view"]["stack_left"] == left:
        scene = ann.move(scene, scene["legal"][0]["text"])
    answer = ann.form(f"/t/{scene['id']}/undo")
    assert "X-Asks" not in answer.headers
    assert ann.see(scene["id"])["moves"] < scene["moves"]


def test_a_record_keeps_its_moves(enter: Enter) -> None:
    ann = enter()
    table = ceilidh.new("clans", players=2, seed=3)
    for _ in range(6):
        table.play(table.legal()[0])
    scene = begin(ann, table.record())
    assert scene["moves"] == 6
    assert undo(ann, scene)["moves"] < 6


def test_it_does_not_count(house: House) -> None:
    """A solo game that is played to its end is a result; here it is none."""
    ann = house.person("Ann")
    table = ceilidh.new("clans", players=1, seed=3)
    while table.actor is not None:
        legal = [move.text for move in table.legal()]
        table.play("pass" if "pass" in legal else legal[0])
    room = open_practice(house.rooms, ann, read_start(table.record()))
    assert room.row.finished and room.table.scores() == table.scores()
    catch_up(house.store, house.rooms)
    assert all_results(house.store, house.service.ladder, ann.id) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "The record is incomplete"),
        ("clans/1/abc", "rules version 1"),
        ("clans/99/", "rules version 99"),
        ("nothing/1/abc", "nothing"),
        ("glenmore/4/" + "A" * 30, "damaged"),
    ],
)
def test_what_is_no_position_is_refused_and_stays_on_the_page(
    enter: Enter, text: str, said: str
) -> None:
    ann = enter()
    answer = ann.form("/practice", text=text)
    assert HTTPStatus.BAD_REQUEST <= answer.status_code < HTTPStatus.INTERNAL_SERVER_ERROR
    assert said in answer.text
    assert f">{text}</textarea>" in answer.text


def test_a_position_names_no_file_of_the_server(enter: Enter) -> None:
    """The name of a data pack may be that of a folder; only a pack itself is read."""
    ann = enter()
    text = position("glenmore", words=True).replace('data_pack: ""', 'data_pack: "/etc"')
    assert "/etc" in text
    answer = ann.form("/practice", text=text)
    assert answer.status_code == HTTPStatus.BAD_REQUEST
    assert "names a data pack but does not contain it" in answer.text


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Practice table"), ("fr", "Table d&#8217;entraînement"), ("pt", "Mesa de treino")],
)
def test_the_page_of_the_table_says_what_it_is(enter: Enter, language: str, title: str) -> None:
    ann = enter()
    scene = begin(ann, position("clans"))
    assert [seat["name"] for seat in scene["seats"]] == [nameless(0), nameless(1)]
    mark = f'<a href="/practice">{unescape(title)}</a>'
    assert mark in ann.get(f"/t/{scene['id']}?lang={language}").text
    assert mark not in ann.get(f"/practice?lang={language}").text
    assert f"<h1>{unescape(title)}</h1>" in ann.get(f"/practice?lang={language}").text
    assert 'href="/practice"' in ann.get("/learn").text
