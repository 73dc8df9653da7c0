"""Going back further than a player may alone: a player asks, and all people have to agree."""

from __future__ import annotations

from ceilidh.server.errors import Illegal
from ceilidh.server.storage.seats import PERSON
from ceilidh.server.table.room import Room
from ceilidh.server.table.undo import go_back_by


def ask_back(room: Room, user_id: int, move: int) -> bool:
    """Ask to go back to the position before move `move`; True if it was done at once."""
    with room.lock:
        own = room.own(user_id)
        if not room.start <= move < len(room.table.played):
            raise Illegal("There is no earlier move to go back to.")
        return _agree(room, {"move": move, "by": own[0], "yes": own})


def answer_back(room: Room, user_id: int, yes: bool) -> bool:
    """Agree to the request of another seat, or refuse it; True if all have agreed."""
    with room.lock:
        own = [number for number in room.seats_of(user_id) if not room.seats[number].resigned]
        asked = room.row.consent
        if not own or not asked:
            raise Illegal("There is no request to go back.")
        if not yes:
            room.set_consent({})
            return False
        agreed = asked["yes"]
        assert isinstance(agreed, list)
        return _agree(room, {**asked, "yes": sorted({*agreed, *own})})


def _agree(room: Room, consent: dict[str, object]) -> bool:
    """Go back if every person agrees; bots always do."""
    agreed, move = consent["yes"], consent["move"]
    assert isinstance(agreed, list) and isinstance(move, int)
    persons = [s.number for s in room.seats if s.kind == PERSON and not s.resigned]
    if all(seat in agreed for seat in persons):
        go_back_by(room, len(room.table.played) - move)
        return True
    room.set_consent(consent)
    return False
