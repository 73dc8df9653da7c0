"""Milestones without trains (IN-VM-01 to 06): markers from the start, money for a claim."""

from typing import Final

from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.rail_board.variant import Variant
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.state import State
from ceilidh.kernel.reason import Reason

NAME: Final = "milestones"


class MilestonesAlone(Variant):
    def __init__(self) -> None:
        super().__init__(NAME, conflicts=("trains", "simplified-trains"))

    def markers(self, state: State, seat: int) -> int:
        """All of them from the start (IN-VM-04)."""
        return railway(state).numbers.markers

    def why_no_marker(self, state: State, seat: int) -> Reason:
        return Reason("You have already placed all your milestone markers.", ("IN-VM-04",))

    def why_no_price(self, state: State, seat: int, slot: int) -> Reason | None:
        cost = railway(state).numbers.milestone_cost
        money = state.seats[seat].money
        if money >= cost:
            return None
        sums: dict[str, object] = {"cost": cost, "money": money}
        return Reason("A milestone costs £{cost}; you have £{money}.", ("IN-VM-05",), sums)

    def pay(self, state: State, seat: int, slot: int) -> None:
        pay_in(state, seat, -railway(state).numbers.milestone_cost, "milestone")
