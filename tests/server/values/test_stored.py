"""What the store lists, changes and refuses; and people with their names and sign-ins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta

import pytest

from ceilidh.server.errors import NotFound, Refusal, Stale
from ceilidh.server.storage.models import GameTable, RestingName, SignIn, User, now
from ceilidh.server.storage.store import TALK
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.seating import hand_over
from tests.server.house import House
from tests.server.values.tables import clans, glenmore, move


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


def age(house: House, room: Room, **values: object) -> None:
    with house.store.session() as session:
        row = session.get(GameTable, room.id)
        assert row is not None
        for name, value in values.items():
            setattr(row, name, value)
        session.commit()


# --- tables ---------------------------------------------------------------------------------------


def test_a_change_needs_the_revision_that_it_was_made_on(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    room = clans(house, ann, bob)
    stale = r"^The position has changed; check it again\.$"
    store = house.store
    for number in (room.row.revision - 1, room.row.revision + 1):
        with pytest.raises(Stale, match=stale):
            store.end_turn(room.id, number, [1])
        with pytest.raises(Stale, match=stale):
            store.set_consent(room.id, number, {})
        with pytest.raises(Stale, match=stale):
            store.change_seats(room.row, number, [])
        with pytest.raises(Stale, match=stale):
            store.change(room.row, number, [], 3)
    assert house.store.revision(room.id) == room.row.revision == 6
    assert house.store.revision("nothing") == -1
    assert house.store.end_turn(room.id, 6, [0]) == 7
    assert house.store.set_consent(room.id, 7, {"move": 1}) == 8
    assert house.store.table(room.id)[0].consent == {"move": 1}


def test_moves_are_dropped_or_added(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    room = clans(house, ann, bob)
    assert house.store.change(room.row, 6, [], 4) == 7
    row, _, lines = house.store.table(room.id)
    assert len(lines) == row.moves == 4 and row.revision == 7


def test_a_seat_is_taken_once(house: House) -> None:
    ann, bob, eve = [house.guest(name) for name in ("Ann", "Bob", "Eve")]
    room = clans(house, ann, "open", "open", opened=False, seed=None)
    assert house.store.take_seat(room.id, 1, bob, "word") == (1, False)
    with pytest.raises(Refusal, match=r"^That seat has been taken\.$"):
        house.store.take_seat(room.id, 1, eve)
    with pytest.raises(Refusal, match=r"^That seat has been taken\.$"):
        house.store.take_seat(room.id, 7, eve)
    assert house.store.take_seat(room.id, 2, eve) == (2, True)
    row, seats, _ = house.store.table(room.id)
    assert row.started and [seat.name for seat in seats] == ["Ann", "Bob", "Eve"]
    assert seats[1].word == "word" and seats[1].user_id == bob.id


def test_bots_that_owe_a_move(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    waiting = glenmore(house, ann, "random")
    assert house.store.bots_due() == []
    move(waiting, 0, "take somerled", "claim sutherland")
    assert waiting.table.actors == [1] and house.store.bots_due() == [waiting.id]
    assert house.store.bots_due(60) == []
    age(house, waiting, updated=now() - timedelta(seconds=61))
    assert house.store.bots_due(60) == [waiting.id]
    deputy = clans(house, ann, bob)
    hand_over(deputy, bob.id, "tacksman")
    assert deputy.id not in house.store.bots_due()
    hand_over(deputy, ann.id, "tacksman")
    assert deputy.id in house.store.bots_due()
    age(house, deputy, finished=True)
    assert house.store.bots_due() == [waiting.id]
    age(house, waiting, started=False)
    assert house.store.bots_due() == []


def test_how_long_nothing_has_happened(house: House) -> None:
    room = clans(house, house.guest("Ann"), house.guest("Bob"))
    assert 0 <= house.store.idle(room.id) < 60
    age(house, room, updated=now() - timedelta(seconds=500))
    assert 500 <= house.store.idle(room.id) < 560
    assert house.store.idle("nothing") == 0.0


# --- lists ----------------------------------------------------------------------------------------


def ids(rows: Sequence[tuple[GameTable, object]]) -> list[str]:
    return [row.id for row, _ in rows]


def test_the_tables_of_somebody(house: House) -> None:
    ann, bob, eve = [house.guest(name) for name in ("Ann", "Bob", "Eve")]
    one, two = clans(house, ann, bob), clans(house, bob, ann)
    made = clans(house, eve, bob, opened=False)
    over = house.play(glenmore(house, ann, bob))
    lesson = clans(house, ann, ann, opened=False)
    age(house, lesson, kind="lesson", origin="clans/market")
    age(house, one, updated=now() - timedelta(hours=2))
    age(house, two, updated=now() - timedelta(hours=1))
    assert ids(house.store.tables_of(ann.id, False)) == [two.id, one.id]
    assert ids(house.store.tables_of(ann.id, True)) == [over.id]
    assert ids(house.store.tables_of(eve.id, False)) == [made.id]
    assert [row.id for row in house.store.tables_of_kind(ann.id, "lesson")] == [lesson.id]
    assert house.store.tables_of_kind(bob.id, "lesson") == []
    assert ids(house.store.finished_of(ann.id, "glenmore", 5)) == [over.id]
    assert house.store.finished_of(ann.id, "clans", 5) == []
    assert house.store.finished_of(eve.id, "glenmore", 5) == []
    seats = house.store.tables_of(ann.id, True)[0][1]
    assert [seat.number for seat in seats] == [0, 1]


def test_open_tables_in_three_orders(house: House) -> None:
    ann = house.guest("Ann")
    old, full, new = [
        clans(house, ann, *["open"] * number, opened=False, seed=None, listed=True)
        for number in (2, 1, 3)
    ]
    hidden = clans(house, ann, "open", opened=False, seed=None)
    begun = clans(house, ann, house.guest("Bob"), opened=False, listed=True)
    for nth, room in enumerate((old, full, new)):
        when = now() - timedelta(hours=9 - nth)
        age(house, room, updated=when, created=when)
    assert ids(house.store.open_tables()) == [new.id, full.id, old.id]
    assert ids(house.store.open_tables("oldest")) == [old.id, full.id, new.id]
    assert ids(house.store.open_tables("fullest")) == [full.id, old.id, new.id]
    assert ids(house.store.open_tables("nonsense")) == [new.id, full.id, old.id]
    assert house.store.open_tables_of(ann.id) == 3 and house.store.open_tables_of(999) == 0
    assert hidden.id not in ids(house.store.open_tables()) and begun.row.open


def test_counts_of_the_health_page(house: House) -> None:
    assert house.store.check() == {"users": 0, "tables": 0}
    clans(house, house.guest("Ann"), house.guest("Bob"), opened=False)
    assert house.store.check() == {"users": 2, "tables": 1}


def test_talk_and_notes(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    room = clans(house, ann, bob, opened=False)
    for number in range(TALK + 2):
        house.store.say(room.id, (ann, bob)[number % 2], f"line {number}")
    talk = house.store.talk(room.id)
    assert [one.text for one in talk] == [f"line {number}" for number in range(2, TALK + 2)]
    assert (talk[0].name, talk[1].user_id) == ("Ann", bob.id)
    assert house.store.note(room.id, ann.id) == ""
    house.store.keep_note(room.id, ann.id, "mine")
    house.store.keep_note(room.id, ann.id, "mine again")
    assert house.store.note(room.id, ann.id) == "mine again"
    assert house.store.note(room.id, bob.id) == ""


# --- people ---------------------------------------------------------------------------------------

TAKEN = r"^That name is taken, or too similar to one that is; choose another\.$"


def test_a_name_is_kept_by_one(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    kept = house.store.keep_name(ann.id, "Isla", "hash")
    assert (kept.name, kept.login, kept.skeleton, kept.password) == ("Isla", "isla", "lsla", "hash")
    for name in ("Isla", "ISLA", "lsla", "admin"):
        with pytest.raises(Refusal, match=TAKEN):
            house.store.keep_name(bob.id, name, "x")
    with pytest.raises(NotFound, match=r"^There is no such user\.$"):
        house.store.keep_name(999, "Mull", "x")
    found = house.store.user_by_login("iSLA")
    assert found is not None and found.id == ann.id
    assert house.store.user_by_login("lsla") is None
    assert house.store.kept_among([ann.id, bob.id]) == {ann.id}
    assert house.store.keep_name(ann.id, "ISLA", "other").name == "ISLA"


def test_a_name_that_was_given_up_rests(house: House) -> None:
    ann, bob = house.person("Skye"), house.guest("Bob")
    house.store.keep_name(ann.id, "Mull", "x")
    with pytest.raises(Refusal, match=TAKEN):
        house.store.keep_name(bob.id, "Skye", "x")
    with house.store.session() as session:
        resting = session.get(RestingName, "skye")
        assert resting is not None
        left = resting.until - now()
        assert timedelta(days=89) < left <= timedelta(days=90)
        resting.until = now() - timedelta(seconds=1)
        session.commit()
    assert house.store.keep_name(bob.id, "Skye", "x").id == bob.id


def test_guests_call_themselves_something_else(house: House) -> None:
    guest, kept = house.guest("Gus"), house.person("Isla")
    house.store.rename(guest.id, "Gustav")
    house.store.rename(kept.id, "Another")
    names = [user.name if user else "" for user in map(house.store.user, (guest.id, kept.id))]
    assert names == ["Gustav", "Isla"]
    house.store.prefer(guest.id, {"sound": "off"})
    found = house.store.user(guest.id)
    assert found is not None and found.preferences == {"sound": "off"}
    house.store.set_password(kept.id, "new hash")
    again = house.store.user(kept.id)
    assert again is not None and again.password == "new hash"


def test_sign_ins_begin_and_end(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    one, two, other = [house.store.begin_session(user.id, 600) for user in (ann, ann, bob)]

    def lasts(user: User, session: str) -> bool:
        return house.store.user_of_session(user.id, session) is not None

    assert lasts(ann, one) and lasts(ann, two) and lasts(bob, other)
    assert not lasts(bob, one) and not lasts(ann, "nothing")
    house.store.end_sessions(ann.id, one)
    assert [lasts(ann, one), lasts(ann, two)] == [False, True]
    three = house.store.begin_session(ann.id, 600)
    house.store.end_sessions(ann.id, but=three)
    assert [lasts(ann, two), lasts(ann, three)] == [False, True]
    house.store.end_sessions(ann.id)
    assert [lasts(ann, three), lasts(bob, other)] == [False, True]


def test_old_sign_ins_are_forgotten(house: House) -> None:
    ann = house.guest("Ann")
    old = house.store.begin_session(ann.id, 600)
    with house.store.session() as session:
        row = session.get(SignIn, old)
        assert row is not None
        row.began = now() - timedelta(seconds=601)
        session.commit()
    fresh = house.store.begin_session(ann.id, 600)
    with house.store.session() as session:
        assert [one.id for one in session.query(SignIn)] == [fresh]


def test_who_is_blocked_is_signed_out(house: House) -> None:
    ann = house.guest("Ann")
    session = house.store.begin_session(ann.id, 600)
    house.store.block(ann.id, "spam", "root")
    assert house.store.user_of_session(ann.id, session) is None
    again = house.store.begin_session(ann.id, 600)
    assert house.store.user_of_session(ann.id, again) is None
    house.store.block(ann.id, "", "root")
    assert house.store.user_of_session(ann.id, again) is not None
    assert [(deed.by, deed.what, deed.whom, deed.why) for deed in house.store.admin_actions()] == [
        ("root", "block", f"{ann.id} Ann", "spam"),
        ("root", "unblock", f"{ann.id} Ann", ""),
    ]
    with pytest.raises(NotFound, match=r"^There is no such user\.$"):
        house.store.block(999, "x", "root")
    house.store.note_reset(ann, "root")
    assert house.store.admin_actions()[-1].what == "reset"


def test_reports_name_who_told(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    room = clans(house, ann, bob, opened=False)
    house.store.report(room.id, bob.id, "first")
    house.store.report(room.id, ann.id, "second")
    assert [(one.report.text, one.reporter.name) for one in house.store.reports()] == [
        ("first", "Bob"),
        ("second", "Ann"),
    ]
