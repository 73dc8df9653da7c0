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
from ceilidh.kernel.reason import Reason, Word

SEAM_OWNER: Final = 2
BASE_SIDES: Final[tuple[int, ...]] = (1, 2)
INDUSTRIA_SIDES: Final[tuple[int, ...]] = (3, 4)
# First workers in all and, for Fergusson behind all others, on the border: 4, 2 and 1 players.
ROOM_FULL: Final[tuple[int, int]] = (9, 9)
ROOM_SMALL: Final[tuple[int, int]] = (5, 5)
ROOM_SOLO: Final[tuple[int, int]] = (3, 3)

Sides = tuple[MapSide, MapSide, MapSide, MapSide]
# A side as far as the room on it goes: its id and module, its hexes, their terrain and cost.
Shape = tuple[str, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
_corners: dict[tuple[int, int], list[frozenset[tuple[int, int]]]] = {}
_rooms: dict[tuple[int, tuple[Shape, ...]], list[str]] = {}
KEPT: Final = 8  # results for other sides


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
    """On every map that the sides form, all first workers must find a hex.

    There are hundreds of maps, and most packs leave their sides as they are: a result is kept.
    """
    solo_block = components.board.solo_block_cost
    key = (solo_block, tuple([_shape(side) for side in components.sides]))
    if key not in _rooms:
        faults: list[str] = []
        for sides in combinations(components):
            faults += _check_room(sides, solo_block)
        if len(_rooms) == KEPT:
            _rooms.clear()
        _rooms[key] = faults
    return list(_rooms[key])


def _shape(side: MapSide) -> Shape:
    return (side.id, side.module, side.hexes, side.terrain, side.cost)


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
                fault = Reason("missing") if name not in names else Reason("it is written twice")
                faults.append(
                    sentence(FILE, f"side {name}", fault, Reason("write every side once"))
                )
    return faults


def _check_side(side: MapSide) -> list[str]:
    faults: list[str] = []
    name = f"side {side.id}"
    lochs = [hex_ for place, hex_ in enumerate(side.hexes) if side.terrain[place] == LOCH]
    rock = ROCKS[side.module]
    if index_of(rock[0], rock[1]) not in lochs:
        fault = Reason(
            "the rock hex {rock}.{rock2} is not a loch",
            (),
            {"rock": Word(str(rock[0])), "rock2": Word(str(rock[1]))},
        )
        faults.append(sentence(FILE, name, fault, Reason("make it a loch (~~)"), "grid"))
    if side.port not in lochs:
        fault = Reason('"port_12" is outside the map; it must be on a loch of this side')
        if side.port >= 0:
            at = {"hex": Word(HEX_NAMES[side.port])}
            fault = Reason('"port_12" is at {hex}, which is not a loch of this side', (), {**at})
        remedy = Reason("name a loch hex of the side")
        faults.append(sentence(FILE, name, fault, remedy, "port_12"))
    return faults


def _river_fault(side: MapSide, one: int, other: int) -> Reason | None:
    """What is wrong with one river side; None when nothing is."""
    if other not in ADJACENT[one]:
        return Reason("parts two hexes that are not adjacent")
    modules = (module_of(one), module_of(other))
    if side.module not in modules:
        return Reason("is in another module")
    if modules[0] != modules[1] and side.module != SEAM_OWNER:
        return Reason("lies between two modules and has to be listed by module C")
    for hex_ in (one, other):
        if hex_ in side.hexes and side.terrain[side.hexes.index(hex_)] == LOCH:
            return Reason(
                "is not between two land hexes, because {value} is a loch",
                (),
                {"value": Word(str(HEX_NAMES[hex_]))},
            )
    return None


def _check_rivers(side: MapSide) -> list[str]:
    faults: list[str] = []
    seen: list[tuple[int, int]] = []
    for river in side.rivers:
        ends: set[frozenset[tuple[int, int]]] = set()
        for one, other in river:
            fault = _river_fault(side, one, other)
            new_ends = set(corners(one, other))
            if fault is None and (min(one, other), max(one, other)) in seen:
                fault = Reason("is listed twice")
            if fault is None and len(ends) > 0 and len(ends & new_ends) == 0:
                fault = Reason("does not continue its river")
            if fault is not None:
                text = Reason(
                    "the river side {hex}|{hex2} {fault}",
                    (),
                    {
                        "hex": Word(HEX_NAMES[one]),
                        "hex2": Word(HEX_NAMES[other]),
                        "fault": fault,
                    },
                )
                faults.append(
                    sentence(FILE, f"side {side.id}", text, Reason("correct the river"), "rivers")
                )
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
                    fault = Reason(
                        "its river at {hex} meets a loch of side {id}",
                        (),
                        {"hex": Word(HEX_NAMES[hex_]), "id": Word(other.id)},
                    )
                    remedy = Reason("let a river part two land hexes")
                    faults.append(sentence(FILE, f"side {side.id}", fault, remedy, "rivers"))
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
        ("3-4", _room(sides, full, EMPTY, -1), ROOM_FULL),
        ("2", _room(sides, small, idle, -1), ROOM_SMALL),
        ("1", _room(sides, small, idle, solo_block), ROOM_SOLO),
    ):
        if room[0] < wanted[0] or room[1] < wanted[1]:
            fault = Reason(
                "with {players} players only {room} hexes, {border} on the border, fit workers",
                (),
                {
                    "players": Word(players),
                    "room": Word(str(room[0])),
                    "border": Word(str(room[1])),
                },
            )
            remedy = Reason(
                "have {wanted} forest or mountain hexes, {border} on the border",
                (),
                {"wanted": Word(str(wanted[0])), "border": Word(str(wanted[1]))},
            )
            faults.append(sentence(FILE, record, fault, remedy))
    return faults
