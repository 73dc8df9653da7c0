"""Units on the map: a meeple in the seat's colour, and the seat's shape at its foot.

Workers are all alike on the board, but a woodcutter and a miner earn differently: each carries the
sign of what he is, by the land that he stands on.
"""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.table_view import Piece
from ceilidh.draw.svg.drawing_cache import PIECES, remembered
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, join, place, short, tag
from ceilidh.draw.svg.palette import NEUTRAL, SHAPES, seat_class, seat_shape
from ceilidh.games.clans.goods import FOREST, KIND_NAMES, KIND_WORKER, MOUNTAIN

SIZE: Final = 34.0
LIFT: Final = -6.0  # the coin stays visible below the unit
TRADES: Final = {FOREST: "woodcutter", MOUNTAIN: "miner"}


def definitions() -> Ink:
    """Each kind of unit and each shape, made once."""
    shadow = tag("ellipse", class_="map-shadow", cx=0, cy=LIFT + 14, rx=15, ry=4)
    units = [
        tag("g", shadow, glyph(kind, 0, LIFT, SIZE, class_="map-meeple"), id=f"map-unit-{kind}")
        for kind in KIND_NAMES
    ]
    badges = [
        tag("g", glyph(shape, -13, LIFT + 14, 10, class_="map-badge"), id=f"map-badge-{shape}")
        for shape in SHAPES
    ]
    cover = glyph(SHAPES[NEUTRAL], 0, LIFT, SIZE, class_="map-meeple")
    trades = [
        tag(
            "g",
            tag("circle", class_="map-trade", cx=14, cy=LIFT - 8, r=10.5),
            glyph(name, 14, LIFT - 8, 15),
            id=f"map-trade-{name}",
        )
        for name in TRADES.values()
    ]
    return join([*units, *badges, *trades, tag("g", shadow, cover, id="map-unit-none")])


def trade_of(piece: Piece, terrain: int) -> str:
    """What a worker is; nothing where the land would allow both, and for all others."""
    if KIND_NAMES[KIND_WORKER] not in piece.units:
        return ""
    return TRADES.get(terrain & (FOREST | MOUNTAIN), "")


@remembered(PIECES)
def meeple(x: float, y: float, piece: Piece, aside: bool, trade: str = "") -> Ink:
    """What stands on a hex: one unit, two side by side, or a neutral piece.

    `trade` is what a worker is, where that is known.
    """
    kinds = piece.units or ["none"]
    apart = 14 if len(kinds) > 1 else 0
    stamps = [
        tag("use", href=f"#map-unit-{kind}", x=apart * (2 * nth - len(kinds) + 1) or None)
        for nth, kind in enumerate(kinds)
    ]
    if piece.units:
        stamps.append(tag("use", href=f"#map-badge-{seat_shape(piece.seat)}", x=-apart or None))
    if trade:
        stamps.append(tag("use", href=f"#map-trade-{trade}", x=apart or None))
    spot = f"{place(x + 14, y + 17)} scale(.75)" if aside else place(x, y)
    if apart:
        spot += " scale(.8)"  # so that both can be told apart
    name = f"{kinds[0]}-{piece.seat + 1}@{short(x)},{short(y)}"
    return tag("g", *stamps, transform=spot, class_=seat_class(piece.seat), data_piece=name)


@remembered(PIECES)
def guest(x: float, y: float, piece: Piece) -> Ink:
    """The unit of another seat, smaller, at the upper right."""
    kind = piece.guest_units[0]
    stamps = [
        tag("use", href=f"#map-unit-{kind}"),
        tag("use", href=f"#map-badge-{seat_shape(piece.guest)}"),
    ]
    name = f"{kind}-{piece.guest + 1}@{short(x)},{short(y)}"
    spot = f"{place(x + 15, y - 15)} scale(.55)"
    return tag("g", *stamps, transform=spot, class_=seat_class(piece.guest), data_piece=name)
