"""The key that a move names: which position it was made on, without chance and without secrets."""

from __future__ import annotations

import hashlib

from ceilidh.kernel.event import Outcome, outcomes_text
from ceilidh.kernel.record import move_line
from ceilidh.kernel.table import Played, Table

BYTES = 12


def position_key(table: Table, moves: int | None = None) -> str:
    """A key of what everybody has seen of the first moves, or of all.

    The key of a record is of the whole state: who tries all ballots finds the one that fits it.
    Here a choice in secret is only that its seat has chosen, and what one seat alone has looked at
    is left out.
    """
    played = table.played[:moves]
    final = len(played)
    while final and played[final - 1].secret:
        final -= 1
    lines = [_public_line(one) for one in played[:final]]
    chosen = [f"{one.seat + 1}" for one in played[final:]]
    text = "\n".join([_public(table.setup), *lines, *chosen])
    return hashlib.blake2b(text.encode(), digest_size=BYTES).hexdigest()


def _public_line(played: Played) -> str:
    shown = [one for one in played.outcomes if not one.secret]
    return move_line(played.seat, played.action.text, shown)


def _public(setup: list[Outcome]) -> str:
    return outcomes_text([one for one in setup if not one.secret])
