"""What a move would do before it is made, and what would have to be forgotten to go back."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.kernel.table import Move, Played
from ceilidh.say import speaker
from ceilidh.server.errors import Illegal
from ceilidh.server.table.moves import bundle_of, deciding
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.undo import plays_alone, study_span, undo_span
from ceilidh.shortcuts import reveals, told_by


@dataclass
class Preview:
    """What a move would do, as far as its maker can know before chance speaks.

    `bundle` is the name of several moves in one go, of which there is no single `move`.
    """

    move: str
    label: str
    effects: str
    reveals: bool
    bundle: str = ""


def tried(room: Room, user_id: int, text: str) -> tuple[Move, bool]:
    """A legal move of a user by its notation, and whether it would reveal something."""
    table = room.table
    own = room.deciding(user_id)
    if not own:
        raise Illegal("It is not your turn.")
    action = table.parse(text, own[0])
    reason = table.refusal(own[0], action)
    if reason is not None:
        raise Illegal.because(reason)
    return Move(action, own[0]), reveals(table, own[0], action)


def would_reveal(room: Room, user_id: int, text: str) -> bool:
    """Whether a move would show what nobody can forget again."""
    with room.lock:
        return tried(room, user_id, text)[1]


def preview(room: Room, user_id: int, text: str, language: str) -> Preview:
    """Try a move on a copy in which everything hidden is drawn anew."""
    with room.lock:
        table, to = room.table, speaker(language)
        names = room.names(to)
        move, shows = tried(room, user_id, text)
        # Once chance has spoken, or what others chose in secret is shown, nothing is certain.
        state = table.game.clone(table.state)
        events = [] if shows else told_by(table.game, state, move.seat, move.action).events
        effects = to.line(table, Played(move.seat, move.action, [], events, None), names)
        return Preview(move.text, to.move(table.as_seen(names), move), effects, shows)


def leads_somewhere(room: Room, user_id: int, name: str) -> bool:
    """Whether a bundle takes a piece to a place of the board."""
    with room.lock:
        return bool(bundle_of(room, deciding(room, user_id), name).targets)


def preview_bundle(room: Room, user_id: int, name: str, language: str) -> Preview:
    """Try several moves on a copy in the same way; only the last of them may reveal something."""
    with room.lock:
        to = speaker(language)
        names = room.names(to)
        seat = deciding(room, user_id)
        bundle = bundle_of(room, seat, name)
        trial = room.table.as_seen(names).copy()
        effects: list[str] = []
        shows = False
        for text in bundle.moves:
            action = trial.parse(text)
            shows = reveals(trial, seat, action)
            if shows:
                break
            trial.play(action, seat)
            effects.append(to.line(trial, trial.played[-1], names))
        label = to.knowing(names).reason(bundle.label, trial.game.name)
        return Preview("", label, " ".join(effects), shows, name)


def shown_since(room: Room, user_id: int, language: str) -> list[str]:
    """What would have to be forgotten to go back as a study game; nothing where one need not."""
    with room.lock:
        own = room.played_by(user_id)
        back = 0 if undo_span(room, own) else study_span(room, own)
        return _reveals(room, len(room.table.played) - back, language)


def seen_since(room: Room, user_id: int, move: int, language: str) -> list[str]:
    """What was revealed since a move, where nobody else has to agree to go back to it."""
    with room.lock:
        room.own(user_id)
        is_move = room.start <= move < len(room.table.played)
        asked = plays_alone(room) and not room.kind.undoes_everything
        return _reveals(room, move, language) if is_move and asked else []


def _reveals(room: Room, first: int, language: str) -> list[str]:
    """The moves from `first` on that revealed something, in words."""
    to = speaker(language)
    names = room.names(to)
    played = room.table.played
    return [
        " ".join([line.text for line in room.texts.line(to, room.table, number, names)])
        for number in range(first, len(played))
        if played[number].barrier
    ]
