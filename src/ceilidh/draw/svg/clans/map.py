"""The map: land, waters, ports and pieces, and over them a clear sheet of hexes to click on."""

from __future__ import annotations

from ceilidh.draw.clans.position import NEUTRAL, Piece, Position
from ceilidh.draw.svg.clans import waters
from ceilidh.draw.svg.clans.geometry import CORNERS, ROW, Plan, line, polygon
from ceilidh.draw.svg.clans.land import HEX, land, rocks
from ceilidh.draw.svg.clans.pieces import definitions, meeple
from ceilidh.draw.svg.clans.ports import QUAY, port_at, quay
from ceilidh.draw.svg.clans.words import Words
from ceilidh.draw.svg.ink import Ink, drawing, group, join, tag, target, text
from ceilidh.draw.svg.parts import Part
from ceilidh.games.clans.components.hexes import (
    HEX_NAMES,
    HEXES,
    MAP_COLUMNS,
    MAP_ROWS,
    ROCKS,
    around,
    coordinates,
    index_of,
)
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import LOCH

COSTS = range(1, 7)


class MapDrawing:
    """One position's map for a viewer, or for a spectator (None)."""

    def __init__(
        self, components: Components, position: Position, words: Words, seat: int | None
    ) -> None:
        a, b, c, d = position.sides
        self.topology = components.topology((a, b, c, d), len(position.seats) <= 2)
        self.plan = Plan(self.topology)
        self.components = components
        self.position = position
        self.words = words
        self.seat = seat
        self.hexes = [hex_ for hex_ in range(HEXES) if self.topology.terrain[hex_]]
        self.ports = dict(zip(self.topology.ports, position.ports, strict=False))

    def part(self) -> Part:
        title = self.words.to.text("Map")
        layers = [self._definitions(), self._ground(), self._waters(), self._idle()]
        layers += [self._axes(), self._hexes()]
        # Coins and pieces lie over the light of a hex, but let clicks through to it.
        layers.append(group(self._costs(), self._quays(), self._pieces(), class_="map-above"))
        layers.append(self._ports())
        markup = drawing(self.plan.width, self.plan.height, title, *layers, class_="map")
        return Part("map", title, markup, "board")

    def _definitions(self) -> Ink:
        kinds = sorted({self.topology.terrain[hex_] for hex_ in self.hexes})
        coins = [
            tag(
                "g",
                tag("circle", class_="map-coin", cy=17, r=8.5),
                text(0, 21, cost, class_="map-cost"),
                id=f"map-cost-{cost}",
            )
            for cost in COSTS
        ]
        return tag(
            "defs",
            tag("path", d=HEX, id="map-hex"),
            tag("path", d=QUAY, id="map-port"),
            *[land(kind) for kind in kinds],
            rocks(),
            waters.bridge(),
            quay(),
            *coins,
            definitions(),
        )

    def _stamp(self, name: str, hex_: int) -> Ink:
        x, y = self.plan.centre(hex_)
        return tag("use", href=f"#map-{name}", x=x, y=y)

    def _ground(self) -> Ink:
        stones = [index_of(column, row) for column, row in ROCKS]
        return join(
            [
                tag("defs", tag("path", d=self._rim(), id="map-rim")),
                tag("use", href="#map-rim", class_="map-rim"),
                tag("use", href="#map-rim", class_="map-rim-light"),
                *[self._stamp(f"land-{self.topology.terrain[hex_]}", hex_) for hex_ in self.hexes],
                *[self._stamp("rocks", hex_) for hex_ in stones],
            ]
        )

    def _rim(self) -> str:
        """The outer sides of the map."""
        sides: list[str] = []
        for hex_ in self.hexes:
            for place in around(*coordinates(hex_)):
                if index_of(*place) not in self.hexes:
                    sides.append(line(*self.plan.side_towards(hex_, self.plan.middle(*place))))
        return "".join(sides)

    def _waters(self) -> Ink:
        own: set[int] = set()
        shipping = 0
        if self.seat is not None:
            shipping = self.position.seats[self.seat].shipping
            for name, piece in self.position.pieces.items():
                if piece.seat == self.seat:
                    own.add(HEX_NAMES.index(name))
        return join(
            [
                waters.shores(self.topology, self.plan),
                waters.rivers(self.topology, self.plan),
                waters.bridges(self.topology, self.plan, own, shipping),
            ]
        )

    def _idle(self) -> Ink:
        """A veil over land that is out of play."""
        idle = [hex_ for hex_ in self.hexes if not self.topology.active.has(hex_)]
        veil = "".join([polygon(CORNERS, *self.plan.centre(hex_)) for hex_ in idle])
        return tag("path", class_="map-veil", d=veil) if idle else Ink("")

    def _costs(self) -> Ink:
        """A coin on every hex that can be bought, faded where somebody stands."""
        taken = {HEX_NAMES.index(name) for name in self.position.pieces}
        land = self.topology.land.hexes()

        def coins(some: list[int]) -> list[Ink]:
            return [self._stamp(f"cost-{self.topology.cost[hex_]}", hex_) for hex_ in some]

        return join(
            [
                *coins([hex_ for hex_ in land if hex_ not in taken]),
                group(*coins([hex_ for hex_ in land if hex_ in taken]), class_="map-taken"),
            ]
        )

    def _quays(self) -> Ink:
        drawn: list[Ink] = []
        for hex_, tile in self.ports.items():
            users = [seat for seat, own in enumerate(self.position.seats) if tile in own.ports]
            drawn.append(port_at(*self.plan.centre(hex_), self.components.port(tile), users))
        return join(drawn)

    def _pieces(self) -> Ink:
        drawn: list[Ink] = []
        for name, piece in self.position.pieces.items():
            hex_ = HEX_NAMES.index(name)
            x, y = self.plan.centre(hex_)
            # A fisherman at a port stands aside, so that its sign can be read.
            drawn.append(meeple(x, y, piece, aside=hex_ in self.ports))
        return join(drawn)

    def _axes(self) -> Ink:
        """Numbers of columns and rows, by which moves and the log name hexes."""
        marks: list[Ink] = []
        for column in range(1, MAP_COLUMNS + 1):
            x, y = self.plan.middle(column, 1)
            marks.append(text(x, y - ROW / 2 - 9, column, class_="map-axis"))
        for row in range(1, MAP_ROWS + 1):
            x, y = self.plan.middle(1, row)
            marks.append(text(x - 27, y + 3, row, class_="map-row"))
        return group(*marks, aria_hidden="true")

    def _hexes(self) -> Ink:
        """Every hex in play, to be clicked."""
        return join(
            [
                self._target("hex", HEX_NAMES[hex_], hex_, "#map-hex", self._hex_label(hex_))
                for hex_ in self.hexes
                if self.topology.active.has(hex_)
            ]
        )

    def _ports(self) -> Ink:
        """The ports, to be clicked; the water around them belongs to the hex."""
        made: list[Ink] = []
        for hex_, tile in self.ports.items():
            label = self.words.port(self.components.port(tile))
            made.append(self._target("port", tile, hex_, "#map-port", label))
        return join(made)

    def _target(self, kind: str, name: object, hex_: int, shape: str, label: str) -> Ink:
        x, y = self.plan.centre(hex_)
        look = f"hit {kind}"
        return target(f"{kind}:{name}", label, element="use", look=look, href=shape, x=x, y=y)

    def _hex_label(self, hex_: int) -> str:
        """`7.4: grassland, forest, £3, Seat 1: cow`."""
        name = HEX_NAMES[hex_]
        terrain = self.topology.terrain[hex_]
        parts = [self.words.land(terrain)]
        if terrain != LOCH:
            parts.append(self.words.some(self.topology.cost[hex_], "money"))
        piece = self.position.pieces.get(name)
        if piece is not None:
            parts.append(self._standing(piece))
        return f"{name}: {', '.join(parts)}"

    def _standing(self, piece: Piece) -> str:
        if piece.seat == NEUTRAL:
            return self.words.to.text("taken")
        units = ", ".join([self.words.unit(unit) for unit in piece.units])
        return f"{self.words.seat(piece.seat)}: {units}"
