"""Positions within a move: a move can set off several turns, and each has a board of its own.

Records keep only moves. The position after a part of one is found by playing it again with the same
results of chance, until the events of that part have happened.
"""

from __future__ import annotations

from ceilidh.kernel.event import EventRecorder, outcomes_text, parse_outcomes
from ceilidh.kernel.flow import as_seat
from ceilidh.kernel.move import Played
from ceilidh.kernel.table import Table
from ceilidh.say.move_parts import MovePart
from ceilidh.say.speaker import words_for
from ceilidh.server.errors import NotFound


def part_of(table: Table, number: int, nth: int) -> tuple[Played, MovePart]:
    """Part `nth` of move `number`, counted from 1, and the move."""
    if not 0 < number <= len(table.played):
        raise NotFound("There is no such move in this game.")
    played = table.played[number - 1]
    parts = words_for(table.game.name).parts(played)
    if not 0 <= nth < len(parts):
        raise NotFound("There is no such turn in this move.")
    return played, parts[nth]


def at_part(table: Table, number: int, nth: int) -> Table:
    """The table as it was after a part of a move; nobody plays on there."""
    played, part = part_of(table, number, nth)
    return _at_events(table, number, played, part.end)


def before_part(table: Table, number: int, nth: int) -> Table:
    """The table as it was before a part of a move."""
    played, part = part_of(table, number, nth)
    return _at_events(table, number, played, part.start)


def _at_events(table: Table, number: int, played: Played, events: int) -> Table:
    """The table after so many events of a move."""
    past = table.as_seen(number=number - 1)
    past.state = table.game.clone(played.before)
    if not events:
        return past
    recorder = EventRecorder(parse_outcomes(outcomes_text(played.outcomes)))
    past.state.recorder = recorder
    steps, stack = table.game.flow.steps, past.state.stack
    steps[stack[-1].step].apply(past.state, as_seat(stack[-1], played.seat), played.action)
    while stack and len(recorder.events) < events:
        if steps[stack[-1].step].begin(past.state, stack[-1]):
            break
    past.state.recorder = None
    return past
