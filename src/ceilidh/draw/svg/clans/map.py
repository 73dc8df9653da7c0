"""The map: land, waters, ports and pieces, and over them a clear sheet of hexes to click on."""

from __future__ import annotations

from ceilidh.draw.clans.module_drawing import ClansModuleDrawing
from ceilidh.draw.clans.table_view import NEUTRAL, Piece, TableView
from ceilidh.draw.svg.clans.falls import falls
from ceilidh.draw.svg.clans.geometry import CORNERS, RADIUS, ROW, MapLayout, line, polygon
from ceilidh.draw.svg.clans.labels import ClansLabels
from ceilidh.draw.svg.clans.land import HEX, land, rocks
from ceilidh.draw.svg.clans.pieces import definitions, guest, meeple, trade_of
from ceilidh.draw.svg.clans.ports import QUAY, port_at, quay
from ceilidh.draw.svg.clans.waters import bridge, bridges, rivers, shores
from ceilidh.draw.svg.drawing_cache import PIECES, SHEETS, remembered
from ceilidh.draw.svg.ink import Ink, Run, drawing, frame, group, join, tag, target, text
from ceilidh.draw.svg.parts import DrawingPart
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
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import LOCH

COSTS = range(1, 7)
Pieces = tuple[tuple[str, Piece], ...]  # by the names of their hexes


class MapDrawing:
    """One position's map for a viewer, or for a spectator (None)."""

    def __init__(
        self,
        components: Components,
        position: TableView,
        words: ClansLabels,
        seat: int | None,
        modules: list[ClansModuleDrawing],
    ) -> None:
        a, b, c, d = position.sides
        self.topology = components.topology((a, b, c, d), len(position.seats) <= 2)
        self.plan = MapLayout(self.topology)
        self.components = components
        self.position = position
        self.words = words
        self.seat = seat
        self.modules = modules
        self.ports = dict(zip(self.topology.ports, position.ports, strict=False))

    def part(self) -> DrawingPart:
        title = self.words.to.text("Map")
        topology = self.topology
        pieces = tuple(self.position.pieces.items())
        standing = _standing_on(topology, pieces, tuple(self.ports))
        layers: list[Ink | Run] = [ground(topology), self._bridges(), _frame(topology)]
        layers.append(_hexes(topology, self.words, pieces))
        # Coins and pieces lie over the light of a hex, but let clicks through to it.
        taken = frozenset(self.position.pieces)
        free, faded = _costs(topology, taken)
        above = (free, faded, self._quays(), standing, self._marks())
        layers.append(frame("g", *above, class_="map-above"))
        layers.append(self._ports())
        markup = drawing(self.plan.width, self.plan.height, title, *layers, class_="map")
        return DrawingPart("map", title, markup, "board")

    def _bridges(self) -> Ink:
        if self.seat is None:
            return Ink("")
        pieces = self.position.pieces.items()
        own = tuple([name for name, one in pieces if self.seat in (one.seat, one.guest)])
        return _bridges(self.topology, own, self.position.seats[self.seat].shipping)

    def _quays(self) -> Run:
        used = tuple([tuple(own.ports) for own in self.position.seats])
        ports, railway = tuple(self.ports.items()), self.position.railway
        return _quays(self.components, self.topology, ports, used, railway)

    def _marks(self) -> Ink:
        """What modules put on the map."""
        return join(
            [
                mark
                for module in self.modules
                for mark in module.drawing.map_marks(module.sight, self.plan)
            ]
        )

    def _ports(self) -> Ink:
        """The ports, to be clicked; the water around them belongs to the hex."""
        ports, railway = tuple(self.ports.items()), self.position.railway
        return _ports(self.components, self.topology, self.words, ports, railway)


# --- what lies under the pieces -------------------------------------------------------------------


