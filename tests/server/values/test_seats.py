"""What becomes of seats: left, freed, handed over, taken back, resigned; each with its refusal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ceilidh.kernel.game import Standing
from ceilidh.server.errors import Forbidden, Refusal
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import (
    BOT,
    ITSELF,
    OPEN,
    PERSON,
    SeatInfo,
    check_bot,
    named,
    no_more,
    settled,
    wished,
)
from ceilidh.server.table import consent, invites, moves
from ceilidh.server.table.moves import TurnPreferences
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.seating import (
    hand_over,
    leave,
    ranked,
    remove,
    resign,
    stand_in,
    take_back,
)
from tests.server.house import House
from tests.server.values.tables import clans, glenmore, move, texts

NO_SEAT = r"^You have no seat at this table\.$"
People = tuple[User, User, User]


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


@pytest.fixture
def people(house: House) -> People:
    return house.guest("Ann"), house.guest("Bob"), house.guest("Eve")


@pytest.fixture
def room(house: House, people: People) -> Room:
    """Ann and Bob at a table of fair chance that has not begun."""
    return clans(house, *people[:2], opened=False, seed=None)


def stored(room: Room) -> tuple[list[SeatInfo], list[int], bool]:
    row, seats, _ = room.store.table(room.id)
    return seats, row.removed, row.started


# --- before the first move ------------------------------------------------------------------------


def test_a_seat_is_left_and_another_sits_down(room: Room, people: People) -> None:
    _, bob, eve = people
    with pytest.raises(Forbidden, match=NO_SEAT):
        leave(room, eve)
    with pytest.raises(Forbidden, match=r"^That is not your seat\.$"):
        leave(room, bob, 0)
    leave(room, bob)
    left = room.seats[1]
    assert (left.kind, left.name, left.user_id, left.bot) == (OPEN, "", None, "")
    assert left.invite and not room.row.started
    assert stored(room) == (room.seats, [], False)
    assert invites.sit(room, eve, left.invite) == 1 and room.seats[1].user_id == eve.id
    # Who left of his own accord may come back.
    leave(room, eve)
    assert invites.sit(room, bob, room.row.invite) == 1


def test_a_name_that_the_maker_gave_stays(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob, opened=False, seed=None)
    room.seats[1].name = "The guest"
    leave(room, bob)
    assert room.seats[1].name == "The guest"


def test_bots_have_names_at_every_new_table(house: House, people: People) -> None:
    """Which are stored, so that no reader and no later version sees others."""
    ann, bob, _ = people
    room = clans(house, ann, "learner", "tacksman", opened=False, seed=7)
    assert [seat.name for seat in room.seats] == ["Ann", "Isla", "Eilidh"]
    again = clans(house, bob, "learner", "tacksman", opened=False, seed=7)
    assert [seat.name for seat in again.seats] == ["Bob", "Isla", "Eilidh"]
    assert stored(room)[0] == room.seats
    fair = clans(house, ann, "learner", "tacksman", opened=False, seed=None)
    assert stored(fair)[0] == named(stored(fair)[0], "") and all(one.name for one in fair.seats)


def test_a_name_that_was_given_to_a_bot_stays() -> None:
    given = [SeatInfo(0, PERSON, "Ann", 1), SeatInfo(1, BOT, "Robbie", bot="chief")]
    assert named(given, "x") == given


def test_no_bot_is_called_as_a_person_at_the_table(house: House, people: People) -> None:
    ann = people[0]
    seats = [SeatInfo(0, PERSON, "isla", 1), SeatInfo(1, BOT, "", bot="learner")]
    assert [seat.name for seat in named(seats, "7")] == ["isla", "Dougal"]
    room = clans(house, ann, "learner", OPEN, opened=False, seed=None)
    namesake = house.guest(room.seats[1].name)
    invites.sit(room, namesake, room.row.invite)
    names = [seat.name for seat in room.seats]
    assert names[2] == namesake.name != names[1] and len(set(names)) == 3
    assert stored(room)[0] == room.seats and room.row.started
    # Whoever comes with another name changes nobody's.
    other = clans(house, ann, "learner", OPEN, opened=False, seed=None)
    before = other.seats[1].name
    invites.sit(other, people[1], other.row.invite)
    assert other.seats[1].name == before


def test_of_several_seats_one_is_left_or_all(house: House, people: People) -> None:
    ann, _, _ = people
    room = clans(house, ann, ann, opened=False, seed=None)
    leave(room, ann, 1)
    assert [seat.kind for seat in room.seats] == [PERSON, OPEN]
    other = clans(house, ann, ann, opened=False, seed=None)
    leave(other, ann)
    assert [seat.kind for seat in other.seats] == [OPEN, OPEN]


def test_nobody_leaves_a_game_that_has_begun(house: House, people: People) -> None:
    ann, bob, _ = people
    seeded = clans(house, ann, bob)
    said = r"^Nobody else can join, because this table uses a chosen seed; create a new table\.$"
    with pytest.raises(Refusal, match=said):
        leave(seeded, bob)
    begun = clans(house, ann, bob, opened=False, seed=None)
    seat = begun.table.actors[0]
    move(begun, seat, begun.table.legal(seat)[0].text)
    with pytest.raises(
        Refusal, match=r"^The game has started; resign, or let a bot play your seat\.$"
    ):
        leave(begun, ann)
    with pytest.raises(
        Refusal, match=r"^The game has started, so players can no longer be removed\.$"
    ):
        remove(begun, ann, 1)


def test_who_was_removed_cannot_come_back(room: Room, people: People) -> None:
    """Neither by the old link, nor by a new one, nor at an open table; it is stored."""
    ann, bob, eve = people
    with pytest.raises(Forbidden, match=r"^Only the host can free a seat\.$"):
        remove(room, bob, 0)
    for seat in (0, 2, -1):
        with pytest.raises(Refusal, match=r"^Nobody else is sitting there\.$"):
            remove(room, ann, seat)
    remove(room, ann, 1)
    assert stored(room) == (room.seats, [bob.id], False)
    assert room.row.removed == [bob.id]
    assert (room.seats[1].kind, room.seats[1].name) == (OPEN, "")
    room.row.open = True
    for invite in (room.seats[1].invite, room.row.invite, ""):
        with pytest.raises(Forbidden, match=r"^The host has given your seat to someone else\.$"):
            invites.sit(room, bob, invite)
    assert invites.sit(room, eve, room.seats[1].invite) == 1
    remove(room, ann, 1)
    assert room.row.removed == [bob.id, eve.id]


# --- bots that play for people --------------------------------------------------------------------


def test_a_bot_plays_until_the_owner_takes_the_seat_back(house: House, people: People) -> None:
    ann, bob, eve = people
    room = clans(house, ann, bob)
    with pytest.raises(Forbidden, match=NO_SEAT):
        hand_over(room, eve.id, "tacksman")
    with pytest.raises(Forbidden, match=NO_SEAT):
        take_back(room, eve.id)
    with pytest.raises(Refusal, match=r"^No bot is playing your seat\.$"):
        take_back(room, ann.id)
    hand_over(room, ann.id, "laird")
    assert room.seats[0].deputy == "laird" and not room.seats[0].resigned
    assert stored(room)[0] == room.seats
    with pytest.raises(Refusal, match=r"^No bot is playing your seat\.$"):
        take_back(room, bob.id)
    take_back(room, ann.id)
    assert room.seats[0].deputy == "" and stored(room)[0] == room.seats


def test_of_several_seats_one_is_named(house: House, people: People) -> None:
    ann, _, _ = people
    hot = clans(house, ann, ann)
    with pytest.raises(Refusal, match=r"^You have several seats; choose one\.$"):
        hand_over(hot, ann.id, "tacksman")
    hand_over(hot, ann.id, "tacksman", 1)
    assert [seat.deputy for seat in hot.seats] == ["", "tacksman"]


def test_a_bot_ends_a_turn_that_was_left_open(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob)
    moves.play(room, ann.id, "hire", room.key(), turn=TurnPreferences(holds=True))
    hand_over(room, bob.id, "tacksman")
    assert (room.row.held, room.row.waiting) == (0, [0]), "it is not his turn"
    hand_over(room, ann.id, "tacksman")
    assert (room.row.held, room.row.waiting) == (None, [1])
    row = room.store.table(room.id)[0]
    assert (row.held, row.waiting) == (None, [1])


def test_a_bot_stands_in_for_who_is_gone(house: House, people: People) -> None:
    ann, bob, eve = people
    room = clans(house, ann, bob)
    with pytest.raises(Forbidden, match=NO_SEAT):
        stand_in(room, eve.id, 0, False, 0)
    for seat in (1, 5, -1):
        with pytest.raises(Refusal, match=r"^No other person is playing that seat\.$"):
            stand_in(room, bob.id, seat, False, 0)
    with pytest.raises(Refusal, match=r"^Nobody is waiting for that seat now\.$"):
        stand_in(room, ann.id, 1, False, 0)
    with pytest.raises(Refusal, match=r"^Ann is at the table; wait a little\.$"):
        stand_in(room, bob.id, 0, True, 0)
    late = r"^Ann may come back; a bot can take the seat in {} minutes\.$"
    for still, minutes in ((1, 1), (60, 1), (61, 2), (600, 10)):
        with pytest.raises(Refusal, match=late.format(minutes)):
            stand_in(room, bob.id, 0, False, still)
    stand_in(room, bob.id, 0, False, 0)
    assert room.seats[0].deputy == "tacksman"
    with pytest.raises(Refusal, match=r"^No other person is playing that seat\.$"):
        stand_in(room, bob.id, 0, False, 0)


def test_a_turn_that_is_held_is_waited_for(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob)
    moves.play(room, ann.id, "hire", room.key(), turn=TurnPreferences(holds=True))
    with pytest.raises(Refusal, match=r"^Nobody is waiting for that seat now\.$"):
        stand_in(room, ann.id, 1, False, 0)
    stand_in(room, bob.id, 0, False, 0)
    assert room.row.waiting == [1]


# --- resigning ------------------------------------------------------------------------------------


def test_who_resigns_leaves_the_seat_to_a_bot_for_good(house: House, people: People) -> None:
    ann, bob, _ = people
    fresh = clans(house, ann, bob, opened=False)
    with pytest.raises(Refusal, match=r"^The game has not started; leave the table instead\.$"):
        resign(fresh, ann.id)
    room = clans(house, ann, bob)
    move(room, 0, "hire")
    consent.ask_back(room, ann.id, 2)
    resign(room, bob.id)
    assert (room.seats[1].deputy, room.seats[1].resigned) == ("tacksman", True)
    assert room.row.consent == {}, "nobody is left who was still to be asked"
    assert stored(room)[0] == room.seats
    gone = r"^You have resigned; a bot is playing your seat for the rest of the game\.$"
    for end in (resign, take_back):
        with pytest.raises(Refusal, match=gone):
            end(room, bob.id)
    with pytest.raises(Refusal, match=gone):
        hand_over(room, bob.id, "tacksman")


def test_nothing_changes_at_a_game_that_is_over(house: House, people: People) -> None:
    ann, bob, _ = people
    room = house.play(glenmore(house, ann, bob))
    assert room.table.actor is None
    over = r"^The game is over\.$"
    for end in (resign, take_back):
        with pytest.raises(Refusal, match=over):
            end(room, ann.id)
    with pytest.raises(Refusal, match=over):
        hand_over(room, ann.id, "tacksman")
    with pytest.raises(Refusal, match=over):
        stand_in(room, ann.id, 1, False, 0)


def standing(seat: int, score: int, rank: int, note: str = "") -> Standing:
    made = Standing(seat, score, 0, note)
    made.rank = rank
    return made


def test_those_who_resigned_rank_behind_the_others() -> None:
    seats = [SeatInfo(n, PERSON, "", n, resigned=n in (0, 2)) for n in range(4)]
    result = [
        standing(0, 90, 1, "coins"),
        standing(1, 80, 2),
        standing(3, 80, 2, "tied"),
        standing(2, 70, 4),
    ]
    found = ranked(result, seats)
    assert [(one.seat, one.score, one.rank, one.note) for one in found] == [
        (1, 80, 1, ""),
        (3, 80, 1, "tied"),
        (0, 90, 3, ""),
        (2, 70, 4, ""),
    ]
    nobody = ranked(result, [SeatInfo(n, PERSON, "", n) for n in range(4)])
    assert [(one.seat, one.rank, one.note) for one in nobody] == [
        (0, 1, "coins"),
        (1, 2, ""),
        (3, 2, "tied"),
        (2, 4, ""),
    ]
    assert ranked([], seats) == []


# --- wishes ---------------------------------------------------------------------------------------


def test_seats_as_they_are_wished() -> None:
    assert wished(0, PERSON, " Ann ", "", 7, []) == SeatInfo(0, PERSON, "Ann", 7)
    assert wished(1, BOT, "", "laird", 7, ["laird"]) == SeatInfo(1, BOT, "", None, "laird")
    made = wished(2, OPEN, "Guest", "", 7, [])
    assert (made.kind, made.name, made.user_id) == (OPEN, "Guest", None)
    assert len(made.invite) == 16 and made.invite != wished(2, OPEN, "", "", 7, []).invite
    with pytest.raises(
        Refusal, match=r"^'dog' is not a kind of seat; choose one of person, bot, open\.$"
    ):
        wished(0, "dog", "", "", 7, [])
    with pytest.raises(Refusal, match=r"^There is no bot 'duke'; the bots are tacksman, laird\.$"):
        check_bot("duke", ["tacksman", "laird"])


def test_nobody_sits_where_the_rules_play(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob, opened=False, options={"automa": "3"})
    assert [seat.kind for seat in room.seats] == [PERSON, ITSELF]
    assert (room.seats[1].name, room.seats[1].user_id) == ("Automa", None)
    assert room.bots() == [1]
    plain = clans(house, ann, bob, opened=False)
    seats = [SeatInfo(n, PERSON, "", 1) for n in range(2)]
    assert settled(seats, plain.table.people, plain.table.names) == seats


def test_why_nobody_plays_any_more() -> None:
    gone = SeatInfo(0, PERSON, "", 1, resigned=True)
    assert str(no_more(gone)) == (
        "You have resigned; a bot is playing your seat for the rest of the game."
    )
    gone.late = True
    assert str(no_more(gone)) == (
        "You have run out of time; a bot is playing your seat for the rest of the game."
    )


def test_a_table_of_nothing_but_moves(house: House, people: People) -> None:
    """What is played by one is what the other sees."""
    ann, bob, _ = people
    room = clans(house, ann, bob)
    move(room, 0, "hire")
    assert texts(house.rooms.get(room.id)) == texts(room)
