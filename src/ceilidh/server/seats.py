"""Who sits at a table: what was wished for at its making, and what a room knows of it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from ceilidh.server.errors import Refusal
from ceilidh.server.texts import clean_name

PERSON = "person"  # somebody who signed in here; several seats of one user are a hot seat
BOT = "bot"
OPEN = "open"  # waits for whoever has the invite link, or for anybody at an open table
KINDS = (PERSON, BOT, OPEN)


@dataclass
class SeatInfo:
    """One seat: its kind, the name shown, the user or bot on it, and the key of its invite link."""

    number: int
    kind: str
    name: str
    user_id: int | None = None
    bot: str = ""
    invite: str = ""


def wished(number: int, kind: str, name: str, bot: str, user_id: int, bots: list[str]) -> SeatInfo:
    """A seat as its maker wishes it."""
    name = clean_name(name)
    if kind == PERSON:
        return SeatInfo(number, PERSON, name or f"Seat {number + 1}", user_id)
    if kind == BOT:
        if bot not in bots:
            raise Refusal(f"There is no bot {bot!r}; there are {', '.join(bots)}.")
        return SeatInfo(number, BOT, name or f"{bot.capitalize()} {number + 1}", None, bot)
    if kind == OPEN:
        return SeatInfo(number, OPEN, name, None, "", secrets.token_urlsafe(12))
    raise Refusal(f"A seat is one of {', '.join(KINDS)}, not {kind!r}.")
