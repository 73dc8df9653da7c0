"""What is fixed while the moves of one decision are compared."""

from collections.abc import Callable
from typing import Generic, TypeVar, cast

S = TypeVar("S")
T = TypeVar("T")


class DecisionContext(Generic[S]):
    """What `seat` expects in the position in which its decision is due."""

    def __init__(self, state: S, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._found: dict[Callable[[S, int], object], object] = {}

    def once(self, find: Callable[[S, int], T]) -> T:
        """What `find(state, seat)` finds out about that position, however often it is asked."""
        if find not in self._found:
            self._found[find] = find(self.state, self.seat)
        return cast(T, self._found[find])
