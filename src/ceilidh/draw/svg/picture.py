"""A picture of a game: its boards beside each other, cut to one format, for a page of all games."""

from __future__ import annotations

from typing import Any, Final

from ceilidh.draw.svg.compose import Sheet, document, measures
from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import fixed_styles
from ceilidh.draw.svg.parts import View, draw_parts

WIDTH: Final = 960.0
HEIGHT: Final = 400.0
GAP: Final = 12.0
ALONE: Final = 1.28  # a single board fills the picture to its edges


def picture(view: View, seat: int | None = None, tables: Any = None) -> str:
    """The boards of a position as an SVG document that needs nothing else.

    Each is as wide as its share, and what is higher than the picture is cut off above and below.
    """
    parts = [part for part in draw_parts(view, "en", seat, tables) if part.group == "board"]
    sheets = [Sheet("", part.markup) for part in parts]
    ratios = [wide / tall for wide, tall in [measures(part.markup) for part in parts]]
    alone = len(sheets) == 1
    room = WIDTH * ALONE if alone else WIDTH - GAP * (len(sheets) + 1)
    made: list[Ink] = []
    x = (WIDTH - room) / 2 if alone else GAP
    for sheet, ratio in zip(sheets, ratios, strict=True):
        width = room * ratio / sum(ratios)
        made.append(sheet.at(x, (HEIGHT - sheet.height(width)) / 2, width))
        x += width + GAP
    return document(made, WIDTH, HEIGHT, fixed_styles(str(view["game"])), "en")
