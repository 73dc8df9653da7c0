"""The future export contracts board (IN-FB): contracts are seen before they can be had."""

from typing import Final

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.rules.contracts import draw_contract
from ceilidh.games.clans.state import State
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.state import Frame, Slice


class FutureBoard(Slice):
    """The contracts in their slots, leftmost first."""

    def __init__(self, slots: tuple[int, ...]) -> None:
        super().__init__("future-contracts")
        self.slots = slots

    def clone(self) -> "FutureBoard":
        return FutureBoard(self.slots)

    def dump(self) -> dict[str, object]:
        return {"contracts": list(self.slots)}

    def restore(self, data: dict[str, object]) -> None:
        rows = data["contracts"]
        assert isinstance(rows, list)
        self.slots = tuple([int(row) for row in rows])


def future_board(state: State) -> FutureBoard:
    for part in state.ext:
        if isinstance(part, FutureBoard):
            return part
    raise AssertionError("the future contracts board is not in this game")


def fill(state: State) -> None:
    """Fill the free slots on the right from the draw pile (IN-FB-07, IN-FB-Q3)."""
    board = future_board(state)
    while len(board.slots) < state.rules.components.board.future_slots:
        contract = draw_contract(state)
        if contract == 0:
            return
        board.slots += (contract,)


class FillFutureBoard(Step[State]):
    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        fill(state)
        return False


FILL_FUTURE_BOARD: Final[FillFutureBoard] = FillFutureBoard("fill future board")
STEPS: Final[list[Step[State]]] = [FILL_FUTURE_BOARD]


class FutureContracts(Module):
    """The export board itself is dealt from the pile, after this board (IN-SU-Q1)."""

    def __init__(self) -> None:
        super().__init__("future-contracts", players=(2, 3, 4))

    def new_slice(self) -> Slice:
        return FutureBoard(())

    def insertions(self) -> list[Insertion]:
        return [Insertion("set-up", "deal contracts", False, "fill future board")]

    def next_contract(self, state: State) -> int:
        """The leftmost one refills the export board; the rest slides (IN-FB-03, IN-FB-06)."""
        board = future_board(state)
        if not board.slots:
            return 0
        contract = board.slots[0]
        board.slots = board.slots[1:]
        fill(state)
        return contract

    def contracts_left(self, state: State) -> bool:
        return len(future_board(state).slots) > 0

    def show_contracts(self, state: State, number: int) -> tuple[int, ...]:
        """A building bonus shows the leftmost ones (IN-FB-04, IN-FB-05)."""
        board = future_board(state)
        shown = board.slots[:number]
        board.slots = board.slots[number:]
        return shown

    def after_contracts(self, state: State) -> None:
        """Only after the choice is the board refilled (IN-FB-Q1)."""
        fill(state)
