"""A practice table: it begins at any position, everything can be undone, and nothing counts."""

from __future__ import annotations

from ceilidh.kernel.record import nameless
from ceilidh.say.phrases import message
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import PERSON, SeatInfo
from ceilidh.server.table.kind import KindMark, TableKind
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.table.stored_game import StoredGame
from ceilidh.server.texts import clean_name

PATH = "/practice"  # of its page


class PracticeKind(TableKind):
    name = "practice"
    counts = False
    undoes_everything = True

    @property
    def first_own_move(self) -> int:
        return int(self.row.origin or 0)

    def mark(self) -> KindMark | None:
        return KindMark(PATH, message("Practice table"), message("Practise another position"))


def open_practice(rooms: Rooms, owner: User, game: StoredGame) -> Room:
    """A table at the end of a game that has been read; all its seats are the owner's."""
    seats = [
        SeatInfo(n, PERSON, "" if name == nameless(n) else clean_name(name), owner.id)
        for n, name in enumerate(game.names)
    ]
    return rooms.keep(owner, game, seats, PracticeKind.name, origin=str(len(game.lines)))


KIND = PracticeKind
