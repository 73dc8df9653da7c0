"""The assembled map: terrain, neighbours, borders, deltas and reach (CC-REA, CC-SCO-T5)."""

from typing import Final

from ceilidh.games.clans.components.hexes import (
    ADJACENT,
    HEX_NAMES,
    HEXES,
    MODULE_HEXES,
    MODULES,
    RING,
    ROCKS,
    index_of,
    module_of,
)
from ceilidh.games.clans.components.sides import MapSide
from ceilidh.games.clans.goods import (
    FOREST,
    GRASS,
    LOCH,
    MOUNTAIN,
    SHIPPING_LEVELS,
    SHIPPING_LOCH_1,
    SHIPPING_RIVER,
)
from ceilidh.kernel.hexset import EMPTY, HexSet, hexset

__all__ = ["HEXES", "HEX_NAMES", "MapSide", "Topology", "index_of"]

# Land costs 0 to 6 and one to spare.
SOIL_COSTS: Final = 8


class Topology:
    """One assembled map for 1-2 players (`small`) or 3-4 players.

    The lists are indexed by hex. `terrain` is 0 for a hex that is not part of this map: the four
    outside port hexes when small, which otherwise are LOCH. `adjacent` hexes share a side,
    `neighbours` share a side without a river. `reach[level][hex]` is what a unit on the hex reaches
    in one step; it also names inactive hexes, so callers intersect it with the sets below.

    `fits` is the terrain of active hexes, `fitting[bits]` the active hexes with any of the bits;
    `soil` packs the terrain of active hexes with their cost.
    The hex sets hold active hexes only: every loch, and all land except, when small, that of the
    outer ring; `all_land` alone has this too. `crossable` are the loch hexes of the modules,
    `lochside` hexes are on or adjacent to a loch, `central` ones to that where the modules meet,
    `dear` ones cost 5 or 6. `ports` are the hexes of
    the port tiles at the corners A, B, C and D.
    """

    __slots__ = (
        "active",
        "adjacent",
        "all_land",
        "border",
        "central",
        "cost",
        "crossable",
        "dear",
        "delta",
        "factories",
        "fits",
        "fitting",
        "forest",
        "grass",
        "land",
        "loch",
        "lochside",
        "module_of",
        "mountain",
        "neighbours",
        "ports",
        "reach",
        "rivers",
        "riverside",
        "sides",
        "small",
        "soil",
        "terrain",
        "waterfalls",
    )

    def __init__(self, sides: tuple[MapSide, MapSide, MapSide, MapSide], small: bool) -> None:
        self.sides: tuple[str, str, str, str] = (
            sides[0].id,
            sides[1].id,
            sides[2].id,
            sides[3].id,
        )
        self.small = small
        self.terrain: list[int] = assemble_terrain(sides, small)
        self.cost: list[int] = [0] * HEXES
        self.module_of: list[int] = [module_of(hex_) for hex_ in range(HEXES)]
        self.rivers: list[tuple[int, int]] = []
        self.waterfalls: tuple[int, ...] = ()
        self.factories: tuple[int, ...] = ()
        for side in sides:
            for place, hex_ in enumerate(side.hexes):
                self.cost[hex_] = side.cost[place]
            for river in side.rivers:
                self.rivers.extend(river)
            self.waterfalls += side.waterfalls
            self.factories += side.factories
        self.adjacent: list[tuple[int, ...]] = adjacency(self.terrain)
        self.neighbours: list[tuple[int, ...]] = _without_rivers(self.adjacent, self.rivers)
        outside = (MODULE_HEXES, MODULE_HEXES + 1, MODULE_HEXES + 2, MODULE_HEXES + 3)
        inside = (sides[0].port, sides[1].port, sides[2].port, sides[3].port)
        self.ports: tuple[int, int, int, int] = inside if small else outside
        self._fill_sets()
        self.reach: list[list[HexSet]] = _reach_table(self)

    def _fill_sets(self) -> None:
        terrain = self.terrain
        idle = inactive(terrain, self.small)
        self.loch: HexSet = _having(terrain, LOCH)
        self.crossable: HexSet = hexset([one for one in self.loch.hexes() if one < MODULE_HEXES])
        self.grass: HexSet = _having(terrain, GRASS).minus(idle)
        self.forest: HexSet = _having(terrain, FOREST).minus(idle)
        self.mountain: HexSet = _having(terrain, MOUNTAIN).minus(idle)
        self.all_land: HexSet = _having(terrain, GRASS | FOREST | MOUNTAIN)
        self.land: HexSet = self.all_land.minus(idle)
        self.active: HexSet = self.land.union(self.loch)
        self.fits: list[int] = [
            bits if self.active.has(one) else 0 for one, bits in enumerate(terrain)
        ]
        self.soil: list[int] = [
            bits * SOIL_COSTS + self.cost[one] for one, bits in enumerate(self.fits)
        ]
        self.fitting: list[HexSet] = [
            _having(terrain, bits).intersection(self.active) for bits in range(2 * LOCH)
        ]
        self.border: HexSet = border_of(terrain, self.small)
        self.riverside: HexSet = _along(self.rivers).intersection(self.land)
        self.delta: HexSet = _deltas(self.rivers, self.adjacent, self.loch).intersection(self.land)
        self.lochside: HexSet = _beside(self.loch, self.adjacent).intersection(self.active)
        self.central: HexSet = _beside(
            _connected(self.adjacent, self.crossable, _rocks(terrain)), self.adjacent
        ).intersection(self.active)
        self.dear: HexSet = hexset([one for one in self.land.hexes() if self.cost[one] >= 5])


