"""Glen More II: Chronicles, drawn from views and the tables of its components."""

from __future__ import annotations

from ceilidh.draw.glenmore.module_drawing import GlenMoreModuleDrawing, drawn_modules
from ceilidh.draw.glenmore.table_view import TableView, TerritoryCell, read
from ceilidh.draw.svg.drawing_cache import SHEETS, remembered
from ceilidh.draw.svg.glenmore.cards import discard_pile, owned_cards
from ceilidh.draw.svg.glenmore.clan_board import clan_board
from ceilidh.draw.svg.glenmore.labels import GAME
from ceilidh.draw.svg.glenmore.pictures import definitions
from ceilidh.draw.svg.glenmore.rondel import rondel
from ceilidh.draw.svg.glenmore.seats import seat_part
from ceilidh.draw.svg.glenmore.territory import Territory, own_pieces
from ceilidh.draw.svg.glenmore.tile import laid, offered
from ceilidh.draw.svg.glenmore.tray import TRAY
from ceilidh.draw.svg.ink import Ink, join
from ceilidh.draw.svg.parts import (
    DrawingPart,
    View,
    arranged,
    register,
    register_definitions,
    register_stock,
)
from ceilidh.draw.svg.seat_names import seat_mark
from ceilidh.draw.svg.tray import register_tray
from ceilidh.games.glenmore.components.pack import Components, load
from ceilidh.say import Speaker


def draw(view: View, to: Speaker, seat: int | None, tables: Components | None) -> list[DrawingPart]:
    return parts_of(tables or load(None), read(view), to, seat)


def parts_of(
    components: Components, position: TableView, to: Speaker, seat: int | None
) -> list[DrawingPart]:
    """The Rondel, the viewer's territory, the seats, then the sheets."""
    modules = drawn_modules(components, position, to, seat)
    ring = rondel(components, position, to, modules)
    # A spectator looks over the shoulder of whoever is to move.
    shown = position.actor if seat is None else seat
    lands = [] if shown is None else [_land(modules, components, position, to, shown, seat)]
    strips = [
        seat_part(
            components,
            position,
            to,
            number,
            [module.drawing.seat_row(module.sight, number) for module in modules],
            None if number == seat else tile_marks(modules, position, number),
        )
        for number in range(len(position.seats))
    ]
    clans = clan_board(components, position.roads, position.claims, to)
    looked_at = list(range(len(position.seats))) if seat is None else [seat]
    owned = owned_cards(components, position, to, looked_at)
    discard = discard_pile(components, position, to)
    return arranged(
        [
            ("rondel", [DrawingPart("rondel", to.text("Rondel and market"), ring, "board")]),
            ("territory", lands),
            ("seats", strips),
            ("clan_board", [DrawingPart("clan_board", to.text("Clan board"), clans, first=True)]),
            (
                "cards",
                []
                if owned is None
                else [DrawingPart("cards", to.text("Cards"), owned, first=True)],
            ),
            (
                "discard",
                []
                if discard is None
                else [DrawingPart("discard", to.text("Discarded tiles"), discard)],
            ),
        ],
        [(module.drawing.after, module.drawing.parts(module.sight)) for module in modules],
    )


def tile_marks(
    modules: list[GlenMoreModuleDrawing], position: TableView, seat: int
) -> dict[str, Ink]:
    """What modules put on the tiles of a territory, by cell."""
    marks = {
        plot.cell: [m for mod in modules for m in mod.drawing.tile_marks(mod.sight, seat, plot)]
        for plot in position.seats[seat].plots
    }
    return {cell: join(some) for cell, some in marks.items() if some}


def _land(
    modules: list[GlenMoreModuleDrawing],
    components: Components,
    position: TableView,
    to: Speaker,
    shown: int,
    seat: int | None,
) -> DrawingPart:
    acts = position.actor == shown
    strip, movement = position.seats[shown], position.movement if acts else 0
    held = (
        None if seat is None else own_pieces(to, shown, tuple(strip.goods), strip.scots, movement)
    )
    activated = position.activated if acts else []
    marks = tile_marks(modules, position, shown)
    return land(components, to, shown, strip.plots, activated, held, marks)


@remembered(SHEETS)
def land(
    components: Components,
    to: Speaker,
    seat: int,
    plots: list[TerritoryCell],
    activated: list[str],
    held: Ink | None,
    marks: dict[str, Ink],
) -> DrawingPart:
    """A territory large enough to play in: the viewer's own, or the one a spectator follows.

    `held` is the tray of the own pieces, `marks` are those of modules on its tiles, by cell.
    """
    drawn = Territory(components, plots, seat, to, marks)
    own = held is not None
    title = to.text("Your territory")
    if not own:
        title = to.text("Territory of {player}", player=seat_mark(seat))
    markup = drawn.large(title, activated, held)
    return DrawingPart("territory", title, markup, "board", seat)


def draw_tiles(to: Speaker) -> None:
    """Every tile of the package, as it is taken and as it lies."""
    components = load(None)
    for tile in components.tiles:
        offered(components, to, tile)
        laid(components, to, tile, ())


register(GAME, draw)
register_tray(GAME, TRAY)
register_definitions(GAME, definitions)
register_stock(GAME, draw_tiles)
