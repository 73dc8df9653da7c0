"""The way to a position as people read it: what was asked, the button that was pressed, the log.

Of a whole game only moves that show something new are told: another question, another kind of
move, or other things that followed from it. So it is with the steps of such a move.
"""

from __future__ import annotations

import copy
import re

from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say import Speaker
from ceilidh.say.game_text import whole_text
from tests.golden.words import beat_line

Signature = tuple[object, ...] | str
NUMBERS = re.compile(r"[\d., ]+")


def signs(table: Table, played: Played) -> set[Signature]:
    """What a move shows: the question, its kind, and what followed, with reasons that are said."""
    words = whole_text(table.game.name)
    said = {*words.reasons, *words.losses}
    step = played.before.stack[-1].step if played.before.stack else -1
    followed = {
        (event.kind, event.reason if event.reason in said else "") for event in played.events
    }
    return {(step, played.action.spec.word), *followed}


def at(table: Table, number: int) -> Table:
    """The table before a move."""
    past = copy.copy(table)
    past.state = table.played[number].before
    past.played = table.played[:number]
    return past


def story(to: Speaker, table: Table, last: int) -> list[str]:
    """The moves that show something new, and the last ones."""
    seen: set[Signature] = set()
    out: list[str] = []
    for number, played in enumerate(table.played):
        shown = signs(table, played)
        if not shown - seen and number < len(table.played) - last:
            continue
        seen |= shown
        before = at(table, number)
        said = to.prompt(before, played.seat)
        button = to.move(before, Move(played.action, played.seat))
        out.append(f"{number + 1}. {table.names[played.seat]}: {said} [{button}]")
        out.append(f"    {to.line(table, played, table.names)}")
        steps = to.steps(table, played, table.names)
        assert bool(steps) <= to.has_steps(table, played)
        for beat in steps:
            kind = NUMBERS.sub("#", beat.text)
            if kind not in seen or number >= len(table.played) - last:
                out.append(beat_line(beat))
            seen.add(kind)
    return out
