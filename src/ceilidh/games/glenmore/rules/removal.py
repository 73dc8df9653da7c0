"""Removing tiles of the own territory from the game (GM-LMK-14 to 19, GM-CLN-18 to 23)."""

from typing import Final

from ceilidh.games.glenmore.grid import CASTLE_CELL, cells_of
from ceilidh.games.glenmore.kinds import DONE, REMOVE
from ceilidh.games.glenmore.rules.arrivals import KEEPING
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.placement import HOME, sound
from ceilidh.games.glenmore.rules.stock import clear_cell, move_scots, note
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import GOODS_MASK
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


def held(state: State, seat: int) -> int:
    """The set of cells whose tile never goes: Home tiles (GM-CLN-23, GM-LMK-Q4), vetoed ones."""
    cells = HOME
    for module in state.rules.hooks.of["allows_removal"]:
        for cell in cells_of(state.seats[seat].area & ~cells):
            if not module.allows_removal(state, seat, cell):
                cells |= 1 << cell
    return cells


def removable(state: State, seat: int, number: int) -> list[int]:
    """The cells that can go, if up to `number` may go together (GM-PLC-17, GM-PLC-Q5).

    Only the final arrangement must be sound. Whatever removes tiles of a territory asks this.
    """
    own = state.seats[seat]
    fast = held(state, seat)
    return [
        cell
        for cell in cells_of(own.area & ~fast)
        if completes(own.area & ~(1 << cell), own.river & ~(1 << cell), fast, number - 1)
    ]


def completes(area: int, river: int, fast: int, number: int) -> bool:
    """Whether the territory is sound now or after the removal of up to `number` more tiles.

    The cells of `fast` cannot go.
    """
    if sound(area, river):
        return True
    if number == 0:
        return False
    return any(
        [
            completes(area & ~(1 << cell), river & ~(1 << cell), fast, number - 1)
            for cell in cells_of(area & ~fast)
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
    move_scots(state, seat, load, cell, CASTLE_CELL)
    note(state, "remove", seat, state.rules.components.tiles[tile].id, 1, cell, "")
    for module in state.rules.hooks.of["on_removal"]:
        module.on_removal(state, seat, cell)
    if load & GOODS_MASK:
        state.stack.append(Frame(KEEPING.id, seat, CASTLE_CELL, load & GOODS_MASK))


class Remove(TurnStep):
    """Remove tiles: frame.a is how many at most, frame.b says that it is optional.

    A compulsory removal lapses if no tile can go (GM-CLN-Q3).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a > 0 and removable(state, frame.seat, frame.a):
            return True
        if frame.a > 0 and self.deed_possible(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        own = state.seats[frame.seat]
        cells = removable(state, frame.seat, frame.a)
        for cell in cells:
            out.append(REMOVE.all[cell])
        if not cells or (frame.b and sound(own.area, own.river)):
            out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is REMOVE:
            state.stack.append(Frame(self.id, frame.seat, frame.a - 1, frame.b))
            remove_tile(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which tile to remove", ("GM-LMK-14", "GM-CLN-18"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is DONE and frame.b:
            return Reason(
                "Your territory does not follow the placement rules: remove another tile.",
                ("GM-LMK-15", "GM-PLC-Q5"),
            )
        return why_no_removal(state, frame, action) if action.spec is REMOVE else None

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"number": frame.a, "optional": frame.b == 1}


def why_no_removal(state: State, frame: Frame, action: Action) -> Reason:
    cell = action.a
    if HOME >> cell & 1:
        return Reason("Home tiles can never be removed.", ("GM-CLN-23", "GM-LMK-Q4"))
    if cell not in state.seats[frame.seat].tiles:
        return Reason("There is no tile there.", ("GM-CLN-18",))
    for module in state.rules.hooks.of["allows_removal"]:
        if not module.allows_removal(state, frame.seat, cell):
            reason = module.why_not(state, frame, action)
            if reason is not None:
                return reason
    return Reason(
        "The rest of your territory would no longer follow the placement rules.",
        ("GM-PLC-17", "GM-PLC-Q4"),
    )


REMOVING: Final[Remove] = Remove("remove tiles")
