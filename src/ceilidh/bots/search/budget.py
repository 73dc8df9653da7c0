"""How long a bot may think about one decision, and the clock that says how much of it is gone."""

from dataclasses import dataclass
from time import perf_counter

PATIENCE = 8  # times the usual time of a level, after which its bot has to move
LEAST_PATIENCE = 4.0  # seconds; nobody minds them on a machine that is so busy


@dataclass(frozen=True)
class Budget:
    """Seconds, or moves tried (`nodes`), with which a bot plays the same on every machine.

    With both, the nodes are the budget, and a bot that has not tried them after so many seconds
    has to hurry.
    """

    seconds: float = 0.0
    nodes: int = 0

    def __post_init__(self) -> None:
        assert self.seconds > 0 or self.nodes > 0, "seconds or nodes"

    def start(self) -> "BudgetTimer":
        return BudgetTimer(self)


def effort(seconds: float, pace: int) -> Budget:
    """So many seconds of thought on a usual machine, which tries `pace` moves in one of them.

    Counted in moves tried, so that a bot is as strong on a machine that is slow or busy: there it
    takes longer, within limits.
    """
    return Budget(max(PATIENCE * seconds, LEAST_PATIENCE), int(seconds * pace))


class BudgetTimer:
    """One decision under way; shares of the budget, 1.0 being all of it."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.nodes = 0
        self.now = perf_counter
        self.began = self.now()

    def tick(self) -> None:
        """One more move was tried."""
        self.nodes += 1

    def used(self) -> float:
        budget = self.budget
        tried = self.nodes / budget.nodes if budget.nodes else 0.0
        if not budget.seconds:
            return tried
        return max(tried, (self.now() - self.began) / budget.seconds)

    def hurried(self) -> bool:
        """Whether time ran out before all moves were tried that the budget has."""
        return self.nodes < self.budget.nodes and self.used() >= 1.0
