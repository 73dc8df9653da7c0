"""Open seats: taken by an invitation, or by anybody at an open table."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from ceilidh.server.errors import Forbidden, Refusal
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import OPEN, PERSON, SeatInfo, named
from ceilidh.server.table.room import Room
from ceilidh.server.table.seating import row_of


@dataclass
class Invites:
    """Links to give away: `table` is good for any open seat, each of `seats` for its own."""

    table: str
    seats: dict[int, str]


def sit(room: Room, user: User, invite: str, word: str = "") -> int:
    """Take the open seat of an invite, or any one by that of the table or at an open table."""
    with room.lock:
        if room.seats_of(user.id) and (not invite or invites(room, invite)):
            raise Refusal("You already have a seat at this table.")
        if user.id in room.row.removed:
            raise Forbidden("The host has given your seat to someone else.")
        for info in room.seats:
            if info.kind == OPEN and _fits(room, info, invite):
                with room.noticing():
                    taken = room.store.take_seat(room.id, info.number, user, word)
                room.row.revision, room.row.started = taken
                info.kind, info.user_id, info.word = PERSON, user.id, word
                info.name = info.name or user.name
                _rename_bots(room)
                return info.number
        raise Refusal("That seat is taken, or the invitation is for another table.")


def _rename_bots(room: Room) -> None:
    """No bot has the name of somebody who has just come."""
    fresh = named(room.seats, room.id)
    changed = [seat for seat in fresh if seat != room.seats[seat.number]]
    if changed:
        room.change_seats(changed, row_of(room))


def invites(room: Room, invite: str) -> bool:
    """Whether this key opens any open seat."""
    return room.row.invite != "" and _same(room.row.invite, invite)


def opens(room: Room, invite: str, user_id: int | None) -> bool:
    """Whether a link with this key leads its bearer to a seat."""
    seated = invites(room, invite) and bool(room.seats_of(user_id))
    fitting = [s for s in room.seats if s.kind == OPEN and _fits(room, s, invite)]
    return bool(invite) and bool(fitting) and not seated


def links(room: Room, base: str) -> Invites:
    """The links to the open seats of a table; none where there is nothing to begin them with."""
    seats = [seat for seat in room.seats if seat.kind == OPEN]
    if not base or not seats:
        return Invites("", {})
    start = f"{base}/t/{room.id}?invite="
    every = f"{start}{room.row.invite}" if room.row.invite else ""
    return Invites(every, {seat.number: f"{start}{seat.invite}" for seat in seats})


def _fits(room: Room, info: SeatInfo, invite: str) -> bool:
    if not invite:
        return room.row.open
    return invites(room, invite) or _same(info.invite, invite)


def _same(key: str, given: str) -> bool:
    # As bytes: signs beyond ASCII are wrong, not a fault.
    return secrets.compare_digest(key.encode(), given.encode())
