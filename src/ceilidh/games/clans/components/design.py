"""Bounds of our own design: what the default tables keep to and a data pack need not."""

from typing import Final

from ceilidh.games.clans.components import contracts, sides, starting_tiles
from ceilidh.games.clans.components.hexes import (
    ADJACENT,
    HEX_NAMES,
    MODULE_HEXES,
    RING,
    ROCKS,
    around,
    coordinates,
    index_of,
)
from ceilidh.games.clans.components.map_checks import combinations, corners
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.components.marks import BASE
from ceilidh.games.clans.components.sides import TERRAIN_WORDS, MapSide
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import FOREST, GOODS, LOCH, MOUNTAIN
from ceilidh.kernel.component_data.datapack import sentence
from ceilidh.kernel.hexset import EMPTY, HexSet, hexset

# Lowest and highest value over all maps; the photographed map has 26 loch hexes and 41 river sides.
MAP_BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "loch": (24, 29),
    "land": (88, 93),
    "G": (36, 45),
    "GF": (14, 21),
    "GM": (9, 17),
    "GFM": (4, 9),
    "M": (5, 11),
    "F": (3, 9),
    "FM": (0, 2),
    "river_sides": (34, 52),
    "delta": (18, 44),
    "inner_land": (54, 65),
    "inner_cost_1": (8, 12),
    "dear": (11, 20),
    "inner_dear": (10, 18),
    "mean_cost_x100": (250, 320),
    "riverside": (34, 66),
    "lochside": (48, 74),
    "inland": (16, 44),
    "central_loch": (5, 20),
    "central_shore": (9, 34),
    "market_hexes": (20, 93),
    "inner_market_hexes": (20, 93),
    "straight_fives": (5, 999),
    "inner_straight_fives": (5, 999),
}
SIDES: Final = 16
LEAST_MONEY: Final = 55


def check_design(components: Components) -> list[str]:
    """All breaches of our own bounds, as sentences."""
    faults = _check_starting_tiles(components)
    if len(components.sides) != SIDES:
        remedy = "write all sides of base game and Industria"
        faults.append(sentence(sides.FILE, "all sides", "there are not 16", remedy))
    for side in components.sides:
        faults += [_breach(side.id, text) for text in _side_faults(side)]
    for combination in combinations(components):
        name = " ".join([side.id for side in combination])
        faults += [_breach(name, text) for text in _map_faults(combination)]
    return faults


def _breach(name: str, text: str) -> str:
    return sentence(sides.FILE, f"side {name}", text, "change the side or the bound")


def _check_starting_tiles(components: Components) -> list[str]:
    """Known sums, and no tile that fulfils a contract by itself."""
    faults: list[str] = []
    market = components.market
    for tile in components.starting_tiles:
        name = f"tile {tile.id}"
        goods = [tile.goods[good] * market.prices[good][market.start] for good in range(GOODS)]
        worth = tile.money + sum(goods)
        if not 74 <= worth <= 78 or tile.money < LEAST_MONEY:
            fault = f"it is worth {worth} with {tile.money} pounds"
            faults.append(sentence(starting_tiles.FILE, name, fault, "keep to 74-78 and 55"))
        for contract in components.contracts:
            short = [good for good in range(GOODS) if tile.goods[good] < contract.needs[good]]
            if len(short) == 0 and contract.beef + contract.mutton == 0:
                fault = f"it fulfils contract {contract.id} of {contracts.FILE}"
                faults.append(sentence(starting_tiles.FILE, name, fault, "give other goods"))
    return faults


def _mean_cost(side: MapSide, kinds: int) -> float:
    """The mean land cost of the hexes with so many terrains."""
    costs = [
        side.cost[place]
        for place, terrain in enumerate(side.terrain)
        if terrain != LOCH and terrain.bit_count() == kinds
    ]
    return sum(costs) / len(costs) if len(costs) > 0 else 9.0


