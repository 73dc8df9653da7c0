"""Bounds of our own design: what the default tables keep to and a data pack need not."""

from typing import Final

from ceilidh.games.glenmore.components import clan_board, tiles
from ceilidh.games.glenmore.components.clan_board import FRAME, START, ClanBoard
from ceilidh.games.glenmore.components.effects import (
    ACTIVATION_WORDS,
    GAIN_GOODS,
    GAIN_SCOT,
    TILE_WORDS,
    VP_THRESHOLD,
)
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import (
    BARREL,
    CASTLE,
    EDITION_NAMES,
    PERSON,
    RESOURCE_NAMES,
    RESOURCES,
    STACK_A,
    STACK_NAMES,
    STACK_S,
    STACKS,
    TERRITORY,
    VILLAGE,
)
from ceilidh.kernel.component_data.datapack import sentence

RIVERS: Final[tuple[tuple[int, int], ...]] = ((2, 5), (4, 5), (4, 5), (4, 5), (4, 5))
PERSONS: Final = 3  # in each of the stacks A to D
EARLY_COST: Final = 2  # in the stacks S and A
# Enough for the higher tier of Brodie, MacPherson, Sutherland and Grant with four players.
LEAST_VILLAGES: Final = 8
LEAST_OVERLAYS: Final = 5
LEAST_OVERLAY_TYPES: Final = 4
LEAST_RIVERS: Final = 16
LEAST_SCOTS: Final = 8
LEAST_COVERED: Final = 3  # tiles that lie under an overlay, from its stack or an earlier one
LEAST_SOURCES: Final = 3  # of every resource
# Activations of a producing tile by stack, doubled, and the share of tiles taken, in tenths.
DOUBLE_USES: Final[tuple[int, ...]] = (9, 8, 6, 4, 2)
TAKEN_TENTHS: Final = 8
MARGIN: Final = 40  # of fields to the frame and to roads of others
FIELD_GAP: Final = 110  # between two fields


def check_design(components: Components) -> list[str]:
    """All breaches of our own bounds, as sentences."""
    faults = _check_stacks(components)
    faults += _check_early_tiles(components)
    faults += _check_thresholds(components)
    faults += _check_overlays(components)
    faults += _check_resources(components)
    faults += _check_words(components)
    faults += _check_rings(components)
    faults += _check_places(components)
    faults += _check_roads(components)
    return faults


def _tiles_of(components: Components, stack: int) -> list[Tile]:
    return [components.tiles[index] for index in components.stacks[stack]]


def _laid(components: Components) -> list[Tile]:
    """The tiles of the stacks that are laid in a territory."""
    rows = components.tiles[tiles.HOME_TILES :]
    return [tile for tile in rows if tile.kind == TERRITORY and not tile.chronicle]


def _tile_fault(record: str, fault: str) -> str:
    return sentence(tiles.FILE, record, fault, "keep to our design")


def _check_stacks(components: Components) -> list[str]:
    faults: list[str] = []
    for stack in range(STACKS):
        rows = _tiles_of(components, stack)
        record = "all tiles of stack " + STACK_NAMES[stack]
        rivers = len([tile for tile in rows if tile.river])
        low, high = RIVERS[stack]
        if not low <= rivers <= high:
            faults.append(_tile_fault(record, f"{rivers} have a river, outside {low} to {high}"))
        persons = len([tile for tile in rows if tile.kind == PERSON])
        if persons != (0 if stack == STACK_S else PERSONS):
            faults.append(_tile_fault(record, f"{persons} are persons"))
    return faults


def _check_early_tiles(components: Components) -> list[str]:
    faults: list[str] = []
    for tile in _tiles_of(components, STACK_S) + _tiles_of(components, STACK_A):
        record = "tile " + tile.id
        most = 0 if tile.stack == STACK_S else EARLY_COST
        if sum(tile.cost) > most or tile.cost[BARREL] > 0:
            faults.append(_tile_fault(record, "it is too dear for its stack"))
        if tile.overlay:
            faults.append(_tile_fault(record, "it is an overlay before stack B"))
    return faults


def _check_thresholds(components: Components) -> list[str]:
    """The higher tiers of the clans that count must be in reach of four players."""
    laid = _laid(components)
    plain = [tile for tile in laid if not tile.overlay]
    scots = [one.amount for tile in laid for one in tile.immediate if one.word == GAIN_SCOT]
    overlays = [tile for tile in laid if tile.overlay]
    faults: list[str] = []
    for noun, count, least in (
        ("villages that are no overlays", _count_villages(plain), LEAST_VILLAGES),
        ("river tiles that are no overlays", _count_rivers(plain), LEAST_RIVERS),
        ("Scots", sum(scots), LEAST_SCOTS),
        ("overlays", len(overlays), LEAST_OVERLAYS),
        ("types of overlays", len({tile.types for tile in overlays}), LEAST_OVERLAY_TYPES),
    ):
        if count < least:
            faults.append(_tile_fault("all tiles", f"there are only {count} {noun}"))
    return faults


def _count_villages(rows: list[Tile]) -> int:
    return len([tile for tile in rows if tile.types == VILLAGE])


def _count_rivers(rows: list[Tile]) -> int:
    return len([tile for tile in rows if tile.river])


