"""The chain of moves that a plan found for the rest of a turn, each under its position's key.

A decision that was planned is not planned again. If chance or a rival intervened, the position is
another one and nothing is known about it.
"""

from collections import OrderedDict

from ceilidh.kernel.action import Action

MOST = 2_000  # positions; the oldest are forgotten

Key = tuple[object, ...]


class Memory:
    def __init__(self) -> None:
        self.known: OrderedDict[Key, Action] = OrderedDict()

    def recall(self, key: Key) -> Action | None:
        return self.known.get(key)

    def keep(self, key: Key, action: Action) -> None:
        self.known[key] = action
        self.known.move_to_end(key)
        if len(self.known) > MOST:
            self.known.popitem(last=False)
