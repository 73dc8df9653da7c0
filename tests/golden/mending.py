"""Games that cannot be replayed any more, because a rule now asks where it did not ask before."""

from __future__ import annotations

from ceilidh.kernel import record
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.opening import new
from ceilidh.kernel.record_line import RecordMove
from ceilidh.kernel.table import Table
from tests.golden.positions import versioned

DECLINES = ("done", "pass", "refuse")  # kinds of moves that decide for nothing
MOST = 5  # such moves in a row


def mended(game: str, text: str) -> str:
    """The same game with moves that decline what was not asked before.

    What a move drew is drawn later if a decision now stands between: it moves to the line of the
    move that declines.
    """
    data = record.parse(versioned(game, text))
    names = data.names or None
    table = new(data.game, data.players, data.seed or 0, data.options, names, data.setup)
    lines = text.splitlines()
    added: list[tuple[int, str]] = []
    for line in data.lines:
        for _ in range(MOST):
            if table.why_not(line.text, line.seat) is None:
                break
            move = _declined(table)
            if move is None:
                break
            added.append((line.number, f"{move[0] + 1} {move[1]}"))
        later = _drawn_later(table, line)
        if later is None:
            table.repeat(line.text, line.seat, line.script, False)
            continue
        table, seat, decline = later
        made, arrow, drawn = lines[line.number - 1].partition(" > ")
        lines[line.number - 1] = made
        added.append((line.number + 1, f"{seat + 1} {decline}{arrow}{drawn}"))
    for number, move_text in reversed(added):
        lines.insert(number - 1, move_text)
    return "\n".join([*lines, ""])


def _drawn_later(table: Table, line: RecordMove) -> tuple[Table, int, str] | None:
    """The table after the line and a move that declines, if only that draws what the line did."""
    if not line.script:
        return None
    try:
        table.copy().repeat(line.text, line.seat, line.script, False)
    except CeilidhError:
        then = table.copy()
        then.play(line.text, seat=line.seat)
        for move in then.legal():
            if move.action.spec.word in DECLINES:
                after = then.copy()
                after.repeat(move.text, move.seat, line.script, False)
                return after, move.seat, move.text
    return None


def _declined(table: Table) -> tuple[int, str] | None:
    """Play a move of the actor that declines, if there is one: its seat and text."""
    if table.actor is None:
        return None
    for move in table.legal():
        if move.action.spec.word in DECLINES:
            table.play(move)
            return move.seat, move.text
    return None
