"""Rooms: made, read again, branched, uploaded; and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import ceilidh
from ceilidh.server.errors import Forbidden, NotFound, Refusal
from ceilidh.server.kinds.branch import branch as continued
from ceilidh.server.kinds.record import keep_record
from ceilidh.server.storage.models import GameTable, User
from ceilidh.server.storage.seats import PERSON
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.table.stored_game import uploaded_game
from tests.server.helpers import VOTES
from tests.server.house import House
from tests.server.values.tables import OPENING, PLAIN, clans, glenmore, move, seat, texts

People = tuple[User, User, User]
START = len(OPENING)


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


@pytest.fixture
def people(house: House) -> People:
    return house.guest("Ann"), house.guest("Bob"), house.guest("Eve")


# --- making ---------------------------------------------------------------------------------------


def test_a_new_table_is_stored_whole(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob, opened=False, hints=True, listed=True, seed=None)
    row = room.row
    assert (row.game, row.players, row.owner_id, row.open, row.hints) == (
        "clans",
        2,
        ann.id,
        True,
        True,
    )
    assert (row.started, row.finished, row.moves, row.revision) == (True, False, 0, 0)
    assert (row.origin, row.rematch, row.study, row.removed, row.held) == ("", "", False, [], None)
    assert row.waiting == room.table.actors and row.scores == [] and len(row.invite) == 16
    assert row.options["clans"] == "none" and room.table.chance is not None
    assert len(row.chance) == 1 and row.chance[0]["first"] == 0
    assert row.version == room.table.game.version
    half = clans(house, ann, "open", opened=False, seed=None)
    assert not half.row.started


def test_a_seed_says_all_and_needs_no_promise(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob, opened=False)
    assert room.row.seed == 4 and room.row.chance == [] and room.table.chance is None
    assert room.row.setup == clans(house, ann, bob, opened=False).row.setup
    with pytest.raises(
        Refusal,
        match=(
            r"^A seed determines every draw, so you can only choose one "
            r"when nobody else will join; otherwise leave it empty\.$"
        ),
    ):
        clans(house, ann, "open", opened=False, seed=4)


@pytest.mark.parametrize(
    ("seed", "fits"), [(2**63 - 1, True), (2**63, False), (-(2**63), True), (-(2**63) - 1, False)]
)
def test_a_seed_fits_into_its_column(house: House, people: People, seed: int, fits: bool) -> None:
    ann, bob, _ = people
    if fits:
        assert clans(house, ann, bob, opened=False, seed=seed).row.seed == seed
    else:
        with pytest.raises(Refusal, match=r"^The seed is too large\.$"):
            clans(house, ann, bob, opened=False, seed=seed)


def test_options_that_do_not_fit_are_refused(house: House, people: People) -> None:
    ann, bob, _ = people
    with pytest.raises(Refusal, match="'all of them'"):
        clans(house, ann, bob, opened=False, options={"clans": "all of them"})
    with pytest.raises(
        Refusal, match=r"^This data pack cannot be used; contact the server administrator\.$"
    ):
        clans(house, ann, bob, opened=False, options={"data_pack": "/nowhere"})


# --- reading --------------------------------------------------------------------------------------


def test_a_room_is_read_again_as_it_was(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob)
    move(room, 0, "hire")
    other = Rooms(house.store).get(room.id)
    assert other is not room and texts(other) == texts(room) and other.key() == room.key()
    assert other.seats == room.seats and other.row.revision == room.row.revision
    fair = glenmore(house, ann, bob, seed=None)
    seat_ = fair.table.actors[0]
    move(fair, seat_, fair.table.legal(seat_)[0].text)
    again = Rooms(house.store).get(fair.id)
    assert again.table.chance is not None and fair.table.chance is not None
    assert again.table.chance.pledges == fair.table.chance.pledges and len(again.row.chance) == 2


@pytest.mark.parametrize("name", ["", "nothing", "x" * 17, "../etc", "a b", "é"])
def test_there_is_no_such_table(house: House, name: str) -> None:
    with pytest.raises(NotFound, match=r"^There is no such table; check the link\.$"):
        house.rooms.get(name)


def change(house: House, room: Room, **values: object) -> None:
    with house.store.session() as session:
        row = session.get(GameTable, room.id)
        assert row is not None
        for name, value in values.items():
            setattr(row, name, value)
        session.commit()


def test_a_table_that_another_process_changed_is_read_again(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob)
    assert house.rooms.get(room.id) is room
    change(house, room, revision=room.row.revision + 1)
    fresh = house.rooms.get(room.id)
    assert fresh is not room and house.rooms.get(room.id) is fresh
    fresh.outdated = True
    assert house.rooms.get(room.id) is not fresh


def test_a_table_of_newer_rules_is_not_read(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob)
    version = room.row.version
    change(house, room, version=version + 1)
    with pytest.raises(Refusal) as caught:
        Rooms(house.store).get(room.id)
    assert str(caught.value) == (
        f"This table was played by version {version + 1} of the rules of Clans of Caledonia; "
        f"this server has version {version}. Its record is at /t/{room.id}/record."
    )


def test_a_table_that_was_tampered_with_is_not_read(
    house: House, people: People, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob)
    change(house, room, setup="nonsense 3")
    with pytest.raises(
        Refusal, match=r"^This table cannot be opened; contact the server administrator\.$"
    ):
        Rooms(house.store).get(room.id)
    other = clans(house, ann, bob)
    change(house, other, seed=99)
    with pytest.raises(
        Refusal, match=r"^This table cannot be opened: its moves lead to a different position\.$"
    ):
        Rooms(house.store).get(other.id)
    told = [json.loads(one.message) for one in caplog.records if one.name == "ceilidh.rooms"]
    assert [(one["level"], one["event"], one["table"]) for one in told] == [
        ("error", "a table cannot be read", room.id),
        ("error", "a table leads elsewhere", other.id),
    ]


def test_the_least_used_room_is_dropped(house: House, people: People) -> None:
    ann, bob, _ = people
    rooms = Rooms(house.store, most=2)
    made = [clans(house, ann, bob, opened=False).id for _ in range(3)]
    first = rooms.get(made[0])
    rooms.get(made[1])
    assert rooms.get(made[0]) is first
    rooms.get(made[2])
    assert list(rooms.rooms) == [made[0], made[2]], "it was used longest ago"
    with rooms.pin(made[0]), rooms.pin(made[0]):
        rooms.get(made[1])
        assert made[0] in rooms.rooms and rooms.pinned[made[0]] == 2
        rooms.get(made[2])
        assert made[0] in rooms.rooms
    assert rooms.pinned == {}
    rooms.get(made[1])
    rooms.get(made[2])
    assert made[0] not in rooms.rooms


# --- branches and records -------------------------------------------------------------------------


def test_a_branch_goes_on_from_a_position(house: House, people: People) -> None:
    ann, bob, eve = people
    room = clans(house, ann, bob, hints=True)
    move(room, 0, "hire")
    branch = continued(house.rooms, bob, room, START)
    assert texts(branch) == texts(room)[:START]
    assert (branch.row.origin, branch.row.owner_id) == (f"{room.id}@{START}", bob.id)
    assert branch.row.hints and not branch.row.open and branch.table.chance is None
    assert [(one.kind, one.name, one.user_id) for one in branch.seats] == [
        (PERSON, "Ann", bob.id),
        (PERSON, "Bob", bob.id),
    ]
    assert texts(continued(house.rooms, ann, room, 0)) == []
    assert texts(continued(house.rooms, ann, room, START + 1)) == texts(room)
    for number in (-1, START + 2):
        with pytest.raises(NotFound, match=r"^There is no such position\.$"):
            continued(house.rooms, ann, room, number)
    with pytest.raises(
        Forbidden, match=r"^While a game is in progress, only its players can branch it\.$"
    ):
        continued(house.rooms, eve, room, START)
    room.row.open = True
    assert continued(house.rooms, eve, room, 2).row.owner_id == eve.id
    over = house.play(glenmore(house, ann, bob))
    assert continued(house.rooms, eve, over, 1).row.moves == 1


def test_nobody_branches_into_what_was_chosen_in_secret(house: House, people: People) -> None:
    ann, bob, _ = people
    room = glenmore(house, ann, bob, seed=11, **VOTES)
    while len(room.table.actors) < 2:
        number = room.table.actors[0]
        move(room, number, room.table.legal(number)[0].text)
    total = len(texts(room))
    move(room, 0, "vote aye")
    with pytest.raises(
        Refusal,
        match=(r"^Some players have made secret choices; ask again when everyone has chosen\.$"),
    ):
        continued(house.rooms, bob, room, total + 1)
    assert continued(house.rooms, bob, room, total).row.moves == total


def test_a_record_becomes_a_table_of_ones_own(house: House, people: People) -> None:
    ann, _, _ = people
    table = ceilidh.new("clans", 2, 4, dict(PLAIN))
    table.names = ["Isla", "Seat 2"]
    for number, text in OPENING:
        table.play(text, number)
    room = keep_record(house.rooms, ann, uploaded_game(table, True))
    assert (room.row.kind, room.row.seed, room.row.moves) == ("record", 4, START)
    assert [(one.name, one.user_id) for one in room.seats] == [("Isla", ann.id), ("", ann.id)]
    other = keep_record(house.rooms, ann, uploaded_game(ceilidh.load(table.record()), False))
    assert texts(other) == texts(room) and other.row.seed != 4


def test_a_rematch_is_made_once(house: House, people: People) -> None:
    ann, bob, _ = people
    over = house.play(glenmore(house, ann, bob))
    seats = [seat(0, bob), seat(1, ann)]
    first = house.rooms.create(
        ann, "glenmore", 2, {"introductory": True}, seats, None, False, over.id
    )
    second = house.rooms.create(
        bob, "glenmore", 2, {"introductory": True}, seats, None, False, over.id
    )
    assert first.id == second.id == house.store.table(over.id)[0].rematch
    assert house.store.revision(over.id) == over.row.revision + 1
