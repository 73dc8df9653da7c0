"""Action 3: expand (CC-EXP). Cost of a unit on a hex, where it may go, and putting it there."""

from typing import Final

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.maps import HEXES
from ceilidh.games.clans.goods import FOREST, GRASS, LOCH, MOUNTAIN
from ceilidh.games.clans.kinds import BUILD
from ceilidh.games.clans.rules.bonuses import open_bonuses
from ceilidh.games.clans.rules.deed import MAIN, Deed
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.pieces import place
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.action import Action
from ceilidh.kernel.hexset import EMPTY, HexSet
from ceilidh.kernel.state import Frame

DEAREST_LAND: Final = 6
FREE_LAND: Final = [0] * HEXES


def fitting(state: State, terrain: int) -> HexSet:
    """The active hexes that show one of the terrains (CC-EXP-07 to 10)."""
    map_ = state.map
    if terrain == GRASS:
        return map_.grass
    if terrain == FOREST:
        return map_.forest
    if terrain == MOUNTAIN:
        return map_.mountain
    out = EMPTY
    if terrain & GRASS:
        out = out.union(map_.grass)
    if terrain & FOREST:
        out = out.union(map_.forest)
    if terrain & MOUNTAIN:
        out = out.union(map_.mountain)
    if terrain & LOCH:
        out = out.union(map_.loch)
    return out


def unit_cost(state: State, seat_number: int, column: Column) -> int:
    """The cost above the column, less what the seat's clan saves."""
    cost = column.cost
    for module in state.seats[seat_number].hooks.unit_discount:
        cost -= module.unit_discount(state, seat_number, column)
    return cost


def total_cost(state: State, seat_number: int, column: Column, hex_: int, land: bool) -> int:
    """Unit and land cost together, never below 0 (CC-EXP-05, CC-EXP-Q1)."""
    cost = unit_cost(state, seat_number, column)
    if land:
        cost += state.map.cost[hex_]
    for module in state.seats[seat_number].hooks.hex_discount:
        cost -= module.hex_discount(state, seat_number, hex_)
    return max(cost, 0)


def land_prices(state: State, seat_number: int, hexes: list[int], land: bool) -> list[int]:
    """By hex: what it adds to the cost of a unit, discounts of the seat's clan taken off."""
    prices = state.map.cost if land else FREE_LAND
    for module in state.seats[seat_number].hooks.hex_discount:
        prices = prices[:]
        for hex_ in hexes:
            prices[hex_] -= module.hex_discount(state, seat_number, hex_)
    return prices


def builds_on(
    state: State,
    seat_number: int,
    column: Column,
    hexes: list[int],
    prices: list[int],
    out: list[Action],
) -> None:
    """Append the units of one column that can be paid for, on those of the fitting `hexes`."""
    seat = state.seats[seat_number]
    left = seat.money - unit_cost(state, seat_number, column)
    for module in seat.hooks.closed_hexes:
        closed = module.closed_hexes(state, seat_number, column)
        if not closed.is_empty():
            hexes = [hex_ for hex_ in hexes if not closed.has(hex_)]
    row = BUILD.rows[column.index]
    if left >= DEAREST_LAND:
        out.extend([row[hex_] for hex_ in hexes])
    else:
        out.extend([row[hex_] for hex_ in hexes if prices[hex_] <= left])


def legal_builds(state: State, seat_number: int, land: bool, out: list[Action]) -> None:
    """Every expand the seat can pay for: in reach, empty, fitting terrain, a unit left."""
    seat = state.seats[seat_number]
    fits = state.map.fits
    grass: list[int] = []
    forest: list[int] = []
    mountain: list[int] = []
    free = seat.reach.minus(state.occupied)
    hexes = free.hexes()
    for hex_ in hexes:
        bits = fits[hex_]
        if bits & GRASS:
            grass.append(hex_)
        if bits & FOREST:
            forest.append(hex_)
        if bits & MOUNTAIN:
            mountain.append(hex_)
    prices = land_prices(state, seat_number, hexes, land)
    deployed = seat.deployed
    for column in seat.hooks.columns:
        if deployed[column.index] < column.count:
            terrain = column.terrain
            if terrain == GRASS:
                hexes = grass
            elif terrain == FOREST:
                hexes = forest
            elif terrain == MOUNTAIN:
                hexes = mountain
            else:
                hexes = free.intersection(fitting(state, terrain)).hexes()
            if hexes:
                builds_on(state, seat_number, column, hexes, prices, out)


def units_left(seat: Seat, column: Column) -> int:
    return column.count - seat.deployed[column.index]


def column_of(seat: Seat, index: int) -> Column:
    """The seat's column of that number."""
    for column in seat.hooks.columns:
        if column.index == index:
            return column
    raise AssertionError("the seat has no such column")


def build(state: State, seat_number: int, index: int, hex_: int, land: bool) -> None:
    """Pay, then place; bonuses come only afterwards (CC-EXP-16)."""
    column = column_of(state.seats[seat_number], index)
    pay_in(state, seat_number, -total_cost(state, seat_number, column, hex_, land), "build")
    place(state, seat_number, column, hex_)


class Expand(Deed):
    def __init__(self) -> None:
        super().__init__((BUILD,), MAIN)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_builds(state, frame.seat, True, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        build(state, frame.seat, action.a, action.b, True)
        open_bonuses(state, frame.seat, action.a, action.b)
