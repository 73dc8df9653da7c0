"""The lines of the log with their headings: the part of the game, and whose turn it was.

The newest line is on top. So a heading stands above the newest line of its part, and moves on when
another line is the newest.
"""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.ink import Ink, join, tag
from ceilidh.server.html.rows import log_row
from ceilidh.server.html.table_page import TablePage
from ceilidh.server.table.text_cache import LineScene

MOST = 2000  # headings that are remembered


def log_rows(shown: TablePage, start: int = 0) -> list[str]:
    """The lines from number `start` on, each known by its place in the log."""
    log = shown.scene.log
    return [
        line_row(shown, log[nth], f'value="{nth + 1}"', _above(shown, log, nth))
        for nth in range(start, len(log))
    ]


def line_row(shown: TablePage, line: LineScene, name: str, above: str = "") -> str:
    """One line; where a move has several, it leads to the position after its own part."""
    return log_row(
        shown.viewer.language,
        line.number,
        line.seat,
        line.text,
        line.open,
        line.steps,
        name,
        line.part,
        line.last,
        above,
    )


def news_id(line: LineScene) -> str:
    return f"news-{line.number}-{line.part}" if line.part else f"news-{line.number}"


def _above(shown: TablePage, log: list[LineScene], nth: int) -> str:
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
        made.append(_heading(part, "log-heading", "3"))
    if turn:
        made.append(_heading(turn, "log-turn", "4"))
    return join(made)


def _heading(text: str, look: str, level: str) -> Ink:
    return tag("span", text, class_=look, role="heading", aria_level=level)
