"""Challenges as text: a record without moves that says who sat where, and the points to beat."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ceilidh.kernel.component_data.pack_file import DATA_PACK, is_word
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.fair import FairChance, commitment_of
from ceilidh.kernel.opening import load
from ceilidh.kernel.record import HEADER, header, nameless, parse
from ceilidh.kernel.table import Table
from ceilidh.server.errors import Refusal
from ceilidh.server.kinds.challenge import ChallengeKind, origin_of
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import BOT, ITSELF, PERSON, SeatInfo, check_bot
from ceilidh.server.table.room import Room
from ceilidh.server.table.rooms import Rooms
from ceilidh.server.table.stored_game import (
    SEEDS,
    StoredGame,
    check_pack,
    check_size,
    stored_game,
)
from ceilidh.server.texts import clean_name

BEAT, BOTS = "Beat", "Bots"  # its headers
NO_BOT = "-"
_BEAT = re.compile(r"(-?[0-9]{1,4}) ([0-9])")
_HEADERS = ("Format", "Game", "Players", "Pack", "Options", "Seats", "Seed", "Chance", "Setup")
PLEDGES = 2  # before the words of the seats, and with them


@dataclass(frozen=True)
class Challenge:
    """A game before its first move; `bots` by seat, empty where somebody else decides."""

    game: StoredGame
    names: list[str]
    bots: list[str]
    seat: int
    points: int


def challenge_text(room: Room) -> str:
    """The challenge that a finished game can be; empty if it cannot."""
    with room.lock:
        people = [seat for seat in room.seats if seat.kind not in (BOT, ITSELF)]
        counts = room.kind.counts or isinstance(room.kind, ChallengeKind)
        if room.table.actor is not None or len(people) != 1 or not counts:
            return ""
        (person,) = people
        pack, chance = str(room.table.options[DATA_PACK]), room.table.chance
        if person.kind != PERSON or person.deputy or person.resigned or room.row.study:
            return ""
        if room.table.start or (pack and not is_word(pack)) or not _can_repeat(chance):
            return ""
        record, points = room.record(), room.table.scores()[person.number]
        bots = " / ".join(seat.bot or NO_BOT for seat in room.seats)
    heads = [(found[1], line) for line in record.splitlines() if (found := HEADER.match(line))]
    said = [line for name, line in heads if name in _HEADERS]
    own = [header(BOTS, bots), header(BEAT, f"{points} {person.number + 1}")]
    return "\n".join([*said, *own, "", "end", ""])


def _can_repeat(chance: FairChance | None) -> bool:
    """A game that went back from its end has draws of several values."""
    if chance is None:
        return True
    return len(chance.pledges) <= PLEDGES and len(chance.commitments) == 1


def is_challenge(text: str) -> bool:
    """Whether a text is meant to be one, and not the record of a game."""
    return f"\n[{BEAT} " in text


def read_challenge(text: str) -> Challenge:
    """What somebody sent; a refusal if it is no challenge."""
    check_size(text)
    try:
        data = parse(text)
        check_pack(data.options)
        found = _BEAT.fullmatch(data.headers.get(BEAT, ""))
        bots = [name.strip() for name in data.headers.get(BOTS, "").split("/")]
        if found is None or data.position or data.lines:
            raise _unreadable()
        table = load(text)
    except CeilidhError as fault:
        raise Refusal.because(fault.reason) from fault
    points, seat = int(found[1]), int(found[2]) - 1
    if len(bots) != table.players or seat not in table.people or bots[seat] != NO_BOT:
        raise _unreadable()
    if any(bots[one] == NO_BOT for one in table.people if one != seat):
        raise _unreadable()
    if table.chance is None and data.seed is None:
        raise _unreadable()
    if table.seed is None or not -SEEDS <= table.seed < SEEDS:
        raise Refusal("The seed is too large.")
    table.chance = _promised(table)
    names = [
        "" if name == nameless(number) else clean_name(name)
        for number, name in enumerate(table.names)
    ]
    known = ["" if name == NO_BOT else name for name in bots]
    return Challenge(stored_game(table), names, known, seat, points)


def _promised(table: Table) -> FairChance | None:
    """The chance of the game before, with commitments that are those to its values."""
    chance = table.chance
    if chance is None:
        return None
    fits = chance.told and _can_repeat(chance)
    for pledge in chance.pledges:
        fits = fits and len(pledge.words) == table.players
        fits = fits and pledge.first in (0, table.draws()) and pledge.undo is None
    if not fits:
        raise _unreadable()
    return FairChance([replace(one, commitment=commitment_of(one.value)) for one in chance.pledges])


def _unreadable() -> Refusal:
    return Refusal("This challenge cannot be read; copy its link again in full.")


def open_challenge(rooms: Rooms, user: User, asked: Challenge, known_bots: list[str]) -> Room:
    """A table at which somebody plays what the challenger has played."""
    seats: list[SeatInfo] = []
    for number, bot in enumerate(asked.bots):
        if number == asked.seat:
            seats.append(SeatInfo(number, PERSON, user.name, user.id))
            continue
        if number in asked.game.people:
            check_bot(bot, known_bots)
        seats.append(SeatInfo(number, BOT, asked.names[number], bot=bot))
    challenger = asked.names[asked.seat] or nameless(asked.seat)
    origin = origin_of(asked.points, asked.seat, challenger)
    return rooms.keep(user, asked.game, seats, ChallengeKind.name, origin)
