"""Glen More II: Chronicles, drawn from views and the tables of its components."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.svg.glenmore.rondel import Rondel
from ceilidh.draw.svg.glenmore.words import GAME
from ceilidh.draw.svg.parts import Part, View, register
from ceilidh.draw.text.glenmore.position import read
from ceilidh.games.glenmore.components.pack import load
from ceilidh.say import Speaker


def draw(view: View, to: Speaker, seat: int | None) -> list[Part]:
    components = load(None)
    position = read(view)
    return [
        Part(
            "rondel", to.text("Rondel and Market"), Rondel(components, position, to).draw(), "board"
        )
    ]


register(GAME, draw)
