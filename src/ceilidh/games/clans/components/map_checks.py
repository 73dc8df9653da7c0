"""Checks of the map modules for structural faults: rivers, ports, rocks, room for first workers."""

from typing import Final

from ceilidh.games.clans.components.hexes import (
    ADJACENT,
    HEX_NAMES,
    MODULE_NAMES,
    ROCKS,
    around,
    coordinates,
    index_of,
    module_of,
)
from ceilidh.games.clans.components.maps import assemble_terrain, border_of, inactive
from ceilidh.games.clans.components.marks import BASE
from ceilidh.games.clans.components.sides import FILE, MapSide
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import FOREST, LOCH, MOUNTAIN
from ceilidh.kernel.component_data.datapack import sentence
from ceilidh.kernel.hexset import EMPTY, HexSet

SEAM_OWNER: Final = 2
BASE_SIDES: Final[tuple[int, ...]] = (1, 2)
INDUSTRIA_SIDES: Final[tuple[int, ...]] = (3, 4)
# First workers in all and, for Fergusson behind all others, on the border: 4, 2 and 1 players.
ROOM_FULL: Final[tuple[int, int]] = (9, 9)
ROOM_SMALL: Final[tuple[int, int]] = (5, 5)
ROOM_SOLO: Final[tuple[int, int]] = (3, 3)

Sides = tuple[MapSide, MapSide, MapSide, MapSide]
_corners: dict[tuple[int, int], list[frozenset[tuple[int, int]]]] = {}


def check_maps(components: Components) -> list[str]:
    """All structural faults of the sides, each alone and beside the others."""
    faults = _check_complete(components)
    for side in components.sides:
        faults += _check_side(side)
        faults += _check_rivers(side)
    if len(faults) == 0:
        faults += _check_seams(components)
    return faults


def check_room(components: Components) -> list[str]:
    """On every map that the sides form, all first workers must find a hex."""
    faults: list[str] = []
    for sides in combinations(components):
        faults += _check_room(sides, components.board.solo_block_cost)
    return faults


def combinations(components: Components) -> list[Sides]:
    """Every map that the sides can form, one side for each module."""
    choices: list[list[MapSide]] = []
    for module in range(len(MODULE_NAMES)):
        choices.append([side for side in components.sides if side.module == module])
    out: list[Sides] = []
    for a in choices[0]:
        for b in choices[1]:
            for c in choices[2]:
                for d in choices[3]:
                    out.append((a, b, c, d))
    return out


def corners(one: int, other: int) -> list[frozenset[tuple[int, int]]]:
    """The two ends of a hex side, each as the three places of the plane that meet there."""
    key = (one, other)
    if key not in _corners:
        first = coordinates(one)
        second = coordinates(other)
        shared = set(around(first[0], first[1])) & set(around(second[0], second[1]))
        _corners[key] = [frozenset((first, second, third)) for third in sorted(shared)]
    return _corners[key]


def _check_complete(components: Components) -> list[str]:
    faults: list[str] = []
    names = [side.id for side in components.sides]
    wanted: list[int] = list(BASE_SIDES)
    if len([side for side in components.sides if side.box != BASE]) > 0:
        wanted.extend(INDUSTRIA_SIDES)
    for letter in MODULE_NAMES:
        for number in wanted:
            name = f"{letter}{number}"
            if names.count(name) != 1:
                fault = "it is missing" if name not in names else "it is written twice"
                faults.append(sentence(FILE, f"side {name}", fault, "write every side once"))
    return faults


def _check_side(side: MapSide) -> list[str]:
    faults: list[str] = []
    name = f"side {side.id}"
    lochs = [hex_ for place, hex_ in enumerate(side.hexes) if side.terrain[place] == LOCH]
    rock = ROCKS[side.module]
    if index_of(rock[0], rock[1]) not in lochs:
        fault = f"the rock hex {rock[0]}.{rock[1]} is not a loch"
        faults.append(sentence(FILE, name, fault, "write ~~ there"))
    if side.port not in lochs:
        where = "outside the map" if side.port < 0 else "at " + HEX_NAMES[side.port]
        fault = f'"port_12" is {where}, which is no loch of this side'
        faults.append(sentence(FILE, name, fault, "name a loch hex of the side"))
    return faults


