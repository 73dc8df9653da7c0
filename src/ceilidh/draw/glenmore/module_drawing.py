"""The places at which a Chronicle of Glen More II may draw, in SVG and as text."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from ceilidh.draw.glenmore.table_view import TableView, TerritoryCell
from ceilidh.draw.module_drawing import DrawingInput, PictureOf, drawings, no_row, no_signs, nothing
from ceilidh.draw.svg.icons import reference
from ceilidh.draw.svg.ink import Ink, Row, tag
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.text import pen
from ceilidh.games.glenmore.components.pack import Components
from ceilidh.games.glenmore.modules.catalogue import ENTRIES
from ceilidh.say import Speaker

GlenMoreSight = DrawingInput[TableView, Components]
Corners = list[tuple[float, float]]
Place = Literal["rondel", "territory", "seats", "clan_board", "cards", "discard"]
SIDE: Final = 100.0  # of the square that a picture fills


@dataclass(frozen=True)
class FigureDrawing:
    """How a figure that is no pawn looks, on a square of side 100, and its sign in a terminal."""

    picture: Ink
    sign: str


@dataclass(frozen=True)
class GlenMoreDrawing:
    """A place each for SVG and for text; rows of SVG are drawn from 0,0.

    Rows on a seat's strip are 246 wide. Parts of the module's own come behind the part named by
    `after`. On the Rondel a module knows the corners of the spaces, each of side 100: fixtures and
    marks lie over the tiles and under the figures; in a terminal the list of spaces has a note, by
    the number of the space. On a tile of a territory marks are drawn on a square of side 100, no
    targets, since the tile is one; in a terminal a letter or two stand on its upper edge. `figures`
    are those that the module puts on the Rondel, by the name of their step: the picture of each, as
    wide as high from 0,0 on a square of side 100, and the letter that stands for it in a terminal.
    `pictures` are those of the things that moves of the module name, by kind of target; `places`
    are kinds that its boards show.
    """

    seat_row: Callable[[GlenMoreSight, int], Row] = no_row
    seat_lines: Callable[[GlenMoreSight, int], list[pen.RenderableType]] = nothing
    parts: Callable[[GlenMoreSight], list[DrawingPart]] = nothing
    after: Place = "cards"
    panels: Callable[[GlenMoreSight], list[pen.RenderableType]] = nothing
    rondel_marks: Callable[[GlenMoreSight, Corners], list[Ink]] = nothing
    space_notes: Callable[[GlenMoreSight], dict[int, str]] = no_signs
    tile_marks: Callable[[GlenMoreSight, int, TerritoryCell], list[Ink]] = nothing
    tile_signs: Callable[[GlenMoreSight, int, TerritoryCell], list[str]] = nothing
    pictures: Mapping[str, PictureOf] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    figures: Mapping[str, FigureDrawing] = field(default_factory=dict)


@dataclass(frozen=True)
class GlenMoreModuleDrawing:
    """A module of the game on the table."""

    drawing: GlenMoreDrawing
    sight: GlenMoreSight


def drawn_modules(
    components: Components,
    position: TableView,
    to: Speaker,
    viewer: int | None,
    lit: Collection[str] = (),
) -> list[GlenMoreModuleDrawing]:
    """The modules that draw something here."""
    return [
        GlenMoreModuleDrawing(
            drawing, DrawingInput(position.modules[name], position, components, to, viewer, lit)
        )
        for name, drawing in drawings(ENTRIES)
        if name in position.modules
    ]


# --- figures of the Rondel that are no pawns ------------------------------------------------------


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
