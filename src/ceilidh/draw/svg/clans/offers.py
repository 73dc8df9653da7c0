"""Clans and starting tiles on offer, before the game."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.table_view import TableView
from ceilidh.draw.svg.clans.items import item, lines, width, wrapped
from ceilidh.draw.svg.clans.labels import ClansLabels
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, Row, drawing, group, stacked, tag, target, text
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.games.clans.components.starting_tiles import StartingTile
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.say.clans import names
from ceilidh.say.clans.clan_tips import clan_power
from ceilidh.say.phrases import capital

WIDTH: Final = 320.0
ROW: Final = 30.0


def offers_part(
    components: Components, position: TableView, words: ClansLabels, rows: list[Row]
) -> DrawingPart:
    """`rows` are those of modules, below what is on offer."""
    title = words.to.text("On offer")
    made: list[Ink] = []
    y = 0.0
    for clan, number in position.offers:
        tile = components.starting_tile(number)
        power = capital(clan_power(words.to, clan))
        tall = ROW + 14 * len(wrapped(power, WIDTH - 16)) + (4 if power else 0)
        box = tag("rect", class_="card", width=WIDTH, height=tall, rx=6)
        if clan:
            made.append(group(box, _stock(tile, words), _clan(clan, power, words, tall), x=0, y=y))
        else:
            made.append(group(box, _tile(tile, words), x=0, y=y))
        y += tall + 6
    below, y = stacked(rows, y=y)
    return DrawingPart("offers", title, drawing(WIDTH, y, title, *made, *below))


def _clan(clan: str, power: str, words: ClansLabels, tall: float) -> Ink:
    name = names.clan(clan)
    label = words.to.text("Clan {name}", name=name)
    return target(
        f"clan:{clan}",
        f"{label}: {power}",
        tag("rect", class_="hit", width=WIDTH, height=tall, rx=6),
        glyph("clan", 16, 16, 19, class_="faint"),
        text(30, 21, name, class_="title"),
        lines(8, ROW + 11, power, WIDTH - 16),
    )


def _tile(tile: StartingTile, words: ClansLabels) -> Ink:
    return target(
        f"tile:{tile.id}",
        words.start(tile),
        tag("rect", class_="hit", width=WIDTH, height=ROW, rx=6),
        text(10, 20, tile.id, class_="small faint"),
        _stock(tile, words),
    )


def _stock(tile: StartingTile, words: ClansLabels) -> Ink:
    """Money and goods of a tile, at the right."""
    x = 150.0
    made: list[Ink] = []
    for name, number in [("money", tile.money), *zip(GOOD_NAMES, tile.goods, strict=True)]:
        if number:
            made.append(item(x, 16, name, number))
            x += width(str(number)) + 26
    return group(*made, role="img", aria_label=words.start(tile))
