"""One side of a map module by itself, with hexes and hex sides to be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ceilidh.draw.svg.clans.geometry import CORNERS, RADIUS, ROW, MapLayout, line, polygon
from ceilidh.draw.svg.clans.labels import labels_of
from ceilidh.draw.svg.clans.map import coin, ground, hex_target
from ceilidh.draw.svg.ink import Ink, drawing, group, join, short, tag, target
from ceilidh.games.clans.components.hexes import HEX_NAMES, HEXES, MODULE_NAMES
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.components.tables import Components
from ceilidh.say import Speaker

EDGE: Final = 14.0  # how wide the place is at which a hex side can be touched


def draw_side(
    components: Components, name: str, edges: Sequence[tuple[str, int, int]], to: Speaker
) -> Ink:
    """The side; `edges` are the hex sides that can be clicked, with what they are called."""
    side = components.side(name)
    others = [components.side(f"{letter}1") for letter in MODULE_NAMES]
    others[side.module] = side
    topology = Topology((others[0], others[1], others[2], others[3]), False)
    plan = MapLayout(topology)
    words = labels_of(to)
    coins = [coin(topology, hex_) for hex_ in side.hexes if topology.all_land.has(hex_)]
    layers = [
        ground(topology),
        _veil(plan, [hex_ for hex_ in range(HEXES) if hex_ not in side.hexes]),
        *[hex_target(topology, words, hex_, None) for hex_ in side.hexes],
        group(*coins, _flags(plan, side.factories), class_="map-above"),
        _port(plan, side.port),
        *[_edge(plan, edge, to) for edge in edges],
    ]
    centres = [plan.centre(hex_) for hex_ in side.hexes]
    left = min([x for x, _ in centres]) - RADIUS - 6
    top = min([y for _, y in centres]) - ROW / 2 - 6
    width = max([x for x, _ in centres]) + RADIUS + 6 - left
    height = max([y for _, y in centres]) + ROW / 2 + 6 - top
    title = to.text("Map side {name}", name=name)
    made: Ink = drawing(width, height, title, *layers, class_="map box-map")
    box = f"{short(left)} {short(top)} {short(width)} {short(height)}"
    made = Ink(made.replace(f'viewBox="0 0 {short(width)} {short(height)}"', f'viewBox="{box}"', 1))
    # Several sides may stand on one page, and each has a rim and rivers of its own.
    text = str(made)
    for shape in ("map-rim", "map-ribbon"):
        text = text.replace(f'id="{shape}"', f'id="{shape}-{name}"')
        text = text.replace(f'href="#{shape}"', f'href="#{shape}-{name}"')
    return Ink(text)


def _edge(plan: MapLayout, edge: tuple[str, int, int], to: Speaker) -> Ink:
    name, one, other = edge
    return target(
        f"edge:{name}",
        to.text("Side between {one} and {other}", one=HEX_NAMES[one], other=HEX_NAMES[other]),
        element="path",
        look="box-edge",
        d=line(*plan.side(one, other)),
        stroke_width=EDGE,
    )


def _veil(plan: MapLayout, hexes: Sequence[int]) -> Ink:
    """Over what belongs to other modules."""
    shape = "".join([polygon(CORNERS, *plan.centre(hex_)) for hex_ in hexes])
    return tag("path", class_="box-veil", d=shape)


def _flags(plan: MapLayout, factories: tuple[int, ...]) -> Ink:
    """A ring round the factories beside a port."""
    rings = [
        tag("circle", class_="box-factory", cx=x, cy=y, r=RADIUS * 0.7)
        for x, y in [plan.centre(hex_) for hex_ in factories]
    ]
    return join(rings)


def _port(plan: MapLayout, hex_: int) -> Ink:
    x, y = plan.centre(hex_)
    return tag("circle", class_="box-port", cx=x, cy=y, r=RADIUS * 0.45)
