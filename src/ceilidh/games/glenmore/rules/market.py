"""The Market (GM-MKT): prices, sales, and what a seat could pay with all it owns."""

from typing import Final

from ceilidh.games.glenmore.goods import RESOURCE_NAMES, RESOURCES
from ceilidh.games.glenmore.grid import cells_of
from ceilidh.games.glenmore.kinds import SELL
from ceilidh.games.glenmore.load import amount
from ceilidh.games.glenmore.rules.stock import add_coins, note, take_good
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.kernel.action import Action

OUT_OF_REACH: Final = 9999


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
    out = [cell for cell, load in own.loads.items() if amount(load, kind) > 0]
    out.sort()
    return out


def sales(state: State, seat: int, out: list[Action]) -> None:
    """Every sale that is possible now (GM-MKT-10, 12)."""
    own = state.seats[seat]
    for kind in range(RESOURCES):
        if own.stock[kind] > 0 and state.market[kind] > 0:
            row = SELL.rows[kind]
            for cell in cells_with(own, kind):
                out.append(row[cell])


def any_sale(state: State, seat: int) -> bool:
    own = state.seats[seat]
    market = state.market
    return any([have and market[kind] for kind, have in enumerate(own.stock)])


def sell_from(state: State, seat: int, action: Action) -> None:
    """Carry out a sale of a tile's resource."""
    take_good(state, seat, action.b, action.a, "market")
    sell(state, seat, action.a)


def scot_cells(state: State, own: Seat) -> list[int]:
    """Where a Scot paid as a cost may come from: the Home tiles, or any tile (GM-ED-03)."""
    mask = own.manned & state.rules.home_mask if state.rules.french else own.manned
    return cells_of(mask)


class Purse:
    """What a seat could pay if it sold all it can: the coins, and for each kind what is left.

    Selling and buying back costs nothing, since the space that a sale empties is the next to be
    bought from. So a cost can be paid if it can be bought after selling everything (GM-TAK-Q6).
    Much can be told without counting, so that is done when it is first needed.
    """

    __slots__ = ("coins", "counted", "filled", "kept", "market", "slots", "stock", "total")

    def __init__(
        self, coins: int, stock: list[int], market: list[int], slots: tuple[int, ...]
    ) -> None:
        self.coins = coins
        self.stock = stock
        self.market = market
        self.slots = slots
        self.counted = False
        self.total = coins
        self.kept = stock
        self.filled = market

    def _count(self) -> None:
        self.counted = True
        slots = self.slots
        kept = self.stock[:]
        left = self.market[:]
        total = self.coins
        for kind in range(RESOURCES):
            have = kept[kind]
            filled = left[kind]
            while have > 0 and filled > 0:
                have -= 1
                filled -= 1
                total += slots[filled]
            kept[kind] = have
            left[kind] = filled
        self.kept = kept
        self.filled = left
        self.total = total

    def cash(self) -> int:
        """The coins after all sales."""
        if not self.counted:
            self._count()
        return self.total

    def cost(self, kind: int, number: int) -> int:
        """The coins that so many of a kind would cost."""
        if not self.counted:
            self._count()
        missing = number - self.kept[kind]
        if missing <= 0:
            return 0
        first = self.filled[kind]
        if first + missing > len(self.slots):
            return OUT_OF_REACH
        total = 0
        for place in range(first, first + missing):
            total += self.slots[place]
        return total

    def next_cost(self, kind: int, used: int) -> int:
        """The coins of one more of a kind after `used` ones."""
        if not self.counted:
            self._count()
        if used < self.kept[kind]:
            return 0
        place = self.filled[kind] + used - self.kept[kind]
        return self.slots[place] if place < len(self.slots) else OUT_OF_REACH


def purse(state: State, seat: int) -> Purse:
    own = state.seats[seat]
    return Purse(own.coins, own.stock, state.market, state.rules.slots)
