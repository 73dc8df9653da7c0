"""Removing tiles of the own territory from the game (GM-LMK-14 to 19, GM-CLN-18 to 23)."""

from typing import Final

from ceilidh.games.glenmore.grid import CASTLE_CELL, cells_of
from ceilidh.games.glenmore.kinds import DONE, REMOVE
from ceilidh.games.glenmore.rules.arrivals import KEEPING
from ceilidh.games.glenmore.rules.free_moves import do_free_move, free_moment, free_moves
from ceilidh.games.glenmore.rules.placement import HOME, sound
from ceilidh.games.glenmore.rules.stock import clear_cell, move_scots, note
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.games.glenmore.tile_load import GOODS_MASK
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame


def removable(own: Seat, number: int) -> list[int]:
    """The cells that can go, if up to `number` may go together (GM-PLC-17, GM-PLC-Q5).

    Only the final arrangement must be sound; Home tiles never go (GM-CLN-23, GM-LMK-Q4).
    """
    return [
        cell
        for cell in cells_of(own.area & ~HOME)
        if completes(own.area & ~(1 << cell), own.river & ~(1 << cell), number - 1)
    ]


def completes(area: int, river: int, number: int) -> bool:
    """Whether the territory is sound now or after the removal of up to `number` more tiles."""
    if sound(area, river):
        return True
    if number == 0:
        return False
    return any(
        [
            completes(area & ~(1 << cell), river & ~(1 << cell), number - 1)
            for cell in cells_of(area & ~HOME)
        ]
    )


def remove_tile(state: State, seat: int, cell: int) -> None:
    """With all tiles under it; cards stay, goods and Scots go to the Home castle (GM-LMK-17-19)."""
    own = state.mine(seat)
    tile = own.tiles.pop(cell)
    own.under.pop(cell, ())
    own.area &= ~(1 << cell)
    own.river &= ~(1 << cell)
    load = clear_cell(state, seat, cell)
    move_scots(state, seat, load, CASTLE_CELL)
    note(state, "remove", seat, state.rules.components.tiles[tile].id, 1, cell, "")
    if load & GOODS_MASK:
        state.stack.append(Frame(KEEPING.id, seat, CASTLE_CELL, load & GOODS_MASK))


class Remove(Step[State]):
    """Remove tiles: frame.a is how many at most, frame.b says that it is optional.

    A compulsory removal lapses if no tile can go (GM-CLN-Q3).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        own = state.seats[frame.seat]
        if frame.a > 0 and removable(own, frame.a):
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        own = state.seats[frame.seat]
        for cell in removable(own, frame.a):
            out.append(REMOVE.all[cell])
        if frame.b and sound(own.area, own.river):
            out.append(DONE.only)
        if free_moment(state):
            free_moves(state, frame.seat, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if do_free_move(state, frame, action):
            return
        state.stack.pop()
        if action.spec is REMOVE:
            state.stack.append(Frame(self.id, frame.seat, frame.a - 1, frame.b))
            remove_tile(state, frame.seat, action.a)


REMOVING: Final[Remove] = Remove("remove tiles")
