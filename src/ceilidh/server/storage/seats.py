"""Who sits at a table: what was wished for at its making, and what a room knows of it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from ceilidh.bots.bot_names import profile_of
from ceilidh.bots.persons import cast
from ceilidh.kernel.reason import listed, typed
from ceilidh.say import Speaker
from ceilidh.server.errors import Refusal
from ceilidh.server.storage.models import TableSeat
from ceilidh.server.texts import clean_name

PERSON = "person"  # somebody who signed in here; several seats of one user are a hot seat
BOT = "bot"
OPEN = "open"  # waits for whoever has the invite link, or for anybody at an open table
ITSELF = "itself"  # decides nothing: the rules play it
KINDS = (PERSON, BOT, OPEN)


@dataclass
class SeatInfo:
    """One seat: its kind, the name given, the user or bot on it, and the key of its invite link.

    `deputy` is the bot that plays for a person at present; of who has `resigned` for good, also of
    one whose time ran out, who was `late`. `word` is what the seat adds to chance.
    """

    number: int
    kind: str
    name: str
    user_id: int | None = None
    bot: str = ""
    invite: str = ""
    deputy: str = ""
    resigned: bool = False
    word: str = ""
    late: bool = False

    @property
    def robot(self) -> str:
        """The bot that moves here, if one does."""
        return self.bot if self.kind == BOT else self.deputy

    @property
    def is_played(self) -> bool:
        """Whether a person moves here."""
        return self.kind == PERSON and not self.deputy


def no_more(seat: SeatInfo) -> Refusal:
    """Why its owner cannot play any more."""
    if seat.late:
        return Refusal(
            "You have run out of time; a bot is playing your seat for the rest of the game."
        )
    return Refusal("You have resigned; a bot is playing your seat for the rest of the game.")


def seat_name(seat: SeatInfo | TableSeat, to: Speaker) -> str:
    """The name that was given, or what the reader's language calls a seat without one.

    Bots have no name of their own at tables that are older than the people they are now.
    """
    if seat.name:
        return seat.name
    bot = profile_of(seat.bot) if seat.kind == BOT else None
    return to.text(bot.numbered if bot else "Seat {n}", n=seat.number + 1)


def wished(number: int, kind: str, name: str, bot: str, user_id: int, bots: list[str]) -> SeatInfo:
    """A seat as its maker wishes it."""
    name = clean_name(name)
    if kind == PERSON:
        return SeatInfo(number, PERSON, name, user_id)
    if kind == BOT:
        check_bot(bot, bots)
        return SeatInfo(number, BOT, name, None, bot)
    if kind == OPEN:
        return SeatInfo(number, OPEN, name, None, "", new_invite())
    raise Refusal(
        "'{given}' is not a kind of seat; choose one of {choices}.",
        fields={"given": typed(kind), "choices": listed(list(KINDS))},
    )


def settled(seats: list[SeatInfo], people: list[int], names: list[str]) -> list[SeatInfo]:
    """The seats of a table; nobody sits where the rules play."""
    return [
        seat if seat.number in people else SeatInfo(seat.number, ITSELF, names[seat.number])
        for seat in seats
    ]


def named(seats: list[SeatInfo], draw: str) -> list[SeatInfo]:
    """The seats with a name for every bot that has none, or has that of a person there.

    The names follow from the `draw`.
    """
    people = {seat.name.casefold() for seat in seats if seat.kind != BOT and seat.name}
    asked = [
        seat
        for seat in seats
        if seat.kind == BOT and (not seat.name or seat.name.casefold() in people)
    ]
    taken = [seat.name for seat in seats if seat not in asked]
    drawn = cast([seat.bot for seat in asked], taken, draw)
    names = {seat.number: name for seat, name in zip(asked, drawn, strict=True)}
    return [replace(seat, name=names.get(seat.number, seat.name)) for seat in seats]


def check_bot(bot: str, bots: list[str]) -> None:
    if bot not in bots:
        raise Refusal(
            "There is no bot '{given}'; the bots are {choices}.",
            fields={"given": typed(bot), "choices": listed(bots)},
        )


def new_invite() -> str:
    """The key of a link that nobody guesses."""
    return secrets.token_urlsafe(12)
