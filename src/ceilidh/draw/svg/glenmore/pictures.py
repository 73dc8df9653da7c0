"""The pictures of tiles and tokens: drawn once in `pictures.svg`, shown wherever they are needed.

The Rondel's drawing carries the definitions; the other drawings of the page refer to them.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from ceilidh.draw.svg.glenmore.portraits import portrait
from ceilidh.draw.svg.ink import Attribute, Ink, InkError, join, tag
from ceilidh.games.glenmore.components.effects import DISTIL, GAIN_GOODS, GAIN_JOKER
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import (
    ANIMAL,
    BARLEY,
    CATTLE,
    END,
    EXCHANGE,
    MATERIAL,
    PERSON,
    SHEEP,
    STONE,
    VILLAGE,
    WAYSIDE,
    WHISKY,
    WOOD,
)
from ceilidh.games.glenmore.goods import CASTLE as CASTLE_TYPE
from ceilidh.kernel.reason import typed

SIDE: Final = 100.0  # of a tile
LOCH: Final = "loch"
# Where the animals of a pasture graze: x, y and width.
ALONE: Final = ((38.0, 36.0, 46.0),)
GRAZING: Final = ((34.0, 40.0, 36.0), (64.0, 47.0, 32.0), (16.0, 50.0, 28.0))
BEASTS: Final = ((SHEEP, "a-sheep"), (CATTLE, "a-cow"))
BEAST_SHAPE: Final = 0.8  # height by width


@cache
def _art() -> dict[str, Ink]:
    text = files("ceilidh.draw.svg.glenmore").joinpath("pictures.svg").read_text("utf-8")
    found: dict[str, Ink] = {}
    for symbol, name in re.findall(r'(<symbol id="gm-([\w-]+)".*?</symbol>)', text, re.DOTALL):
        found[name] = Ink(re.sub(r">\s+<", "><", symbol))
    return found


@cache
def definitions() -> Ink:
    """All pictures, to be put into one drawing of a page."""
    return tag("defs", join(_art().values()))


def picture(
    name: str, x: float, y: float, width: float, height: float = 0, **attributes: Attribute
) -> Ink:
    """A picture in a box; it is as high as it is wide unless a height is given."""
    if name not in _art():
        raise InkError("There is no picture called '{given}'.", fields={"given": typed(name)})
    box: dict[str, Attribute] = {"x": x or None, "y": y or None}
    return tag("use", href=f"#gm-{name}", **box, width=width, height=height or width, **attributes)


def token(kind: str, x: float, y: float, size: float, piece: str | None = None) -> Ink:
    """A resource, barrel, coin or joker as a disc, its corner at a place.

    `piece` is its name if it is one that moves.
    """
    return picture(f"t-{kind}", x, y, size, data_piece=piece)


def has_token(kind: str) -> bool:
    return f"t-{kind}" in _art()


def _goods(tile: Tile) -> tuple[int, ...]:
    """What an activation of the tile brings forth."""
    for row in tile.activation:
        if row.word == GAIN_GOODS:
            return row.goods
    return ()


def _has(goods: tuple[int, ...], kind: int) -> bool:
    return len(goods) > 0 and goods[kind] > 0


def _land_of(tile: Tile, goods: tuple[int, ...]) -> str:
    """Wood or stone by what is cut there; both, or whatever one likes, is a glen."""
    wood, stone = _has(goods, WOOD), _has(goods, STONE)
    if any([row.word == GAIN_JOKER for row in tile.activation]) or wood == stone:
        return "glen"
    return "forest" if wood else "quarry"


def scene(tile: Tile) -> str:
    """The name of the picture that shows what a tile is."""
    if tile.kind != END and tile.kind != PERSON:
        goods = _goods(tile)
        if tile.types & VILLAGE:
            return "village"
        if tile.types & CASTLE_TYPE:
            return "castle"
        if tile.types & ANIMAL:
            return "pasture"
        if tile.types & MATERIAL:
            return _land_of(tile, goods)
        if tile.types & WHISKY:
            distils = any([row.word == DISTIL for row in tile.activation])
            return "distillery" if distils or not _has(goods, BARLEY) else "barley"
        if tile.types & EXCHANGE or (tile.kind == WAYSIDE and not tile.protected):
            return "market"
        bare = not tile.types and not tile.river and tile.kind != WAYSIDE
        return "glen" if tile.chronicle and bare else LOCH
    return "person" if tile.kind == PERSON else "end"


def _beasts(tile: Tile, x: float, y: float) -> list[Ink]:
    goods = _goods(tile)
    grazing = [name for kind, name in BEASTS if _has(goods, kind) for _ in range(goods[kind])]
    places = GRAZING if len(grazing) > 1 else ALONE
    return [
        picture(name, x + dx, y + dy, wide, wide * BEAST_SHAPE)
        for name, (dx, dy, wide) in zip(grazing, places, strict=False)
    ]


def ground(tile: Tile, x: float = 0, y: float = 0) -> list[Ink]:
    """The land with its river. The water of a loch is its river."""
    if tile.kind == PERSON:
        return [portrait(tile.id, x, y)]
    name = scene(tile)
    land = [picture(name, x, y, SIDE)]
    if tile.river and name != LOCH:
        land.append(picture("river", x, y, SIDE))
    return land


def landscape(tile: Tile, x: float = 0, y: float = 0) -> Ink:
    """The whole picture of a tile, its corner at a place."""
    beasts = _beasts(tile, x, y) if tile.types & ANIMAL else []
    return join([*ground(tile, x, y), *beasts])
