"""A branch: a table at one screen that continues from a position of another table."""

from __future__ import annotations

import secrets

from ceilidh.server.errors import Forbidden, NotFound, Refusal
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import PERSON, SeatInfo
from ceilidh.server.table.kind import TableKind
from ceilidh.server.table.room import Room
from ceilidh.server.table.room_record import again
from ceilidh.server.table.rooms import Rooms
from ceilidh.server.table.stored_game import stored_game


class BranchKind(TableKind):
    name = "branch"
    counts = False

    @property
    def first_own_move(self) -> int:
        return int(self.row.origin.partition("@")[2] or 0)


def branch(rooms: Rooms, owner: User, room: Room, move: int) -> Room:
    """A table of the user's own that continues from a position of this one."""
    with room.lock:
        if not 0 <= move <= len(room.table.played):
            raise NotFound("There is no such position.")
        goes_on = room.table.actor is not None
        refused = room.kind.no_branch() if goes_on else None
        if refused:
            raise Refusal.because(refused)
        if goes_on and room.viewer(owner.id) is None and not room.row.open:
            raise Forbidden("While a game is in progress, only its players can branch it.")
        if any(number < move for number in room.table.hidden_moves(room.viewer(owner.id))):
            raise Refusal(
                "Some players have made secret choices; ask again when everyone has chosen."
            )
        if room.table.others_know_more(room.seats_of(owner.id), move):
            raise Refusal(
                "Other players know something that is hidden from you; ask again after the game."
            )
        table = again(room.table, secrets.randbits(62), move)
    seats = [SeatInfo(info.number, PERSON, info.name, owner.id) for info in room.seats]
    kind, origin = BranchKind.name, f"{room.id}@{move}"
    return rooms.keep(owner, stored_game(table), seats, kind, origin, hints=room.row.hints)


KIND = BranchKind
