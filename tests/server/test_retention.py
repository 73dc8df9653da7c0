"""Guests without a table and tables without a move expire; nothing else does, ever."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from sqlalchemy import select

from ceilidh.server.errors import NotFound
from ceilidh.server.kinds.lesson.lessons import open_lesson
from ceilidh.server.results.finished_games import catch_up
from ceilidh.server.storage.models import GameTable, SignIn, TableSeat, User, now
from ceilidh.server.storage.retention import AT_ONCE, Expired, delete_table, empty_tables, expire
from ceilidh.server.table.undo import undo
from tests.server.conftest import Start
from tests.server.helpers import until
from tests.server.house import House

DAYS = 30
NONE = Expired(0, 0)


@pytest.fixture
def house(database: str) -> Iterator[House]:
    made = House(database)
    yield made
    made.close()


def later(days: float = DAYS + 1) -> datetime:
    return now() + timedelta(days=days)


def gone(house: House, days: float = DAYS + 1, dry: bool = False) -> Expired:
    return expire(house.store, DAYS, DAYS, later(days), dry)


def test_an_unused_guest_expires(house: House) -> None:
    ann = house.guest("Ann")
    token = house.store.begin_session(ann.id, 1e9)
    assert house.store.user_of_session(ann.id, token) is not None
    assert gone(house, DAYS - 1) == NONE
    assert gone(house, dry=True) == Expired(1, 0) and house.store.user(ann.id)
    assert gone(house) == Expired(1, 0)
    # The cookie is worth nothing then: nobody is signed in as somebody who is not there.
    assert house.store.user(ann.id) is None
    assert house.store.user_of_session(ann.id, token) is None
    assert gone(house) == NONE


def test_an_empty_table_expires_with_its_seats_and_talk_and_then_its_guest(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    room = house.table(ann, bob)
    house.store.say(room.id, ann, "Hello")
    house.store.keep_note(room.id, bob.id, "Wait for Ann")
    assert gone(house, DAYS - 1) == NONE
    assert gone(house) == Expired(2, 1)
    with pytest.raises(NotFound):
        house.rooms.get(room.id)
    with house.store.session() as session:
        assert not list(session.scalars(select(TableSeat)))


def test_a_rematch_that_expires_can_be_asked_for_again(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    first = house.finished(ann, bob)
    again = house.service.rematch(ann, first)
    assert gone(house) == Expired(0, 1)
    other = house.service.rematch(bob, house.rooms.get(first.id))
    assert other.id != again.id


def test_a_guest_in_a_running_or_finished_game_stays(house: House) -> None:
    ann, bob, eve = (house.guest(name) for name in ("Ann", "Bob", "Eve"))
    running = house.play(house.table(ann, bob), 3)
    finished = house.finished(bob, eve)
    assert catch_up(house.store, house.rooms) == 1
    alone = house.play(house.table(house.guest("Dan"), None), 1)
    assert gone(house, 10_000) == NONE
    for room in (running, finished, alone):
        assert house.rooms.get(room.id).row.moves
    assert all(house.store.user(one.id) for one in (ann, bob, eve))


def test_a_name_with_a_password_stays_without_any_table(house: House) -> None:
    ann = house.person("Ann")
    assert gone(house, 10_000) == NONE
    found = house.store.user_by_login("Ann")
    assert found is not None and found.id == ann.id


def test_a_table_with_moves_that_were_taken_back_stays(house: House) -> None:
    ann = house.person("Ann")
    room = house.table(ann, ann)
    while not room.row.moves:
        house.play(room, 1)
    undo(room, ann.id)
    assert room.row.moves == 0 and room.row.redo
    assert gone(house, 10_000) == NONE


def test_what_a_report_is_about_stays(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    room = house.table(ann, bob)
    eve = house.guest("Eve")
    house.store.report(room.id, eve.id, "Rude")
    house.store.report(None, eve.id, "An ugly name", about=house.guest("Ugly").id)
    house.store.block(house.guest("Mallory").id, "rude", "root")
    house.store.mute(house.guest("Loud").id, "rude", "root")
    house.store.close_table(house.table(house.guest("Dan"), None).id, "spam", "root")
    assert gone(house, 10_000) == NONE


def test_a_lesson_that_was_only_opened_expires_and_one_with_a_move_stays(house: House) -> None:
    ann = house.guest("Ann")
    opened = open_lesson(house.rooms, ann, "clans/market")
    played = open_lesson(house.rooms, ann, "clans/market")
    house.play(played, 1)
    assert played.row.moves > opened.row.moves
    assert gone(house) == Expired(0, 1)
    assert house.rooms.get(played.id)


def test_a_guest_who_came_back_stays(house: House) -> None:
    ann = house.guest("Ann")
    house.store.begin_session(ann.id, 1e9)
    with house.store.session() as session:
        user = session.get(User, ann.id)
        assert user is not None
        user.created = now() - timedelta(days=1000)
        session.commit()
    assert expire(house.store, DAYS, DAYS) == NONE
    with house.store.session() as session:
        for sign_in in session.scalars(select(SignIn)):
            sign_in.began = now() - timedelta(days=1000)
        session.commit()
    assert expire(house.store, DAYS, DAYS) == Expired(1, 0)


def test_never_is_never(house: House) -> None:
    house.table(house.guest("Ann"), None)
    house.guest("Bob")
    assert expire(house.store, 0, 0, later(10_000)) == NONE
    assert expire(house.store, 0, DAYS, later(10_000)) == Expired(0, 1)


def test_many_expire_by_and_by() -> None:
    house = House()
    with house.store.session() as session:
        session.add_all([User(name="Guest") for _ in range(AT_ONCE + 5)])
        session.commit()
    assert gone(house, dry=True).guests == AT_ONCE + 5
    assert [gone(house).guests for _ in range(3)] == [AT_ONCE, 5, 0]
    house.close()


def test_who_moves_while_a_table_expires_is_faster(house: House) -> None:
    """Between the look and the deletion somebody made the first move."""
    room = house.table(house.person("Ann"), None)
    found = empty_tables(house.store, later())
    assert [one for one, _ in found] == [room.id]
    house.play(room, 1)
    assert not delete_table(house.store, *found[0])
    assert house.rooms.get(room.id).row.moves


def test_a_running_server_expires_what_is_old(start: Start) -> None:
    server = start(guest_days=30, empty_table_days=30)
    with server.person("Ann") as ann, server.person("Bob") as bob:
        old, kept = ann.create(), bob.create()
        server.stop()
        house = House(server.environment["CEILIDH_DATABASE"])
        with house.store.session() as session:
            for user in session.scalars(select(User)):
                user.created = now() - timedelta(days=31)
            for sign_in in session.scalars(select(SignIn)):
                sign_in.began = now() - timedelta(days=31)
            table = session.get(GameTable, old["id"])
            assert table is not None
            table.updated = now() - timedelta(days=31)
            session.commit()
        house.close()
        server.start()
        until(lambda: bob.get(f"/t/{old['id']}").status_code == 404)
        until(lambda: ann.get("/api/me").json()["user"] is None)
        assert bob.get(f"/t/{kept['id']}").status_code == 200
        # Ann is a stranger now, and can come again like anybody.
        assert ann.get("/").status_code == 200
        ann.enter("Ann")
        assert ann.create()["id"]
    assert not server.faults()


def test_the_command_counts_first_and_deletes_then(start: Start) -> None:
    server = start(guest_days=30)
    with server.person("Ann") as ann:
        house = House(server.environment["CEILIDH_DATABASE"])
        with house.store.session() as session:
            user, sign_in = session.get(User, ann.id), session.scalar(select(SignIn))
            assert user is not None and sign_in is not None
            user.created = sign_in.began = now() - timedelta(days=31)
            session.commit()
        told = server.command("admin", "expire", "--dry-run").stdout
        assert told == "1 guests and 0 tables would expire\n" and house.store.user(ann.id)
        assert server.command("admin", "expire").stdout == "1 guests and 0 tables expired\n"
        assert house.store.user(ann.id) is None
        house.close()
        assert ann.get("/api/me").json()["user"] is None
