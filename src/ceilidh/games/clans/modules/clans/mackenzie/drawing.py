"""The drawing of Clan MacKenzie: its cellar."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing, ClansSight
from ceilidh.draw.svg.clans.items import thing
from ceilidh.draw.svg.clans.labels import labels_of
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Row, join, tag, text
from ceilidh.draw.text import pen
from ceilidh.games.clans.modules.clans.mackenzie.rules import NAME
from ceilidh.kernel.json_fields import integer
from ceilidh.say.clans.names import clan
from ceilidh.say.phrases import titled

WIDE: Final = 58.0  # a space of the cellar


def spaces(sight: ClansSight) -> list[tuple[int, int]]:
    """What a barrel earns in each space, and whether there is one."""
    barrels = integer(sight.own["barrels"])
    values = sight.components.clan(NAME).lists["cellar_money_by_space"]
    return [(pounds, barrels >> nth & 1) for nth, pounds in enumerate(values)]


def cellar_row(sight: ClansSight, seat: int) -> Row:
    words = labels_of(sight.to)
    made = [
        thing(
            seat == sight.viewer,
            f"cellar:{nth}",
            f"{sight.to.text('Cellar space {number}', number=nth)}: {words.some(full, 'whisky')}",
            tag("rect", class_="hit", y=1, width=WIDE - 4, height=26, rx=5),
            glyph("barrel", 12, 14, 19, class_="of-whisky" if full else "spent"),
            text(26, 19, f"£{pounds}", class_="small"),
            x=(nth - 1) * WIDE,
        )
        for nth, (pounds, full) in enumerate(spaces(sight), start=1)
    ]
    return join(made), 30


def cellar_lines(sight: ClansSight, seat: int) -> list[pen.RenderableType]:
    barrels = [str(nth) for nth, (_, full) in enumerate(spaces(sight), start=1) if full]
    if not barrels:
        return []
    cellar = sight.to.text("Whisky in the cellar of {clan}", clan=clan(NAME))
    return [pen.Text(titled(sight.to, cellar, ", ".join(barrels)))]


DRAWING: Final = ClansDrawing(seat_row=cellar_row, seat_lines=cellar_lines)
