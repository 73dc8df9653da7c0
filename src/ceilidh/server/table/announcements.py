"""What the log says of the draws: a new commitment, which an undo from the end of a game needs."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.kernel.fair import FairChance, UndoNote
from ceilidh.say import Speaker, speaker
from ceilidh.server.table.commitments import SHOWN
from ceilidh.server.table.text_cache import LineScene

MOST = 1000  # lines that are remembered
NOBODY = -1


def announced(lines: list[LineScene], chance: FairChance | None, to: Speaker) -> list[LineScene]:
    """The log with a line for each new commitment, after the moves that its undo left."""
    if chance is None or all(one.undo is None for one in chance.pledges):
        return lines
    said: list[LineScene] = []
    kept = max([line.number for line in lines], default=0)
    for nth, one in reversed(list(enumerate(chance.pledges))):
        if one.undo is not None:
            # If the game went back further since, the line stands before that of the later undo.
            kept = min(kept, one.undo.kept)
            key = (to.language, nth, kept, one.undo, one.commitment[:SHOWN])
            said.append(_line(*key, _heading(lines, kept)))
    # Sorting keeps the order of lines with the same number: the move, then what followed it.
    return sorted([*lines, *reversed(said)], key=_number)


def _number(line: LineScene) -> int:
    return line.number


def _heading(lines: list[LineScene], kept: int) -> str:
    before = [line.heading for line in lines if line.number <= kept]
    return before[-1] if before else ""


@lru_cache(MOST)
def _line(
    language: str, nth: int, number: int, undo: UndoNote, commitment: str, heading: str
) -> LineScene:
    """The same object for the same line: pages are sent only what is another one."""
    text = speaker(language).text(
        "The game went back from its end, move {moves}, to move {kept}. For the draws after it the "
        "server made a new commitment: {commitment}…",
        moves=undo.moves,
        kept=undo.kept,
        commitment=commitment,
    )
    return LineScene(number, NOBODY, text, False, part=-nth, heading=heading)
