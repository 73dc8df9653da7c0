"""Why a click or a typed move is not possible."""

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
        return Illegal("The game begins when all seats are taken.")
    if room.row.held is not None:
        if room.row.held in room.seats_of(user_id):
            return Illegal("Your turn is done: end it, or take something back.")
        return Illegal("The turn before is not ended yet; wait a moment.")
    if not room.deciding(user_id):
        return Illegal("It is not your turn.")
    return None


def why_no_move(room: Room, user_id: int | None, text: str) -> Illegal:
    """The reason for a typed move."""
    with room.lock:
        fault = _not_now(room, user_id)
        if fault is not None:
            return fault
        try:
            action = room.table.parse(text)
        except IllegalMove as error:
            return Illegal.because(error.reason)
        return _reason(room.table, action)


def why_no_target(room: Room, user_id: int | None, target: str) -> Illegal:
    """The reason for a click: that of the kind of move which this moment is about."""
    with room.lock:
        fault = _not_now(room, user_id)
        if fault is not None:
            return fault
        table = room.table
        kind, _, word = target.partition(":")
        legal = table.legal()
        specs = {move.action.spec.word: move.action.spec for move in legal}
        for spec in [*specs.values(), *table.game.vocabulary.specs]:
            for place, domain in enumerate(spec.domains):
                if domain.target == kind and word in domain.index:
                    action = _meant(spec, place, domain.index[word], legal)
                    return _reason(table, action)
        return Illegal("No move of this game is about that.")


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


def _reason(table: Table, action: Action) -> Illegal:
    return Illegal.because(table.game.why_not(table.state, action))
