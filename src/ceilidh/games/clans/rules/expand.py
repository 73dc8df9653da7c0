"""Action 3: expand (CC-EXP). Cost of a unit on a hex, where it may go, and putting it there."""

from typing import Final

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.maps import HEXES
from ceilidh.games.clans.goods import COLUMN_NAMES, COLUMNS, MINER, WOODCUTTER
from ceilidh.games.clans.kinds import BUILD, HEX
from ceilidh.games.clans.rules.bonuses import open_bonuses
from ceilidh.games.clans.rules.grants import EVERY_COLUMN, ExpandRule, Grant
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.pieces import owner_at, place
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.action import Action
from ceilidh.kernel.hexset import EMPTY, HexSet
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

FREE_LAND: Final = [0] * HEXES


def unit_cost(state: State, seat_number: int, column: Column) -> int:
    """The cost above the column, less what the seat's clan saves."""
    cost = column.cost
    for module in state.seats[seat_number].hooks.of["unit_discount"]:
        cost -= module.unit_discount(state, seat_number, column)
    return cost


def unit_costs(state: State, seat_number: int) -> list[int]:
    """What the next unit of each column costs, without the land."""
    columns = state.seats[seat_number].hooks.columns
    return [max(unit_cost(state, seat_number, column), 0) for column in columns]


def land_prices(state: State, seat_number: int, hexes: list[int], land: bool) -> list[int]:
    """By hex: what it adds to the cost of a unit, discounts of the seat's clan taken off."""
    prices = state.map.cost if land else FREE_LAND
    for module in state.seats[seat_number].hooks.of["land_discount"]:
        prices = prices[:]
        module.land_discount(state, seat_number, hexes, prices)
    return prices


def is_cheaper(state: State, seat_number: int) -> bool:
    """Whether anything costs the seat less than is printed, as far as its modules know."""
    hooks = state.seats[seat_number].hooks
    if hooks.of["unit_discount"]:
        return True
    for module in hooks.of["land_discount"]:
        if module.discounts_land(state, seat_number):
            return True
    return False


def total_cost(state: State, seat_number: int, column: Column, hex_: int, land: bool) -> int:
    """Unit and land cost together, never below 0 (CC-EXP-05, CC-EXP-Q1)."""
    price = land_prices(state, seat_number, [hex_], land)[hex_]
    return max(unit_cost(state, seat_number, column) + price, 0)


def granted_cost(state: State, seat_number: int, grant: Grant, column: Column, hex_: int) -> int:
    """What a unit on a hex costs by a grant: the land, the unit, or both."""
    if grant.unit:
        return total_cost(state, seat_number, column, hex_, grant.land)
    return max(land_prices(state, seat_number, [hex_], grant.land)[hex_], 0)


def affordable(state: State, seat_number: int) -> list[int]:
    """By money: mask of the columns whose unit can be paid with it, clan discounts included."""
    hooks = state.seats[seat_number].hooks
    masks = hooks.budgets[:]
    for column in hooks.columns:
        for money in range(max(unit_cost(state, seat_number, column), 0), column.cost):
            masks[money] |= 1 << column.index
    return masks


def builds_on(
    state: State, seat_number: int, hexes: list[int], columns: int, land: bool, out: list[Action]
) -> None:
    """Append every unit of the masked columns that fits one of the hexes and can be paid for.

    The dearest question of the game. So it goes hex by hex: one look-up gives the columns that fit
    the land and the money, another the actions for all of them.
    """
    seat = state.seats[seat_number]
    hooks = seat.hooks
    if hooks.cheaper and is_cheaper(state, seat_number):
        masks = discounted(state, seat_number, hexes, columns, land)
        for place, hex_ in enumerate(hexes):
            if masks[place]:
                out += _builds(hex_, masks[place])
        return
    by_soil = hooks.fitting_columns(seat.money, land)
    soil = state.map.soil
    for hex_ in hexes:
        mask = by_soil[soil[hex_]] & columns
        if mask:
            made = _BUILDS[hex_].get(mask)
            out += _builds(hex_, mask) if made is None else made