@remembered(PIECES)
def ground(topology: Topology) -> Ink:
    """The land with its waters, and the pictures that are stamped on it."""
    plan = MapLayout(topology)
    hexes = _land(topology)
    kinds = sorted({topology.terrain[hex_] for hex_ in hexes})
    stones = [index_of(column, row) for column, row in ROCKS]
    return join(
        [
            _definitions(kinds),
            tag("defs", tag("path", d=_rim(plan, hexes), id="map-rim")),
            tag("use", href="#map-rim", class_="map-rim"),
            tag("use", href="#map-rim", class_="map-rim-light"),
            *[_stamp(plan, f"land-{topology.terrain[hex_]}", hex_) for hex_ in hexes],
            *[_stamp(plan, "rocks", hex_) for hex_ in stones],
            shores(topology, plan),
            rivers(topology, plan),
            falls(topology, plan),
        ]
    )


def _land(topology: Topology) -> list[int]:
    return [hex_ for hex_ in range(HEXES) if topology.terrain[hex_]]


def _definitions(kinds: list[int]) -> Ink:
    coins = [
        tag(
            "g",
            tag("circle", class_="map-coin", cy=17, r=10),
            text(0, 23.3, cost, class_="map-cost"),
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
        bridge(),
        quay(),
        *coins,
        definitions(),
    )


def _stamp(plan: MapLayout, name: str, hex_: int) -> Ink:
    x, y = plan.centre(hex_)
    return tag("use", href=f"#map-{name}", x=x, y=y)


def _rim(plan: MapLayout, hexes: list[int]) -> str:
    """The outer sides of the map."""
    sides: list[str] = []
    for hex_ in hexes:
        for place in around(*coordinates(hex_)):
            if index_of(*place) not in hexes:
                sides.append(line(*plan.side_towards(hex_, plan.middle(*place))))
    return "".join(sides)


@remembered(PIECES)
def _frame(topology: Topology) -> Ink:
    """A veil over land that is out of play; columns and rows, by which the log names hexes."""
    plan = MapLayout(topology)
    idle = [hex_ for hex_ in _land(topology) if not topology.active.has(hex_)]
    veil = "".join([polygon(CORNERS, *plan.centre(hex_)) for hex_ in idle])
    marks: list[Ink] = []
    for column in range(1, MAP_COLUMNS + 1):
        x, y = plan.middle(column, 1)
        marks.append(text(x, y - ROW / 2 - 5, column, class_="map-axis"))
    marks += [_row_mark(topology, plan, row) for row in range(1, MAP_ROWS + 1)]
    return join(
        [
            tag("path", class_="map-veil", d=veil) if idle else None,
            group(*marks, aria_hidden="true"),
        ]
    )


def _row_mark(topology: Topology, plan: MapLayout, row: int) -> Ink:
    """The number of a row, left of the map; a port that lies there moves it up or down."""
    x, y = plan.middle(1, row)
    port_x, port_y = plan.centre(topology.ports[0])
    beside = port_x < x and abs(port_y - y) < ROW
    nudge = 14 if port_y < y else -14
    return text(x - RADIUS - 13, y + 4.5 + (nudge if beside else 0), row, class_="map-axis")


@remembered(PIECES)
def coin(topology: Topology, hex_: int) -> Ink:
    return _stamp(MapLayout(topology), f"cost-{topology.cost[hex_]}", hex_)


# --- what is the same for all who look ------------------------------------------------------------


@remembered(SHEETS)
def _costs(topology: Topology, taken: frozenset[str]) -> tuple[Run, Ink]:
    """A coin on every hex that can be bought, faded where somebody stands."""
    land = topology.land.hexes()
    free = [coin(topology, hex_) for hex_ in land if HEX_NAMES[hex_] not in taken]
    faded = [coin(topology, hex_) for hex_ in land if HEX_NAMES[hex_] in taken]
    return Run(free), frame("g", Run(faded), class_="map-taken")


@remembered(SHEETS)
def _standing_on(topology: Topology, pieces: Pieces, ports: tuple[int, ...]) -> Run:
    """The pieces on the map."""
    plan = MapLayout(topology)
    drawn: list[Ink] = []
    for name, piece in pieces:
        hex_ = HEX_NAMES.index(name)
        x, y = plan.centre(hex_)
        # A fisherman at a port stands aside, so that its sign can be read.
        drawn.append(meeple(x, y, piece, hex_ in ports, trade_of(piece, topology.terrain[hex_])))
        if piece.guest_units:
            drawn.append(guest(x, y, piece))
    return Run(drawn)


@remembered(SHEETS)
def _hexes(topology: Topology, words: ClansLabels, pieces: Pieces) -> Run:
    """Every hex in play, to be clicked."""
    active, on = topology.active.hexes(), dict(pieces)
    return Run([hex_target(topology, words, hex_, on.get(HEX_NAMES[hex_])) for hex_ in active])


@remembered(SHEETS)
def _bridges(topology: Topology, own: tuple[str, ...], shipping: int) -> Ink:
    """The same for whoever stands on the same hexes."""
    hexes = {HEX_NAMES.index(name) for name in own}
    return bridges(topology, MapLayout(topology), hexes, shipping)


@remembered(SHEETS)
def _quays(
    components: Components,
    topology: Topology,
    ports: tuple[tuple[int, int], ...],
    used: tuple[tuple[int, ...], ...],
    railway: bool,
) -> Run:
    """The ports, each with those who have used it; `used` has the tiles of every seat."""
    plan = MapLayout(topology)
    drawn: list[Ink] = []
    for hex_, tile in ports:
        users = [seat for seat, tiles in enumerate(used) if tile in tiles]
        effect = components.port(tile).effect(railway)
        drawn.append(port_at(*plan.centre(hex_), effect, users))
    return Run(drawn)


# --- what can be clicked --------------------------------------------------------------------------


@remembered(SHEETS)
def _ports(
    components: Components,
    topology: Topology,
    words: ClansLabels,
    ports: tuple[tuple[int, int], ...],
    railway: bool,
) -> Ink:
    plan = MapLayout(topology)
    labels = [words.port(components.port(tile), railway) for _, tile in ports]
    return join(
        [
            _target(plan, f"port:{tile}", hex_, label)
            for (hex_, tile), label in zip(ports, labels, strict=True)
        ]
    )


@remembered(PIECES)
def hex_target(topology: Topology, words: ClansLabels, hex_: int, piece: Piece | None) -> Ink:
    name = HEX_NAMES[hex_]
    return _target(
        MapLayout(topology), f"hex:{name}", hex_, _hex_label(topology, words, hex_, piece)
    )


def _target(plan: MapLayout, name: str, hex_: int, label: str) -> Ink:
    x, y = plan.centre(hex_)
    kind = name.partition(":")[0]
    return target(name, label, element="use", look=f"hit {kind}", href=f"#map-{kind}", x=x, y=y)


def _hex_label(topology: Topology, words: ClansLabels, hex_: int, piece: Piece | None) -> str:
    """`7.4: grassland, forest, £3, Seat 1: cow`."""
    terrain = topology.terrain[hex_]
    parts = [words.land(terrain)]
    if terrain != LOCH:
        parts.append(words.some(topology.cost[hex_], "money"))
    if piece is not None:
        parts.append(_standing(words, piece))
    return f"{HEX_NAMES[hex_]}: {', '.join(parts)}"


def _standing(words: ClansLabels, piece: Piece) -> str:
    if piece.seat == NEUTRAL:
        return words.to.text("taken")
    units = ", ".join([words.unit(unit) for unit in piece.units])
    said = f"{words.seat(piece.seat)}: {units}"
    if piece.guest_units:
        shared = ", ".join([words.unit(unit) for unit in piece.guest_units])
        said += f", {words.seat(piece.guest)}: {shared}"
    return said
