"""How long a bot may think about one decision, and the clock that says how much of it is gone."""

from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True)
class Budget:
    """Seconds, or moves tried (`nodes`), with which it plays the same on every machine."""

    seconds: float = 0.0
    nodes: int = 0

    def __post_init__(self) -> None:
        assert (self.seconds > 0) != (self.nodes > 0), "seconds or nodes, one of them"

    def start(self) -> "BudgetTimer":
        return BudgetTimer(self)


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
        if self.budget.nodes:
            return self.nodes / self.budget.nodes
        return (self.now() - self.began) / self.budget.seconds
