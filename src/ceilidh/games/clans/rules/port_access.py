"""Which ports a seat can use now (CC-PRT-01 to 12), and marking them."""

from typing import Final

from ceilidh.games.clans.components.ports import COPY_TILE
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import COPY, USE
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event

NOWHERE: Final = -1


def corner_of(state: State, tile: int) -> int:
    """The corner of the map where the tile lies, or NOWHERE."""
    if tile in state.ports:
        return state.ports.index(tile)
    return NOWHERE


def open_tiles(state: State, seat_number: int) -> list[int]:
    """The tiles the seat can use now, in ascending order.

    Those it has not used are open if they are in reach of one of its units now (CC-PRT-04,
    CC-PRT-07), or wherever they lie if a module says so. The answer is remembered with the seat.
    Sets are never changed, so the reach itself tells whether it still holds; own units do not
    change without it.
    """
    seat = state.seats[seat_number]
    if seat.open_ports_reach is seat.reach and seat.open_ports_used == seat.ports:
        return seat.open_ports
    tiles: list[int] = []
    places = state.map.ports
    anywhere = False
    for module in seat.hooks.of["opens_port"]:
        anywhere = anywhere or module.opens_port(state, seat_number)
    for corner, tile in enumerate(state.ports):
        if not (seat.ports >> corner) & 1:
            hex_ = places[corner]
            if anywhere or seat.reach.has(hex_) or seat.own.has(hex_):
                tiles.append(tile)
    tiles.sort()
    seat.open_ports = tiles
    seat.open_ports_reach = seat.reach
    seat.open_ports_used = seat.ports
    return tiles


def is_open(state: State, seat: int, corner: int) -> bool:
    """Whether the seat can use the tile of a corner now."""
    return corner != NOWHERE and state.ports[corner] in open_tiles(state, seat)


def can_use(state: State, seat: int, tile: int) -> bool:
    return tile in open_tiles(state, seat)


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
        tiles = open_tiles(state, seat)
        if tile in tiles:
            out.append(USE.all[tile])
        if COPY_TILE in tiles and can_copy(state, seat, tile):
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
    if state.recorder is not None:
        state.recorder.events.append(Event("port", seat, str(action.a), 1, -1, ""))


def _walkers(state: State, seat: int) -> list[Module]:
    """The modules that know further ways to ports."""
    return state.seats[seat].hooks.of["port_ways"]
