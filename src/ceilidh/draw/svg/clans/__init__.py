"""Clans of Caledonia, drawn: the map, the market, contracts, scoring, and a strip for each seat."""

from __future__ import annotations

from ceilidh.draw.svg.clans.map import MapDrawing
from ceilidh.draw.svg.clans.words import Words
from ceilidh.draw.svg.parts import Part, View, register
from ceilidh.draw.text.clans.position import read
from ceilidh.games.clans.components.pack import load
from ceilidh.say import Speaker


def draw(view: View, to: Speaker, seat: int | None) -> list[Part]:
    """All parts of a position."""
    components = load(None)
    position = read(view)
    words = Words(to)
    return [MapDrawing(components, position, words, seat).part()]


register("clans", draw)
