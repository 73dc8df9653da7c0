"""The adviser at a table: ideas in the reader's language, where hints are allowed."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.bots.advice import ideas
from ceilidh.kernel.table import Move
from ceilidh.say import speaker
from ceilidh.say.phrases import listed
from ceilidh.server.storage.models import User
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.scene import named_table
from ceilidh.server.thinking.allowance import goes_on_elsewhere, may_hint


@dataclass(frozen=True)
class IdeaScene:
    """A move in words, and what speaks for it."""

    move: str
    why: str


def tell_ideas(room: Room, user: User, language: str) -> list[IdeaScene]:
    """Two or three ideas for who is to move; none for anybody else."""
    with room.lock:
        own = room.deciding(user.id)
        if not own or not may_hint(room, user.id) or goes_on_elsewhere(room.store, room):
            return []
        to = speaker(language)
        table = named_table(room.table.copy(), room.names(to))
    return [
        IdeaScene(
            to.move(table, Move(idea.action, own[0])),
            listed(to, [to.text(reason) for reason in idea.reasons]),
        )
        for idea in ideas(table.game, table.state, own[0])
    ]
