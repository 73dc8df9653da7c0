"""The preparation phase (CC-PRE): refill the export board, take merchants back."""

from typing import Final

from ceilidh.games.clans.rules.contracts import next_contract
from ceilidh.games.clans.state import State
from ceilidh.kernel.event import Event
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame


class NextRound(Step[State]):
    """A new round: from the second on in the order of passing (CC-RND-07)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        state.round += 1
        if state.round > 1:
            state.order = state.passed[:]
            state.passed.clear()
        if state.recorder is not None:
            state.recorder.events.append(Event("round", -1, "", state.round, -1, ""))
        return False


def refill(state: State) -> None:
    """One contract on every empty box; what lies there stays (CC-PRE-02, CC-PRE-04)."""
    for box in range(len(state.display)):
        if state.display[box] == 0:
            state.display[box] = next_contract(state)


class RefillExportBoard(Step[State]):
    """Skipped in round 1, like the whole phase (CC-RND-03)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        if state.round > 1:
            refill(state)
        return False


class MerchantsHome(Step[State]):
    """Every merchant on the market returns to its owner's stock (CC-PRE-05)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        if state.round > 1:
            for number in range(len(state.seats)):
                seat = state.mine(number)
                for good in range(6):
                    seat.merchants += abs(seat.market[good])
                    seat.market[good] = 0
        return False


NEXT_ROUND: Final[NextRound] = NextRound("next round")
REFILL: Final[RefillExportBoard] = RefillExportBoard("refill contracts")
MERCHANTS_HOME: Final[MerchantsHome] = MerchantsHome("merchants home")
