"""Which ports a seat can use now (CC-PRT-01 to 12), and marking them."""

from typing import Final

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import COPY, USE
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event

MEAT_TILE: Final = 1
PRICE_TILE: Final = 6
COPY_TILE: Final = 9
NOWHERE: Final = -1


def corner_of(state: State, tile: int) -> int:
    """The corner of the map where the tile lies, or NOWHERE."""
    if tile in state.ports:
        return state.ports.index(tile)
    return NOWHERE


def open_tiles(state: State, seat_number: int) -> list[int]:
    """The tiles the seat can use now, in ascending order.

    The answer is remembered with the seat. Sets are never changed, so the reach itself tells
    whether it still holds; own units do not change without it.
    """
    seat = state.seats[seat_number]
    tiles: list[int] = []
    for corner, tile in enumerate(state.ports):
        if is_open(state, seat_number, corner):
            tiles.append(tile)
    tiles.sort()
    seat.open_ports = tiles
    seat.open_ports_reach = seat.reach
    seat.open_ports_used = seat.ports
    return tiles


def is_open(state: State, seat_number: int, corner: int) -> bool:
    """Not yet used by the seat and in reach of one of its units now (CC-PRT-04, CC-PRT-07)."""
    seat = state.seats[seat_number]
    if corner == NOWHERE or (seat.ports >> corner) & 1:
        return False
    hex_ = state.map.ports[corner]
    if seat.reach.has(hex_) or seat.own.has(hex_):
        return True
    for module in seat.hooks.of["opens_port"]:
        if module.opens_port(state, seat_number):
            return True
    return False


def can_use(state: State, seat: int, tile: int) -> bool:
    return is_open(state, seat, corner_of(state, tile))


def copy_cost(state: State) -> int:
    return state.rules.components.port(COPY_TILE).effect().numbers["cost"]


def can_copy(state: State, seat: int, tile: int) -> bool:
    """Whether tile 9 can copy `tile`, which needs neither reach nor marker (CC-PRT-T9-Q1)."""
    return (
        tile != COPY_TILE
        and tile in state.ports
        and can_use(state, seat, COPY_TILE)
        and state.seats[seat].money >= copy_cost(state)
    )


def ways(state: State, seat: int, tile: int) -> list[Action]:
    """The moves by which the seat can use the tile now, whether or not it has an effect."""
    out: list[Action] = []
    if tile in state.ports:
        if can_use(state, seat, tile):
            out.append(USE.all[tile])
        if can_copy(state, seat, tile):
            out.append(COPY.all[tile])
    for module in state.seats[seat].hooks.of["port_ways"]:
        module.port_ways(state, seat, tile, out)
    return out


def way_cost(state: State, seat: int, action: Action) -> int:
    """What it costs to use a tile by this move, before the tile does anything."""
    if action.spec is USE:
        return 0
    if action.spec is COPY:
        return copy_cost(state)
    return sum([one.way_cost(state, seat, action) for one in _walkers(state, seat)])


def mark(state: State, seat: int, action: Action) -> None:
    """Put a port marker on the tile used; a copy pays for tile 9 and marks that."""
    tile = action.a
    if action.spec is COPY:
        pay_in(state, seat, -copy_cost(state), "port")
        tile = COPY_TILE
    if action.spec is USE or action.spec is COPY:
        state.mine(seat).ports |= 1 << corner_of(state, tile)
    else:
        for module in _walkers(state, seat):
            module.mark_way(state, seat, action)
    if state.sink is not None:
        state.sink.events.append(Event("port", seat, str(action.a), 1, -1, ""))


def _walkers(state: State, seat: int) -> list[Module]:
    """The modules that know further ways to ports."""
    return state.seats[seat].hooks.of["port_ways"]