def discounted(
    state: State, seat_number: int, hexes: list[int], columns: int, land: bool
) -> list[int]:
    """For each hex the mask of columns that fit it and can be paid, discounts taken off."""
    seat = state.seats[seat_number]
    prices = land_prices(state, seat_number, hexes, land)
    budgets = seat.hooks.budgets
    if seat.hooks.of["unit_discount"]:
        budgets = affordable(state, seat_number)
    rich = len(budgets) - 1
    by_land = seat.hooks.by_land
    fits = state.map.fits
    out: list[int] = []
    for hex_ in hexes:
        left = seat.money - prices[hex_]
        paid = budgets[min(left, rich)] if left >= 0 else 0
        out.append(by_land[fits[hex_]] & columns & paid)
    return out


# For every hex and mask of columns the list of builds, made when first asked for.
_BUILDS: Final[list[dict[int, list[Action]]]] = [{} for _ in range(HEXES)]


def _builds(hex_: int, mask: int) -> list[Action]:
    made = _BUILDS[hex_].get(mask)
    if made is None:
        made = [BUILD.rows[index][hex_] for index in range(COLUMNS) if mask >> index & 1]
        _BUILDS[hex_][mask] = made
    return made


def legal_builds(state: State, seat_number: int, land: bool, out: list[Action]) -> None:
    """Every expand the seat can pay for: in reach, empty, fitting terrain, a unit left."""
    seat = state.seats[seat_number]
    if not seat.hooks.fenced:
        hexes = seat.reach.hexes_in(state.free)
    elif seat.hooks.of["further_hexes"]:
        hexes = open_hexes(state, seat_number).hexes()
    else:
        # Mostly nothing is closed, and no set need be made.
        closed = closed_hexes(state, seat_number)
        reach = seat.reach if closed is EMPTY else seat.reach.minus(closed)
        hexes = reach.hexes_in(state.free)
    builds_on(state, seat_number, hexes, columns_left(seat), land, out)


def granted_builds(
    state: State, seat_number: int, grant: Grant, hexes: list[int], out: list[Action]
) -> None:
    """Append the units that a grant lets the seat place on some of the hexes it reaches."""
    if grant.hexes is not None:
        hexes = [hex_ for hex_ in hexes if grant.hexes.has(hex_)]
    seat = state.seats[seat_number]
    left = columns_left(seat) & grant.columns
    if grant.unit:
        builds_on(state, seat_number, hexes, left, grant.land, out)
        return
    prices = land_prices(state, seat_number, hexes, grant.land)
    for hex_ in hexes:
        mask = seat.hooks.by_land[state.map.fits[hex_]] & left
        if mask and max(prices[hex_], 0) <= seat.money:
            out += _builds(hex_, mask)


def closed_hexes(state: State, seat: int) -> HexSet:
    """The hexes that modules close to the seat; EMPTY itself if there are none."""
    hexes = EMPTY
    for module in state.seats[seat].hooks.of["closed_hexes"]:
        closed = module.closed_hexes(state, seat)
        if closed is not EMPTY:
            hexes = closed if hexes is EMPTY else hexes.union(closed)
    return hexes


def open_hexes(state: State, seat_number: int) -> HexSet:
    """The hexes on which the seat may expand: in reach and free, as its modules see it."""
    seat = state.seats[seat_number]
    hexes = seat.reach.intersection(state.free)
    for module in seat.hooks.of["further_hexes"]:
        hexes = hexes.union(module.further_hexes(state, seat_number))
    closed = closed_hexes(state, seat_number)
    return hexes if closed is EMPTY else hexes.minus(closed)


def columns_left(seat: Seat) -> int:
    """Mask of the columns that have a unit left on the player board."""
    mask = 0
    deployed = seat.deployed
    for column in seat.hooks.columns:
        if deployed[column.index] < column.count:
            mask |= 1 << column.index
    return mask


def units_left(seat: Seat, column: Column) -> int:
    return column.count - seat.deployed[column.index]


def build(state: State, seat_number: int, index: int, hex_: int, grant: Grant) -> None:
    """Pay, then place; bonuses come only afterwards (CC-EXP-16)."""
    hooks = state.seats[seat_number].hooks
    column = hooks.column_at[index]
    if hooks.cheaper or not grant.unit:
        cost = granted_cost(state, seat_number, grant, column, hex_)
    else:
        cost = column.cost + (state.map.cost[hex_] if grant.land else 0)
    pay_in(state, seat_number, -cost, "build")
    place(state, seat_number, column, hex_)


