"""Parts laid out on one table top: an SVG document with its icons and styles inside."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ceilidh.draw.svg.icons import symbols
from ceilidh.draw.svg.ink import Ink, join, short, tag, text
from ceilidh.draw.svg.palette import fixed_styles, weaves, worn_styles
from ceilidh.say.catalogues import language_tag

GAP: Final = 14.0
PAD: Final = 12.0
TITLE: Final = 26.0
BOARD: Final = 880.0
SHEET: Final = 320.0
SEAT: Final = 260.0


def measures(markup: str) -> tuple[float, float]:
    """How wide and how high a drawing is, in its own measure."""
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', markup)
    return (float(found[1]), float(found[2])) if found else (SHEET, SHEET)


@dataclass
class Sheet:
    """A drawing to be put on the table, with a title above it if it has one."""

    title: str
    markup: Ink

    def height(self, width: float) -> float:
        wide, tall = measures(self.markup)
        return tall * width / wide

    def at(self, x: float, y: float, width: float) -> Ink:
        size = f'<svg x="{short(x)}" y="{short(y)}" width="{short(width)}"'
        return Ink(self.markup.replace("<svg", f'{size} height="{short(self.height(width))}"', 1))


def _paper(sheet: Sheet, x: float, y: float, width: float) -> tuple[Ink, float]:
    """A sheet of paper with its drawing; also its height."""
    head = TITLE if sheet.title else 0.0
    tall = sheet.height(width) + head + 2 * PAD
    box = tag("rect", class_="card", x=x, y=y, width=width + 2 * PAD, height=tall, rx=8)
    title = text(x + PAD, y + 25, sheet.title, class_="title") if head else None
    return join([box, title, sheet.at(x + PAD, y + PAD + head, width)]), tall


def _row(sheets: list[Sheet], y: float, room: float) -> tuple[list[Ink], float]:
    """Sheets in rows of as many as the room holds; also where the last one ends."""
    made: list[Ink] = []
    x, bottom = 0.0, y
    for sheet in sheets:
        if x + SEAT + 2 * PAD > room:
            x, y = 0.0, bottom + GAP
        drawn, tall = _paper(sheet, GAP + x, y, SEAT)
        made.append(drawn)
        x += SEAT + 2 * PAD + GAP
        bottom = max(bottom, y + tall)
    return made, bottom


def compose(
    boards: list[Sheet], sheets: list[Sheet], seats: list[Sheet], game: str, language: str
) -> str:
    """Boards on the left with the seats below them, sheets in a column on the right."""
    made: list[Ink] = []
    y = GAP
    for board in boards:
        made.append(board.at(GAP, y, BOARD))
        y += board.height(BOARD) + GAP
    drawn, bottom = _row(seats, y, BOARD + GAP)
    made += drawn
    y = GAP
    for sheet in sheets:
        paper, tall = _paper(sheet, BOARD + 2 * GAP, y, SHEET)
        made.append(paper)
        y += tall + GAP
    width, height = BOARD + SHEET + 2 * PAD + 3 * GAP, max(bottom + GAP, y)
    return document(made, width, height, fixed_styles(game), language)


def document(made: list[Ink], width: float, height: float, styles: str, language: str) -> str:
    """Drawings with the icons they use and with styles: a file that needs no other."""
    inside = join(made)
    used = set(re.findall(r'href="#icon-(\w+)"', inside))
    defined = tag("defs", symbols(used), weaves())
    top = tag("rect", class_="table-top", width=width, height=height)
    return tag(
        "svg",
        tag("style", worn_styles(styles, f'{defined}{top}{inside} class="drawing"')),
        defined,
        top,
        inside,
        xmlns="http://www.w3.org/2000/svg",
        lang=language_tag(language),
        class_="drawing",
        viewBox=f"0 0 {short(width)} {short(height)}",
        width=width,
        height=height,
    )
