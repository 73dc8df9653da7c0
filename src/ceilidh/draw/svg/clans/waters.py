"""Waters of the map: shores of lochs, rivers as ribbons along the sides of hexes, bridges."""

from __future__ import annotations

from math import atan2, degrees

from ceilidh.draw.svg.clans.geometry import MapLayout, Point, line, point
from ceilidh.draw.svg.ink import Ink, join, short, tag
from ceilidh.games.clans.components.hexes import HEXES
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.goods import LOCH, SHIPPING_RIVER

Side = tuple[Point, Point]


def shores(topology: Topology, plan: MapLayout) -> Ink:
    """A pale line wherever land meets a loch."""
    lines: list[str] = []
    for hex_ in range(HEXES):
        if topology.terrain[hex_] == LOCH:
            for other in topology.adjacent[hex_]:
                if topology.terrain[other] != LOCH:
                    lines.append(line(*plan.side(hex_, other)))
    return tag("path", class_="map-shore", d="".join(lines))


def courses(sides: list[Side]) -> list[list[Point]]:
    """Sides joined into courses of water as long as possible; a fork ends one and begins others."""
    meeting: dict[Point, list[Side]] = {}
    for side in sides:
        for end in side:
            meeting.setdefault(end, []).append(side)
    left = dict.fromkeys(sides)
    found: list[list[Point]] = []
    ends = [place for place, some in meeting.items() if len(some) != 2]
    for start in [*ends, *meeting]:
        for side in meeting[start]:
            course = [start]
            while side in left:
                del left[side]
                course.append(side[1] if side[0] == course[-1] else side[0])
                on = [one for one in meeting[course[-1]] if one in left]
                side = on[0] if len(meeting[course[-1]]) == 2 and on else side
            if len(course) > 1:
                found.append(course)
    return found


def ribbon(course: list[Point]) -> str:
    """A course with its bends rounded."""
    path = f"M{point(course[0])}"
    for place, bend in enumerate(course[1:-1], start=1):
        before, after = course[place - 1], course[place + 1]
        start = ((before[0] + bend[0]) / 2, (before[1] + bend[1]) / 2)
        stop = ((after[0] + bend[0]) / 2, (after[1] + bend[1]) / 2)
        path += f"L{point(start)}Q{point(bend)} {point(stop)}"
    return f"{path}L{point(course[-1])}"


def rivers(topology: Topology, plan: MapLayout) -> Ink:
    """The ribbons: bank, water, and a glint on it."""
    sides = [plan.side(one, other) for one, other in topology.rivers]
    path = "".join([ribbon(course) for course in courses(sides)])
    return join(
        [
            tag("defs", tag("path", d=path, id="map-ribbon")),
            *[
                tag("use", href="#map-ribbon", class_=f"map-{look}")
                for look in ("bank", "river", "shine")
            ],
        ]
    )


def bridges(topology: Topology, plan: MapLayout, own: set[int], shipping: int) -> Ink:
    """Small bridges where the viewer's units may cross a river."""
    if shipping < SHIPPING_RIVER:
        return Ink("")
    made: list[Ink] = []
    for one, other in topology.rivers:
        if (one in own) != (other in own):
            (ax, ay), (bx, by) = plan.side(one, other)
            turn = degrees(atan2(by - ay, bx - ax))
            place = (
                f"translate({short((ax + bx) / 2)} {short((ay + by) / 2)}) rotate({short(turn)})"
            )
            made.append(tag("use", href="#map-bridge", transform=place))
    return join(made)


def bridge() -> Ink:
    """The picture of a bridge over a ribbon that runs from left to right."""
    planks = tag("path", class_="map-plank", d="M-5-3H5M-5 0H5M-5 3H5")
    return tag("g", tag("path", class_="map-bridge", d="M-5-7H5V7H-5z"), planks, id="map-bridge")