def _side_faults(side: MapSide) -> list[str]:
    faults: list[str] = []
    inner_ones, dear, cheap = 0, 0, 0
    for place, hex_ in enumerate(side.hexes):
        cost, terrain = side.cost[place], side.terrain[place]
        if terrain == LOCH:
            continue
        inner = not RING[hex_]
        inner_ones += 1 if inner and cost == 1 else 0
        dear += 1 if cost >= 5 else 0
        cheap += 1 if inner and cost <= 2 and terrain & (FOREST | MOUNTAIN) != 0 else 0
        if (terrain == FOREST | MOUNTAIN and cost != 6) or (terrain == 7 and cost < 4):
            faults.append(f"{HEX_NAMES[hex_]} is too cheap for its terrains")
        if not inner and terrain.bit_count() == 1 and cost > 3:
            faults.append(f"{HEX_NAMES[hex_]} is too dear for a single terrain at the edge")
    if not 2 <= inner_ones <= 3 or not 3 <= dear <= 5 or cheap < 2:
        faults.append(
            f"{inner_ones} inner hexes cost 1, {dear} cost 5 or 6, {cheap} suit an Automa"
        )
    if not _mean_cost(side, 1) < _mean_cost(side, 2) < _mean_cost(side, 3):
        faults.append("the mean cost does not rise with the number of terrains")
    for word in ("G", "F", "M"):
        if TERRAIN_WORDS[word] not in side.terrain:
            faults.append(f"no hex has only the terrain {word}")
    return faults + _port_faults(side) + _waterfall_faults(side)


def _port_faults(side: MapSide) -> list[str]:
    faults: list[str] = []
    touched = ADJACENT[MODULE_HEXES + side.module]
    factories = [hex_ for hex_ in touched if hex_ in side.factories]
    lochs = [hex_ for hex_ in touched if side.terrain[side.hexes.index(hex_)] == LOCH]
    if len(factories) != 1 or len(lochs) != 1:
        faults.append("the outside port does not touch one factory and one loch")
    near = ADJACENT[side.port]
    if len([hex_ for hex_ in near if hex_ in side.factories]) == 0:
        faults.append("the inner port touches no factory")
    if not 1 <= len(side.factories) <= 2 or len([h for h in side.factories if not RING[h]]) > 0:
        faults.append("there are not one or two factories, all at the edge")
    return faults


def _waterfall_faults(side: MapSide) -> list[str]:
    """Every waterfall is the source of one river and lies along none (IN-WF-01, IN-WF-03)."""
    faults: list[str] = []
    edges = [edge for river in side.rivers for edge in river]
    ends = [corner for edge in edges for corner in corners(edge[0], edge[1])]
    for hex_ in side.waterfalls:
        along = [edge for edge in edges if hex_ in edge]
        sources = 0
        for edge in edges:
            for corner in corners(edge[0], edge[1]):
                touched = [index_of(place[0], place[1]) for place in corner]
                sources += 1 if hex_ in touched and ends.count(corner) == 1 else 0
        if len(along) > 0 or sources != 1:
            faults.append(f"the waterfall {HEX_NAMES[hex_]} is not above one river's source")
    if (len(side.waterfalls) > 0) == (side.box == BASE):
        faults.append("waterfalls belong to Industria's sides, at least one to each")
    return faults


def _map_faults(chosen: tuple[MapSide, MapSide, MapSide, MapSide]) -> list[str]:
    full = Topology(chosen, False)
    small = Topology(chosen, True)
    numbers = _statistics(full, small)
    faults: list[str] = []
    for key, bounds in MAP_BOUNDS.items():
        if not bounds[0] <= numbers[key] <= bounds[1]:
            faults.append(f"{key} is {numbers[key]}, outside {bounds[0]} to {bounds[1]}")
    faults += _river_end_faults(full) + _dry_river_faults(full)
    for one in (full, small):
        size = "small" if one.small else "full"
        if not _joined(one, 3):
            faults.append(f"2-loch shipping does not join the land of the {size} map")
        for port in one.ports:
            if len([hex_ for hex_ in one.adjacent[port] if one.land.has(hex_)]) == 0:
                faults.append(
                    f"the port {HEX_NAMES[port]} of the {size} map touches no active land"
                )
        wanted = (12, 14, 6) if one.small else (22, 20, 6)
        workers = one.forest.union(one.mountain).intersection(one.border).count()
        found = (one.forest.count(), one.mountain.count(), workers)
        if found[0] < wanted[0] or found[1] < wanted[1] or found[2] < wanted[2]:
            faults.append(f"the {size} map has too little room for workers: {found}")
    return faults


