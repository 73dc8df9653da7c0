"""Standing answers: what somebody wishes to be done for him when he is asked outside his turn."""

from __future__ import annotations

from ceilidh.kernel.reason import Word, typed
from ceilidh.kernel.registry import find
from ceilidh.server.errors import Refusal
from ceilidh.server.storage.models import Availability
from ceilidh.server.table.room import Room
from ceilidh.server.texts import clean_line
from ceilidh.shortcuts import whose_turn

YES, NO = "yes", "no"
ANSWERS_BACK = ("", YES, NO)  # to who asks to go back; at first one is asked
MOST_LINES = 20
LONGEST_LINE = 80


def set_answers(availability: Availability, back: str, given: dict[str, str]) -> None:
    """Moves in notation, one a line, by game; of those that are possible the first is made."""
    if back not in ANSWERS_BACK:
        raise Refusal("Choose how to answer when someone asks to go back.")
    answers: dict[str, list[str]] = {}
    for game, text in given.items():
        lines = [clean_line(line, LONGEST_LINE) for line in text.splitlines()]
        kept = [_move(game, line) for line in lines if line][:MOST_LINES]
        if kept:
            answers[game] = kept
    availability.back, availability.answers = back, answers


def _move(game: str, line: str) -> str:
    action = find(game).vocabulary.parse(line)
    if action is None:
        raise Refusal(
            "'{given}' is not a move in {game}; write it as in the list of all moves.",
            fields={"given": typed(line), "game": Word(find(game).title)},
        )
    return action.text


def is_asked_outside(room: Room, seat: int) -> bool:
    """Whether a decision of this seat is none of its own turn, as what all choose in secret."""
    table = room.table
    if len(table.actors) > 1 or table.hidden_moves(seat):
        return True
    turn = whose_turn(table)
    return turn is not None and turn != seat


def standing_answer(room: Room, seat: int, availability: Availability) -> str:
    """The move that the owner of a seat wishes now; empty if none of his is possible."""
    wished = availability.answers.get(room.row.game, [])
    legal = {move.text for move in room.table.legal(seat)} if wished else set()
    return next((text for text in wished if text in legal), "")
