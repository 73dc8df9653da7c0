"""The adviser at a table: ideas in the reader's language, never where other people play."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.bots.advice import ideas
from ceilidh.kernel.table import Move
from ceilidh.say import speaker
from ceilidh.say.phrases import listed
from ceilidh.server.models import User
from ceilidh.server.rooms import Room


@dataclass(frozen=True)
class IdeaScene:
    """A move in words, and what speaks for it."""

    move: str
    why: str


def tell_ideas(room: Room, user: User, language: str) -> list[IdeaScene]:
    """Two or three ideas for who is to move; none for anybody else."""
    with room.lock:
        own = room.deciding(user.id)
        if not own or not room.is_alone(user.id):
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
