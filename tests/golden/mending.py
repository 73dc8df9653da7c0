"""Games that cannot be replayed any more, because a rule now asks where it did not ask before."""

from __future__ import annotations

from ceilidh.kernel import record
from ceilidh.kernel.begin import new
from ceilidh.kernel.table import Table
from tests.golden.positions import versioned

DECLINES = ("done", "pass", "refuse")  # kinds of moves that decide for nothing
MOST = 5  # such moves in a row


def mended(game: str, text: str) -> str:
    """The same game with moves that decline what was not asked before."""
    data = record.parse(versioned(game, text))
    names = data.names or None
    table = new(data.game, data.players, data.seed or 0, data.options, names, data.setup)
    added: list[tuple[int, str]] = []
    for line in data.lines:
        for _ in range(MOST):
            if table.why_not(line.text, line.seat) is None:
                break
            move = _declined(table)
            if move is None:
                break
            added.append((line.number, f"{move[0] + 1} {move[1]}"))
        table.repeat(line.text, line.seat, line.script, False)
    lines = text.splitlines()
    for number, move_text in reversed(added):
        lines.insert(number - 1, move_text)
    return "\n".join([*lines, ""])


def _declined(table: Table) -> tuple[int, str] | None:
    """Play a move of the actor that declines, if there is one: its seat and text."""
    if table.actor is None:
        return None
    for move in table.legal():
        if move.action.spec.word in DECLINES:
            table.play(move)
            return move.seat, move.text
    return None
