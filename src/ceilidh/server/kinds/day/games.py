"""Games of the day: the same set-up and draws for everybody, from the date and a secret.

The value behind a game is an HMAC of its day with a secret of the server, so a server without a
network has games of the day, and nobody else knows those of tomorrow. Everybody sees the
commitment to the value from the start of the day, and the value after its end.
"""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass, field
from datetime import date, timedelta

from ceilidh.kernel.fair import FairChance, Pledge, commitment_of
from ceilidh.kernel.opening import new
from ceilidh.say.phrases import message
from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.kinds.day import DayKind, today
from ceilidh.server.kinds.day.stored import daily_secret, first_try, keep_first_try
from ceilidh.server.results.solo_history import OPTION as AUTOMA
from ceilidh.server.storage.models import User
from ceilidh.server.storage.retention import delete_table
from ceilidh.server.storage.seats import BOT, PERSON, SeatInfo
from ceilidh.server.storage.store import Store
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.table.stored_game import stored_game

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
FIRST = "2026-01-01"  # there is no end of days before it, and who follows links finds all of them
SEED_DIGITS = 15  # of a value; what they stand for fits into a column


@dataclass(frozen=True)
class DailyKind:
    """One of the games of each day; its `title` and `about` are messages."""

    name: str
    title: str
    about: str
    game: str
    players: int
    options: dict[str, object] = field(default_factory=dict)
    bot: str = ""


KINDS = {
    kind.name: kind
    for kind in (
        DailyKind(
            "solo",
            message("Solo"),
            message("Play alone on the same map as everyone else. The most points win."),
            "clans",
            1,
        ),
        DailyKind(
            "automa",
            message("Against the Automa"),
            message("Beat the Automa at level 3. The largest lead wins."),
            "clans",
            2,
            {AUTOMA: "3"},
        ),
        DailyKind(
            "bots",
            message("Against two bots"),
            message("Play against two bots of medium strength. The largest lead wins."),
            "glenmore",
            3,
            bot="tacksman",
        ),
    )
}


def kind_named(name: str) -> DailyKind:
    if name not in KINDS:
        raise NotFound("There is no such game of the day.")
    return KINDS[name]


def checked_day(text: str) -> str:
    """A day that has begun; a refusal for anything else."""
    try:
        known = bool(_DAY.fullmatch(text)) and date.fromisoformat(text).isoformat() == text
    except ValueError:
        known = False
    if not known or not FIRST <= text <= today():
        raise NotFound("There are no games of that day.")
    return text


def day_before(day: str) -> str:
    """Empty before the first day."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat() if day > FIRST else ""


def day_after(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def value_of(store: Store, day: str, kind: str) -> str:
    """What the draws of a game follow from; told to nobody before the day is over."""
    secret = bytes.fromhex(daily_secret(store))
    return hmac.digest(secret, f"{day} {kind}".encode(), "sha256").hex()


def daily_commitment(store: Store, day: str, kind: str) -> str:
    return commitment_of(value_of(store, day, kind))


def open_daily(rooms: Rooms, user: User, day: str, kind: DailyKind, counts: bool) -> Room:
    """The table of somebody's first try, made if there is none; or another one for practice.

    `counts`: the button said that this game counts.
    """
    store = rooms.store
    known = first_try(store, day, kind.name, user.id) if day == today() else ""
    if known and (counts or not rooms.get(known).row.finished):
        return rooms.get(known)
    if counts and day != today():
        raise Refusal("That day is over; play one of today's games.")
    room = _new_table(rooms, user, day, kind, study=not counts)
    if not counts:
        return room
    first = keep_first_try(store, day, kind.name, user.id, room.id)
    if first == room.id:
        return room
    # Somebody clicked twice: the table that came first counts.
    delete_table(store, room.id, room.row.revision)
    return rooms.get(first)


def _new_table(rooms: Rooms, user: User, day: str, kind: DailyKind, study: bool) -> Room:
    value = value_of(rooms.store, day, kind.name)
    # No seat says a word: the draws would be others then.
    words = tuple([""] * kind.players)
    chance = FairChance([Pledge(0, words, commitment_of(value), value)])
    seed = int(value[:SEED_DIGITS], 16)
    table = new(kind.game, kind.players, seed, dict(kind.options), chance=chance)
    seats = [
        SeatInfo(number, BOT, "", bot=kind.bot)
        if number
        else SeatInfo(0, PERSON, user.name, user.id)
        for number in range(kind.players)
    ]
    origin = f"{day} {kind.name}"
    return rooms.keep(user, stored_game(table), seats, DayKind.name, origin, study=study)
