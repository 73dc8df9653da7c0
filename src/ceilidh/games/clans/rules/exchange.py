"""Port tile 7: exchange two units on the map with two from the player board (CC-PRT-T7)."""

from typing import Final

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.goods import FIELD, KIND_WORKER, MINER, WOODCUTTER, WORKER
from ceilidh.games.clans.kinds import REMOVE, RETURN, SWAP
from ceilidh.games.clans.rules.bargains import goods_beside
from ceilidh.games.clans.rules.bonuses import BONUSES, BUILDING, completes_set
from ceilidh.games.clans.rules.expand import column_of, fitting, units_left
from ceilidh.games.clans.rules.pieces import kind_at, place, take_off_map
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame


def incoming(state: State, seat_number: int, hex_: int, removed: int) -> list[Column]:
    """Columns that could stand on the hex when the kinds in mask `removed` may not come back."""
    seat = state.seats[seat_number]
    out: list[Column] = []
    for column in seat.hooks.columns:
        if column.kind == FIELD or units_left(seat, column) == 0:
            continue
        if state.rules.exchange_differs and removed >> column.kind & 1:
            continue
        if not fitting(state, column.terrain).has(hex_):
            continue
        closed = False
        for module in seat.hooks.closed_hexes:
            closed = closed or module.closed_hexes(state, seat_number, column).has(hex_)
        if not closed:
            out.append(column)
    return out


def can_swap(state: State, seat_number: int, first: int, second: int) -> bool:
    """Whether two new units exist for these two hexes at the same time (CC-PRT-T7-Q2)."""
    removed = 1 << kind_at(state, first) | 1 << kind_at(state, second)
    seconds = incoming(state, seat_number, second, removed)
    if not seconds:
        return False
    for one in incoming(state, seat_number, first, removed):
        for other in seconds:
            if one is not other or units_left(state.seats[seat_number], one) > 1:
                return True
    return False


def partners(state: State, seat: int, first: int) -> list[int]:
    """Hexes of further units that can be exchanged together with the one on `first`."""
    if kind_at(state, first) == FIELD:
        return []
    return [
        hex_
        for hex_ in state.seats[seat].own.hexes()
        if hex_ != first and kind_at(state, hex_) != FIELD and can_swap(state, seat, first, hex_)
    ]


def can_exchange(state: State, seat: int) -> bool:
    for hex_ in state.seats[seat].own.hexes():
        if partners(state, seat, hex_):
            return True
    return False


class Exchange(Step[State]):
    """Choose the two units to remove; frame.a is the first hex once chosen, else -1."""

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.a < 0:
            for hex_ in state.seats[frame.seat].own.hexes():
                if partners(state, frame.seat, hex_):
                    out.append(REMOVE.all[hex_])
        else:
            out.extend([REMOVE.all[hex_] for hex_ in partners(state, frame.seat, frame.a)])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if frame.a < 0:
            state.stack[-1] = Frame(frame.step, frame.seat, action.a)
            return
        state.stack.pop()
        low = min(frame.a, action.a)
        high = max(frame.a, action.a)
        removed = 1 << kind_at(state, low) | 1 << kind_at(state, high)
        state.stack.append(Frame(SWAPPING.id, frame.seat, low, high, removed))
        state.stack.append(Frame(RETURNING.id, frame.seat, high))
        state.stack.append(Frame(RETURNING.id, frame.seat, low))


EXCHANGE: Final[Exchange] = Exchange("exchange")


class Returning(Step[State]):
    """Put the unit on hex frame.a back; a worker goes to any open column (CC-PRT-T7-Q3)."""

    def begin(self, state: State, frame: Frame) -> bool:
        deployed = state.seats[frame.seat].deployed
        column = kind_at(state, frame.a)
        if column == KIND_WORKER:
            if deployed[WORKER]:
                column = WORKER
            elif deployed[WOODCUTTER] and deployed[MINER]:
                return True
            else:
                column = WOODCUTTER if deployed[WOODCUTTER] else MINER
        self._put_back(state, frame, column)
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(RETURN.all)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        self._put_back(state, frame, WOODCUTTER + action.a)

    def _put_back(self, state: State, frame: Frame, column: int) -> None:
        state.stack.pop()
        take_off_map(state, frame.a, kind_at(state, frame.a))
        state.mine(frame.seat).deployed[column] -= 1


RETURNING: Final[Returning] = Returning("return worker")


class Swapping(Step[State]):
    """Place the new units: hex frame.a, then frame.b; frame.c masks the kinds removed."""

    def begin(self, state: State, frame: Frame) -> bool:
        return True

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        firsts = incoming(state, frame.seat, frame.a, frame.c)
        if state.land[frame.b]:
            out.extend([SWAP.rows[column.index][frame.a] for column in firsts])
            return
        seconds = incoming(state, frame.seat, frame.b, frame.c)
        for one in firsts:
            for other in seconds:
                if one is not other or units_left(state.seats[frame.seat], one) > 1:
                    out.append(SWAP.rows[one.index][frame.a])
                    break

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        place(state, frame.seat, column_of(state.seats[frame.seat], action.a), action.b)
        if not state.land[frame.b]:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.b, frame.a, frame.c)
            return
        state.stack.pop()
        self._open_bonuses(state, frame.seat, frame.a, frame.b)

    def _open_bonuses(self, state: State, seat: int, first: int, second: int) -> None:
        """Bonuses of both units at once; the building bonus only once (CC-PRT-T7-Q4, Q6)."""
        offer = 0
        if state.rules.exchange_bargains and state.rules.neighbourhood_limit:
            offer = goods_beside(state, seat, first) | goods_beside(state, seat, second)
        for hex_ in (first, second):
            kind = kind_at(state, hex_)
            if kind != KIND_WORKER and completes_set(state, seat, kind):
                offer |= BUILDING
        if offer:
            state.stack.append(Frame(BONUSES.id, seat, offer))


SWAPPING: Final[Swapping] = Swapping("swap units")
