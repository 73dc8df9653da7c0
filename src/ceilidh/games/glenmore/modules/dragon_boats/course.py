"""The way of the boats (GM-C1-13 to 18): rivers one after the other, each from right to left."""

from ceilidh.games.glenmore.grid import CASTLE_CELL
from ceilidh.games.glenmore.modules.dragon_boats.regatta import Regatta, regatta
from ceilidh.games.glenmore.modules.dragon_boats.rows import BOATS, River
from ceilidh.games.glenmore.state import State


def neutral(state: State, stop: int) -> River:
    """The Neutral river of a stop behind the seats."""
    return BOATS.of(state.rules.components).rivers[stop - state.rules.players]


def castle_of(state: State, stop: int) -> int:
    """Where the castle with the tokens stands: no other castle has any (GM-C1-30, Q12)."""
    return CASTLE_CELL if stop < state.rules.players else neutral(state, stop).castle


def length(state: State, stop: int) -> int:
    """The number of tiles or spaces of a river."""
    if stop < state.rules.players:
        return state.seats[stop].river.bit_count()
    return neutral(state, stop).spaces


def _entrance(state: State, stop: int) -> int:
    """The rightmost tile or space of a river; those of a territory lie in one row."""
    if stop < state.rules.players:
        return state.seats[stop].river.bit_length() - 1
    return 1


def ahead(state: State, part: Regatta, seat: int) -> tuple[int, int]:
    """Stop and spot of the next river tile before a boat."""
    stop, spot = part.boats[seat]
    if stop < state.rules.players:
        if state.seats[stop].river >> (spot - 1) & 1:
            return stop, spot - 1
    elif spot < neutral(state, stop).spaces:
        return stop, spot + 1
    place = part.course.index(stop) + 1
    following = part.course[place % len(part.course)]
    return following, _entrance(state, following)


def to_go(state: State, seat: int) -> int:
    """The movement points that a boat still needs for its lap, by the rivers as they are now."""
    part = regatta(state)
    if part.done(seat) or not part.course:
        return 0
    stop, spot = part.boats[seat]
    if stop == seat and spot > CASTLE_CELL:
        return spot - CASTLE_CELL
    total = state.seats[seat].river.bit_length() - 1 - CASTLE_CELL + 1
    total += _rest(state, stop, spot)
    place = part.course.index(stop) + 1
    following = part.course[place % len(part.course)]
    while following != seat:
        total += length(state, following)
        place += 1
        following = part.course[place % len(part.course)]
    return total


def _rest(state: State, stop: int, spot: int) -> int:
    """The tiles of a river to the left of a spot."""
    if stop < state.rules.players:
        river = state.seats[stop].river
        return (river & ((1 << spot) - 1)).bit_count()
    return neutral(state, stop).spaces - spot
