"""The Market (GM-MKT): prices, sales, and what a seat could pay with all it owns."""

from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.grid import cells_of
from ceilidh.games.glenmore.kinds import SELL
from ceilidh.games.glenmore.rules.stock import add_coins, note, take_good
from ceilidh.games.glenmore.ruleset import OUT_OF_REACH
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.games.glenmore.tile_load import GOOD_MASKS
from ceilidh.kernel.action import Action


def price(state: State, kind: int) -> int:
    """The coins of the leftmost empty space (GM-MKT-04); out of reach in a full row (GM-MKT-05)."""
    filled = state.market[kind]
    slots = state.rules.slots
    return slots[filled] if filled < len(slots) else OUT_OF_REACH


def buy(state: State, seat: int, kind: int, reason: str) -> None:
    """The coins stay on the row; the resource is used at once (GM-MKT-06, GM-MKT-15)."""
    add_coins(state, seat, -price(state, kind), reason)
    state.market[kind] += 1
    note(state, "buy", seat, RESOURCE_NAMES[kind], 1, -1, reason)


def sell(state: State, seat: int, kind: int) -> None:
    """The coins of the rightmost occupied space for a resource already given (GM-MKT-09)."""
    state.market[kind] -= 1
    add_coins(state, seat, state.rules.slots[state.market[kind]], "market")


def cells_with(own: Seat, kind: int) -> list[int]:
    """The cells that hold a resource, in order."""
    mask = GOOD_MASKS[kind]
    out = [cell for cell, load in own.loads.items() if load & mask]
    out.sort()
    return out


def sales(state: State, seat: int, out: list[Action]) -> None:
    """Every sale that is possible now (GM-MKT-10, 12)."""
    own = state.seats[seat]
    market = state.market
    for kind, have in enumerate(own.stock):
        if have and market[kind]:
            row = SELL.rows[kind]
            for cell in cells_with(own, kind):
                out.append(row[cell])


def any_sale(state: State, seat: int) -> bool:
    market = state.market
    for kind, have in enumerate(state.seats[seat].stock):
        if have and market[kind]:
            return True
    return False


def any_sale_on(state: State, seat: int, cell: int) -> bool:
    """Whether a resource of one tile can be sold now."""
    load = state.seats[seat].loads.get(cell, 0)
    for kind, filled in enumerate(state.market):
        if filled and load & GOOD_MASKS[kind]:
            return True
    return False


def sell_from(state: State, seat: int, action: Action) -> None:
    """Carry out a sale of a tile's resource."""
    take_good(state, seat, action.b, action.a, "market")
    sell(state, seat, action.a)


def scot_cells(state: State, own: Seat) -> list[int]:
    """Where a Scot paid as a cost may come from: the Home tiles, or any tile (GM-ED-03)."""
    mask = own.manned & state.rules.home_mask if state.rules.french else own.manned
    return cells_of(mask)


class Purse:
    """What a seat could pay if it sold all it can: the coins, and for each kind its level.

    Selling and buying back costs nothing, since the space that a sale empties is the next to be
    bought from. So a cost can be paid if it can be bought after selling everything (GM-TAK-Q6). A
    level is the number of filled spaces left by then; below zero, so many resources are left.
    Much can be told without counting, so `levels` and the `total` of the coins are empty until
    `count` is called.
    """

    __slots__ = ("coins", "ladder", "levels", "market", "stock", "total")

    def __init__(self, coins: int, stock: list[int], market: list[int], ladder: list[int]) -> None:
        self.coins = coins
        self.stock = stock
        self.market = market
        self.ladder = ladder
        self.levels: list[int] = []
        self.total = coins

    def count(self) -> None:
        ladder = self.ladder
        out: list[int] = []
        total = self.coins
        stock = self.stock
        for kind, filled in enumerate(self.market):
            have = stock[kind]
            if have:
                out.append(filled - have)
                total += ladder[filled]
                if filled > have:
                    total -= ladder[filled - have]
            else:
                out.append(filled)
        self.levels = out
        self.total = total

    def cash(self) -> int:
        """The coins after all sales."""
        if not self.levels:
            self.count()
        return self.total


def purse(state: State, seat: int) -> Purse:
    own = state.seats[seat]
    return Purse(own.coins, own.stock, state.market, state.rules.ladder)
