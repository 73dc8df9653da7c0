"""The strip of a seat, the same in every game: a band in its colour, a head, and rows below it."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.svg.drawing_cache import ROWS, SHEETS, remembered
from ceilidh.draw.svg.ink import Ink, Row, Run, drawing, group, join, stacked, tag
from ceilidh.draw.svg.palette import seat_class, weave
from ceilidh.draw.svg.parts import DrawingPart

WIDTH: Final = 260.0
LEFT: Final = 14.0
ROOM: Final = WIDTH - LEFT


def strip_part(
    seat: int, title: str, head: Row, rows: list[Row], land: tuple[float, float] | None = None
) -> DrawingPart:
    """A seat's strip; `land` says how wide and high the land is that its last row shows."""
    return _strip(seat, title, head, tuple(rows), land)


@remembered(SHEETS)
def _strip(
    seat: int, title: str, head: Row, rows: tuple[Row, ...], land: tuple[float, float] | None
) -> DrawingPart:
    """The head changes with every turn; the rest mostly stays as it was."""
    drawn, tall = head
    below, y = _body(rows, tall)
    inside = _band(seat, y), group(drawn, x=LEFT), below
    if land is None:
        markup = drawing(WIDTH, y, title, *inside)
    else:  # Where there is little room a page shows the land alone, by its measures.
        wide, high = land
        size = f"--land-wide: {wide:.4g}; --land-high: {high:.4g}"
        name = f"land-{seat + 1}"
        markup = drawing(WIDTH, y, title, *inside, data_land=name, style=size)
    return DrawingPart(f"seat-{seat + 1}", title, markup, "seat", seat)


@remembered(SHEETS)
def _body(rows: tuple[Row, ...], top: float) -> Row:
    """The rows below the head, and where they end."""
    made, y = stacked(rows, LEFT, top)
    return Run(made), y


@remembered(ROWS)
def _band(seat: int, tall: float) -> Ink:
    """The seat's colour and weave, down the left side."""
    return join(
        [
            tag("rect", class_=f"{seat_class(seat)} band", width=7, height=tall, rx=3),
            tag("rect", fill=weave(seat), width=7, height=tall, rx=3),
        ]
    )
