"""Pieces on the map: who stands where, and what a seat reaches from there (rulebook: Expand).

`state.land[hex]` is 0 or packs the owner, up to two units of that owner and, of another seat, one
guest. The base game puts only one unit on a hex; effects of expansions may put a second one there
(IN-U2-01), and a guest beside it. When the owner's last unit leaves, the hex belongs to the guest.
"""

from typing import Final

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.goods import KIND_NAMES, kind_of
from ceilidh.games.clans.rules.watchers import watchers
from ceilidh.games.clans.state import State
from ceilidh.kernel.event import Event
from ceilidh.kernel.hexset import HexSet, joined

_OWNER: Final = 7
_KIND: Final = 15
# A code below this one: no more than one unit stands there, of one seat.
_CROWD: Final = 1 << 7
_GUEST: Final = 11
_HOSTS: Final = (1 << _GUEST) - 1


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
    """The kinds of the owner's units on the hex."""
    code = state.land[hex_]
    if code == 0:
        return []
    first = ((code >> 3) & _KIND) - 1
    second = ((code >> 7) & _KIND) - 1
    return [first] if second < 0 else [first, second]


def guest_at(state: State, hex_: int) -> int:
    """The other seat that has a unit on the owner's hex, or -1."""
    return ((state.land[hex_] >> _GUEST) & _OWNER) - 1


def guest_kind_at(state: State, hex_: int) -> int:
    """The kind of the guest's unit, or -1."""
    return (state.land[hex_] >> (_GUEST + 3)) - 1


def kinds_of(state: State, seat: int, hex_: int) -> list[int]:
    """The kinds of the units that one seat has on the hex, as owner or as guest."""
    if owner_at(state, hex_) == seat:
        return kinds_at(state, hex_)
    if guest_at(state, hex_) == seat:
        return [guest_kind_at(state, hex_)]
    return []


def units_at(state: State, seat: int, hexes: list[int]) -> int:
    """How many units the seat has on some of its own hexes."""
    land = state.land
    units = len(hexes)
    for hex_ in hexes:
        # Mostly a single one stands there, and no more need be asked.
        if land[hex_] >= _CROWD:
            units += len(kinds_of(state, seat, hex_)) - 1
    return units


def has_room(state: State, seat: int, hex_: int) -> bool:
    """Whether the seat stands there with one unit, so that a second may join it (IN-U2-03)."""
    return owner_at(state, hex_) == seat and second_at(state, hex_) < 0


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
    if code and owner_at(state, hex_) == seat_number:
        assert second_at(state, hex_) < 0, "two units are the most (IN-U2-03)"
        state.land[hex_] = code | (kind + 1) << 7
    else:
        unit = seat_number + 1 | (kind + 1) << 3
        if code == 0:
            state.land[hex_] = unit
            state.free = state.free.without(hex_)
        else:
            assert guest_at(state, hex_) < 0, "one guest is the most (IN-ST-05)"
            state.land[hex_] = code | unit << _GUEST
        seat.own = seat.own.plus(hex_)
        seat.reach = seat.reach.union(state.map.reach[seat.shipping][hex_])
    if state.recorder is not None:
        state.recorder.events.append(Event("place", seat_number, KIND_NAMES[kind], 1, hex_, ""))


def take_off_map(state: State, hex_: int, kind: int) -> None:
    """Remove one unit of the owner from the hex; the caller puts it back on the player board.

    Another unit stays (IN-U2-06), and so does a guest, who is then the owner (IN-U2-09).
    """
    seat_number = owner_at(state, hex_)
    seat = state.mine(seat_number)
    code = state.land[hex_]
    second = second_at(state, hex_)
    if second < 0:
        state.land[hex_] = code >> _GUEST
        if code < _CROWD:
            state.free = state.free.plus(hex_)
        seat.own = seat.own.without(hex_)
        seat.reach = reach_of(state, seat_number)
    else:
        stays = second if kind_at(state, hex_) == kind else kind_at(state, hex_)
        guest = code & ~_HOSTS
        state.land[hex_] = seat_number + 1 | (stays + 1) << 3 | guest
    if state.recorder is not None:
        state.recorder.events.append(Event("remove", seat_number, KIND_NAMES[kind], 1, hex_, ""))


def send_home(state: State, hex_: int, column: int) -> None:
    """A unit of the owner returns to a column of the player board (IN-GL-27)."""
    seat = owner_at(state, hex_)
    take_off_map(state, hex_, kind_of(column))
    state.mine(seat).deployed[column] -= 1


def reach_of(state: State, seat_number: int) -> HexSet:
    """All hexes within one step of any of the seat's units at its shipping level (CC-REA-11)."""
    seat = state.seats[seat_number]
    return joined(state.map.reach[seat.shipping], seat.own)
