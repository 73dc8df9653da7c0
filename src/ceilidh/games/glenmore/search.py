"""What a search asks of a position of Glen More II, beside the contract of a game."""

from ceilidh.games.glenmore.rules.move import MOVING
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.kernel.state import parts_key, stack_key


def position_key(state: State) -> tuple[object, ...]:
    """All that decides about further moves."""
    return (
        stack_key(state),
        tuple([_seat_key(seat) for seat in state.seats]),
        # fields: key State
        tuple(state.rondel),
        tuple(state.places),
        state.gone,
        state.front,
        len(state.unseen),
        tuple(state.market),
        state.claims,
        state.laid,
        state.activated,
        state.movement,
        state.extras,
        state.whole,
        # fields: end
        parts_key(state),
    )


def _seat_key(seat: Seat) -> tuple[object, ...]:
    return (
        # fields: key Seat
        seat.coins,
        seat.barrels,
        seat.markers,
        tuple(seat.points),
        tuple(sorted(seat.tiles.items())),
        tuple(sorted(seat.loads.items())),
        seat.landmarks,
        seat.persons,
        # fields: end
    )


def move_is_due(state: State) -> bool:
    """Whether the figure at turn has not yet moved; asides may lie above its move."""
    for frame in state.stack:
        if frame.step == MOVING.id:
            return True
    return False


def turn_over(before: State, after: State, seat: int) -> bool:
    """The next move is due: of another seat, or of this one at another place."""
    if not after.stack:
        return True
    if not move_is_due(after):
        return False
    if after.stack[-1].seat != seat:
        return True
    return not move_is_due(before) or before.places[seat] != after.places[seat]
