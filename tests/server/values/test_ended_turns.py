"""A turn is ended once, however often that is asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ceilidh.server.errors import Illegal, Refusal, Stale
from ceilidh.server.storage.models import User
from ceilidh.server.table import moves, undo
from ceilidh.server.table.moves import TurnPreferences
from ceilidh.server.table.rooms import Room
from ceilidh.shortcuts import END_TURN
from tests.server.house import House
from tests.server.values.tables import clans, glenmore

HOLDS = TurnPreferences(holds=True)


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


@pytest.fixture
def people(house: House) -> tuple[User, User]:
    return house.guest("Ann"), house.guest("Bob")


@pytest.fixture
def room(house: House, people: tuple[User, User]) -> Room:
    return clans(house, *people)


def test_a_request_that_comes_twice_ends_one_turn(room: Room, people: tuple[User, User]) -> None:
    ann, bob = people
    moves.play(room, ann.id, "hire", room.key(), turn=HOLDS)
    first = room.key()
    with pytest.raises(Stale):
        moves.end_turn(room, ann.id, "elsewhere")
    moves.end_turn(room, ann.id, first)
    revision = room.row.revision
    moves.end_turn(room, ann.id, first)
    assert (room.row.held, room.row.revision) == (None, revision)
    with pytest.raises(Illegal, match=r"^You have no turn to end\.$"):
        moves.end_turn(room, bob.id, first)  # not his
    moves.play(room, bob.id, "hire", room.key(), turn=HOLDS)
    moves.end_turn(room, bob.id, room.key())
    moves.play(room, ann.id, "hire", room.key(), turn=HOLDS)
    moves.end_turn(room, ann.id, first)
    assert room.row.held == 0, "her next turn is another one"
    undo.undo(room, ann.id)
    with pytest.raises(Illegal, match=r"^You have no turn to end\.$"):
        moves.end_turn(room, ann.id, room.key())


def test_the_moves_that_end_a_turn_are_made_once(house: House, people: tuple[User, User]) -> None:
    ann, bob = people
    room = glenmore(house, ann, bob)
    while not [one for one in moves.bundles(room, 0) if one.name == END_TURN]:
        [seat] = room.table.actors
        text = room.table.legal(seat)[0].text
        moves.play(room, (ann, bob)[seat].id, text, room.key(), seat)
    key = room.key()
    assert moves.play_bundle(room, ann.id, END_TURN, key) > 0
    made = len(room.table.played)
    assert moves.play_bundle(room, ann.id, END_TURN, key) == 0
    assert len(room.table.played) == made
    with pytest.raises(Refusal):
        moves.play_bundle(room, ann.id, END_TURN, "elsewhere")
