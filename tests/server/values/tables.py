"""Tables in this process whose positions tests know: they are always the same."""

from __future__ import annotations

from typing import Any

from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import BOT, OPEN, PERSON, SeatInfo
from ceilidh.server.table import moves
from ceilidh.server.table.rooms import Room
from tests.server.house import House

PLAIN = {"clans": "none", "ports": False, "scoring_tiles": False}
# As the first lesson of Clans begins: then the first seat has two wool, a whisky, two merchants.
OPENING = (
    (1, "start 7"),
    (0, "start 2"),
    (0, "build miner 3.4"),
    (1, "build miner 7.3"),
    (1, "build miner 6.7"),
    (0, "build miner 6.3"),
)
SEED = 4


def seat(number: int, who: User | str) -> SeatInfo:
    """A person's, that of a bot by its name, or an open one."""
    if isinstance(who, User):
        return SeatInfo(number, PERSON, who.name, who.id)
    if who == OPEN:
        return SeatInfo(number, OPEN, "", None, "", f"invite-{number}")
    return SeatInfo(number, BOT, "", None, who)


def clans(
    house: House, *who: User | str, opened: bool = True, seed: int | None = SEED, **more: Any
) -> Room:
    """A table of Clans, its opening played; then the first seat is to move."""
    seats = [seat(number, one) for number, one in enumerate(who)]
    owner = next(one for one in who if isinstance(one, User))
    options = more.pop("options", PLAIN)
    room = house.rooms.create(
        owner, "clans", len(who), dict(options), seats, seed, more.pop("listed", False), **more
    )
    for number, text in OPENING if opened else ():
        move(room, number, text)
    return room


def glenmore(house: House, *who: User | str, seed: int | None = 5, **options: Any) -> Room:
    seats = [seat(number, one) for number, one in enumerate(who)]
    owner = next(one for one in who if isinstance(one, User))
    chosen = options or {"introductory": True}
    return house.rooms.create(owner, "glenmore", len(who), chosen, seats, seed, False)


def move(room: Room, number: int, *texts: str) -> None:
    """Moves of a seat, whoever sits there."""
    for text in texts:
        info = room.seats[number]
        if info.robot:
            moves.play_alone(room, number, text, room.key())
        else:
            assert info.user_id is not None
            moves.play(room, info.user_id, text, room.key(), number)


def texts(room: Room) -> list[str]:
    return [played.action.text for played in room.table.played]
