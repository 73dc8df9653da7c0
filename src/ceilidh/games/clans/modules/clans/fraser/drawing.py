"""The drawing of Clan Fraser: its kilts."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing, ClansSight
from ceilidh.draw.svg.clans.items import thing
from ceilidh.draw.svg.ink import Ink, Row, join, place, tag
from ceilidh.draw.text import pen
from ceilidh.games.clans.modules.clans.fraser.rules import NAME
from ceilidh.games.clans.modules.clans.fraser.text import some_kilts
from ceilidh.kernel.json_fields import integer
from ceilidh.say.clans.names import clan
from ceilidh.say.phrases import titled

WIDE: Final = 40.0  # the room of a kilt
# A belt and a pleated skirt, on a square of 24.
KILT: Final = "M5 3h14v3H5zM5 7h14l3 14H2zM8 8 6.6 20M12 8v12M16 8l1.4 12"


def held(sight: ClansSight) -> int:
    return integer(sight.own["kilts"])


def _space(number: int, full: bool) -> Ink:
    look = "of-wool" if full else "spent"
    return join(
        [
            tag("rect", class_="empty", x=2, y=2, width=WIDE - 6, height=25, rx=6),
            tag(
                "path",
                d=KILT,
                class_=look,
                fill="currentColor",
                stroke="var(--paper, #fff)",
                stroke_width=0.8,
                transform=f"{place(8, 4)} scale(.9)",
            ),
        ]
    )


def kilt_row(sight: ClansSight, seat: int) -> Row:
    spaces = sight.components.clan(NAME).ability["kilts_max"]
    made = [
        thing(
            False,
            f"kilt:{nth}",
            some_kilts(sight.to, 1 if nth <= held(sight) else 0),
            _space(nth, nth <= held(sight)),
            x=(nth - 1) * WIDE,
        )
        for nth in range(1, spaces + 1)
    ]
    return join(made), 30


def kilt_lines(sight: ClansSight, seat: int) -> list[pen.RenderableType]:
    if not held(sight):
        return []
    title = sight.to.text("On {clan}'s tile", clan=clan(NAME))
    return [pen.Text(titled(sight.to, title, some_kilts(sight.to, held(sight))))]


DRAWING: Final = ClansDrawing(seat_row=kilt_row, seat_lines=kilt_lines)
