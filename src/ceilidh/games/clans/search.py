"""What a search asks of a position of Clans, beside the contract of a game."""

from ceilidh.games.clans.rules.turn import TURN
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexset import HexSet
from ceilidh.kernel.state import parts_key, stack_key


def position_key(state: State) -> tuple[object, ...]:
    """All that decides about further moves; who has passed is left out, see `freeze_rivals`."""
    return (
        stack_key(state),
        tuple([_seat_key(seat) for seat in state.seats]),
        # fields: key State
        state.round,
        tuple(state.prices),
        tuple(state.imports),
        len(state.unseen),
        state.drawn,
        tuple(state.display),
        state.ports,
        state.offers,
        tuple(state.land),
        _words(state.free),
        state.bargains,
        # fields: end
        parts_key(state),
    )


def _words(hexes: HexSet) -> tuple[int, int, int]:
    return (hexes.w0, hexes.w1, hexes.w2)


def _seat_key(seat: Seat) -> tuple[object, ...]:
    return (
        # fields: key Seat
        seat.clan,
        seat.money,
        seat.glory,
        seat.shipping,
        seat.technology,
        seat.merchants,
        seat.ports,
        tuple(seat.goods),
        tuple(seat.market),
        tuple(seat.deployed),
        seat.box,
        seat.fulfilled,
        _words(seat.reach),
        # fields: end
    )


def turn_over(before: State, after: State, seat: int) -> bool:
    """A fresh turn is due; what is used up first, such as a port, leaves the same one due."""
    if not after.stack or after.round != before.round:
        return True
    top = after.stack[-1]
    if top.seat != seat:
        return True
    if top.step != TURN.id or top.a:
        return False
    due = before.stack[-1]
    return due is not top or before.seats[seat].ports == after.seats[seat].ports


def freeze_rivals(state: State, seat: int) -> None:
    """Let the other seats pass without a bonus, unless they are in the midst of something."""
    if state.round == 0 or len(state.passed) == len(state.seats):
        return
    busy = [frame.seat for frame in state.stack]
    for other in state.order:
        if other != seat and other not in state.passed and other not in busy:
            state.passed.append(other)
