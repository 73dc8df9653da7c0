"""What moves bring, found as programs find it."""

from __future__ import annotations

from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from ceilidh.say.answers import MoveChange
from ceilidh.shortcuts import outcomes


def brings(table: Table, text: str, seat: int = 0, language: str = "en") -> dict[str, MoveChange]:
    """What a move changes for its maker, by name."""
    action = table.parse(text, seat)
    after = outcomes(table, seat, seat, [action])
    found = speaker(language).changes(table, after, seat, [action])
    assert len({one.thing for one in found}) == len(found), "each is told once"
    return {one.thing: one for one in found}


def numbers(found: dict[str, MoveChange]) -> dict[str, tuple[int, int]]:
    return {thing: (one.old, one.new) for thing, one in found.items()}
