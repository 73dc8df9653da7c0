"""Bundles, moves without a choice, fair chance and spans: turns of Glen More II at a table.

The first seat takes Inshriach and lays it on one of several cells; the second takes Ballachulish,
for which there is one cell only.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ceilidh.kernel.fair import FairChance, Pledge
from ceilidh.server.errors import Illegal, Refusal
from ceilidh.server.storage.models import User
from ceilidh.server.table import consent, moves, undo
from ceilidh.server.table.moves import TurnPreferences
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.table.undo_spans import span_of_open, span_of_undo, was_forced
from tests.server.house import House
from tests.server.values.tables import clans, glenmore, move, texts

HOLDS, SPARES = TurnPreferences(holds=True), TurnPreferences(spares=True)
FIRST = ("take inshriach", "lay 0.1")
People = tuple[User, User]


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


@pytest.fixture
def people(house: House) -> People:
    return house.guest("Ann"), house.guest("Bob")


@pytest.fixture
def room(house: House, people: People) -> Room:
    made = glenmore(house, *people)
    move(made, 0, *FIRST)
    return made


def bundles(room: Room, seat: int) -> dict[str, tuple[str, ...]]:
    return {one.name: one.moves for one in moves.bundles(room, seat)}


# --- bundles --------------------------------------------------------------------------------------


def test_what_can_be_done_in_one_go(room: Room) -> None:
    assert bundles(room, 0) == {
        "activate-all": ("activate 0.1", "activate 0.0", "activate 1.0"),
        "end-turn": ("done",),
    }
    assert list(bundles(room, 0))[-1] == "end-turn"
    assert bundles(room, 1) == {}, "it is not that seat's turn"


def test_a_bundle_is_several_moves(room: Room, people: People) -> None:
    ann, _ = people
    assert moves.play_bundle(room, ann.id, "activate-all", room.key()) == 3
    assert texts(room)[2:] == ["activate 0.1", "activate 0.0", "activate 1.0"]
    assert room.row.moves == 5
    stored = room.store.table(room.id)[2]
    assert [line.line for line in stored] == [played.line for played in room.table.played]
    assert stored[-1].key == room.table.key() and stored[2].key != stored[3].key
    said = r"^Those moves cannot be made together now; check the position\.$"
    with pytest.raises(Illegal, match=said):
        moves.play_bundle(room, ann.id, "activate-all", room.key())


def test_who_ends_the_turn_in_one_go_says_so_but_once(room: Room, people: People) -> None:
    ann, bob = people
    moves.play_bundle(room, ann.id, "end-turn", room.key(), HOLDS)
    assert room.row.held is None and room.row.waiting == [1]
    move(room, 1, "take ballachulish")
    assert bundles(room, 1) == {"end-turn": ("lay -1.0", "done")}
    assert moves.play_bundle(room, bob.id, "end-turn", room.key()) == 2


def test_other_bundles_are_played_in_the_manner_of_their_player(
    house: House, people: People
) -> None:
    ann, bob = people
    room = glenmore(house, ann, bob)
    move(room, 0, *FIRST, "done")
    move(room, 1, "take ballachulish")
    moves.play(room, bob.id, "lay -1.0", room.key(), turn=HOLDS)
    assert moves.play_bundle(room, bob.id, "activate-all", room.key(), HOLDS) == 2
    assert room.row.held is None, "Scots can still walk"


# --- moves without a choice -----------------------------------------------------------------------


def test_one_cell_is_no_choice(room: Room, people: People) -> None:
    _, bob = people
    move(room, 0, "done")
    moves.play(room, bob.id, "take ballachulish", room.key(), turn=SPARES)
    assert texts(room)[-2:] == ["take ballachulish", "lay -1.0"]
    assert room.row.waiting == [1]
    assert not was_forced(room.table, room.table.played[-2])
    assert was_forced(room.table, room.table.played[-1])
    # Both go back together, and both come again.
    assert undo.undo(room, bob.id) == 2 and texts(room)[-1] == "done"
    assert room.row.redo == ["2 take ballachulish", "2 lay -1.0"]
    assert undo.redo(room, bob.id) == 2 and room.row.redo == []
    move(room, 1, "activate 0.0")
    assert undo.undo(room, bob.id) == 1 and undo.undo(room, bob.id) == 2
    assert room.row.redo == ["2 take ballachulish", "2 lay -1.0", "2 activate 0.0"]
    assert undo.redo(room, bob.id) == 2 and room.row.redo == ["2 activate 0.0"]


def test_a_move_for_a_person_that_is_no_choice_may_be_made_alone(room: Room) -> None:
    """As `robots` does for who prefers not to be asked; who asked to go back is still asked."""
    move(room, 0, "done")
    move(room, 1, "take ballachulish")
    consent.ask_back(room, room.seats[0].user_id or 0, 0)
    asked = dict(room.row.consent)
    moves.play_alone(room, 1, "lay -1.0", room.key(), SPARES)
    assert room.row.consent == asked and room.row.redo == []


def test_nothing_that_reveals_is_played_by_itself(house: House, people: People) -> None:
    """`done` is the only move left, but it draws tiles."""
    ann, bob = people
    room = glenmore(house, ann, bob)
    move(room, 0, *FIRST, "activate 0.1", "activate 0.0", "activate 1.0", "walk 0.0 n")
    before = len(texts(room))
    moves.play(room, ann.id, "walk 0.1 se", room.key(), turn=SPARES)
    assert len(texts(room)) == before + 1


# --- spans ----------------------------------------------------------------------------------------


def test_how_far_one_goes_back_alone(room: Room, people: People) -> None:
    ann, _ = people
    table = room.table
    assert span_of_undo(table, [0], []) == 1 and span_of_undo(table, [0], [], True) == 2
    assert span_of_undo(table, [1], []) == 0 and span_of_open(table) == 2
    move(room, 0, "activate 0.1")
    assert span_of_undo(room.table, [0], [], True) == 3
    assert undo.undo(room, ann.id, whole_turn=True) == 3 and texts(room) == []
    move(room, 0, *FIRST, "done")
    assert span_of_undo(room.table, [0], []) == 0, "the end of the turn has drawn tiles"
    assert span_of_undo(room.table, [0], [], over_reveals=True) == 1
    assert span_of_open(room.table) == 0
    move(room, 1, "take ballachulish", "lay -1.0")
    assert span_of_undo(room.table, [1], []) == 2, "with the move that was no choice"
    assert span_of_undo(room.table, [0], [1]) == 0
    assert span_of_undo(room.table, [0], [1], over_reveals=True) == 3
    assert span_of_undo(room.table, [0], [], over_reveals=True) == 0, "another person has moved"
    assert span_of_open(room.table) == 2


def test_moves_of_bots_go_back_with_the_own_one(house: House, people: People) -> None:
    ann, _ = people
    room = clans(house, ann, "random")
    move(room, 0, "hire")
    move(room, 1, "hire")
    assert span_of_undo(room.going, [0], [1]) == 2 and span_of_undo(room.going, [0], []) == 0
    assert span_of_undo(room.going, [0], [1], True) == 2
    assert undo.undo(room, ann.id) == 2
    assert room.row.redo == ["1 hire", "2 hire"]
    assert undo.redo(room, ann.id) == 1 and room.row.redo == ["2 hire"]


def test_the_whole_turn_ends_where_it_began(house: House, people: People) -> None:
    """Of two turns in a row of one seat only the last one goes back."""
    ann, bob = people
    room = clans(house, ann, bob)
    move(room, 0, "hire")
    move(room, 1, "pass")
    move(room, 0, "hire", "hire")
    assert [played.seat for played in room.table.played[-2:]] == [0, 0]
    assert span_of_undo(room.table, [0], [], True) == 1
    assert span_of_open(room.table) == 1


def test_the_moves_of_a_lesson_never_go_back(house: House, people: People) -> None:
    ann, _ = people
    room = clans(house, ann, ann)
    move(room, 0, "hire")
    room.start = len(texts(room)) - 1
    assert len(room.going.played) == 1
    assert undo.undo(room, ann.id) == 1
    with pytest.raises(Illegal, match=r"^There is no move to undo\.$"):
        undo.undo(room, ann.id)
    with pytest.raises(Illegal, match=r"^There is no earlier move to go back to\.$"):
        consent.ask_back(room, ann.id, room.start - 1)


# --- fair chance ----------------------------------------------------------------------------------


def test_the_first_move_settles_the_chance(house: House, people: People) -> None:
    ann, bob = people
    room = glenmore(house, ann, bob, seed=None)
    room.seats[0].word, room.seats[1].word = "skye", "mull"
    seat = room.table.actors[0]
    draws = room.table.draws()
    move(room, seat, room.table.legal(seat)[0].text)
    assert [one["first"] for one in room.store.table(room.id)[0].chance] == [0, draws]
    assert room.table.chance is not None
    first, second = room.table.chance.pledges
    assert second.words == ("skye", "mull") and second.value == first.value
    seat = room.table.actors[0]
    room.seats[0].word = "another"
    move(room, seat, room.table.legal(seat)[0].text)
    assert room.table.chance.pledges == [first, second], "words count once"


def test_a_game_that_goes_back_from_its_end_gets_a_new_value(house: House, people: People) -> None:
    ann, bob = people
    room = glenmore(house, ann, bob, seed=None)
    house.play(room)
    assert room.row.finished and room.row.scores == room.table.scores()
    assert room.row.waiting == []
    assert room.table.chance is not None
    told = list(room.table.chance.pledges)
    half = len(texts(room)) // 2  # a game by chance may be a short one
    assert not consent.ask_back(room, ann.id, half) and consent.answer_back(room, bob.id, True)
    assert room.row.scores == [] and [room.row.finished] == [False]
    fresh = room.table.chance.pledges
    assert fresh[:-1] == told
    assert fresh[-1].first == room.table.draws() and fresh[-1].value != told[0].value
    assert room.row.redo == [], "draws of a value that was told are not made again"
    again = Rooms(house.store).get(room.id)
    assert again.table.chance is not None and again.table.chance.pledges == fresh


def test_draws_that_would_follow_another_value_are_refused(house: House, people: People) -> None:
    """What somebody adds to the pledges of a table binds nobody: no move is made, no bot asked."""
    ann, bob = people
    room = glenmore(house, ann, bob, seed=None)
    house.play(room, 6)
    assert room.is_bound and room.table.chance is not None
    pledges = room.table.chance.pledges
    room.table.chance = FairChance([*pledges, Pledge.drawn(room.table.draws(), pledges[-1].words)])
    assert [room.is_bound] == [False]
    seat, before = room.table.actors[0], list(room.table.played)
    with pytest.raises(Refusal, match=r"so no more moves are made here"):
        move(room, seat, room.table.legal(seat)[0].text)
    with pytest.raises(Refusal, match=r"so no more moves are made here"):
        undo.go_back_by(room, 1)
    assert room.table.played == before
    assert Rooms(house.store).get(room.id).row.moves == 6, "nothing was stored"


def test_no_bot_is_asked_for_a_move_that_would_be_refused(house: House, people: People) -> None:
    room = house.table(people[0], None)
    while not room.seats[room.table.actors[0]].robot:
        house.play(room, 1)
    asks = house.service.bot_runner._question
    assert asks(room.id) is not None and room.table.chance is not None
    pledges = room.table.chance.pledges
    room.table.chance = FairChance([*pledges, Pledge.drawn(room.table.draws(), pledges[-1].words)])
    assert asks(room.id) is None


def test_going_back_while_the_game_goes_on_keeps_the_value(house: House, people: People) -> None:
    ann, bob = people
    room = glenmore(house, ann, bob, seed=None)
    house.play(room, 12)
    assert room.table.chance is not None
    pledges = list(room.table.chance.pledges)
    lines = [played.line for played in room.table.played[6:]]
    assert not consent.ask_back(room, ann.id, 6) and consent.answer_back(room, bob.id, True)
    assert room.table.chance.pledges == pledges and room.row.redo == lines
