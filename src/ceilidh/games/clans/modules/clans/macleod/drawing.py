"""The drawing of Clan MacLeod: its shipyards, those that are used faintly."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing, ClansSight
from ceilidh.draw.module_drawing import no_row
from ceilidh.draw.svg.clans.items import thing
from ceilidh.draw.svg.clans.ports import signs
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, Row, group, join, tag, text
from ceilidh.draw.text import pen
from ceilidh.games.clans.modules.clans.macleod.rules import NAME
from ceilidh.kernel.json_fields import integers
from ceilidh.say.clans.effects import port_effect
from ceilidh.say.clans.names import clan
from ceilidh.say.phrases import set_apart, titled

WIDE: Final = 61.0  # a shipyard
ICON: Final = 15.0
LETTER: Final = 7.5


def yards(sight: ClansSight) -> list[tuple[int, bool]]:
    """The tiles, and whether each is used."""
    used = integers(sight.own["used"])
    return [(tile, tile in used) for tile in integers(sight.own["tiles"])]


def _sign(sight: ClansSight, tile: int, used: bool) -> Ink:
    effect = sight.components.port(tile).effect(sight.position.railway)
    parts: list[Ink] = []
    at = 5.0
    for number, icon in signs(effect):
        if number:
            parts.append(text(at, 19, number, class_="small"))
            at += LETTER * len(number)
        parts.append(glyph(icon, at + ICON / 2, 14, ICON))
        at += ICON
    return group(*parts, class_="spent" if used else None)


def _label(sight: ClansSight, tile: int, used: bool) -> str:
    said = port_effect(sight.to, sight.components.port(tile), sight.position.railway)
    title = sight.to.text("Shipyard {number}", number=tile)
    if used:
        said = sight.to.text("{thing} (used)", thing=said)
    return titled(sight.to, title, said)


def yard_row(sight: ClansSight, seat: int) -> Row:
    tiles = yards(sight)
    if not tiles:
        return no_row()
    made = [
        thing(
            seat == sight.viewer,
            f"shipyard:{tile}",
            _label(sight, tile, used),
            tag("rect", class_="hit", y=1, width=WIDE - 3, height=26, rx=5),
            tag("rect", class_="empty", y=1, width=WIDE - 3, height=26, rx=5),
            _sign(sight, tile, used),
            x=place * WIDE,
        )
        for place, (tile, used) in enumerate(tiles)
    ]
    return join(made), 30


def yard_lines(sight: ClansSight, seat: int) -> list[pen.RenderableType]:
    title = sight.to.text("{clan}'s shipyards", clan=clan(NAME))
    said = [_label(sight, tile, used) for tile, used in yards(sight)]
    return [pen.Text(titled(sight.to, title, set_apart(sight.to, said)))] if said else []


DRAWING: Final = ClansDrawing(seat_row=yard_row, seat_lines=yard_lines)
