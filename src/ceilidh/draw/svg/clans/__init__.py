"""Clans of Caledonia, drawn: the map, the market, contracts, scoring, and a strip for each seat."""

from __future__ import annotations

from ceilidh.draw.clans.module_drawing import ClansModuleDrawing, drawn_modules
from ceilidh.draw.clans.table_view import read
from ceilidh.draw.svg.clans.contracts import contracts_part
from ceilidh.draw.svg.clans.labels import labels_of
from ceilidh.draw.svg.clans.map import MapDrawing
from ceilidh.draw.svg.clans.market import market_part
from ceilidh.draw.svg.clans.offers import offers_part
from ceilidh.draw.svg.clans.scoring import scoring_part
from ceilidh.draw.svg.clans.seats import seat_part
from ceilidh.draw.svg.clans.tray import TRAY
from ceilidh.draw.svg.ink import Row
from ceilidh.draw.svg.parts import DrawingPart, View, arranged, register
from ceilidh.draw.svg.tray import register_tray
from ceilidh.games.clans.components.pack import Components, load
from ceilidh.say import Speaker


def draw(view: View, to: Speaker, seat: int | None, tables: Components | None) -> list[DrawingPart]:
    """All parts of a position; sheets in the order in which a player needs them."""
    components = tables or load(None)
    position = read(view)
    words = labels_of(to)
    modules = drawn_modules(components, position, to, seat)
    on_offer = [module.drawing.offers_row(module.sight) for module in modules]
    coming = [module.drawing.contracts_row(module.sight) for module in modules]
    goals = [module.drawing.scoring_row(module.sight) for module in modules]
    offers = [offers_part(components, position, words, on_offer)] if position.offers else []
    strips = [
        seat_part(components, position, words, number, number == seat, seat_rows(modules, number))
        for number in range(len(position.seats))
    ]
    return arranged(
        [
            ("map", [MapDrawing(components, position, words, seat, modules).part()]),
            ("offers", offers),
            ("market", [market_part(components.market, position, words)]),
            ("contracts", [contracts_part(components, position, words, seat, coming)]),
            ("scoring", [scoring_part(components, position, words, goals)]),
            ("seats", strips),
        ],
        [(module.drawing.after, module.drawing.parts(module.sight)) for module in modules],
    )


def seat_rows(modules: list[ClansModuleDrawing], seat: int) -> list[Row]:
    """What modules add to a seat's strip."""
    return [
        module.drawing.seat_row(module.sight, seat) for module in modules if module.sits_at(seat)
    ]


register("clans", draw)
register_tray("clans", TRAY)
