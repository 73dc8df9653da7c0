"""Why a click or a typed move is not possible, for the seat of the asker and for no other.

A reason can tell what only one seat knows: which tokens lie face down, what can be played. So a
stranger, and a player out of turn, hear no more than whose turn it is not.
"""

from __future__ import annotations

from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.table import Move, Table
from ceilidh.say.speaker import speaker, words_for
from ceilidh.server.errors import Illegal
from ceilidh.server.table.rooms import Room

FEW = 20  # moves that a click can mean, whose reasons are compared


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
        for spec in _meanings(table, legal):
            for place, domain in enumerate(spec.domains):
                if domain.target == kind and word in domain.index:
                    return _reason(
                        table, seat, _meant(table, seat, spec, place, domain.index[word])
                    )
        return Illegal("No move in this game involves that.")


def _meanings(table: Table, legal: list[Move]) -> list[Spec]:
    """The kinds of move that a click can mean, the likeliest first.

    What is possible beside the question, such as a sale, is not what is asked.
    """
    possible = {move.action.spec.word: move for move in legal}
    words, to = words_for(table.game.name), speaker("en")
    asked = [
        move.action.spec for move in possible.values() if not words.brief(to, table, move).aside
    ]
    return [*asked, *table.game.vocabulary.specs]


def _arguments(action: Action) -> tuple[int, int, int]:
    return (action.a, action.b, action.c)


def _meant(table: Table, seat: int, spec: Spec, place: int, wanted: int) -> Action:
    """The move that a click most likely meant: like one that is legal, but for what was clicked.

    Of a few that differ in a number only, such as that of goods, one whose reason most have.
    """
    legal = [move.action for move in table.legal(seat)]
    possible = [_arguments(action) for action in legal if action.spec is spec]
    fitting = [action for action in spec.all if _arguments(action)[place] == wanted]
    for action in fitting:
        rest = [argument for at, argument in enumerate(_arguments(action)) if at != place]
        for other in possible:
            if rest == [argument for at, argument in enumerate(other) if at != place]:
                return action
    if len(fitting) > FEW:
        return fitting[0]
    reasons = [str(table.refusal(seat, action)) for action in fitting]
    return fitting[reasons.index(max(reasons, key=reasons.count))]


def _reason(table: Table, seat: int, action: Action) -> Illegal | None:
    reason = table.refusal(seat, action)
    return None if reason is None else Illegal.because(reason)