def _statistics(full: Topology, small: Topology) -> dict[str, int]:
    land = full.land.hexes()
    central = _central_loch(full)
    lochside = full.lochside.intersection(full.land).count()
    numbers = {
        "loch": full.crossable.count(),
        "land": len(land),
        "river_sides": len(full.rivers),
        "delta": full.delta.count(),
        "inner_land": small.land.count(),
        "inner_cost_1": len([hex_ for hex_ in small.land.hexes() if full.cost[hex_] == 1]),
        "dear": full.dear.count(),
        "inner_dear": small.dear.count(),
        "mean_cost_x100": round(100 * sum([full.cost[hex_] for hex_ in land]) / len(land)),
        "riverside": full.riverside.count(),
        "lochside": lochside,
        "inland": len(land) - lochside,
        "central_loch": central.count(),
        "central_shore": _shore(full, central).count(),
        "market_hexes": _market_hexes(full),
        "inner_market_hexes": _market_hexes(small),
        "straight_fives": _straight_fives(full),
        "inner_straight_fives": _straight_fives(small),
    }
    for word, bits in TERRAIN_WORDS.items():
        numbers[word] = len([hex_ for hex_ in land if full.terrain[hex_] == bits])
    return numbers


def _grow(start: int, within: HexSet, near: list[HexSet]) -> HexSet:
    """All members of a set that hang together with the start, by the given steps."""
    found = EMPTY.plus(start)
    wave = found
    while not wave.is_empty():
        wave = _step(wave, near).intersection(within).minus(found)
        found = found.union(wave)
    return found


def _step(wave: HexSet, near: list[HexSet]) -> HexSet:
    out = EMPTY
    for hex_ in wave.hexes():
        out = out.union(near[hex_])
    return out


def _central_loch(full: Topology) -> HexSet:
    """The loch of the four rocks; empty when they are not one loch."""
    rocks = hexset([index_of(place[0], place[1]) for place in ROCKS])
    loch = _grow(rocks.hexes()[0], full.crossable, full.reach[0])
    return loch if rocks.minus(loch).is_empty() else EMPTY


def _shore(full: Topology, loch: HexSet) -> HexSet:
    return _step(loch, full.reach[0]).intersection(full.land)


def _joined(one: Topology, level: int) -> bool:
    """Whether all active land hangs together at a shipping level."""
    return _grow(one.land.hexes()[0], one.land, one.reach[level]).same(one.land)


def _market_hexes(one: Topology) -> int:
    """Land hexes with three land neighbours, the places for farmers' markets."""
    near = [one.reach[0][hex_].intersection(one.land).count() for hex_ in one.land.hexes()]
    return len([count for count in near if count >= 3])


def _straight_fives(one: Topology) -> int:
    """Straight lines of five land hexes."""
    lines = 0
    for hex_ in one.land.hexes():
        for direction in (0, 4, 5):
            place = coordinates(hex_)
            length = 1
            while length < 5:
                place = around(place[0], place[1])[direction]
                index = index_of(place[0], place[1])
                if index < 0 or not one.land.has(index):
                    break
                length += 1
            lines += 1 if length == 5 else 0
    return lines


def _river_end_faults(full: Topology) -> list[str]:
    """A river ends at a loch, the edge of the map, another river or a waterfall."""
    faults: list[str] = []
    ends = [corner for edge in full.rivers for corner in corners(edge[0], edge[1])]
    for edge in full.rivers:
        for corner in corners(edge[0], edge[1]):
            third = [index_of(place[0], place[1]) for place in corner]
            third = [hex_ for hex_ in third if hex_ not in edge and 0 <= hex_ < MODULE_HEXES]
            open_end = ends.count(corner) == 1 and len(third) == 1
            if open_end and not full.loch.has(third[0]) and third[0] not in full.waterfalls:
                faults.append(f"a river ends nowhere at {HEX_NAMES[third[0]]}")
    return faults


def _dry_river_faults(full: Topology) -> list[str]:
    """Every river, with its forks, flows into some loch."""
    faults: list[str] = []
    left = list(full.rivers)
    while len(left) > 0:
        river = [left.pop()]
        place = 0
        while place < len(river):
            ends = corners(river[place][0], river[place][1])
            joined = [edge for edge in left if _touch(edge, ends)]
            river.extend(joined)
            left = [edge for edge in left if edge not in joined]
            place += 1
        banks = hexset([hex_ for edge in river for hex_ in edge])
        if not banks.meets(full.delta):
            faults.append(f"the river at {HEX_NAMES[river[0][0]]} flows into no loch")
    return faults


def _touch(edge: tuple[int, int], ends: list[frozenset[tuple[int, int]]]) -> bool:
    return len([corner for corner in corners(edge[0], edge[1]) if corner in ends]) > 0
