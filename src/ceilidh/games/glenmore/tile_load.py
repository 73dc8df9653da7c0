"""A load: what lies on one tile, packed into an int: five resources, their sum, and Scots.

Four bits for each resource, four for their sum, and the Scots above, which have no limit
(GM-CMP-19, GM-CMP-21, GM-CMP-Q6).
"""

from typing import Final

from ceilidh.games.glenmore.goods import RESOURCES

SUM_SHIFT: Final = 4 * RESOURCES
SCOT_SHIFT: Final = SUM_SHIFT + 4
ONE_SCOT: Final = 1 << SCOT_SHIFT
GOODS_MASK: Final = ONE_SCOT - 1
# One resource of each kind.
ONE: Final[tuple[int, ...]] = tuple(
    [(1 << (4 * kind)) | (1 << SUM_SHIFT) for kind in range(RESOURCES)]
)
# Where the number of each kind stands.
GOOD_MASKS: Final[tuple[int, ...]] = tuple([15 << (4 * kind) for kind in range(RESOURCES)])


def amount(load: int, kind: int) -> int:
    """How many of one resource."""
    return (load >> (4 * kind)) & 15


def goods_sum(load: int) -> int:
    """How many resources of all kinds."""
    return (load >> SUM_SHIFT) & 15


def scots(load: int) -> int:
    return load >> SCOT_SHIFT


def amounts(load: int) -> list[int]:
    """The resources by kind."""
    return [(load >> (4 * kind)) & 15 for kind in range(RESOURCES)]


def packed(goods: tuple[int, ...] | list[int]) -> int:
    """The load of these resources."""
    load = 0
    for kind in range(len(goods)):
        load += ONE[kind] * goods[kind]
    return load
