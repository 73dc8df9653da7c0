"""Clans of Caledonia, drawn: the map, the market, contracts, scoring, and a strip for each seat."""

from __future__ import annotations

from ceilidh.draw.clans.position import read
from ceilidh.draw.svg.clans.contracts import contracts_part
from ceilidh.draw.svg.clans.map import MapDrawing
from ceilidh.draw.svg.clans.market import market_part
from ceilidh.draw.svg.clans.offers import offers_part
from ceilidh.draw.svg.clans.scoring import scoring_part
from ceilidh.draw.svg.clans.seats import seat_part
from ceilidh.draw.svg.clans.words import words_of
from ceilidh.draw.svg.parts import Part, View, register
from ceilidh.games.clans.components.pack import Components, load
from ceilidh.say import Speaker


def draw(view: View, to: Speaker, seat: int | None, tables: Components | None) -> list[Part]:
    """All parts of a position; sheets in the order in which a player needs them."""
    components = tables or load(None)
    position = read(view)
    words = words_of(to)
    parts = [MapDrawing(components, position, words, seat).part()]
    if position.offers:
        parts.append(offers_part(components, position, words, view["modules"].get("auction", {})))
    parts.append(market_part(components.market, position, words))
    parts.append(contracts_part(components, position, words, seat))
    parts.append(scoring_part(components, position, words))
    for number in range(len(position.seats)):
        parts.append(seat_part(components, position, words, number, number == seat))
    return parts


register("clans", draw)
