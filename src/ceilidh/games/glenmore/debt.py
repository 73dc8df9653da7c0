"""What is due: the cost of a tile or an activation, and its packing into a frame of the stack."""

from typing import Final

from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import (
    BARREL,
    COIN,
    RESOURCE_NAMES,
    RESOURCES,
    SCOT,
    TERRITORY,
    named,
)
from ceilidh.kernel.state import Frame

MOST_DUE: Final = 15  # of one kind, as it is packed in four bits


class Debt:
    """What is still to be paid; never changed once it is made.

    `units` counts the resources: `exact` ones by kind, then `free` ones of the `kinds` (bits), all
    different if `differ`. `swap` coins may replace one of them, 0 if none may. `coins`, `barrels`
    and `scots` are due, `reserve` coins must be left for a road. `tile` is to be laid afterwards,
    -1 if none is.
    """

    __slots__ = (
        "barrels",
        "coins",
        "differ",
        "exact",
        "free",
        "kinds",
        "reserve",
        "scots",
        "swap",
        "tile",
        "units",
    )

    def __init__(self) -> None:
        self.units = 0
        self.exact = [0] * RESOURCES
        self.free = 0
        self.kinds = 0
        self.differ = False
        self.swap = 0
        self.coins = 0
        self.barrels = 0
        self.scots = 0
        self.reserve = 0
        self.tile = -1

    def copy(self) -> "Debt":
        other = Debt()
        other.units = self.units
        other.exact = self.exact[:]
        other.free = self.free
        other.kinds = self.kinds
        other.differ = self.differ
        other.swap = self.swap
        other.coins = self.coins
        other.barrels = self.barrels
        other.scots = self.scots
        other.reserve = self.reserve
        other.tile = self.tile
        return other

    def next_kinds(self) -> int:
        """The kinds (bits) that the next unit may be; 0 if no resource is due."""
        for kind in range(RESOURCES):
            if self.exact[kind] > 0:
                return 1 << kind
        return self.kinds if self.free > 0 else 0

    def less(self, kind: int) -> "Debt":
        """What is due after a resource of this kind, or a coin in its place (-1), has been paid."""
        rest = self.copy()
        due = self.next_kinds()
        if rest.free > 0 and sum(rest.exact) == 0:
            rest.free -= 1
            if rest.differ and kind >= 0:
                rest.kinds &= ~(1 << kind)
        else:
            rest.exact[kind if kind >= 0 else due.bit_length() - 1] -= 1
        rest.units -= 1
        if kind < 0:
            rest.swap = 0
        return rest

    def swapped(self) -> list["Debt"]:
        """What could be due after a coin has replaced one of the resources."""
        if sum(self.exact) == 0:
            return [self.less(-1)]
        out: list[Debt] = []
        for kind, number in enumerate(self.exact):
            if number:
                rest = self.less(-1)
                rest.exact = self.exact[:]
                rest.exact[kind] -= 1
                out.append(rest)
        return out


def pack(debt: Debt, step: int, seat: int) -> Frame:
    """The debt as a frame: what is due, the free choice, what comes after."""
    a = debt.coins << 28 | debt.scots << 24 | debt.barrels << 20
    for kind in range(RESOURCES):
        a |= debt.exact[kind] << (4 * kind)
    b = debt.free | debt.kinds << 4 | debt.swap << 10
    if debt.differ:
        b |= 1 << 9
    return Frame(step, seat, a, b, (debt.tile + 1) << 8 | debt.reserve)


def unpack(frame: Frame) -> Debt:
    debt = Debt()
    a, b, c = frame.a, frame.b, frame.c
    for kind in range(RESOURCES):
        debt.exact[kind] = (a >> (4 * kind)) & 15
    debt.barrels = (a >> 20) & 15
    debt.scots = (a >> 24) & 15
    debt.coins = a >> 28
    debt.free = b & 15
    debt.kinds = (b >> 4) & 31
    debt.differ = (b >> 9) & 1 == 1
    debt.swap = b >> 10
    debt.reserve = c & 255
    debt.tile = (c >> 8) - 1
    debt.units = sum(debt.exact) + debt.free
    return debt


def described(debt: Debt) -> dict[str, object]:
    """What is still due, in words."""
    kinds = [name for kind, name in enumerate(RESOURCE_NAMES) if debt.kinds >> kind & 1]
    return {
        "goods": named(debt.exact),
        "free": debt.free,
        "kinds": kinds if debt.free else [],
        "differ": debt.differ,
        "swap": debt.swap,
        "coins": debt.coins,
        "barrels": debt.barrels,
        "scots": debt.scots,
    }


def tile_debt(tile: Tile) -> Debt:
    """The cost of taking a tile."""
    debt = Debt()
    cost = tile.cost
    for kind in range(RESOURCES):
        debt.exact[kind] = cost[kind]
    debt.barrels = cost[BARREL]
    debt.coins = cost[COIN]
    debt.scots = cost[SCOT]
    debt.units = sum(debt.exact)
    if tile.kind == TERRITORY:
        debt.tile = tile.index
    return debt


def goods_debt(exact: tuple[int, ...], free: int = 0, kinds: int = 0, differ: bool = False) -> Debt:
    """The cost of an activation in resources."""
    debt = Debt()
    for kind in range(RESOURCES):
        debt.exact[kind] = exact[kind]
    debt.free = free
    debt.kinds = kinds
    debt.differ = differ
    debt.units = sum(exact) + free
    return debt


def barrel_debt(barrels: int) -> Debt:
    """The cost of an activation in barrels."""
    debt = Debt()
    debt.barrels = barrels
    return debt


def with_road(cost: Debt, swap: int, reserve: int) -> Debt:
    """A cost of which a coin may replace a resource and which must leave coins for a road."""
    debt = cost.copy()
    debt.swap = swap
    debt.reserve = reserve
    return debt
