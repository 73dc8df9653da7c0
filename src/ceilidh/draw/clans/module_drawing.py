"""The places at which a module of Clans of Caledonia may draw, in SVG and as text."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Literal

from ceilidh.draw.clans.table_view import TableView
from ceilidh.draw.module_drawing import DrawingInput, PictureOf, drawings, no_row, no_signs, nothing
from ceilidh.draw.svg.ink import Ink, Row
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.text import pen
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.modules.catalogue import CLANS, ENTRIES
from ceilidh.say import Speaker

if TYPE_CHECKING:
    from ceilidh.draw.svg.clans.geometry import MapLayout

ClansSight = DrawingInput[TableView, Components]
Place = Literal["map", "offers", "market", "contracts", "scoring", "seats"]
SheetRow = Callable[[ClansSight], Row]
Lines = Callable[[ClansSight], "list[pen.RenderableType]"]
# What stands before the number, the name of the number, and the icon, for each part of an effect.
Signs = tuple[tuple[str, str, str], ...]


@dataclass(frozen=True)
class ClansDrawing:
    """A place each for SVG and for text; rows of SVG are drawn from 0,0.

    On a seat's strip rows are 246 wide; a clan draws there only for the seat that plays it, any
    other module for every seat. At the foot of a sheet rows are 320 wide. Parts of the module's own
    come behind the part named by `after`. Marks on the map let clicks through, but for targets; in
    a terminal up to four letters stand on the upper edge of a hex. Port tiles show `signs`, by the
    word of their effect, and scoring tiles `icons`, by what they count. `pictures` are those of the
    things that moves of the module name, by kind of target; `places` are kinds that its boards
    show.
    """

    seat_row: Callable[[ClansSight, int], Row] = no_row
    seat_lines: Callable[[ClansSight, int], list[pen.RenderableType]] = nothing
    offers_row: SheetRow = no_row
    offers_lines: Lines = nothing
    contracts_row: SheetRow = no_row
    contracts_lines: Lines = nothing
    scoring_row: SheetRow = no_row
    scoring_lines: Lines = nothing
    parts: Callable[[ClansSight], list[DrawingPart]] = nothing
    after: Place = "scoring"
    panels: Lines = nothing
    map_marks: Callable[[ClansSight, MapLayout], list[Ink]] = nothing
    hex_signs: Callable[[ClansSight], dict[str, str]] = no_signs
    pictures: Mapping[str, PictureOf] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    signs: Mapping[str, Signs] = field(default_factory=dict)
    icons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class ClansModuleDrawing:
    """A module of the game on the table."""

    name: str
    drawing: ClansDrawing
    sight: ClansSight

    def sits_at(self, seat: int) -> bool:
        return not _is_clan(self.name) or self.sight.position.seats[seat].clan == self.name


@cache
def _is_clan(name: str) -> bool:
    return name in [entry.name for entry in CLANS]


@cache
def port_signs() -> dict[str, Signs]:
    """What the port tiles of all modules show."""
    return {word: signs for _, one in drawings(ENTRIES) for word, signs in one.signs.items()}


@cache
def tile_icons() -> dict[str, tuple[str, ...]]:
    """What the scoring tiles of all modules show."""
    return {word: icons for _, one in drawings(ENTRIES) for word, icons in one.icons.items()}


def drawn_modules(
    components: Components,
    position: TableView,
    to: Speaker,
    viewer: int | None,
    lit: Collection[str] = (),
) -> list[ClansModuleDrawing]:
    """The modules that draw something here; clans that nobody plays do not."""
    played = [own.clan for own in position.seats]
    return [
        ClansModuleDrawing(
            name,
            drawing,
            DrawingInput(position.modules[name], position, components, to, viewer, lit),
        )
        for name, drawing in drawings(ENTRIES)
        if name in position.modules and (name in played or not _is_clan(name))
    ]
