"""Simplified trains (IN-VM-07 to 14): goods of a demand tile for a claim, a marker a round."""

from typing import Final

from ceilidh.games.clans.modules.industria.rail_board.board import (
    SLOT,
    board,
    discard_demand,
    lay_demand,
    railway,
    refill_demand,
)
from ceilidh.games.clans.modules.industria.rail_board.checks import RAILWAY
from ceilidh.games.clans.modules.industria.rail_board.payment import pay_demand, why_no_payment
from ceilidh.games.clans.modules.industria.rail_board.rows import ROUNDS
from ceilidh.games.clans.modules.industria.rail_board.variant import Variant
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

NAME: Final = "simplified-trains"
LARGE_SIDE: Final = 4  # players of the side that is used at every number of them (IN-VM-08)


class LayDemand(Step[State]):
    """A tile beside each milestone, and those that wait (IN-VM-09)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        lay_demand(state, len(SLOT.words), railway(state).numbers.simplified_future)
        return False


class ReplaceDemand(Step[State]):
    """At the end of a round all tiles beside milestones are replaced (IN-VM-14)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        if state.round < ROUNDS:
            discard_demand(state, list(range(len(SLOT.words))))
            refill_demand(state, railway(state).numbers.simplified_future)
        return False


LAY_DEMAND: Final[LayDemand] = LayDemand("lay demand")
REPLACE_DEMAND: Final[ReplaceDemand] = ReplaceDemand("replace demand")


class SimplifiedTrains(Variant):
    def __init__(self) -> None:
        super().__init__(NAME, conflicts=("trains", "milestones"))

    def insertions(self) -> list[Insertion]:
        return [
            Insertion("set-up", "deal contracts", True, "lay demand"),
            Insertion("round", "scoring phase", True, "replace demand"),
        ]

    def markers(self, state: State, seat: int) -> int:
        """One beside each scoring tile of rounds 1 to 4 (IN-VM-07, IN-VM-12, IN-VM-13)."""
        return min(state.round, railway(state).numbers.markers)

    def why_no_marker(self, state: State, seat: int) -> Reason:
        if state.round >= railway(state).numbers.markers:
            return Reason("You have already placed all your milestone markers.", ("IN-VM-07",))
        return Reason("You get your next milestone marker next round.", ("IN-VM-12",))

    def why_no_price(self, state: State, seat: int, slot: int) -> Reason | None:
        tile = railway(state).demand_tile(board(state).demand[slot])
        money = state.seats[seat].money
        return why_no_payment(state, seat, tile, money, ("IN-VM-10",))

    def pay(self, state: State, seat: int, slot: int) -> None:
        """The goods first, then the money (IN-VM-10, IN-VM-11)."""
        pay_demand(state, seat, railway(state).demand_tile(board(state).demand[slot]))
        pay_in(state, seat, railway(state).numbers.simplified_reward, "milestone")

    def points(self, rules: Rules) -> tuple[int, ...]:
        return RAILWAY.of(rules.components).numbers.milestone_vp[LARGE_SIDE]
