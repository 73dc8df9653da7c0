"""Why a click or a typed move is not possible, for the seat of the asker and for no other.

A reason can tell what only one seat knows: which tokens lie face down, what can be played. So a
stranger, and a player out of turn, hear no more than whose turn it is not.
"""

from __future__ import annotations

from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.table import Move, Table
from ceilidh.server.errors import Illegal
from ceilidh.server.table.rooms import Room


def _not_now(room: Room, user_id: int | None) -> Illegal | None:
    """A reason that has nothing to do with the rules of the game."""
    if room.table.actor is None:
        return Illegal("The game is over.")
    if not room.running:
        return Illegal("The game starts when all seats are taken.")
    if room.row.held is not None:
        if room.row.held in room.seats_of(user_id):
            return Illegal("Your turn is complete: end it, or undo something.")
        return Illegal("The previous turn has not been ended yet; wait a moment.")
    if not room.seats_of(user_id):
        return Illegal("You have no seat at this table.")
    if not room.deciding(user_id):
        return Illegal("It is not your turn.")
    return None


def why_no_move(room: Room, user_id: int | None, text: str) -> Illegal | None:
    """The reason for a typed move; None if it is possible. A text that is no move is refused."""
    with room.lock:
        fault = _not_now(room, user_id)
        if fault is not None:
            return fault
        seat = room.deciding(user_id)[0]
        try:
            action = room.table.parse(text, seat)
        except IllegalMove as error:
            raise Illegal.because(error.reason) from error
        return _reason(room.table, seat, action)


def why_no_target(room: Room, user_id: int | None, target: str) -> Illegal | None:
    """The reason for a click: that of the kind of move which this moment is about."""
    with room.lock:
        fault = _not_now(room, user_id)
        if fault is not None:
            return fault
        table = room.table
        seat = room.deciding(user_id)[0]
        kind, _, word = target.partition(":")
        legal = table.legal(seat)
        specs = {move.action.spec.word: move.action.spec for move in legal}
        for spec in [*specs.values(), *table.game.vocabulary.specs]:
            for place, domain in enumerate(spec.domains):
                if domain.target == kind and word in domain.index:
                    action = _meant(spec, place, domain.index[word], legal)
                    return _reason(table, seat, action)
        return Illegal("No move in this game involves that.")


def _arguments(action: Action) -> tuple[int, int, int]:
    return (action.a, action.b, action.c)


def _meant(spec: Spec, place: int, wanted: int, legal: list[Move]) -> Action:
    """The move that a click most likely meant: like one that is legal, but for what was clicked."""
    possible = [_arguments(move.action) for move in legal if move.action.spec is spec]
    fitting = [action for action in spec.all if _arguments(action)[place] == wanted]
    for action in fitting:
        rest = [argument for at, argument in enumerate(_arguments(action)) if at != place]
        for other in possible:
            if rest == [argument for at, argument in enumerate(other) if at != place]:
                return action
    return fitting[0]


def _reason(table: Table, seat: int, action: Action) -> Illegal | None:
    reason = table.refusal(seat, action)
    return None if reason is None else Illegal.because(reason)
