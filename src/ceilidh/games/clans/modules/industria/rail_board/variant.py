"""What a game with milestones differs in: where markers come from, and what a claim costs."""

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.modules.industria.rail_board.checks import RAILWAY
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.reason import Reason


class Variant(Module):
    """A module that is played with milestones; each game has exactly one."""

    def markers(self, state: State, seat: int) -> int:
        """How many milestone markers the seat has been given until now."""
        raise AssertionError("a variant must define markers")

    def why_no_marker(self, state: State, seat: int) -> Reason:
        """Why the seat has no marker to claim with."""
        raise AssertionError("a variant must define why_no_marker")

    def why_no_price(self, state: State, seat: int, slot: int) -> Reason | None:
        """Why the seat cannot pay for the milestone of a slot; None if it can."""
        return None

    def pay(self, state: State, seat: int, slot: int) -> None:
        """Pay for the milestone of a slot."""

    def points(self, rules: Rules) -> tuple[int, ...]:
        """The points of a milestone in the order of claims, of the side for so many people."""
        return RAILWAY.of(rules.components).numbers.milestone_vp[max(len(rules.people), 2)]