def _check_overlays(components: Components) -> list[str]:
    faults: list[str] = []
    plain = [tile for tile in components.tiles if not tile.overlay and tile.kind == TERRITORY]
    for tile in _laid(components):
        if not tile.overlay:
            continue
        fits = [one for one in plain if one.types == tile.types and one.river == tile.river]
        home = tiles.HOME_TILES
        early = [one for one in fits if one.index < home or one.stack <= tile.stack]
        if len(early) < LEAST_COVERED:
            fault = f"it can cover only {len(early)} earlier tiles"
            faults.append(_tile_fault("tile " + tile.id, fault))
        if tile.types == CASTLE and tile.river:
            faults.append(_tile_fault("tile " + tile.id, "it could cover the Home castle"))
    return faults


def _check_resources(components: Components) -> list[str]:
    """Tiles must be able to give what tiles cost; all numbers are times 20."""
    made = [0] * RESOURCES
    sources = [0] * RESOURCES
    asked = [0] * RESOURCES
    for tile in _laid(components):
        for effect in tile.activation:
            if effect.word == GAIN_GOODS:
                for good, amount in enumerate(effect.goods):
                    made[good] += 10 * amount * DOUBLE_USES[tile.stack]
                    sources[good] += amount
    for tile in components.tiles:
        for good in range(0 if tile.chronicle else RESOURCES):
            asked[good] += 2 * tile.cost[good] * TAKEN_TENTHS
    faults: list[str] = []
    for good, name in enumerate(RESOURCE_NAMES):
        if made[good] < asked[good] or sources[good] < LEAST_SOURCES:
            faults.append(_tile_fault("all tiles", f"{name} is too scarce"))
    return faults


def _check_words(components: Components) -> list[str]:
    """Every immediate effect and every activation of the rules is on some tile."""
    rows = components.tiles
    own = [tile for tile in rows if not tile.chronicle]
    immediate = {effect.word for tile in own for effect in tile.immediate}
    activation = {effect.word for tile in rows for effect in tile.activation}
    missing = [word for word in TILE_WORDS if word not in immediate]
    missing += [word for word in ACTIVATION_WORDS if word not in activation]
    return [_tile_fault("all tiles", f'none has the effect "{word}"') for word in missing]


def _clan_fault(record: str, fault: str) -> str:
    return sentence(clan_board.FILE, record, fault, "keep to our design")


def _check_rings(components: Components) -> list[str]:
    faults: list[str] = []
    board = components.clan_board
    for edition, name in enumerate(EDITION_NAMES):
        costs = board.road_costs((START,), edition)
        for clan in board.clans:
            ring = board.rings[clan.ring - 1]
            cost = costs[clan.field]
            if board.in_edition(clan.field, edition) and not ring.low <= cost <= ring.high:
                fault = f"it costs {cost} from the start in the {name} edition, not as its ring"
                faults.append(_clan_fault("clan " + clan.id, fault))
    for clan in board.clans:
        if clan.repeatable and clan.ring == len(board.rings):
            faults.append(_clan_fault("clan " + clan.id, "it can be repeated in the last ring"))
    return faults


def _places(board: ClanBoard) -> list[tuple[int, int]]:
    return [(board.start_x, board.start_y)] + [(clan.x, clan.y) for clan in board.clans]


def _check_places(components: Components) -> list[str]:
    faults: list[str] = []
    board = components.clan_board
    places = _places(board)
    for field, (x, y) in enumerate(places):
        record = "clan " + board.field_name(field)
        if not (MARGIN <= x <= FRAME - MARGIN and MARGIN <= y <= FRAME - MARGIN):
            faults.append(_clan_fault(record, "it lies too near to the frame"))
        for other in range(field):
            dx, dy = x - places[other][0], y - places[other][1]
            if dx * dx + dy * dy < FIELD_GAP * FIELD_GAP:
                fault = "it lies too near to " + board.field_name(other)
                faults.append(_clan_fault(record, fault))
    counting = [clan for clan in board.clans if clan.effects[0].word == VP_THRESHOLD]
    others = [clan.x for clan in board.clans if clan not in counting]
    for clan in counting:
        if clan.x <= max(others):
            faults.append(_clan_fault("clan " + clan.id, "it does not lie at the right edge"))
    return faults


def _turn(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
    """Positive, zero or negative as the three points turn."""
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def _near(p: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Whether a point lies within the margin of the line from a to b, ends not counted."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = (p[0] - a[0]) * dx + (p[1] - a[1]) * dy
    length = dx * dx + dy * dy
    return 0 < along < length and _turn(a, b, p) ** 2 < MARGIN * MARGIN * length


def _check_roads(components: Components) -> list[str]:
    faults: list[str] = []
    board = components.clan_board
    places = _places(board)
    for number, road in enumerate(board.roads):
        a, b = places[road.a], places[road.b]
        record = f"road {board.field_name(road.a)} - {board.field_name(road.b)}"
        for other in board.roads[:number]:
            if other.a in (road.a, road.b) or other.b in (road.a, road.b):
                continue
            c, d = places[other.a], places[other.b]
            apart = _turn(a, b, c) * _turn(a, b, d) < 0
            if apart and _turn(c, d, a) * _turn(c, d, b) < 0:
                name = f"{board.field_name(other.a)} - {board.field_name(other.b)}"
                faults.append(_clan_fault(record, f"it crosses the road {name}"))
        for field, place in enumerate(places):
            if field not in (road.a, road.b) and _near(place, a, b):
                fault = "it runs too near to " + board.field_name(field)
                faults.append(_clan_fault(record, fault))
    return faults
