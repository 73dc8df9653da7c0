"""Action 3: expand (CC-EXP). Cost of a unit on a hex, where it may go, and putting it there."""

from typing import Final

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.maps import HEXES
from ceilidh.games.clans.goods import FOREST, GRASS, MOUNTAIN
from ceilidh.games.clans.kinds import BUILD
from ceilidh.games.clans.rules.bonuses import open_bonuses
from ceilidh.games.clans.rules.deed import MAIN, Deed
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.pieces import place
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.action import Action
from ceilidh.kernel.state import Frame

DEAREST_LAND: Final = 6
FREE_LAND: Final = [0] * HEXES


def unit_cost(state: State, seat_number: int, column: Column) -> int:
    """The cost above the column, less what the seat's clan saves."""
    cost = column.cost
    for module in state.seats[seat_number].hooks.unit_discount:
        cost -= module.unit_discount(state, seat_number, column)
    return cost


def land_prices(state: State, seat_number: int, hexes: list[int], land: bool) -> list[int]:
    """By hex: what it adds to the cost of a unit, discounts of the seat's clan taken off."""
    prices = state.map.cost if land else FREE_LAND
    for module in state.seats[seat_number].hooks.land_discount:
        prices = prices[:]
        module.land_discount(state, seat_number, hexes, prices)
    return prices


def total_cost(state: State, seat_number: int, column: Column, hex_: int, land: bool) -> int:
    """Unit and land cost together, never below 0 (CC-EXP-05, CC-EXP-Q1)."""
    price = land_prices(state, seat_number, [hex_], land)[hex_]
    return max(unit_cost(state, seat_number, column) + price, 0)


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
    cost = unit_cost(state, seat_number, column) if seat.hooks.unit_discount else column.cost
    left = seat.money - cost
    for module in seat.hooks.closed_hexes:
        closed = module.closed_hexes(state, seat_number, column)
        if not closed.is_empty():
            hexes = [hex_ for hex_ in hexes if not closed.has(hex_)]
    row = BUILD.rows[column.index]
    if left >= DEAREST_LAND:
        out += [row[hex_] for hex_ in hexes]
    else:
        out += [row[hex_] for hex_ in hexes if prices[hex_] <= left]


def legal_builds(state: State, seat_number: int, land: bool, out: list[Action]) -> None:
    """Every expand the seat can pay for: in reach, empty, fitting terrain, a unit left.

    The dearest question of the game, so `builds_on` is written out here for clans that have no
    closed hexes.
    """
    seat = state.seats[seat_number]
    hooks = seat.hooks
    map_ = state.map
    free = seat.reach.minus(state.occupied)
    grass = free.hexes_in(map_.grass)
    forest = free.hexes_in(map_.forest)
    mountain = free.hexes_in(map_.mountain)
    if hooks.land_discount:
        prices = land_prices(state, seat_number, free.hexes_in(map_.land), land)
    else:
        prices = map_.cost if land else FREE_LAND
    lowest = -DEAREST_LAND if hooks.land_discount else 0
    money = seat.money
    deployed = seat.deployed
    for column in hooks.columns:
        index = column.index
        if deployed[index] == column.count:
            continue
        terrain = column.terrain
        if terrain == GRASS:
            hexes = grass
        elif terrain == FOREST:
            hexes = forest
        elif terrain == MOUNTAIN:
            hexes = mountain
        else:
            hexes = free.hexes_in(map_.fitting[terrain])
        if not hexes:
            continue
        if hooks.closed_hexes:
            builds_on(state, seat_number, column, hexes, prices, out)
            continue
        left = money - column.cost
        if hooks.unit_discount:
            left = money - unit_cost(state, seat_number, column)
        if left >= DEAREST_LAND:
            row = BUILD.rows[index]
            out += [row[hex_] for hex_ in hexes]
        elif left >= lowest:
            row = BUILD.rows[index]
            out += [row[hex_] for hex_ in hexes if prices[hex_] <= left]


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
