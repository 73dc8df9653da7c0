"""An uploaded record: a table to look back at, all of whose seats are its owner's."""

from __future__ import annotations

from ceilidh.kernel.record import nameless
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import PERSON, SeatInfo
from ceilidh.server.table.kind import TableKind
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.table.stored_game import StoredGame
from ceilidh.server.texts import clean_name


class RecordKind(TableKind):
    name = "record"
    counts = False


def keep_record(rooms: Rooms, owner: User, game: StoredGame) -> Room:
    """The table of a record that has been read."""
    seats = [
        SeatInfo(n, PERSON, "" if name == nameless(n) else clean_name(name), owner.id)
        for n, name in enumerate(game.names)
    ]
    return rooms.keep(owner, game, seats, RecordKind.name)


KIND = RecordKind
