"""The figures of the Rondel that are no pawns: how each looks, by its name."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.glenmore.module_drawing import FigureDrawing, GlenMoreModuleDrawing
from ceilidh.draw.svg.icons import reference
from ceilidh.draw.svg.ink import Ink, tag

SIDE: Final = 100.0  # of the square that a picture fills


def _stamp(href: str, look: str | None = None) -> Ink:
    return tag("use", href=href, class_=look, width=SIDE, height=SIDE)


# Those of the base game, and one that a module forgot to draw: a pawn of nobody's.
FIGURES: Final = {"die": FigureDrawing(_stamp(reference("die"), "die"), "⚂")}
UNKNOWN: Final = FigureDrawing(_stamp("#gm-scot"), "?")


def figure_drawing(modules: list[GlenMoreModuleDrawing], name: str) -> FigureDrawing:
    for module in modules:
        if name in module.drawing.figures:
            return module.drawing.figures[name]
    return FIGURES.get(name, UNKNOWN)
