"""Pieces on the map: who stands where, and what a seat reaches from there (rulebook: Expand).

`state.land[hex]` is 0 or packs the owner and up to two units of that owner; the base game puts only
one unit on a hex, expansions two.
"""

from typing import Final

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.goods import KIND_NAMES
from ceilidh.games.clans.rules.watchers import watchers
from ceilidh.games.clans.state import State
from ceilidh.kernel.event import Event
from ceilidh.kernel.hexset import HexSet, joined

_OWNER: Final = 7
_KIND: Final = 15


def owner_at(state: State, hex_: int) -> int:
    """The seat that stands on the hex, or -1."""
    return (state.land[hex_] & _OWNER) - 1


def kind_at(state: State, hex_: int) -> int:
    """The kind of the first unit on the hex, or -1."""
    return ((state.land[hex_] >> 3) & _KIND) - 1


def second_at(state: State, hex_: int) -> int:
    """The kind of the second unit on the hex, or -1."""
    return ((state.land[hex_] >> 7) & _KIND) - 1


def kinds_at(state: State, hex_: int) -> list[int]:
    """The kinds of all units on the hex."""
    out: list[int] = []
    first = kind_at(state, hex_)
    if first >= 0:
        out.append(first)
        second = second_at(state, hex_)
        if second >= 0:
            out.append(second)
    return out


def place(state: State, seat_number: int, column: Column, hex_: int) -> None:
    """Move one unit of the column from the player board to the hex."""
    state.mine(seat_number).deployed[column.index] += 1
    put_on_map(state, seat_number, column.kind, hex_)
    if state.rules.everyone["on_deployed"]:
        for module in watchers(state, "on_deployed"):
            module.on_deployed(state, seat_number, column.index, hex_)


def put_on_map(state: State, seat_number: int, kind: int, hex_: int) -> None:
    """Stand a unit on the hex without touching the player board."""
    seat = state.mine(seat_number)
    code = state.land[hex_]
    if code == 0:
        state.land[hex_] = seat_number + 1 | (kind + 1) << 3
        state.free = state.free.without(hex_)
        seat.own = seat.own.plus(hex_)
        if seat.hooks.of["reach"]:
            seat.reach = reach_of(state, seat_number)
        else:
            seat.reach = seat.reach.union(state.map.reach[seat.shipping][hex_])
    else:
        state.land[hex_] = code | (kind + 1) << 7
    if state.sink is not None:
        state.sink.events.append(Event("place", seat_number, KIND_NAMES[kind], 1, hex_, ""))


def take_off_map(state: State, hex_: int, kind: int) -> None:
    """Remove one unit of the kind from the hex; the caller puts it back on the player board."""
    seat_number = owner_at(state, hex_)
    seat = state.mine(seat_number)
    second = second_at(state, hex_)
    if second < 0:
        state.land[hex_] = 0
        state.free = state.free.plus(hex_)
        seat.own = seat.own.without(hex_)
        seat.reach = reach_of(state, seat_number)
    else:
        stays = second if kind_at(state, hex_) == kind else kind_at(state, hex_)
        state.land[hex_] = seat_number + 1 | (stays + 1) << 3
    if state.sink is not None:
        state.sink.events.append(Event("remove", seat_number, KIND_NAMES[kind], 1, hex_, ""))


def reach_of(state: State, seat_number: int) -> HexSet:
    """All hexes within one step of any of the seat's units at its shipping level (CC-REA-11)."""
    seat = state.seats[seat_number]
    reach = joined(state.map.reach[seat.shipping], seat.own)
    for module in seat.hooks.of["reach"]:
        reach = module.reach(state, seat_number, reach)
    return reach
