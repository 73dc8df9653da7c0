"""What a move would do before it is made, and what would have to be forgotten to go back."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say import speaker
from ceilidh.server.errors import Illegal
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.undo import study_span
from ceilidh.server.table.undo_spans import span_of_undo
from ceilidh.shortcuts import reveals, told_by


@dataclass
class Preview:
    """What a move would do, as far as its maker can know before chance speaks."""

    move: str
    label: str
    effects: str
    reveals: bool


def tried(room: Room, user_id: int, text: str) -> tuple[Move, bool]:
    """A legal move of a user by its notation, and whether it would reveal something."""
    table = room.table
    own = room.deciding(user_id)
    if not own:
        raise Illegal("It is not your turn.")
    action = table.parse(text)
    found = [move for move in table.legal(own[0]) if move.action is action]
    if not found:
        raise explain(table, text)
    return found[0], reveals(table, own[0], action)


def would_reveal(room: Room, user_id: int, text: str) -> bool:
    """Whether a move would show what nobody can forget again."""
    with room.lock:
        return tried(room, user_id, text)[1]


def preview(room: Room, user_id: int, text: str, language: str) -> Preview:
    """Try a move on a copy in which everything hidden is drawn anew."""
    with room.lock:
        table, to = room.table, speaker(language)
        move, shows = tried(room, user_id, text)
        # Once chance has spoken, or what others chose in secret is shown, nothing is certain.
        state = table.game.clone(table.state)
        events = [] if shows else told_by(table.game, state, move.seat, move.action).events
        effects = to.line(table, Played(move.seat, move.action, [], events, None), room.names(to))
        return Preview(move.text, to.move(table, move), effects, shows)


def shown_since(room: Room, user_id: int, language: str) -> list[str]:
    """What would have to be forgotten to go back as a study game; nothing where one need not."""
    with room.lock:
        own = room.played_by(user_id)
        back = 0 if span_of_undo(room.going, own, room.bots()) else study_span(room, own)
        to = speaker(language)
        names = room.names(to)
        numbers = range(len(room.table.played) - back, len(room.table.played))
        barriers = [number for number in numbers if room.table.played[number].barrier]
        return [room.texts.line(to, room.table, number, names)[0] for number in barriers]


def explain(table: Table, text: str) -> Illegal:
    """Why a move cannot be made."""
    return Illegal.because(table.game.why_not(table.state, table.parse(text)))
