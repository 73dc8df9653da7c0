"""How far a player can go back alone: to an own decision, as long as nothing was revealed since."""

from __future__ import annotations

from ceilidh.kernel.table import Played, Table
from ceilidh.shortcuts import is_new_turn, shortcuts_of


def was_forced(table: Table, played: Played) -> bool:
    """Whether a move was no decision: it goes back with the one before it."""
    ease = shortcuts_of(table.game.name)
    return ease.forced(table.game, played.before, played.seat) is played.action


def span_of_undo(
    table: Table,
    own: list[int],
    bots: list[int],
    whole_turn: bool = False,
    over_reveals: bool = False,
) -> int:
    """How many moves go back: the last own decision, or all of its turn; 0 if none may.

    What bots did since goes back too, for they always agree. `over_reveals`: even if something was
    revealed since. Where another person has moved since, one has to ask.
    """
    found = 0
    for back, played in enumerate(reversed(table.played), 1):
        stops = played.barrier and not over_reveals
        if stops or played.seat not in [*own, *bots]:
            break
        if played.seat not in own:
            continue
        if not was_forced(table, played):
            found = back
        if found and (not whole_turn or _begins_turn(table.played[:-back], played)):
            break
    return found


def span_of_open(table: Table) -> int:
    """How many of the last moves are those of one turn that could still go back."""
    number = 0
    for back, played in enumerate(reversed(table.played), 1):
        if played.barrier or played.seat != table.played[-1].seat:
            break
        number = back
        if _begins_turn(table.played[:-back], played):
            break
    return number


def _begins_turn(earlier: list[Played], played: Played) -> bool:
    last = earlier[-1] if earlier else None
    return last is None or last.seat != played.seat or is_new_turn(last.events)
