"""Arriving pieces: resources of choice, which to keep on a full tile, and where to put them."""

from typing import Final

from ceilidh.games.glenmore.goods import RESOURCES
from ceilidh.games.glenmore.grid import cells_of
from ceilidh.games.glenmore.kinds import DONE, GAIN, KEEP, PUT
from ceilidh.games.glenmore.rules.free_moves import (
    any_free_move,
    do_free_move,
    free_moment,
    free_moves,
)
from ceilidh.games.glenmore.rules.stock import lost, put_good, put_scots, room
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import ONE, amount, goods_sum, packed
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame


class Joker(Step[State]):
    """Resources of choice onto one tile: frame.a is the cell, frame.b how many (GM-IMM-Q1)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b > 0 and room(state, frame.seat, frame.a) > 0:
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(GAIN.all)
        if free_moment(state):
            free_moves(state, frame.seat, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if do_free_move(state, frame, action):
            return
        put_good(state, frame.seat, frame.a, action.a, "gain")
        state.stack[-1] = Frame(self.id, frame.seat, frame.a, frame.b - 1)


class Keep(Step[State]):
    """Resources arrive on one tile: frame.a is the cell, frame.b their load.

    What finds no room is lost; of several kinds the owner chooses (GM-CMP-20, GM-CMP-Q5).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        seat, cell = frame.seat, frame.a
        goods = frame.b
        while goods:
            left = room(state, seat, cell)
            kinds = [kind for kind in range(RESOURCES) if amount(goods, kind) > 0]
            if left > 0 and len(kinds) > 1 and left < goods_sum(goods):
                state.stack[-1] = Frame(self.id, seat, cell, goods)
                return True
            if left > 0:
                put_good(state, seat, cell, kinds[0], "gain")
            else:
                lost(state, seat, kinds[0], cell)
            goods -= ONE[kinds[0]]
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        for kind in range(RESOURCES):
            if amount(frame.b, kind) > 0:
                out.append(KEEP.all[kind])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        put_good(state, frame.seat, frame.a, action.a, "gain")
        state.stack[-1] = Frame(self.id, frame.seat, frame.a, frame.b - ONE[action.a])


class Put(Step[State]):
    """Pieces go onto any own tiles: frame.a is the load of resources, frame.b counts Scots.

    One at a time and in any order, so that they may go to different tiles (GM-CLN-Q2). Goods
    without room are lost unless the owner makes room by a sale.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        seat = frame.seat
        goods, scots = frame.a, min(frame.b, state.seats[seat].scots)
        if goods and not self._with_room(state, seat) and not self._can_make_room(state, seat):
            lose(state, seat, goods)
            goods = 0
        if goods == 0 and scots == 0:
            state.stack.pop()
            return False
        if goods != frame.a or scots != frame.b:
            state.stack[-1] = Frame(frame.step, seat, goods, scots)
        return True

    def _with_room(self, state: State, seat: int) -> list[int]:
        return [cell for cell in cells_of(state.seats[seat].area) if room(state, seat, cell) > 0]

    def _can_make_room(self, state: State, seat: int) -> bool:
        return free_moment(state) and any_free_move(state, seat)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        seat = frame.seat
        cells = self._with_room(state, seat) if frame.a else []
        for kind in range(RESOURCES):
            if amount(frame.a, kind) > 0:
                for cell in cells:
                    out.append(PUT.rows[kind][cell])
        if frame.b:
            for cell in cells_of(state.seats[seat].area):
                out.append(PUT.rows[RESOURCES][cell])
        if frame.a and not cells:
            out.append(DONE.only)
        if free_moment(state):
            free_moves(state, seat, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if do_free_move(state, frame, action):
            return
        seat = frame.seat
        if action.spec is DONE:
            lose(state, seat, frame.a)
            state.stack[-1] = Frame(frame.step, seat, 0, frame.b)
        elif action.a == RESOURCES:
            put_scots(state, seat, action.b, 1, "gain")
            state.stack[-1] = Frame(frame.step, seat, frame.a, frame.b - 1)
        else:
            put_good(state, seat, action.b, action.a, "gain")
            state.stack[-1] = Frame(frame.step, seat, frame.a - ONE[action.a], frame.b)


def lose(state: State, seat: int, goods: int) -> None:
    """Tell that resources of a load found no room anywhere."""
    for kind in range(RESOURCES):
        for _ in range(amount(goods, kind)):
            lost(state, seat, kind, -1)


def arrive(state: State, seat: int, cell: int, goods: tuple[int, ...]) -> None:
    """Push the arrival of resources on one tile."""
    state.stack.append(Frame(KEEPING.id, seat, cell, packed(goods)))


JOKER: Final[Joker] = Joker("joker")
KEEPING: Final[Keep] = Keep("keep")
PUTTING: Final[Put] = Put("put")
