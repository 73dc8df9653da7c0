"""The kinds of action of Peat, one line each, in the order of their ids, and what chance can do."""

from typing import Final

from ceilidh.kernel.action import Domain, Spec, numbers

MOST: Final = 3

TAKE: Final[Spec] = Spec("take", (numbers("peats", 1, MOST),), ("PE-TAKE-01",))
WAIT: Final[Spec] = Spec("wait", (), ("PE-WAIT-01",))
SPECS: Final[list[Spec]] = [TAKE, WAIT]

# Chance: how many peats the wind blows away.
WIND: Final[Domain] = Domain("wind", ("0", "1", "2"))
