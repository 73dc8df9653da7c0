"""The lines of the log with their headings: the part of the game, and whose turn it was.

The newest line is on top. So a heading stands above the newest line of its part, and moves on when
another line is the newest.
"""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.server.html.markup import NOTHING, ink_template, together
from ceilidh.server.html.rows import log_row
from ceilidh.server.html.table_page import TablePage
from ceilidh.server.table.text_cache import LineScene

MOST = 2000  # headings that are remembered

_IN_LOG = ink_template('value="{nth}"')
_IN_NEWS = ink_template('id="news-{name}"')
_PART = ink_template('<span class="log-heading" role="heading" aria-level="3">{text}</span>')
_TURN = ink_template('<span class="log-turn" role="heading" aria-level="4">{text}</span>')


def log_rows(shown: TablePage, start: int = 0) -> list[Ink]:
    """The lines from number `start` on, each known by its place in the log."""
    log = shown.scene.log
    return [
        _row(shown, log[nth], _IN_LOG(nth=nth + 1), _above(shown, log, nth))
        for nth in range(start, len(log))
    ]


def news_row(shown: TablePage, line: LineScene) -> Ink:
    """A line of the news: it has no headings, and is known by its move and its part of it."""
    name = f"{line.number}-{line.part}" if line.part else str(line.number)
    return _row(shown, line, _IN_NEWS(name=name), NOTHING)


def _row(shown: TablePage, line: LineScene, known: Ink, above: Ink) -> Ink:
    """One line; where a move has several, it leads to the position after its own part."""
    return log_row(
        shown.viewer.language,
        line.number,
        line.seat,
        line.text,
        line.open,
        line.steps,
        known,
        line.part,
        line.last,
        above,
    )


def _above(shown: TablePage, log: list[LineScene], nth: int) -> Ink:
    """The headings of a line: it is the newest of its part of the game, or of its turn."""
    line = log[nth]
    after = log[nth + 1] if nth + 1 < len(log) else None
    part = line.heading if after is None or after.heading != line.heading else ""
    # A turn of one line needs no heading: the line names its player.
    several = (after is None or after.begins) and not line.begins and line.seat >= 0
    name = shown.scene.seats[line.seat].name if several else ""
    turn = shown.to.text("Turn: {name}", name=name) if name else ""
    return _headings(part, turn)


@lru_cache(MOST)
def _headings(part: str, turn: str) -> Ink:
    made: list[Ink] = []
    if part:
        made.append(_PART(text=part))
    if turn:
        made.append(_TURN(text=turn))
    return together(made)
