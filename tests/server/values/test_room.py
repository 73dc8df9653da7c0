"""One table: who may move when, what is stored of it, and what is said to who may not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ceilidh.say import speaker
from ceilidh.server.errors import Forbidden, Illegal, Refusal, Stale
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import PERSON
from ceilidh.server.table import consent, invites, moves, undo
from ceilidh.server.table.moves import TurnPreferences
from ceilidh.server.table.position_keys import position_key
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.seating import hand_over, resign
from tests.server.helpers import VOTES
from tests.server.house import House
from tests.server.values.tables import OPENING, clans, glenmore, move, texts

HOLDS, SPARES = TurnPreferences(holds=True), TurnPreferences(spares=True)
START = len(OPENING)


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


@pytest.fixture
def people(house: House) -> tuple[User, User, User]:
    return house.guest("Ann"), house.guest("Bob"), house.guest("Eve")


@pytest.fixture
def room(house: House, people: tuple[User, User, User]) -> Room:
    return clans(house, *people[:2])


def check_stored(room: Room) -> None:
    """Another process would read of the table what is known here."""
    row, seats, lines = room.store.table(room.id)
    assert (row.revision, row.moves) == (room.row.revision, room.row.moves)
    assert (row.waiting, row.held, row.finished) == (
        room.row.waiting,
        room.row.held,
        room.row.finished,
    )
    assert (row.redo, row.consent, row.study) == (room.row.redo, room.row.consent, room.row.study)
    assert [line.line for line in lines] == [played.line for played in room.table.played]
    assert seats == room.seats


# --- moving ---------------------------------------------------------------------------------------


def test_a_move_is_stored_with_all_that_follows(
    room: Room, people: tuple[User, User, User]
) -> None:
    before, revision = room.key(), room.row.revision
    assert room.row.moves == START and room.row.waiting == [0]
    played = moves.play(room, people[0].id, "sell wool 1", before)
    assert (played.seat, played.action.text) == (0, "sell wool 1")
    assert room.key() != before and room.key() == position_key(room.table)
    assert room.row.revision == revision + 1
    assert (room.row.moves, room.row.waiting, room.row.finished) == (START + 1, [1], False)
    assert room.row.scores == []
    check_stored(room)


def test_a_move_names_the_position_it_was_made_on(
    room: Room, people: tuple[User, User, User]
) -> None:
    old = room.key()
    move(room, 0, "hire")
    for key in (old, "", "x" * 24):
        with pytest.raises(Stale, match=r"^The position has changed; check it again\.$"):
            moves.play(room, people[1].id, "hire", key)
    assert len(texts(room)) == START + 1


def test_who_may_not_move_is_told_why(
    house: House, room: Room, people: tuple[User, User, User]
) -> None:
    ann, bob, eve = people
    with pytest.raises(Forbidden, match=r"^You have no seat at this table\.$"):
        moves.play(room, eve.id, "hire", room.key())
    with pytest.raises(Forbidden, match=r"^That is not your seat, or a bot is playing it\.$"):
        moves.play(room, bob.id, "hire", room.key(), 0)
    with pytest.raises(Illegal):
        moves.play(room, bob.id, "hire", room.key())
    with pytest.raises(Illegal):
        moves.play(room, ann.id, "fulfil 1", room.key())
    with pytest.raises(Stale, match=r"^A person is playing this seat again\.$"):
        moves.play_alone(room, 0, "hire", room.key())
    assert len(texts(room)) == START and not room.outdated


def test_a_game_begins_when_all_seats_are_taken(
    house: House, people: tuple[User, User, User]
) -> None:
    ann, bob, _ = people
    waiting = clans(house, ann, "open", opened=False, seed=None)
    assert [waiting.running, waiting.deciding(ann.id)] == [False, []]
    seat = waiting.table.actors[0]
    mine = ann if seat == 0 else bob
    with pytest.raises(Refusal, match=r"^The game starts when all seats are taken\.$"):
        moves._play(
            waiting, seat, [waiting.table.legal(seat)[0].text], waiting.key(), TurnPreferences()
        )
    assert invites.sit(waiting, bob, "invite-1", "a word") == 1
    assert waiting.running and waiting.row.started
    assert waiting.deciding(mine.id) == [seat]
    check_stored(waiting)


def test_several_own_seats_are_played_by_the_one_that_is_due(
    house: House, people: tuple[User, User, User]
) -> None:
    ann, bob, _ = people
    hot = clans(house, ann, ann)
    assert hot.seats_of(ann.id) == [0, 1] and hot.viewer(ann.id) == 0
    moves.play(hot, ann.id, "hire", hot.key())
    assert hot.viewer(ann.id) == 1 and hot.deciding(ann.id) == [1]
    moves.play(hot, ann.id, "hire", hot.key())
    assert texts(hot)[-2:] == ["hire", "hire"] and [one.seat for one in hot.table.played[-2:]] == [
        0,
        1,
    ]
    assert hot.viewer(bob.id) is None and hot.viewer(None) is None
    assert hot.seats_of(None) == [] and hot.played_by(None) == []
    assert hot.speakers() == {ann.id: 0}


def test_seats_and_what_they_are_called(house: House, people: tuple[User, User, User]) -> None:
    ann, _, _ = people
    room = clans(house, ann, "crofter", opened=False)
    assert room.names(speaker("en")) == room.names(speaker("fr")) == ["Ann", "Lachlan"]
    assert room.bots() == [1] and room.seats[1].robot == "crofter" and not room.seats[1].is_played
    assert room.seats[0].is_played and room.seats[0].robot == ""


# --- turns that are held --------------------------------------------------------------------------


def test_a_turn_is_held_until_its_owner_ends_it(
    room: Room, people: tuple[User, User, User]
) -> None:
    ann, bob, _ = people
    moves.play(room, ann.id, "hire", room.key(), turn=HOLDS)
    assert (room.row.held, room.row.waiting) == (0, [0])
    assert room.deciding(ann.id) == room.deciding(bob.id) == []
    assert room.viewer(ann.id) == 0
    with pytest.raises(
        Refusal, match=r"^The previous turn has not been ended yet; wait a moment\.$"
    ):
        moves.play(room, bob.id, "hire", room.key())
    for user in (bob, people[2]):
        with pytest.raises(Illegal, match=r"^You have no turn to end\.$"):
            moves.end_turn(room, user.id)
    check_stored(room)
    revision = room.row.revision
    moves.end_turn(room, ann.id)
    assert (room.row.held, room.row.waiting, room.row.revision) == (None, [1], revision + 1)
    check_stored(room)
    with pytest.raises(Illegal, match=r"^You have no turn to end\.$"):
        moves.end_turn(room, ann.id)
    moves.play(room, bob.id, "hire", room.key())


def test_what_revealed_something_is_never_held(
    house: House, people: tuple[User, User, User]
) -> None:
    ann, bob, _ = people
    room = glenmore(house, ann, bob)
    moves.play(room, ann.id, "take somerled", room.key(), turn=HOLDS)
    assert room.row.held is None, "the turn goes on"
    moves.play(room, ann.id, "claim sutherland", room.key(), turn=HOLDS)
    assert room.table.played[-1].barrier and room.row.held is None


def test_nothing_is_held_where_nobody_wishes_it(room: Room) -> None:
    move(room, 0, "hire")
    assert room.row.held is None and room.row.waiting == [1]


# --- decisions that are none ----------------------------------------------------------------------


def test_moves_without_a_choice_are_played_at_once(
    house: House, people: tuple[User, User, User]
) -> None:
    """After the tile is taken there is one cell to lay it on."""
    ann, bob, _ = people
    plain, spared = [glenmore(house, ann, bob, seed=3) for _ in range(2)]
    for room in (plain, spared):
        seat = room.table.actors[0]
        text = room.table.legal(seat)[0].text
        moves.play(
            room,
            (ann, bob)[seat].id,
            text,
            room.key(),
            seat,
            SPARES if room is spared else TurnPreferences(),
        )
    assert texts(spared)[: len(texts(plain))] == texts(plain) and len(texts(plain)) == 1
    for number, played in enumerate(spared.table.played[1:], 1):
        legal = spared.table.game.flow.legal_for(played.before, played.seat)
        assert len(legal) == 1 or number == 0
    check_stored(spared)


# --- taking back ----------------------------------------------------------------------------------


def test_a_move_goes_back_and_is_played_again(room: Room, people: tuple[User, User, User]) -> None:
    ann, bob, _ = people
    before = room.key()
    move(room, 0, "hire")
    after = room.key()
    assert undo.undo(room, ann.id) == 1
    assert room.key() == before and room.row.redo == ["1 hire"] and room.row.waiting == [0]
    check_stored(room)
    with pytest.raises(Forbidden, match=r"^That move was not yours\.$"):
        undo.redo(room, bob.id)
    assert undo.redo(room, ann.id) == 1
    assert room.key() == after and room.row.redo == []
    check_stored(room)
    with pytest.raises(Illegal, match=r"^There is nothing to redo\.$"):
        undo.redo(room, ann.id)


def test_another_move_ends_what_could_be_played_again(room: Room) -> None:
    move(room, 0, "hire")
    undo.undo(room, room.seats[0].user_id or 0)
    move(room, 0, "sell wool 1")
    assert room.row.redo == []


def test_moves_are_taken_back_one_after_the_other(
    house: House, people: tuple[User, User, User]
) -> None:
    ann, _, _ = people
    hot = clans(house, ann, ann)
    move(hot, 0, "hire")
    move(hot, 1, "hire")
    assert undo.undo(hot, ann.id) == 1 and undo.undo(hot, ann.id) == 1
    assert hot.row.redo == ["1 hire", "2 hire"]
    assert undo.redo(hot, ann.id) == 1 and hot.row.redo == ["2 hire"]
    assert undo.redo(hot, ann.id) == 1 and hot.row.redo == []


def test_why_a_move_does_not_go_back(house: House, people: tuple[User, User, User]) -> None:
    ann, bob, _ = people
    fresh = clans(house, ann, bob, opened=False)
    with pytest.raises(Illegal, match=r"^There is no move to undo\.$"):
        undo.undo(fresh, ann.id)
    room = clans(house, ann, bob)
    move(room, 0, "hire")
    with pytest.raises(
        Illegal, match=r"^The last move was not yours; ask the other players before undoing it\.$"
    ):
        undo.undo(room, bob.id)
    revealed = glenmore(house, ann, bob)
    move(revealed, 0, "take somerled", "claim sutherland")
    with pytest.raises(
        Illegal,
        match=r"^The last move revealed something; it can only be undone if everyone agrees\.$",
    ):
        undo.undo(revealed, ann.id)
    with pytest.raises(
        Illegal, match=r"^You are playing with other people; ask them before undoing\.$"
    ):
        undo.study(revealed, ann.id)


def test_against_bots_one_goes_back_as_a_study_game(
    house: House, people: tuple[User, User, User]
) -> None:
    ann, _, _ = people
    room = glenmore(house, ann, "random")
    move(room, 0, "take somerled")
    assert undo.study_span(room, [0]) == 1
    move(room, 0, "claim sutherland")
    with pytest.raises(
        Illegal,
        match=(
            r"^Something has been revealed since your last decision; you can go "
            r"back in a study game instead\.$"
        ),
    ):
        undo.undo(room, ann.id)
    assert [room.row.study] == [False]
    assert undo.study(room, ann.id) == 1
    assert room.row.study and texts(room) == ["take somerled"] and room.row.redo == []
    check_stored(room)


@pytest.mark.parametrize("others", ["bots", "alone", "resigned"])
def test_no_way_back_avoids_the_study_mark(
    house: House, people: tuple[User, User, User], others: str
) -> None:
    """Where nobody else has to agree, a draw that was seen and undone makes a study game."""
    ann, bob, _ = people
    second: dict[str, User | str] = {"bots": "random", "alone": ann, "resigned": bob}
    room = glenmore(house, ann, second[others])
    move(room, 0, "take somerled")
    if others == "resigned":
        resign(room, bob.id)
    assert consent.ask_back(room, ann.id, 0) and [room.row.study] == [False], "nothing was seen"
    move(room, 0, "take somerled", "claim sutherland")
    assert room.table.played[-1].barrier
    assert consent.ask_back(room, ann.id, 1)
    assert room.row.study and texts(room) == ["take somerled"] and room.row.redo == []
    check_stored(room)


def test_a_draw_goes_back_without_the_study_mark_if_another_person_agrees(
    house: House, people: tuple[User, User, User]
) -> None:
    ann, bob, _ = people
    room = glenmore(house, ann, bob)
    move(room, 0, "take somerled", "claim sutherland")
    assert not consent.ask_back(room, ann.id, 1) and consent.answer_back(room, bob.id, True)
    assert not room.row.study and len(room.row.redo) == 1


# --- agreeing -------------------------------------------------------------------------------------


def test_all_people_must_agree_to_go_back_further(
    room: Room, people: tuple[User, User, User]
) -> None:
    ann, bob, eve = people
    move(room, 0, "hire")
    move(room, 1, "hire")
    assert not consent.ask_back(room, ann.id, START)
    assert room.row.consent == {"move": START, "by": 0, "yes": [0]}
    check_stored(room)
    with pytest.raises(Illegal, match=r"^There is no request to go back\.$"):
        consent.answer_back(room, eve.id, True)
    assert not consent.answer_back(room, bob.id, False) and room.row.consent == {}
    with pytest.raises(Illegal, match=r"^There is no request to go back\.$"):
        consent.answer_back(room, bob.id, True)
    consent.ask_back(room, bob.id, START + 1)
    assert room.row.consent == {"move": START + 1, "by": 1, "yes": [1]}
    assert consent.answer_back(room, ann.id, True)
    assert len(texts(room)) == START + 1 and room.row.consent == {}
    check_stored(room)


def test_a_move_ends_a_request_to_go_back(room: Room, people: tuple[User, User, User]) -> None:
    move(room, 0, "hire")
    consent.ask_back(room, people[1].id, 0)
    move(room, 1, "hire")
    assert room.row.consent == {}


@pytest.mark.parametrize("number", [-1, START])
def test_one_goes_back_only_to_moves_that_were_made(
    room: Room, people: tuple[User, User, User], number: int
) -> None:
    with pytest.raises(Illegal, match=r"^There is no earlier move to go back to\.$"):
        consent.ask_back(room, people[0].id, number)


def test_bots_and_those_who_resigned_always_agree(
    house: House, people: tuple[User, User, User]
) -> None:
    ann, bob, eve = people
    room = glenmore(house, ann, bob, eve)
    seat = room.table.actors[0]
    move(room, seat, room.table.legal(seat)[0].text)
    resign(room, eve.id)
    assert not consent.ask_back(room, ann.id, 0)
    assert consent.answer_back(room, bob.id, True) and texts(room) == []
    alone = clans(house, ann, "random")
    move(alone, 0, "hire")
    assert consent.ask_back(alone, ann.id, 2) and len(texts(alone)) == 2


# --- seats that others play -----------------------------------------------------------------------


def test_who_has_handed_a_seat_over_does_not_move(
    room: Room, people: tuple[User, User, User]
) -> None:
    ann, bob, _ = people
    hand_over(room, ann.id, "tacksman")
    assert room.played_by(ann.id) == [] and room.seats_of(ann.id) == [0]
    assert room.deciding(ann.id) == [] and room.viewer(ann.id) == 0
    with pytest.raises(Refusal, match=r"^A bot is playing your seat; take it back first\.$"):
        moves.play(room, ann.id, "hire", room.key())
    moves.play_alone(room, 0, "hire", room.key())
    resign(room, bob.id)
    assert room.bots() == [1]
    with pytest.raises(
        Refusal,
        match=(r"^You have resigned; a bot is playing your seat for the rest of the game\.$"),
    ):
        moves.play(room, bob.id, "hire", room.key())
    room.seats[1].late = True
    with pytest.raises(
        Refusal,
        match=(
            r"^You have run out of time; a bot is playing your seat for the rest of the game\.$"
        ),
    ):
        moves.play(room, bob.id, "hire", room.key())


# --- sitting down ---------------------------------------------------------------------------------


def test_an_invite_opens_its_seat_and_that_of_the_table_any(
    house: House, people: tuple[User, User, User]
) -> None:
    ann, bob, eve = people
    room = clans(house, ann, "open", "open", opened=False, seed=None)
    taken = r"^That seat is taken, or the invitation is for another table\.$"
    for invite in ("", "nonsense", "é", "invite-0"):
        with pytest.raises(Refusal, match=taken):
            invites.sit(room, bob, invite)
    assert invites.opens(room, "invite-2", bob.id) and invites.opens(room, room.row.invite, bob.id)
    assert not invites.opens(room, "", bob.id) and not invites.opens(room, "nonsense", bob.id)
    assert not invites.opens(room, room.row.invite, ann.id) and invites.opens(
        room, "invite-2", ann.id
    )
    assert invites.sit(room, bob, "invite-2", "my word") == 2
    assert (room.seats[2].kind, room.seats[2].user_id, room.seats[2].name) == (
        PERSON,
        bob.id,
        "Bob",
    )
    assert [room.seats[2].word, room.row.started] == ["my word", False]
    with pytest.raises(Refusal, match=taken):
        invites.sit(room, eve, "invite-2")
    with pytest.raises(Refusal, match=r"^You already have a seat at this table\.$"):
        invites.sit(room, bob, room.row.invite)
    assert invites.invites(room, room.row.invite) and not invites.invites(room, "invite-1")
    assert invites.sit(room, eve, room.row.invite) == 1 and room.row.started
    check_stored(room)


def test_anybody_may_sit_down_at_an_open_table(
    house: House, people: tuple[User, User, User]
) -> None:
    ann, bob, _ = people
    room = clans(house, ann, "open", opened=False, seed=None, listed=True)
    with pytest.raises(Refusal, match=r"^You already have a seat at this table\.$"):
        invites.sit(room, ann, "")
    assert invites.sit(room, bob, "") == 1


# --- choices in secret ----------------------------------------------------------------------------


def test_a_choice_of_another_in_secret_makes_no_key_an_old_one(
    house: House, people: tuple[User, User, User]
) -> None:
    ann, bob, _ = people
    room = glenmore(house, ann, bob, seed=11, **VOTES)
    while len(room.table.actors) < 2:
        seat = room.table.actors[0]
        move(room, seat, room.table.legal(seat)[0].text)
    key = room.key()
    moves.play(room, ann.id, "vote aye", key)
    assert room.table.actors == [1] and room.key() != key
    moves.play(room, bob.id, "vote nay", key)
    with pytest.raises(Stale):
        moves.play(
            room, ann.id, room.table.legal(0)[0].text if 0 in room.table.actors else "done", key
        )


# --- what is shown --------------------------------------------------------------------------------


def test_options_show_a_data_pack_by_its_name(room: Room) -> None:
    assert room.options()["clans"] == "none"
    room.row.options = {**room.row.options, "data_pack": "/srv/packs/mine"}
    assert room.options()["data_pack"] == "mine"


def test_a_record_of_a_game_that_goes_on_has_no_seed(room: Room) -> None:
    text = room.record()
    assert "[Seed" not in text and '[Seats "Ann' in text and "1 build miner 3.4" in text
    assert text.endswith("\n") and not text.endswith("\n\n")
