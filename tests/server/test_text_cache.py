"""Words of a table that are remembered: said anew when the move, a name or the reader differs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ceilidh.server.app import make_service
from ceilidh.server.service import Service
from ceilidh.server.settings import Settings
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import OPEN, PERSON, SeatInfo
from ceilidh.server.table.invites import sit
from ceilidh.server.table.moves import play
from ceilidh.server.table.room import Room
from ceilidh.server.table.scene import make_scene
from ceilidh.server.table.undo import undo
from tests.server.helpers import VOTES


@pytest.fixture
def service(tmp_path: Path) -> Service:
    return make_service(Settings(database=f"sqlite:///{tmp_path / 'test.sqlite3'}", secret="x"))


@pytest.fixture
def people(service: Service) -> list[User]:
    return [service.store.new_guest(name) for name in ("Ann", "Bob")]


def room_of(
    service: Service, people: list[User], options: dict[str, object], kind: str = PERSON
) -> Room:
    ann, bob = people
    seats = [
        SeatInfo(0, PERSON, ann.name, ann.id),
        SeatInfo(1, kind, bob.name, bob.id) if kind == PERSON else SeatInfo(1, kind, "", None),
    ]
    seed = 5 if kind == PERSON else None
    return service.rooms.create(ann, "glenmore", 2, options, seats, seed, True)


def log(room: Room, user: User | None, language: str = "en") -> list[str]:
    return [line.text for line in make_scene(room, user.id if user else None, language).log]


def play_any(room: Room, people: list[User], choice: int = 0) -> str:
    move = room.table.legal()[choice]
    play(room, people[move.seat].id, move.text, room.key())
    return move.text


def test_another_move_with_the_same_number_is_told_anew(
    service: Service, people: list[User]
) -> None:
    room = room_of(service, people, {"introductory": True})
    while len(room.table.legal()) < 2:
        play_any(room, people)
    seat = room.table.actors[0]
    play_any(room, people, 0)
    first = log(room, None)
    assert not room.table.played[-1].barrier
    undo(room, people[seat].id)
    play_any(room, people, -1)
    second = log(room, None)
    assert first[:-1] == second[:-1] and first[-1] != second[-1]


def test_each_language_has_its_own_words(service: Service, people: list[User]) -> None:
    room = room_of(service, people, {"introductory": True})
    for _ in range(6):
        play_any(room, people)
    english, french = log(room, None), log(room, None, "fr")
    assert all(one != other for one, other in zip(english, french, strict=True))
    assert log(room, None) == english
    actor = people[room.table.actors[0]]
    labels = [
        [move.label for move in make_scene(room, actor.id, language).legal]
        for language in ("en", "fr", "en")
    ]
    assert labels[0] == labels[2] != labels[1]


def test_legal_moves_are_those_of_the_position(service: Service, people: list[User]) -> None:
    room = room_of(service, people, {"introductory": True})
    for _ in range(30):
        actor = people[room.table.actors[0]]
        for _ in range(2):
            shown = [move.text for move in make_scene(room, actor.id).legal]
            assert shown == [move.text for move in room.table.legal()]
        play_any(room, people)


def test_who_sits_down_is_called_by_name(service: Service, people: list[User]) -> None:
    room = room_of(service, people, {"introductory": True}, OPEN)
    assert log(room, None) == []
    before = room.seats[1].name
    sit(room, people[1], "")
    for _ in range(12):
        play_any(room, people)
    assert before == "" and any("Bob" in line for line in log(room, None))
    room.seats[1].name = "Robert"
    told = log(room, None)
    assert any("Robert" in line for line in told) and not any("Bob " in line for line in told)


def test_what_was_said_to_the_voter_is_said_to_nobody_else(
    service: Service, people: list[User]
) -> None:
    room = room_of(service, people, dict(VOTES))
    ann, bob = people
    chance = Random(1)
    while len(room.table.actors) < 2:
        play_any(room, people, chance.randrange(len(room.table.legal())))
    key = room.key()
    play(room, ann.id, "vote aye", key)
    own = log(room, ann)[-1]
    assert own == "Ann casts a vote."
    for user in (bob, None):
        assert log(room, user)[-1] == "Ann has chosen."
    play(room, bob.id, "vote nay", key)
    number = len(room.table.played) - 2
    assert log(room, None)[number] == own