def build_second(state: State, seat_number: int, index: int, hex_: int, free: bool) -> None:
    """A second unit on an own hex: no land is paid, and nothing at all if `free` (IN-U2-02)."""
    column = state.seats[seat_number].hooks.column_at[index]
    if not free:
        pay_in(state, seat_number, -max(unit_cost(state, seat_number, column), 0), "build")
    place(state, seat_number, column, hex_)


def why_no_unit(state: State, seat_number: int, action: Action) -> Reason | None:
    """Why a unit cannot stand on a hex, whatever it reaches and costs."""
    seat = state.seats[seat_number]
    names: dict[str, object] = {"unit": COLUMN_NAMES[action.a], "hex": HEX.words[action.b]}
    column = seat.hooks.column_at[action.a]
    if column.index != action.a:
        return Reason("You have no {unit} left on your player board.", ("CC-EXP-01",), names)
    if units_left(seat, column) == 0:
        return Reason(
            "All your units of this type are already on the map ({unit}).", ("CC-EXP-13",), names
        )
    if not state.map.active.has(action.b):
        return Reason("Hex {hex} is outside the map in play.", ("CC-EXP-15",), names)
    if not state.map.fits[action.b] & column.terrain:
        rule = {WOODCUTTER: "CC-EXP-08", MINER: "CC-EXP-09"}.get(action.a, "CC-EXP-07")
        if state.map.loch.has(action.b):
            return Reason("Hex {hex} is a loch.", (rule, "CC-EXP-14"), names)
        return Reason(
            "You cannot place this unit on hex {hex}: wrong terrain ({unit}).", (rule,), names
        )
    if action.b in state.map.ports and not state.ports and not state.rules.small:
        return Reason("You can only use a corner hex when port tiles are in play.", ("CC-VNP-Q1",))
    if owner_at(state, action.b) >= 0:
        return Reason("Hex {hex} is occupied.", ("CC-EXP-04",), names)
    return None


def why_no_build(state: State, seat_number: int, action: Action, grant: Grant) -> Reason | None:
    """Why an expand is not possible; None if only a module forbids it."""
    reason = why_no_unit(state, seat_number, action)
    if reason is None and open_hexes(state, seat_number).has(action.b):
        return why_too_dear(state, seat_number, action, grant)
    # What lies on a hex that belongs to nobody is told by the module that put it there.
    if reason is not None or not state.free.has(action.b):
        return reason
    if not state.seats[seat_number].reach.has(action.b):
        hex_: dict[str, object] = {"hex": HEX.words[action.b]}
        return Reason("Hex {hex} is out of reach of your units.", ("CC-EXP-03",), hex_)
    return why_too_dear(state, seat_number, action, grant)


def why_too_dear(state: State, seat_number: int, action: Action, grant: Grant) -> Reason | None:
    seat = state.seats[seat_number]
    column = seat.hooks.column_at[action.a]
    cost = granted_cost(state, seat_number, grant, column, action.b)
    if cost <= seat.money:
        return None
    sums: dict[str, object] = {"cost": cost, "money": seat.money}
    return Reason("That costs £{cost}; you have £{money}.", ("CC-EXP-05",), sums)


class Expand(ExpandRule):
    """A unit on an empty hex in reach, which everybody may build."""

    def __init__(self) -> None:
        super().__init__((BUILD,))

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_builds(state, frame.seat, True, out)

    def ways(self, state: State, seat: int, grant: Grant, out: list[Action]) -> None:
        if grant.unit and grant.hexes is None and grant.columns == EVERY_COLUMN:
            legal_builds(state, seat, grant.land, out)
        else:
            granted_builds(state, seat, grant, open_hexes(state, seat).hexes(), out)

    def expand(self, state: State, seat: int, grant: Grant, action: Action) -> None:
        build(state, seat, action.a, action.b, grant)
        open_bonuses(state, seat, action.a, action.b)

    def why_no_way(self, state: State, seat: int, grant: Grant, action: Action) -> Reason | None:
        return why_no_build(state, seat, action, grant)


EXPAND: Final[Expand] = Expand()