def assemble_terrain(sides: tuple[MapSide, MapSide, MapSide, MapSide], small: bool) -> list[int]:
    """The terrain bits of every hex of the map made of these sides."""
    terrain = [0] * HEXES
    for side in sides:
        for place, hex_ in enumerate(side.hexes):
            terrain[hex_] = side.terrain[place]
    if not small:
        for module in range(MODULES):
            terrain[MODULE_HEXES + module] = LOCH
    return terrain


def inactive(terrain: list[int], small: bool) -> HexSet:
    """Land that is out of play: with 1-2 players the land of the outer ring (CC-TWO-01)."""
    if not small:
        return EMPTY
    return hexset([hex_ for hex_ in range(MODULE_HEXES) if RING[hex_] and terrain[hex_] != LOCH])


def border_of(terrain: list[int], small: bool) -> HexSet:
    """The border hexes: on the outer edge, or beside inactive land (CC-SCO-T5a, T5b, Q4, Q5).

    The places of port tiles that lie beside the map are no hexes of it (CC-SCO-Q7).
    """
    idle = inactive(terrain, small)
    border: list[int] = [hex_ for hex_ in range(MODULE_HEXES) if RING[hex_] and terrain[hex_] != 0]
    for hex_ in idle.hexes():
        border.extend(ADJACENT[hex_])
    inside = hexset([hex_ for hex_ in border if terrain[hex_] != 0])
    return inside.minus(idle)


def adjacency(terrain: list[int]) -> list[tuple[int, ...]]:
    """For every hex of the map the hexes of the map that share a side with it."""
    table: list[tuple[int, ...]] = []
    for hex_ in range(HEXES):
        around = [one for one in ADJACENT[hex_] if terrain[one] != 0] if terrain[hex_] != 0 else []
        table.append(tuple(around))
    return table


def _having(terrain: list[int], bits: int) -> HexSet:
    return hexset([hex_ for hex_ in range(HEXES) if terrain[hex_] & bits != 0])


def _along(rivers: list[tuple[int, int]]) -> HexSet:
    out = EMPTY
    for one, other in rivers:
        out = out.plus(one).plus(other)
    return out


def _deltas(
    rivers: list[tuple[int, int]], adjacent: list[tuple[int, ...]], lochs: HexSet
) -> HexSet:
    """Hexes with a river side that has an end at a loch hex."""
    out = EMPTY
    for one, other in rivers:
        ends = [hex_ for hex_ in adjacent[one] if hex_ in adjacent[other]]
        if lochs.meets(hexset(ends)):
            out = out.plus(one).plus(other)
    return out


def _beside(hexes: HexSet, adjacent: list[tuple[int, ...]]) -> HexSet:
    """The hexes and all that are adjacent to one of them."""
    out = hexes
    for hex_ in hexes.hexes():
        out = out.union(hexset(list(adjacent[hex_])))
    return out


def _rocks(terrain: list[int]) -> list[int]:
    """The lettered rocks at the meeting point of the modules, which lie in the central loch."""
    hexes = [index_of(column, row) for column, row in ROCKS]
    return [hex_ for hex_ in hexes if terrain[hex_] & LOCH]


def _connected(adjacent: list[tuple[int, ...]], hexes: HexSet, found: list[int]) -> HexSet:
    """The hexes that are joined to those found, by others of them."""
    for hex_ in found:
        for near in adjacent[hex_]:
            if hexes.has(near) and near not in found:
                found.append(near)
    return hexset(found)


def _without_rivers(
    adjacent: list[tuple[int, ...]], rivers: list[tuple[int, int]]
) -> list[tuple[int, ...]]:
    across: list[HexSet] = [EMPTY] * HEXES
    for one, other in rivers:
        across[one] = across[one].plus(other)
        across[other] = across[other].plus(one)
    table: list[tuple[int, ...]] = []
    for hex_ in range(HEXES):
        table.append(tuple([one for one in adjacent[hex_] if not across[hex_].has(one)]))
    return table


def _reach_table(topology: Topology) -> list[list[HexSet]]:
    """What is in reach of every hex, for every shipping level (CC-REA-03 to 10)."""
    beside = [hexset(list(near)) for near in topology.adjacent]
    table: list[list[HexSet]] = []
    table.append([hexset(list(near)) for near in topology.neighbours])
    rivers = list(table[0])
    for one, other in topology.rivers:
        rivers[one] = rivers[one].plus(other)
        rivers[other] = rivers[other].plus(one)
    for _ in range(SHIPPING_RIVER, SHIPPING_LEVELS):
        table.append(list(rivers))
    for hex_ in range(HEXES):
        _add_chains(topology, hex_, beside, table)
    return table


def _add_chains(
    topology: Topology, hex_: int, beside: list[HexSet], table: list[list[HexSet]]
) -> None:
    """Adds what a unit on the hex reaches over chains of loch hexes, one more for each level."""
    wave = beside[hex_].intersection(topology.crossable)
    if wave.is_empty():
        return
    itself = EMPTY.plus(hex_)
    crossed = wave
    reached = table[SHIPPING_RIVER][hex_]
    for level in range(SHIPPING_LOCH_1, SHIPPING_LEVELS):
        shore = EMPTY
        for water in wave.hexes():
            shore = shore.union(beside[water])
        reached = reached.union(shore).minus(itself)
        table[level][hex_] = reached
        wave = shore.intersection(topology.crossable).minus(crossed)
        crossed = crossed.union(wave)
