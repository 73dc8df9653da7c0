"""What is stored, on SQLite and on PostgreSQL alike, and two processes on one database."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import event, update

from ceilidh.server.errors import NotFound, Refusal, Stale
from ceilidh.server.settings import Settings
from ceilidh.server.storage.database import migrate, open_database
from ceilidh.server.storage.models import MoveRow, OfferedValue, User, now
from ceilidh.server.storage.seats import BOT, OPEN, PERSON, SeatInfo
from ceilidh.server.storage.store import OFFERED, TALK, Store
from ceilidh.server.table.consent import ask_back
from ceilidh.server.table.invites import sit
from ceilidh.server.table.moves import play, play_alone
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.table.seating import hand_over, resign, take_back
from ceilidh.server.table.undo import redo, undo
from ceilidh.server.thinking.bot_runner import due as due_bot
from tests.server.conftest import Start
from tests.server.helpers import SHORT, due, play_on, until
from tests.server.postgres import Postgres
from tests.server.test_live import Line


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = open_database(Settings(database=database).database_url)
    migrate(engine)
    yield Store(engine)
    engine.dispose()


def new_room(rooms: Rooms, owner: User, kinds: tuple[str, ...] = (PERSON, PERSON)) -> Room:
    seats = [
        SeatInfo(number, kind, f"S{number}", owner.id if kind == PERSON else None, "random", "i")
        for number, kind in enumerate(kinds)
    ]
    seed = None if OPEN in kinds else 7
    return rooms.create(owner, "glenmore", len(kinds), dict(SHORT), seats, seed, False)


def move(room: Room, user: User) -> None:
    legal = room.table.legal(room.table.actors[0])
    play(room, user.id, legal[-1].text, room.key())


def test_users_and_names(store: Store) -> None:
    ann, bob = store.new_guest("Ann"), store.new_guest("Bjørn ✓")
    assert store.user(bob.id).name == "Bjørn ✓"  # type: ignore[union-attr]
    assert store.user(10**6) is None and store.user_by_login("ann") is None
    store.rename(ann.id, "Anna")
    kept = store.keep_name(ann.id, "Anna", "hash")
    assert store.user_by_login("anna").id == kept.id == ann.id  # type: ignore[union-attr]
    with pytest.raises(Refusal, match="taken"):
        store.keep_name(bob.id, "ANNA", "hash")
    store.rename(ann.id, "Somebody")
    assert store.user(ann.id).name == "Anna"  # type: ignore[union-attr]
    with pytest.raises(NotFound):
        store.keep_name(10**6, "x", "x")


def test_of_many_who_want_a_name_one_gets_it(store: Store) -> None:
    users = [store.new_guest("x").id for _ in range(8)]

    def keep(number: int) -> bool:
        try:
            store.keep_name(number, "One", "hash")
        except Refusal:
            return False
        return True

    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(keep, users)) == 1


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    ann = store.new_guest("Ann")
    rooms = Rooms(store)
    room = new_room(rooms, ann)
    for _ in range(9):
        move(room, ann)
    undo(room, ann.id) if room.table.can_undo() else ask_back(room, ann.id, 8)
    fresh = Rooms(store).get(room.id)
    assert fresh.table.key() == room.table.key()
    assert fresh.row.redo == room.row.redo and fresh.row.redo
    assert fresh.row.waiting == room.table.actors
    assert [seat.name for seat in fresh.seats] == ["S0", "S1"]
    redo(fresh, ann.id)
    with pytest.raises(NotFound):
        rooms.get("nothing")


def test_a_stored_move_that_somebody_has_changed_is_refused(store: Store) -> None:
    """Moves are not checked again when a table is read, but where they lead is."""
    rooms, ann = Rooms(store), store.new_guest("Ann")
    room = new_room(rooms, ann)
    move(room, ann)
    other = next(one.text for one in room.table.game.vocabulary.by_text.values())
    for line in (f"1 {other}", "1 nonsense", "9 pass"):
        with store.engine.begin() as connection:
            connection.execute(update(MoveRow).where(MoveRow.table_id == room.id).values(line=line))
        with pytest.raises(Refusal, match="This table cannot be opened"):
            Rooms(store).get(room.id)


def test_who_comes_too_late_changes_nothing_and_reads_again(store: Store) -> None:
    ann = store.new_guest("Ann")
    first, second = Rooms(store), Rooms(Store(store.engine))
    mine = new_room(first, ann)
    theirs = second.get(mine.id)
    move(mine, ann)
    key = theirs.table.key()
    with pytest.raises(Stale):
        move(theirs, ann)
    assert theirs.table.key() == key and theirs.outdated
    again = second.get(mine.id)
    assert again is not theirs and again.table.key() == mine.table.key()
    move(again, ann)
    # The same number of moves is not the same position.
    ask_back(again, ann.id, 1)
    legal = again.table.legal()
    play(again, ann.id, legal[0].text, again.key())
    assert len(again.table.played) == 2
    with pytest.raises(Stale):
        move(mine, ann)


def test_of_two_who_want_a_seat_one_gets_it(store: Store) -> None:
    ann, bob, eve = (store.new_guest(name) for name in ("Ann", "Bob", "Eve"))
    room = new_room(Rooms(store), ann, (PERSON, OPEN, OPEN))
    other = Rooms(Store(store.engine)).get(room.id)
    assert sit(room, bob, "i") == 1 and not room.row.started
    with pytest.raises(Refusal, match="taken"):
        sit(other, eve, "i")
    fresh = Rooms(store).get(room.id)
    assert sit(fresh, eve, "i") == 2 and fresh.row.started
    assert [seat.user_id for seat in Rooms(store).get(room.id).seats] == [ann.id, bob.id, eve.id]


def test_deputies_are_bots_that_owe_a_move(store: Store) -> None:
    ann = store.new_guest("Ann")
    room = new_room(Rooms(store), ann)
    assert store.bots_due() == []
    first = room.table.actors[0]
    hand_over(room, ann.id, "random", first)
    assert store.bots_due() == [room.id] and due_bot(room) == first
    fresh = Rooms(store).get(room.id)
    assert fresh.seats[first].deputy == "random" and fresh.played_by(ann.id) == [1 - first]
    take_back(fresh, ann.id, first)
    assert store.bots_due() == []
    # The room that knows nothing of it is too late, and changes nothing.
    with pytest.raises(Stale):
        resign_after_a_move(room, ann, first)
    assert not Rooms(store).get(room.id).seats[first].resigned


def resign_after_a_move(room: Room, user: User, seat: int) -> None:
    with room.lock:
        room.table.play(room.table.legal()[0].text)
        resign(room, user.id, seat)


def test_a_bot_that_thinks_does_not_move_for_who_is_back(store: Store) -> None:
    ann = store.new_guest("Ann")
    room = new_room(Rooms(store), ann)
    seat, key = room.table.actors[0], room.key()
    text = room.table.legal(seat)[0].text
    with pytest.raises(Stale, match="A person is playing this seat again"):
        play_alone(room, seat, text, key)
    hand_over(room, ann.id, "random", seat)
    assert play_alone(room, seat, text, key).seat == seat


def test_there_is_one_rematch(store: Store) -> None:
    ann = store.new_guest("Ann")
    rooms = Rooms(store)
    old = new_room(rooms, ann)
    seats = [SeatInfo(n, PERSON, "S", ann.id) for n in range(2)]
    made = [
        rooms.create(ann, "glenmore", 2, dict(SHORT), seats, None, False, old.id).id
        for _ in range(2)
    ]
    assert made[0] == made[1] == Rooms(store).get(old.id).row.rematch
    assert store.check()["tables"] == 2


def test_bots_that_are_due_are_found(store: Store) -> None:
    ann = store.new_guest("Ann")
    rooms = Rooms(store)
    for kinds in ((PERSON, PERSON), (BOT, BOT), (BOT, OPEN)):
        new_room(rooms, ann, kinds)
    found = store.bots_due()
    assert [[seat.kind for seat in rooms.get(one).seats] for one in found] == [[BOT, BOT]]
    assert store.bots_due(60) == []


def test_talk_and_notes(store: Store) -> None:
    ann, bob = store.new_guest("Ann"), store.new_guest("Bob")
    room = new_room(Rooms(store), ann)
    for number in range(TALK + 3):
        store.say(room.id, ann, f"line {number}")
    said = store.talk(room.id)
    assert len(said) == TALK and said[-1].text == f"line {TALK + 2}"
    store.keep_note(room.id, ann.id, "first")
    store.keep_note(room.id, ann.id, "second")
    assert store.note(room.id, ann.id) == "second" and store.note(room.id, bob.id) == ""


def test_a_room_asks_the_database_once_whether_it_is_of_today(store: Store) -> None:
    ann = store.new_guest("Ann")
    rooms = Rooms(store)
    room = new_room(rooms, ann)
    asked: list[object] = []
    # By the driver itself, of which only the pool of connections hears.
    event.listen(store.engine, "checkout", lambda *given: asked.append(given))
    event.listen(store.engine, "before_cursor_execute", lambda *given: asked.append(given))
    assert rooms.get(room.id) is room
    assert len(asked) == 1


def test_a_room_that_was_dropped_does_not_freeze_the_table(store: Store) -> None:
    ann = store.new_guest("Ann")
    rooms = Rooms(store, most=1)
    held = new_room(rooms, ann)
    other = new_room(rooms, ann)
    fresh = rooms.get(held.id)
    assert fresh is not held and list(rooms.rooms) == [held.id]
    # Whoever still has the old one in his hands moves, and nobody stays behind.
    move(held, ann)
    assert len(rooms.get(held.id).table.played) == 1
    move(rooms.get(held.id), ann)
    assert len(rooms.get(other.id).table.played) == 0


def test_a_room_in_which_somebody_works_is_not_dropped(store: Store) -> None:
    ann = store.new_guest("Ann")
    rooms = Rooms(store, most=1)
    busy = new_room(rooms, ann)
    with rooms.pin(busy.id), rooms.pin(busy.id):
        more = [new_room(rooms, ann) for _ in range(3)]
        assert rooms.get(busy.id) is busy and len(rooms.rooms) <= 2
    assert rooms.get(more[0].id).id == more[0].id
    assert list(rooms.rooms) == [more[0].id] and not rooms.pinned


def test_two_processes_on_one_database(start: Start, postgres: Postgres) -> None:
    url = postgres.database()
    with ThreadPoolExecutor(2) as threads:
        # At the same time: both want to migrate.
        one, two = threads.map(lambda _: start(database=url), range(2))
    with one.person("Ann") as ann, two.person("Bob") as bob:
        table = bob.sit(ann.create())
        with Line(one, table["id"]) as here, Line(two, table["id"]) as there:
            for _ in range(6):
                play_on({0: ann, 1: bob}, table["id"], 1)
                here.hear("changed")
                there.hear("changed")
            bob.post(f"/api/tables/{table['id']}/talk", {"text": "Hello"})
            here.hear("talk")
            assert ann.see(table["id"])["key"] == bob.see(table["id"])["key"]
            ann.post(f"/api/tables/{table['id']}/back", {"move": 0})
            there.hear("changed")
            assert (
                bob.post(f"/api/tables/{table['id']}/back/answer", {"yes": True}).json()["moves"]
                == 0
            )
        assert play_on({0: ann, 1: bob}, table["id"])["over"]
        rematch = f"/api/tables/{table['id']}/rematch"
        again = ann.post(rematch).json()
        assert bob.post(rematch).json()["id"] == again["id"]
        assert due(again) == due(bob.see(again["id"]))
        bots = ann.create("glenmore", ("bot", "bot"))["id"]
        until(lambda: bob.see(bots)["over"])
    for server in (one, two):
        server.stop()
        assert not server.faults()


def test_a_value_is_offered_for_a_day_and_given_out_once(store: Store) -> None:
    store.offer_value("aa", "old")
    with store.session() as session:
        session.execute(update(OfferedValue).values(made=now() - 2 * OFFERED))
        session.commit()
    store.offer_value("bb", "new")
    assert store.take_value("old") == "", "nobody used it"
    assert [store.take_value("new"), store.take_value("new")] == ["bb", ""]
    assert store.take_value("never") == ""
