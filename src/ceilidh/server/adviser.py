"""The adviser at a table: ideas in the reader's language, never where other people play."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.bots.advice import ideas
from ceilidh.kernel.table import Move
from ceilidh.say import speaker
from ceilidh.say.phrases import listed
from ceilidh.server.models import User
from ceilidh.server.rooms import Room
from ceilidh.server.seats import OPEN, PERSON


@dataclass(frozen=True)
class IdeaScene:
    """A move in words, and what speaks for it."""

    move: str
    why: str


def is_alone(room: Room, user_id: int | None) -> bool:
    """Whether a user plays against bots, or all people share one screen."""
    others = [seat for seat in room.seats if seat.kind == PERSON and seat.user_id != user_id]
    return user_id is not None and not others and all(seat.kind != OPEN for seat in room.seats)


def tell_ideas(room: Room, user: User, language: str) -> list[IdeaScene]:
    """Two or three ideas for who is to move; none for anybody else."""
    with room.lock:
        own = room.deciding(user.id)
        if not own or not is_alone(room, user.id):
            return []
        table = room.table.copy()
    to = speaker(language)
    return [
        IdeaScene(
            to.move(table, Move(idea.action, own[0])),
            listed(to, [to.text(reason) for reason in idea.reasons]),
        )
        for idea in ideas(table.game, table.state, own[0])
    ]
