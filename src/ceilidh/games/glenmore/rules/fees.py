"""What modules ask for laying a tile on a cell (the hook `lay_fee`), and what can be paid of it."""

from ceilidh.games.glenmore.grid import cells_of
from ceilidh.games.glenmore.rules.free_moves import free_moment
from ceilidh.games.glenmore.rules.market import purse
from ceilidh.games.glenmore.ruleset import OUT_OF_REACH
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


def lay_fee(state: State, seat: int, cell: int) -> int:
    """What laying a tile on a cell costs the seat."""
    fee = 0
    for module in state.rules.hooks.of["lay_fee"]:
        fee += module.lay_fee(state, seat, cell)
    return fee


def least_fee(state: State, seat: int, cells: int) -> int:
    """The lowest of the fees of a set of cells; out of reach if the set is empty."""
    if cells and not state.rules.hooks.of["lay_fee"]:
        return 0
    least = OUT_OF_REACH
    for cell in cells_of(cells):
        least = min(least, lay_fee(state, seat, cell))
        if least == 0:
            break
    return least


def open_cells(state: State, seat: int, cells: int, coins: int) -> list[int]:
    """The cells of a set whose fee is not higher than some coins."""
    found = cells_of(cells)
    if not state.rules.hooks.of["lay_fee"]:
        return found
    return [cell for cell in found if lay_fee(state, seat, cell) <= coins]


def cash_to_lay(state: State, seat: int) -> int:
    """The coins that a seat can have when it lays a tile: inside an activation nothing is sold."""
    return purse(state, seat).cash() if free_moment(state) else state.seats[seat].coins


def why_no_fee(state: State, frame: Frame, action: Action) -> Reason | None:
    """What a module says whose fee cannot be paid."""
    for module in state.rules.hooks.of["lay_fee"]:
        reason = module.why_not(state, frame, action)
        if reason is not None:
            return reason
    return None
