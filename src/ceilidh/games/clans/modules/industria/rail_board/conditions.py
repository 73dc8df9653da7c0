"""What the 16 milestones ask for, and how far a seat is (IN-M01 to IN-M16)."""

from typing import Final

from ceilidh.games.clans.components.hexes import HEXES, NOWHERE, coordinates, index_of
from ceilidh.games.clans.goods import BASIC, DAIRY, DISTILLERY, FIELD, KIND_WORKER
from ceilidh.games.clans.modules.industria.rail_board.rows import Milestone
from ceilidh.games.clans.rules.counters import imported, in_stock, units_on, upgrades, workers
from ceilidh.games.clans.rules.settlements import settlements
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexgrid import step
from ceilidh.kernel.hexset import HexSet

# Conditions that take long to look at, with the hexes of the seat without which no one need ask:
# so many for each of the amount.
LEAST_HEXES: Final[dict[str, float]] = {
    "units_on_map": 0.5,
    "units_along_rivers": 0.5,
    "units_in_one_settlement": 0.5,
    "own_hexes_in_straight_line": 1,
    "triangles_in_different_settlements": 3,
}

LINES: Final = 3  # directions of straight lines
TRIANGLE: Final = 3  # hexes that touch each other


def _ahead(hex_: int, way: int) -> int:
    column, row = coordinates(hex_)
    column, row = step(column, row, way)
    return index_of(column, row)


# By direction and hex: the next hex that way and that in the opposite one, or NOWHERE.
AHEAD: Final = [[_ahead(hex_, way) for hex_ in range(HEXES)] for way in range(LINES)]
BEHIND: Final = [[_ahead(hex_, way + LINES) for hex_ in range(HEXES)] for way in range(LINES)]


def progress(state: State, seat: int, tile: Milestone) -> int:
    """How much of what the tile asks for the seat has; its amount is a minimum (IN-MA-11)."""
    own = state.seats[seat]
    what = tile.condition
    if what == "import_goods_of_one_kind":
        return max(imported(state, own))
    if what == "port_tiles_used":
        return own.ports.bit_count()
    if what == "basic_goods_in_stock":
        return in_stock(state, seat, BASIC)
    if what == "all_workers_on_map":
        return workers(own)
    if what == "upgrades":
        return upgrades(state, own)
    if what in ("contracts_with_hops", "kinds_exported", "contracts_without_direct_bonus"):
        return _exported(state, own, tile)
    if what in ("factories_on_map", "non_worker_kinds_with_units", "one_unit_of_every_kind"):
        return _deployed(own, tile)
    return _on_map(state, seat, what)


def is_met(state: State, seat: int, tile: Milestone) -> bool:
    own = state.seats[seat].own
    if own.count() < tile.amount * LEAST_HEXES.get(tile.condition, 0):
        return False
    return progress(state, seat, tile) >= tile.amount


def factories(own: Seat) -> int:
    """Dairies, bakeries and distilleries on the map (IN-GL-07)."""
    return sum(own.deployed[DAIRY : DISTILLERY + 1]) - own.deployed[FIELD]


def _deployed(own: Seat, tile: Milestone) -> int:
    """Milestones about the kinds of units that are on the map."""
    if tile.condition == "factories_on_map":
        return factories(own)
    if tile.condition == "non_worker_kinds_with_units":
        return len([number for number in own.deployed[:KIND_WORKER] if number >= tile.each])
    kinds = len([number for number in own.deployed[:KIND_WORKER] if number])
    return kinds + (1 if workers(own) else 0)


def _exported(state: State, own: Seat, tile: Milestone) -> int:
    """Milestones about fulfilled contracts, as they are printed (IN-M15-Q1)."""
    contracts = [state.rules.components.contract(number) for number in own.fulfilled]
    if tile.condition == "contracts_with_hops":
        return len([one for one in contracts if one.hops >= tile.each])
    if tile.condition == "contracts_without_direct_bonus":
        return len([one for one in contracts if one.money + one.free_expands + one.upgrades == 0])
    kinds = {good for one in contracts for good, _ in one.wants}
    beef = any([one.beef for one in contracts])
    mutton = any([one.mutton for one in contracts])
    return len(kinds) + (1 if beef else 0) + (1 if mutton else 0)


def _on_map(state: State, seat: int, what: str) -> int:
    own = state.seats[seat]
    if what == "units_on_map":
        return units_on(state, seat, own.own)
    if what == "units_along_rivers":
        return units_on(state, seat, state.map.riverside)
    if what == "own_hexes_in_straight_line":
        return longest_line(own.own)
    groups = settlements(state, own)
    if what == "units_in_one_settlement":
        return max([units_on(state, seat, group) for group in groups], default=0)
    assert what == "triangles_in_different_settlements", what
    return len([one for one in groups if one.count() >= TRIANGLE and has_triangle(state, one)])


def has_triangle(state: State, group: HexSet) -> bool:
    """Three hexes of a settlement that touch each other, rivers or not (IN-M07-Q1)."""
    adjacent = state.map.adjacent
    for hex_ in group.hexes():
        near = [one for one in adjacent[hex_] if group.has(one)]
        for one in near:
            for other in adjacent[one]:
                if other in near:
                    return True
    return False


def longest_line(hexes: HexSet) -> int:
    """The most hexes one behind the other in one of three directions (IN-M13-Q1)."""
    best = 0
    for hex_ in hexes.hexes():
        for way in range(LINES):
            before = BEHIND[way][hex_]
            if before == NOWHERE or not hexes.has(before):  # here a line begins
                best = max(best, _line_from(hexes, hex_, AHEAD[way]))
    return best


def _line_from(hexes: HexSet, hex_: int, ahead: list[int]) -> int:
    number = 0
    while hex_ != NOWHERE and hexes.has(hex_):
        number += 1
        hex_ = ahead[hex_]
    return number
