"""Tables that were stored when the tacksman was called greedy, and programs that still say it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import update

from ceilidh.say import speaker
from ceilidh.server.pages.opponents import chosen_opponent, first_choice, quick_game
from ceilidh.server.results.last_opponents import last_game
from ceilidh.server.service import SeatRequest
from ceilidh.server.storage.models import TableSeat
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.thinking.bot_process import think
from ceilidh.server.thinking.bot_runner import BotQuestion, BotRunner
from ceilidh.server.thinking.bot_thinker import ThinkingHere
from tests.server.house import House
from tests.server.values.tables import glenmore, move


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


def as_then(house: House, room: Room, **columns: str) -> None:
    """Write into the seat of the bot what a server of then has stored."""
    with house.store.engine.begin() as connection:
        connection.execute(
            update(TableSeat)
            .where(TableSeat.table_id == room.id, TableSeat.number == 1)
            .values(**columns)
        )


def question(runner: BotRunner, table_id: str) -> BotQuestion:
    asked = runner._question(table_id)
    assert asked is not None
    return asked


def test_a_stored_table_is_played_on(house: House) -> None:
    ann = house.guest("Ann")
    made = glenmore(house, ann, "tacksman")
    as_then(house, made, bot="greedy", name="")
    rooms = Rooms(house.store)
    room = rooms.get(made.id)
    assert room.seats[1].robot == "tacksman"
    assert room.names(speaker("en")) == ["Ann", "Tacksman 2"]
    move(room, 0, "take somerled", "claim sutherland")
    asked = question(BotRunner(rooms, house.service.broadcaster, ThinkingHere(), 0), made.id)
    assert asked.bot == "tacksman" and asked.seat == 1
    answer = think(asked.game, asked.data, asked.seat, "greedy", 1)
    assert answer == think(asked.game, asked.data, asked.seat, "tacksman", 1)
    move(room, 1, answer.text)
    assert Rooms(house.store).get(made.id).table.key() == room.table.key()


def test_a_stored_deputy_plays_on(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    made = glenmore(house, ann, bob)
    as_then(house, made, deputy="greedy")
    assert Rooms(house.store).get(made.id).seats[1].robot == "tacksman"


def test_the_last_opponent_is_known(house: House) -> None:
    ann = house.guest("Ann")
    made = house.finished(ann, None)
    as_then(house, made, bot="greedy")
    last = last_game(house.store, ann.id, "glenmore")
    assert last is not None and last.bot == "tacksman"
    assert first_choice("glenmore", last) == "medium"


def test_requests_may_use_the_old_name(house: House) -> None:
    seats = [SeatRequest("person"), SeatRequest("bot", "", "greedy")]
    assert chosen_opponent("glenmore", 2, seats, {}) == "medium"
    assert quick_game("glenmore", "Ann", "greedy", 2).seats[1].bot == "tacksman"
    options: dict[str, object] = {"introductory": True}
    room = house.service.create(house.guest("Ann"), "glenmore", 2, options, seats)
    assert room.seats[1].bot == "tacksman"
