"""The land: one picture for each mix of terrains, drawn once and stamped on every hex that has it.

Forest always stands to the left, mountains rise to the right, grass lies between and in front; so a
mix is read at a glance, and by more than its colours. The middle and the foot are kept low for the
unit and the coin.
"""

from __future__ import annotations

from typing import Final

from ceilidh.draw.svg.clans.geometry import CORNERS, polygon
from ceilidh.draw.svg.ink import Ink, join, tag
from ceilidh.games.clans.goods import FOREST, GRASS, LOCH, MOUNTAIN

Spots = tuple[tuple[float, float], ...]

HEX: Final = polygon(CORNERS)
# The parts of a hex that forest and mountain take when they share it.
FOREST_PATCH: Final = "M-32 0-16-27.7H-1C-5-20 2-12-6-5-13 2-8 9-14 15-17 19-16 23-16 27.7z"
MOUNTAIN_PATCH: Final = "M32 0 16-27.7H1C5-20-2-12 6-5 13 2 8 9 14 15 17 19 16 23 16 27.7z"

TREES: Final[dict[int, Spots]] = {
    FOREST: (
        *((-12, -18), (3, -20), (17, -15), (-22, -7), (-5, -9), (10, -7), (24, -1)),
        *((-15, 5), (18, 8), (-17, 14), (-11, 20), (12, 20)),
    ),
    GRASS | FOREST: ((-12, -19), (-21, -8), (-10, -7), (-23, 3), (-14, 6), (-15, 16)),
    FOREST | MOUNTAIN: ((-12, -19), (-21, -8), (-10, -7), (-23, 3), (-14, 6), (-15, 16)),
    GRASS | FOREST | MOUNTAIN: ((-12, -19), (-21, -8), (-11, -6), (-23, 3), (-15, 8)),
}
PEAKS: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    MOUNTAIN: ((15, 3, 0.85), (-14, 2, 0.9), (1, 0, 1.25), (-15, 16, 0.45), (16, 15, 0.5)),
    GRASS | MOUNTAIN: ((21, 3, 0.7), (13, -4, 0.95), (15, 15, 0.5)),
    FOREST | MOUNTAIN: ((21, 3, 0.7), (13, -4, 0.95), (15, 15, 0.5)),
    GRASS | FOREST | MOUNTAIN: ((21, 3, 0.7), (13, -5, 0.9)),
}
TUFTS: Final[dict[int, Spots]] = {
    GRASS: ((-15, -15), (3, -19), (18, -9), (-23, 1), (-4, -4), (22, 8), (-15, 15), (15, 20)),
    GRASS | FOREST: ((10, -18), (22, -5), (6, -5), (20, 9), (13, 20)),
    GRASS | MOUNTAIN: ((-12, -17), (-23, -3), (-6, -4), (-19, 10), (-12, 20)),
    GRASS | FOREST | MOUNTAIN: ((-8, 20), (9, 20), (0, -2)),
}
FLOWERS: Final[dict[int, Spots]] = {
    GRASS: ((-9, -12), (11, -13), (14, 1), (-17, 7), (24, 0)),
    GRASS | FOREST: ((15, -12), (15, 2), (24, 2)),
    GRASS | MOUNTAIN: ((-17, -11), (-15, 2), (-24, 4)),
}
WAVES: Final = (
    "M-20-8q3-3 6 0t6 0M4-15q3-3 6 0t6 0M-8 4q3-3 6 0t6 0M8 13q3-3 6 0t6 0M-18 16q3-3 6 0"
)


def tree(x: float, y: float) -> str:
    """A conifer, its foot at a place."""
    return f"M{x} {y - 9}l4.5 7h-2l3 4.5h-4.3v2h-2.4v-2h-4.3l3-4.5h-2z"


def tuft(x: float, y: float) -> str:
    return f"M{x - 3} {y - 3}l2 3M{x} {y}v-5M{x + 3} {y - 3}l-2 3"


def mountain(x: float, y: float, size: float) -> Ink:
    """A peak lit from the left, its foot at a place."""
    s = size

    def path(look: str, *points: tuple[float, float]) -> Ink:
        return tag(
            "path",
            class_=f"map-{look}",
            d=polygon(tuple([(px * s, py * s) for px, py in points]), x, y),
        )

    return join(
        [
            path("peak", (-14, 5), (0, -19), (14, 5)),
            path("slope", (-14, 5), (0, -19), (2, -8), (-2, -3), (1, 5)),
            path("snow", (-4, -12), (0, -19), (4, -12), (1.5, -9.5), (-0.5, -12), (-2.5, -9)),
        ]
    )


def _ground(terrain: int) -> list[Ink]:
    """The colours under everything."""
    base = "grass" if terrain & GRASS else "forest" if terrain & FOREST else "mountain"
    ground = [tag("path", class_=f"map-hex map-{base}", d=HEX)]
    if terrain & FOREST and base != "forest":
        ground.append(tag("path", class_="map-forest", d=FOREST_PATCH))
    if terrain & MOUNTAIN and base != "mountain":
        ground.append(tag("path", class_="map-mountain", d=MOUNTAIN_PATCH))
    return ground


def land(terrain: int) -> Ink:
    """The picture of a mix of terrains, its middle at 0,0."""
    if terrain == LOCH:
        water = tag("path", class_="map-hex map-loch", d=HEX)
        return tag("g", water, tag("path", class_="map-wave", d=WAVES), id=f"map-land-{LOCH}")
    inside = _ground(terrain)
    tufts, flowers = TUFTS.get(terrain, ()), FLOWERS.get(terrain, ())
    if tufts:
        inside.append(tag("path", class_="map-tuft", d="".join([tuft(*spot) for spot in tufts])))
    if flowers:
        dots = "".join([f"M{x - 1} {y}h2v2h-2z" for x, y in flowers])
        inside.append(tag("path", class_="map-flower", d=dots))
    inside += [mountain(*peak) for peak in PEAKS.get(terrain, ())]
    if terrain in TREES:
        inside.append(
            tag("path", class_="map-tree", d="".join([tree(*spot) for spot in TREES[terrain]]))
        )
    return tag("g", *inside, id=f"map-land-{terrain}")


def rocks() -> Ink:
    """The rocks in the loch in the middle of the map."""
    shape = "M-16 2-12-5-5-8 1-4 3 3-2 7-12 7zM6 10 9 5 15 6 18 11 12 14z"
    return tag("path", class_="map-rock", d=shape, id="map-rocks")
