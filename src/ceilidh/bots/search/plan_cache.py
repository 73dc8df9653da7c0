"""The chain of moves that a plan found for the rest of a turn, each under its position's key.

A decision that was planned is not planned again. If chance or a rival intervened, the position is
another one and nothing is known about it. What was planned for later turns is kept under what the
seat itself has by then, and is where the next search begins.
"""

from collections import OrderedDict
from collections.abc import Sequence

from ceilidh.kernel.action import Action

MOST = 2_000  # positions; the oldest are forgotten

Key = tuple[object, ...]


class PlanCache:
    def __init__(self) -> None:
        self.known: OrderedDict[Key, Sequence[Action]] = OrderedDict()

    def recall(self, key: Key) -> Action | None:
        found = self.known.get(key)
        return found[0] if found else None

    def plan(self, key: Key) -> Sequence[Action]:
        return self.known.get(key, ())

    def keep(self, key: Key, moves: Sequence[Action]) -> None:
        """The move that was found for a position, or all from there on."""
        self.known[key] = moves
        self.known.move_to_end(key)
        if len(self.known) > MOST:
            self.known.popitem(last=False)
