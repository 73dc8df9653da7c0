"""A table goes on under newer rules: by its moves, from its position, or at least as a record."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import update

from ceilidh.kernel.opening import load, repeat_old
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table
from ceilidh.lessons.library import lessons_of
from ceilidh.say import speaker
from ceilidh.server.errors import Refusal
from ceilidh.server.kinds.branch import branch as continued
from ceilidh.server.kinds.lesson.lessons import open_lesson
from ceilidh.server.storage.models import GameTable, MoveRow
from ceilidh.server.storage.store import Store
from ceilidh.server.table import upgrades
from ceilidh.server.table.moves import play
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.table.undo import undo
from ceilidh.server.table.upgrades import upgrade_notice
from tests.server.house import House


@pytest.fixture
def house() -> Any:
    made = House()
    yield made
    made.close()


def age(store: Store, room: Room, **values: object) -> None:
    """Let a table be one of an earlier version of the rules."""
    older = {"version": find(room.row.game).version - 1, **values}
    with store.session() as session:
        session.execute(update(GameTable).where(GameTable.id == room.id).values(older))
        session.commit()


def spoil(store: Store, room: Room, number: int) -> None:
    """Let a stored move be one that the rules of now do not know, with the same draws."""
    with store.session() as session:
        row = session.get(MoveRow, (room.id, number))
        assert row is not None
        _, arrow, outcomes = row.line.partition(" > ")
        row.line = f"1 a move of former times{arrow}{outcomes}"
        session.commit()


def started(house: House, moves: int, seed: int | None = 7) -> Room:
    ann = house.guest("Ann")
    return house.play(house.table(ann, ann, seed=seed), moves)


def lines(table: Table) -> list[str]:
    return [one.line for one in table.played]


def test_moves_that_lead_to_the_stored_position_stay(house: House) -> None:
    room = started(house, 20)
    age(house.store, room)
    again = Rooms(house.store).get(room.id)
    assert lines(again.table) == lines(room.table) and again.table.key() == room.table.key()
    assert again.row.version == find("glenmore").version and not again.table.start
    assert upgrade_notice(again.row, speaker("en")) == ""


def test_where_moves_cannot_be_repeated_the_position_counts(house: House) -> None:
    room = started(house, 20)
    spoil(house.store, room, 7)
    age(house.store, room)
    rooms = Rooms(house.store)
    again = rooms.get(room.id)
    assert again.table.key() == room.table.key() and again.table.played == []
    assert again.row.moves == 20 and again.table.actors == room.table.actors
    assert "continues from this position" in upgrade_notice(again.row, speaker("en"))
    house.play(again, 5)
    assert upgrade_notice(again.row, speaker("en")) == ""
    fresh = Rooms(house.store).get(room.id)
    assert fresh.table.key() == again.table.key() and fresh.row.moves == 25
    assert [one.line for one in house.store.table(room.id)[2]][20:] == lines(again.table)


def test_where_moves_lead_elsewhere_the_position_counts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new rules allow every move, but one of them has another result."""
    room = started(house, 20)
    age(house.store, room)
    real = repeat_old

    def otherwise(table: Table, moves: list[str]) -> None:
        real(table, moves)
        table.state.mine(0).coins += 1

    monkeypatch.setattr(upgrades, "repeat_old", otherwise)
    again = Rooms(house.store).get(room.id)
    assert again.table.key() == room.table.key() and again.table.start


def test_draws_go_on_where_they_were(house: House) -> None:
    """A fair draw follows from its number, so that none comes a second time."""
    room = started(house, 20, seed=None)
    spoil(house.store, room, 7)
    age(house.store, room)
    again = Rooms(house.store).get(room.id)
    assert again.table.start and again.table.chance is not None
    assert again.table.draws() == room.table.draws() > len(room.table.setup)
    text = room.table.legal(room.table.actors[0])[0].text
    assert again.table.copy().play(text).line == room.table.copy().play(text).line


def test_what_was_played_before_does_not_go_back(house: House) -> None:
    room = started(house, 20)
    spoil(house.store, room, 7)
    age(house.store, room)
    again = Rooms(house.store).get(room.id)
    with pytest.raises(Refusal, match="There is no move to undo"):
        undo(again, again.row.owner_id)
    while not (quiet := _quiet(again.table)):
        house.play(again, 1)
    moves, key = again.row.moves, again.table.key()
    play(again, again.row.owner_id, quiet[0], again.key())
    assert undo(again, again.row.owner_id) == 1
    assert again.row.moves == moves == len(house.store.table(room.id)[2]) >= 20
    assert Rooms(house.store).get(room.id).table.key() == again.table.key() == key


def _quiet(table: Table) -> list[str]:
    """The moves that reveal nothing and leave the turn open."""
    legal = [move.text for move in table.legal()]
    tried = [(text, table.copy()) for text in legal]
    played = [(text, copy, copy.play(text)) for text, copy in tried]
    return [text for text, copy, one in played if not one.barrier and copy.actors == table.actors]


