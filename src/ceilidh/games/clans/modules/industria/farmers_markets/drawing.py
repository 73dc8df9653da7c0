"""The drawing of farmers' markets: stalls with a striped awning on the map."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing, ClansSight
from ceilidh.draw.svg.clans.geometry import MapLayout
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, place, short, tag, target, text
from ceilidh.draw.text import pen
from ceilidh.draw.text.clans.map import SIGN
from ceilidh.draw.text.style import sheet, title
from ceilidh.games.clans.components.hexes import HEX_NAMES, coordinates
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import NOWHERE, PAIRS
from ceilidh.kernel.json_fields import integers
from ceilidh.say.clans.names import good
from ceilidh.say.phrases import listed, titled

STRIPES: Final = 7
WIDE: Final = 44.0


def stalls(sight: ClansSight) -> list[tuple[int, int, list[tuple[str, bool]]]]:
    """Each market on the map: its number, its hex, and its goods with whether they are open."""
    hexes = integers(sight.own["hexes"])
    tiles = integers(sight.own["tiles"])
    covered = integers(sight.own["covered"])
    found: list[tuple[int, int, list[tuple[str, bool]]]] = []
    for nth, hex_ in enumerate(hexes):
        if hex_ != NOWHERE:
            pair = PAIRS[tiles[nth]]
            goods = [
                (GOOD_NAMES[one], not covered[nth] >> place & 1) for place, one in enumerate(pair)
            ]
            found.append((nth + 1, hex_, goods))
    return found


def awning() -> list[Ink]:
    """Stripes that hang down, one longer than half a hex is wide."""
    wide = WIDE / STRIPES
    looks = ("map-flower", "map-snow")
    return [
        tag(
            "path",
            class_=looks[nth % 2],
            d=f"M{short(nth * wide - WIDE / 2)}-20h{short(wide)}v11a{short(wide / 2)} 3.6 0 0 1"
            f"-{short(wide)} 0z",
        )
        for nth in range(STRIPES)
    ]


def said(sight: ClansSight, number: int, goods: list[tuple[str, bool]]) -> str:
    open_ = listed(sight.to, [good(sight.to, name) for name, left in goods if left])
    return titled(sight.to, sight.to.text("Farmers' market {number}", number=number), open_)


def market_marks(sight: ClansSight, plan: MapLayout) -> list[Ink]:
    drawn: list[Ink] = []
    for number, hex_, goods in stalls(sight):
        icons = [
            glyph(name, -9 + 18 * nth, 0, 15, class_=f"of-{name}" if left else f"of-{name} spent")
            for nth, (name, left) in enumerate(goods)
        ]
        crossed = [
            tag("path", class_="map-plank", d=f"M{-16 + 18 * nth} 8 {-2 + 18 * nth}-6")
            for nth, (_, left) in enumerate(goods)
            if not left
        ]
        drawn.append(
            target(
                f"market:{number}",
                said(sight, number, goods),
                tag("rect", class_="map-sign", x=-20, y=-12, width=40, height=20, rx=2),
                *icons,
                *crossed,
                *awning(),
                text(0, -10.5, number, class_="map-cost haloed"),
                tag("rect", class_="hit", x=-23, y=-22, width=46, height=32, rx=5),
                transform=place(*plan.middle(*coordinates(hex_))),
            )
        )
    return drawn


def market_signs(sight: ClansSight) -> dict[str, str]:
    return {HEX_NAMES[hex_]: f"M{number}" for number, hex_, _ in stalls(sight)}


def market_panels(sight: ClansSight) -> list[pen.RenderableType]:
    to = sight.to
    rows = [
        [
            pen.Text(f"M{number}", SIGN),
            pen.Text(HEX_NAMES[hex_]),
            pen.Text(
                ", ".join(
                    [good(to, name) if left else f"({good(to, name)})" for name, left in goods]
                )
            ),
        ]
        for number, hex_, goods in stalls(sight)
    ]
    heading = title(to.text("Farmers' markets"), to.text("goods already sold are in brackets"))
    return [sheet(heading, rows)] if rows else []


DRAWING: Final = ClansDrawing(map_marks=market_marks, hex_signs=market_signs, panels=market_panels)
