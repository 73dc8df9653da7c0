"""Terms as they are weighed for every move that is tried: bare numbers and functions."""

from collections.abc import Callable
from typing import Generic, TypeVar

L = TypeVar("L")


class WeightedTerms(Generic[L]):
    """What is measured of a look, each with its weight in victory points."""

    def __init__(self, weights: list[float], measures: list[Callable[[L], float]]) -> None:
        self.weights = weights
        self.measures = measures

    def of(self, view: L) -> float:
        """The value of a position in victory points."""
        total = 0.0
        for place, measure in enumerate(self.measures):
            total += self.weights[place] * measure(view)
        return total