def _river_fault(side: MapSide, one: int, other: int) -> str:
    """What is wrong with one river side; an empty text when nothing is."""
    if other not in ADJACENT[one]:
        return "parts two hexes that are not adjacent"
    modules = (module_of(one), module_of(other))
    if side.module not in modules:
        return "lies in another module"
    if modules[0] != modules[1] and side.module != SEAM_OWNER:
        return "lies between two modules and has to be listed by module C"
    for hex_ in (one, other):
        if hex_ in side.hexes and side.terrain[side.hexes.index(hex_)] == LOCH:
            return f"is not between two land hexes, because {HEX_NAMES[hex_]} is a loch"
    return ""


def _check_rivers(side: MapSide) -> list[str]:
    faults: list[str] = []
    seen: list[tuple[int, int]] = []
    for river in side.rivers:
        ends: set[frozenset[tuple[int, int]]] = set()
        for one, other in river:
            fault = _river_fault(side, one, other)
            new_ends = set(corners(one, other))
            if fault == "" and (min(one, other), max(one, other)) in seen:
                fault = "is listed twice"
            if fault == "" and len(ends) > 0 and len(ends & new_ends) == 0:
                fault = "does not continue its river"
            if fault != "":
                text = f"the river side {HEX_NAMES[one]}|{HEX_NAMES[other]} {fault}"
                faults.append(sentence(FILE, f"side {side.id}", text, "correct the river"))
            seen.append((min(one, other), max(one, other)))
            ends = new_ends
    return faults


def _check_seams(components: Components) -> list[str]:
    """A river between two modules must have land on both banks, whatever sides meet there."""
    faults: list[str] = []
    for side in components.sides:
        foreign: list[int] = []
        for river in side.rivers:
            for ends in river:
                foreign.extend([hex_ for hex_ in ends if module_of(hex_) != side.module])
        for other in components.sides:
            for hex_ in foreign:
                if hex_ in other.hexes and other.terrain[other.hexes.index(hex_)] == LOCH:
                    fault = f"its river at {HEX_NAMES[hex_]} meets a loch of side {other.id}"
                    remedy = "let a river part two land hexes"
                    faults.append(sentence(FILE, f"side {side.id}", fault, remedy))
    return faults


def _room(sides: Sides, border: HexSet, idle: HexSet, blocked_cost: int) -> tuple[int, int]:
    """Hexes for first workers, all and on the border; those of the blocked cost do not count."""
    everywhere = 0
    on_border = 0
    for side in sides:
        for place, hex_ in enumerate(side.hexes):
            fits = side.terrain[place] & (FOREST | MOUNTAIN) != 0 and not idle.has(hex_)
            if fits and side.cost[place] != blocked_cost:
                everywhere += 1
                on_border += 1 if border.has(hex_) else 0
    return everywhere, on_border


def _check_room(sides: Sides, solo_block: int) -> list[str]:
    """First workers need forest or mountain, Fergusson's three on the border (CC-FER-04)."""
    faults: list[str] = []
    record = "sides " + " ".join([side.id for side in sides])
    terrain = assemble_terrain(sides, True)
    idle = inactive(terrain, True)
    full, small = border_of(terrain, False), border_of(terrain, True)
    for players, room, wanted in (
        ("3-4 players", _room(sides, full, EMPTY, -1), ROOM_FULL),
        ("2 players", _room(sides, small, idle, -1), ROOM_SMALL),
        ("a solo game", _room(sides, small, idle, solo_block), ROOM_SOLO),
    ):
        if room[0] < wanted[0] or room[1] < wanted[1]:
            fault = (
                f"with {players} only {room[0]} hexes, {room[1]} of them on the border, "
                f"can take first workers"
            )
            remedy = f"have {wanted[0]} forest or mountain hexes, {wanted[1]} on the border"
            faults.append(sentence(FILE, record, fault, remedy))
    return faults
