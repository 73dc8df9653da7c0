"""The future export contracts board (IN-FB): contracts are seen before they can be had."""

from typing import Final, cast

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.rules.contracts import draw_contract
from ceilidh.games.clans.state import State
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.json_fields import integers
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "future-contracts"


class FutureBoard(ModuleState):
    """The contracts in their slots, leftmost first."""

    # fields: module FutureBoard
    def __init__(self, slots: tuple[int, ...] = ()) -> None:
        super().__init__(NAME)
        self.slots = slots

    def dump(self) -> dict[str, object]:
        return {"contracts": list(self.slots)}

    def restore(self, data: dict[str, object]) -> None:
        self.slots = tuple(integers(data["contracts"]))

    def copy(self) -> "FutureBoard":
        return FutureBoard(self.slots)

    # fields: end


def future_board(state: State) -> FutureBoard:
    return cast(FutureBoard, state.module(NAME))


def fill(state: State) -> None:
    """Fill the free slots on the right from the draw pile (IN-FB-07, IN-FB-Q3)."""
    board = future_board(state).copy()
    while len(board.slots) < state.rules.components.board.future_slots:
        contract = draw_contract(state)
        if contract == 0:
            break
        board.slots += (contract,)
    state.keep(board)


def slide(state: State, number: int) -> tuple[int, ...]:
    """Take the leftmost contracts off; the rest slides."""
    board = future_board(state).copy()
    taken, board.slots = board.slots[:number], board.slots[number:]
    state.keep(board)
    return taken


class FillFutureBoard(Step[State]):
    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        fill(state)
        return False


FILL_FUTURE_BOARD: Final[FillFutureBoard] = FillFutureBoard("fill future board")


class FutureContracts(Module):
    """The export board itself is dealt from the pile, after this board (IN-SU-Q1)."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def new_module_state(self) -> ModuleState:
        return FutureBoard()

    def insertions(self) -> list[Insertion]:
        return [Insertion("set-up", "deal contracts", False, "fill future board")]

    def next_contract(self, state: State) -> int:
        """The leftmost one refills the export board; the rest slides (IN-FB-03, IN-FB-06)."""
        taken = slide(state, 1)
        if not taken:
            return 0
        fill(state)
        return taken[0]

    def contracts_left(self, state: State) -> bool:
        return len(future_board(state).slots) > 0

    def show_contracts(self, state: State, number: int) -> tuple[int, ...]:
        """A building bonus shows the leftmost ones (IN-FB-04, IN-FB-05)."""
        return slide(state, number)

    def after_contracts(self, state: State) -> None:
        """Only after the choice is the board refilled (IN-FB-Q1)."""
        fill(state)
