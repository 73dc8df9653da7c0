"""Waterfalls: a white step down the mountain above the source of a river (IN-WF-01)."""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

from ceilidh.draw.svg.clans.geometry import MapLayout, Point
from ceilidh.draw.svg.ink import Ink, join, short, tag
from ceilidh.games.clans.components.maps import Topology

# Falling to the right, its foot at 0,0: water that widens, and white steps across it.
WATER: Final = "M-21-4 4-7.5V7.5L-21 4a4 4 0 0 1 0-8z"
STEPS: Final = "M-20-3h4v6h-4zM-13-4h4v8h-4zM-6-5h4V5h-4zM1-6h4.5V6H1z"


def sources(topology: Topology, plan: MapLayout) -> list[tuple[int, Point]]:
    """Each waterfall hex with the corner at which its river begins."""
    found: list[tuple[int, Point]] = []
    for fall in topology.waterfalls:
        near = topology.adjacent[fall]
        for one, other in topology.rivers:
            if one in near and other in near:
                ends = plan.side(one, other)
                corner = [end for end in ends if end in plan.side(fall, one)]
                found += [(fall, end) for end in corner]
    return found


def falls(topology: Topology, plan: MapLayout) -> Ink:
    """Every waterfall, turned so that it falls into its river."""
    made: list[Ink] = []
    for fall, (x, y) in sources(topology, plan):
        cx, cy = plan.centre(fall)
        turn = degrees(atan2(y - cy, x - cx))
        made.append(
            tag(
                "g",
                tag("path", class_="map-loch", d=WATER),
                tag("path", class_="map-snow", d=STEPS),
                transform=f"translate({short(x)} {short(y)}) rotate({short(turn)})",
            )
        )
    return join(made)
