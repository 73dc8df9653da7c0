"""The future export contracts board (IN-FB): contracts are seen before they can be had."""

from typing import Final, cast

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.rules.contracts import draw_contract
from ceilidh.games.clans.state import State
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "future-contracts"


class FutureBoard(ModuleState):
    """The contracts in their slots, leftmost first."""

    def __init__(self, slots: tuple[int, ...]) -> None:
        super().__init__(NAME)
        self.slots = slots

    def dump(self) -> dict[str, object]:
        return {"contracts": list(self.slots)}

    def restore(self, data: dict[str, object]) -> None:
        rows = data["contracts"]
        assert isinstance(rows, list)
        self.slots = tuple([int(row) for row in rows])


def future_board(state: State) -> FutureBoard:
    return cast(FutureBoard, state.module(NAME))


def fill(state: State) -> None:
    """Fill the free slots on the right from the draw pile (IN-FB-07, IN-FB-Q3)."""
    slots = future_board(state).slots
    while len(slots) < state.rules.components.board.future_slots:
        contract = draw_contract(state)
        if contract == 0:
            break
        slots += (contract,)
    state.keep(FutureBoard(slots))


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
        return FutureBoard(())

    def insertions(self) -> list[Insertion]:
        return [Insertion("set-up", "deal contracts", False, "fill future board")]

    def next_contract(self, state: State) -> int:
        """The leftmost one refills the export board; the rest slides (IN-FB-03, IN-FB-06)."""
        slots = future_board(state).slots
        if not slots:
            return 0
        state.keep(FutureBoard(slots[1:]))
        fill(state)
        return slots[0]

    def contracts_left(self, state: State) -> bool:
        return len(future_board(state).slots) > 0

    def show_contracts(self, state: State, number: int) -> tuple[int, ...]:
        """A building bonus shows the leftmost ones (IN-FB-04, IN-FB-05)."""
        slots = future_board(state).slots
        state.keep(FutureBoard(slots[number:]))
        return slots[:number]

    def after_contracts(self, state: State) -> None:
        """Only after the choice is the board refilled (IN-FB-Q1)."""
        fill(state)
