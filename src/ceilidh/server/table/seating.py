"""What becomes of a seat: left, handed to a bot, taken over by one, taken back, resigned.

A bot that plays for a person is his deputy. Who resigns leaves the seat to one for good: the others
play their game to the end, and the result puts him behind all who did not resign.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil

from ceilidh.kernel.game import Standing
from ceilidh.kernel.reason import Word
from ceilidh.server.errors import Forbidden, Refusal
from ceilidh.server.storage.models import GameTable, User
from ceilidh.server.storage.seats import OPEN, PERSON, SeatInfo, new_invite, no_more
from ceilidh.server.table.room import Room

DEPUTY = "tacksman"  # the bot that plays on for who says nothing else


def leave(room: Room, user: User, seat: int | None = None) -> None:
    """Give a seat back, or all of one's own, before the first move; others may take it then."""
    with room.lock:
        own = room.seats_of(user.id)
        _need(own, seat)
        if room.table.chance is None:
            # Who made it may know what will come.
            raise Refusal(
                "Nobody else can join, because this table uses a chosen seed; create a new table."
            )
        if room.table.played:
            raise Refusal("The game has started; resign, or let a bot play your seat.")
        left = [room.seats[number] for number in own if seat in (None, number)]
        room.change_seats([_opened(info, user) for info in left], row_of(room, started=False))


def remove(room: Room, user: User, seat: int) -> None:
    """Who made a table takes a seat from somebody before the first move, who cannot come back."""
    with room.lock:
        if room.row.owner_id != user.id:
            raise Forbidden("Only the host can free a seat.")
        info = room.seats[seat] if 0 <= seat < len(room.seats) else None
        if info is None or info.kind != PERSON or info.user_id in (None, user.id):
            raise Refusal("Nobody else is sitting there.")
        if room.table.played:
            raise Refusal("The game has started, so players can no longer be removed.")
        row = row_of(room, started=False)
        row.removed = [*row.removed, info.user_id]
        fresh = SeatInfo(info.number, OPEN, "", None, "", new_invite())
        room.change_seats([fresh], row)


def _opened(info: SeatInfo, user: User) -> SeatInfo:
    """The seat as the next one finds it; a name that its maker gave stays."""
    name = "" if info.name == user.name else info.name
    return SeatInfo(info.number, OPEN, name, None, "", info.invite or new_invite())


def hand_over(room: Room, user_id: int, bot: str, seat: int | None = None) -> None:
    """A bot plays for the owner of a seat until he takes it back; it also ends a turn held open."""
    with room.lock:
        info = _one(room, user_id, seat)
        _go_on(room, info)
        if refused := room.kind.no_deputy():
            raise Refusal.because(refused)
        set_deputy(room, replace(info, deputy=bot))


def stand_in(room: Room, user_id: int, seat: int, here: bool, still: float) -> None:
    """A bot plays for somebody who is gone; he takes his seat back when he comes again.

    Asked for by another player, when it is that seat's turn, its owner is not `here` and may be
    expected no more: `still` is for how many seconds others have to wait yet.
    """
    with room.lock:
        if not room.seats_of(user_id):
            raise Forbidden("You have no seat at this table.")
        info = room.seats[seat] if 0 <= seat < len(room.seats) else None
        if info is None or not info.is_played or info.user_id == user_id:
            raise Refusal("No other person is playing that seat.")
        _go_on(room, info)
        due = room.table.actors if room.row.held is None else [room.row.held]
        if not room.running or seat not in due:
            raise Refusal("Nobody is waiting for that seat now.")
        if here:
            raise Refusal(
                "{name} is at the table; wait a little.", fields={"name": Word(info.name)}
            )
        if still > 0:
            raise Refusal(
                "{name} may come back; a bot can take the seat in {minutes} minutes.",
                fields={"name": Word(info.name), "minutes": ceil(still / 60)},
            )
        set_deputy(room, replace(info, deputy=DEPUTY))


def take_back(room: Room, user_id: int, seat: int | None = None) -> None:
    """The owner of a seat plays it himself again."""
    with room.lock:
        info = _one(room, user_id, seat)
        _go_on(room, info)
        if not info.deputy:
            raise Refusal("No bot is playing your seat.")
        room.change_seats([replace(info, deputy="")], row_of(room))


def resign(room: Room, user_id: int, seat: int | None = None) -> None:
    """Give a game up: a bot plays the seat to the end, which ranks behind all the others."""
    with room.lock:
        info = _one(room, user_id, seat)
        _go_on(room, info)
        if not room.table.played:
            raise Refusal("The game has not started; leave the table instead.")
        # Whom a request to go back still waits for may be the one who goes.
        set_deputy(room, replace(info, deputy=DEPUTY, resigned=True), consent={})


def ranked(standings: Sequence[Standing], seats: list[SeatInfo]) -> list[Standing]:
    """The result with those who resigned behind the others, by the same order among themselves."""
    made: list[Standing] = []
    for gone in (False, True):
        group = [one for one in standings if seats[one.seat].resigned == gone]
        before = len(made)
        for one in group:
            placed = Standing(one.seat, one.score, one.tie_break, "" if gone else one.note)
            placed.rank = before + 1 + sum(other.rank < one.rank for other in group)
            made.append(placed)
    return made


# --- common to all of them ------------------------------------------------------------------------


def _need(own: list[int], seat: int | None) -> None:
    if not own:
        raise Forbidden("You have no seat at this table.")
    if seat is not None and seat not in own:
        raise Forbidden("That is not your seat.")


def _one(room: Room, user_id: int, seat: int | None) -> SeatInfo:
    """The seat that is meant, of which a user is the owner."""
    own = room.seats_of(user_id)
    _need(own, seat)
    if seat is None and len(own) > 1:
        raise Refusal("You have several seats; choose one.")
    return room.seats[own[0] if seat is None else seat]


def _go_on(room: Room, info: SeatInfo) -> None:
    """Whether there is still something to play, and somebody to play it."""
    if room.table.actor is None:
        raise Refusal("The game is over.")
    if info.resigned:
        raise no_more(info)


def set_deputy(room: Room, info: SeatInfo, consent: dict[str, object] | None = None) -> None:
    """A bot plays from now on; it does not end a turn that its person has left open, so we do."""
    row = row_of(room)
    row.consent = row.consent if consent is None else consent
    if row.held == info.number:
        row.held, row.waiting = None, list(room.table.actors)
    room.change_seats([info], row)


def row_of(room: Room, started: bool | None = None) -> GameTable:
    """What is stored of the table beside its seats."""
    old = room.row
    return GameTable(
        id=old.id,
        started=old.started if started is None else started,
        consent=old.consent,
        held=old.held,
        waiting=old.waiting,
        removed=old.removed,
    )
