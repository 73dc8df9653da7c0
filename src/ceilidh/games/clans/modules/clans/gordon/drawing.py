"""The drawing of Clan Gordon: its silos."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing, ClansSight
from ceilidh.draw.svg.clans.items import thing
from ceilidh.draw.svg.clans.labels import labels_of
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Row, join, tag
from ceilidh.draw.text import pen
from ceilidh.games.clans.modules.clans.gordon.rules import FREE_HEX, NAME, SILOS, UPGRADE
from ceilidh.kernel.json_fields import integer
from ceilidh.say.clans.names import clan
from ceilidh.say.phrases import titled

WIDE: Final = 80.0  # a silo
ICONS: Final = {FREE_HEX: "free_hex", UPGRADE: "upgrade"}


def full_silos(sight: ClansSight) -> list[int]:
    """For each silo whether it holds a grain."""
    full = integer(sight.own["full"])
    return [full >> silo & 1 for silo in range(SILOS)]


def silo_row(sight: ClansSight, seat: int) -> Row:
    words = labels_of(sight.to)
    gifts = sight.components.clan(NAME).words["silos"]
    made = [
        thing(
            seat == sight.viewer,
            f"silo:{nth}",
            f"{sight.to.text('Silo {number}', number=nth)}: {words.some(full, 'grain')}",
            tag("rect", class_="hit", y=1, width=WIDE - 4, height=26, rx=5),
            tag("rect", class_="empty", x=2, y=3, width=24, height=22, rx=8),
            glyph("grain", 14, 14, 17, class_="of-grain" if full else "spent"),
            glyph(ICONS.get(gifts[nth - 1], "basic"), 44, 14, 18, class_=None if full else "faint"),
            x=(nth - 1) * WIDE,
        )
        for nth, full in enumerate(full_silos(sight), start=1)
    ]
    return join(made), 30


def silo_lines(sight: ClansSight, seat: int) -> list[pen.RenderableType]:
    held = [str(nth) for nth, full in enumerate(full_silos(sight), start=1) if full]
    if not held:
        return []
    title = sight.to.text("Grain in {clan}'s silos", clan=clan(NAME))
    return [pen.Text(titled(sight.to, title, ", ".join(held)))]


DRAWING: Final = ClansDrawing(seat_row=silo_row, seat_lines=silo_lines)
