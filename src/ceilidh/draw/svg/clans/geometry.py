"""Where hexes lie on the drawn map: flat-top hexes in columns, the odd ones half a hex higher."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ceilidh.draw.svg.ink import short
from ceilidh.games.clans.components.hexes import MAP_COLUMNS, MAP_ROWS, coordinates
from ceilidh.games.clans.components.maps import Topology

Point = tuple[float, float]

RADIUS: Final = 32.0
COLUMN: Final = RADIUS * 1.5
ROW: Final = RADIUS * sqrt(3)
MARGIN: Final = 20.0

# Clockwise from the right; side n lies between corner n and corner n + 1.
CORNERS: Final[tuple[Point, ...]] = (
    (RADIUS, 0),
    (RADIUS / 2, ROW / 2),
    (-RADIUS / 2, ROW / 2),
    (-RADIUS, 0),
    (-RADIUS / 2, -ROW / 2),
    (RADIUS / 2, -ROW / 2),
)


def polygon(points: tuple[Point, ...], x: float = 0, y: float = 0) -> str:
    """A closed path."""
    return "M" + " ".join([point((x + px, y + py)) for px, py in points]) + "z"


def point(place: Point) -> str:
    return f"{short(place[0])} {short(place[1])}"


def line(one: Point, two: Point) -> str:
    return f"M{point(one)} {point(two)}"


class MapLayout:
    """The places of one map's hexes; the map for 1-2 players lacks the ports outside."""

    def __init__(self, topology: Topology) -> None:
        self.first = 1 if topology.small else 0
        columns = MAP_COLUMNS if topology.small else MAP_COLUMNS + 2
        rows = MAP_ROWS + 0.5 if topology.small else MAP_ROWS + 1
        self.width = (columns - 1) * COLUMN + 2 * RADIUS + 2 * MARGIN
        self.height = rows * ROW + 2 * MARGIN

    def centre(self, hex_: int) -> Point:
        column, row = coordinates(hex_)
        return self.middle(column, row)

    def middle(self, column: int, row: int) -> Point:
        """The centre of a place of the plane, on the map or not."""
        x = (column - self.first) * COLUMN + RADIUS + MARGIN
        y = (row - 1 if column % 2 else row - 0.5) * ROW + ROW / 2 + MARGIN
        return x, y

    def side(self, hex_: int, other: int) -> tuple[Point, Point]:
        """The ends of the side that two neighbours share."""
        return self.side_towards(hex_, self.centre(other))

    def side_towards(self, hex_: int, beyond: Point) -> tuple[Point, Point]:
        """The ends of the side beyond which a place lies."""
        x, y = self.centre(hex_)
        ox, oy = beyond
        near = sorted(CORNERS, key=lambda c: (x + c[0] - ox) ** 2 + (y + c[1] - oy) ** 2)[:2]
        one, two = [(round(x + cx, 1), round(y + cy, 1)) for cx, cy in near]
        return (one, two) if one < two else (two, one)