def test_a_game_with_a_stage_is_upgraded_again(house: House) -> None:
    room = started(house, 20)
    spoil(house.store, room, 7)
    age(house.store, room)
    again = house.play(Rooms(house.store).get(room.id), 6)
    age(house.store, again)
    third = Rooms(house.store).get(room.id)
    assert third.table.key() == again.table.key() and lines(third.table) == lines(again.table)
    assert third.row.moves == 26
    house.play(third, 3)
    assert Rooms(house.store).get(room.id).table.key() == third.table.key()


def test_without_a_position_the_game_goes_back(house: House) -> None:
    room = started(house, 20)
    spoil(house.store, room, 7)
    age(house.store, room, position="")
    again = Rooms(house.store).get(room.id)
    assert lines(again.table) == lines(room.table)[:7] and again.row.moves == 7
    assert "continues after move 7" in upgrade_notice(again.row, speaker("en"))
    assert [one.line for one in house.store.table(room.id)[2]] == lines(again.table)
    house.play(again)
    assert "# 1 a move of former times" in again.record()
    assert load(again.record()).scores() == again.table.scores()


@pytest.mark.parametrize("position", ["", "no JSON", "{}", '{"players": 2, "options": {}}'])
def test_a_position_that_cannot_be_read_is_none(house: House, position: str) -> None:
    room = started(house, 20)
    age(house.store, room, position=position)
    assert lines(Rooms(house.store).get(room.id).table) == lines(room.table)


def test_a_position_that_lacks_a_field_is_filled(house: House) -> None:
    """A release that adds a field reads what earlier ones have stored."""
    room = started(house, 20)
    spoil(house.store, room, 7)
    data = json.loads(house.store.table(room.id)[0].position)
    assert data.pop("extras") == 0 and data["seats"][0].pop("barrels") == 0
    age(house.store, room, position=json.dumps(data))
    again = Rooms(house.store).get(room.id)
    assert again.table.start and again.table.key() == room.table.key()


# --- records --------------------------------------------------------------------------------------


def finished(house: House) -> Room:
    room = started(house, 10_000)
    assert room.table.actor is None
    return room


def test_the_record_of_a_finished_game_is_always_given(house: House) -> None:
    """Without a way to show it: no position was stored, and the moves cannot be repeated."""
    room = finished(house)
    whole = room.record()
    spoil(house.store, room, 7)
    age(house.store, room, position="")
    rooms = Rooms(house.store)
    with pytest.raises(Refusal, match=f"/t/{room.id}/record"):
        rooms.get(room.id)
    game, text = rooms.record(room.id)
    older = find("glenmore").version - 1
    assert game == "glenmore" and f'[Game "glenmore {older}"]' in text
    told = [one for one in text.splitlines() if one[:1].isdigit()]
    assert told == [one.line for one in house.store.table(room.id)[2]]
    assert whole.splitlines()[-1].split()[2:] == text.splitlines()[-1].split()[2:], "the result"


def test_a_finished_game_keeps_its_end(house: House) -> None:
    room = finished(house)
    spoil(house.store, room, 7)
    age(house.store, room)
    again = Rooms(house.store).get(room.id)
    assert again.table.scores() == room.table.scores() and again.row.finished
    text = again.record()
    assert load(text).scores() == room.table.scores()
    assert "# 1 a move of former times" in text


def test_the_record_of_a_running_game_tells_nothing_that_may_be_secret(house: House) -> None:
    room = started(house, 20, seed=None)
    spoil(house.store, room, 7)
    age(house.store, room)
    for read in (Rooms(house.store).get(room.id).record(), newer(house, room)):
        assert " > " not in read and "[Setup" not in read and "[Position" not in read
        told = [one for one in read.splitlines() if one[:1].isdigit()]
        # Of two seats one may have chosen in secret.
        assert len(told) == 19
        assert house.store.table(room.id)[0].chance[0]["value"] not in read


def newer(house: House, room: Room) -> str:
    """The same table after the return to an earlier release."""
    age(house.store, room, version=find("glenmore").version + 1)
    rooms = Rooms(house.store)
    with pytest.raises(Refusal, match="this server has version"):
        rooms.get(room.id)
    return rooms.record(room.id)[1]


def test_a_branch_of_a_game_with_a_stage_goes_on_from_its_position(house: House) -> None:
    room = started(house, 20)
    spoil(house.store, room, 7)
    age(house.store, room)
    rooms = Rooms(house.store)
    again = house.play(rooms.get(room.id), 4)
    owner = house.store.user(again.row.owner_id)
    assert owner is not None
    branch = continued(rooms, owner, again, 2)
    assert lines(branch.table) == lines(again.table)[:2]
    house.play(branch, 3)
    assert Rooms(house.store).get(branch.id).table.key() == branch.table.key()


def test_a_lesson_is_begun_again(house: House) -> None:
    """Its guide goes by the moves from the beginning, so that a position is of no use."""
    lesson = next(one for one in lessons_of("glenmore") if one.start.moves)
    room = open_lesson(house.rooms, house.guest("Ann"), lesson.id)
    age(house.store, room)
    assert Rooms(house.store).get(room.id).table.key() == room.table.key()
    spoil(house.store, room, 0)
    age(house.store, room)
    with pytest.raises(
        Refusal,
        match=("This table cannot continue under the rules of this server; its record is at"),
    ):
        Rooms(house.store).get(room.id)
