"""Tells people of bots that had to move before they had thought enough."""

from __future__ import annotations

from ceilidh.say import Speaker
from ceilidh.say.phrases import listed
from ceilidh.server.table.room import Room


def hurry_notice(room: Room, mine: list[int], names: list[str], to: Speaker) -> str:
    """About bots that hurried since your last move, or since a person's if no seat is yours."""
    watched = mine or [number for number, seat in enumerate(room.seats) if not seat.robot]
    played = room.table.played
    last = max([0, *(place for place, move in enumerate(played, 1) if move.seat in watched)])
    seats = [seat for seat, place in sorted(room.hurries.items()) if last < place <= len(played)]
    if not seats:
        return ""
    return to.text(
        "The server is busy: {names} had less time to think than usual and may have played worse.",
        names=listed(to, [names[seat] for seat in seats]),
    )
