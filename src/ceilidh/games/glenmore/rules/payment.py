"""Paying (GM-TAK, GM-MKT): what is due, whether it can be paid, and one decision a unit.

A cost can be met with resources of any own tile or with purchases, and goods may be sold meanwhile;
a purchase is made only as part of the payment (GM-MKT-Q5).
"""

from typing import Final

from ceilidh.games.glenmore.debt import Debt, described, pack, unpack
from ceilidh.games.glenmore.goods import RESOURCES
from ceilidh.games.glenmore.grid import PlacementArea
from ceilidh.games.glenmore.kinds import BUY, PAY, SUBSTITUTE
from ceilidh.games.glenmore.rules.fees import least_fee
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import Purse, buy, cells_with, price, purse, scot_cells
from ceilidh.games.glenmore.rules.payment_refusals import (
    why_no_good,
    why_no_purchase,
    why_no_scot,
    why_no_swap,
)
from ceilidh.games.glenmore.rules.placement import ground, kept_spots, spots
from ceilidh.games.glenmore.rules.stock import add_barrels, add_coins, take_good, take_scot
from ceilidh.games.glenmore.ruleset import OUT_OF_REACH
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import scots
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

REASON: Final = "cost"


def coins_for(money: Purse, debt: Debt) -> int:
    """The coins that the resources due would cost at least, without a swap."""
    if debt.units == 0:
        return 0
    total = 0
    if not money.levels:
        money.count()
    levels = money.levels
    ladder = money.ladder
    for kind, number in enumerate(debt.exact):
        if number:
            level = levels[kind]
            if level + number > 0:
                total += ladder[level + number] - ladder[max(level, 0)]
    if debt.free == 0:
        return total
    levels = [level + debt.exact[kind] for kind, level in enumerate(levels)]
    kinds = debt.kinds
    for _ in range(debt.free):
        best = -1
        least = 0
        for kind, level in enumerate(levels):
            if kinds >> kind & 1:
                cost = ladder[level + 1] - ladder[level] if level >= 0 else 0
                if best < 0 or cost < least:
                    best = kind
                    least = cost
        if best < 0:
            return OUT_OF_REACH
        total += least
        levels[best] += 1
        if debt.differ:
            kinds &= ~(1 << best)
    return total


def coins_suffice(money: Purse, debt: Debt, further: int = 0) -> bool:
    """Whether resources, coins and `further` coins can be paid, with all sales and purchases."""
    coins = debt.coins + debt.reserve + further
    if debt.units == 0 and coins <= money.coins:
        return True
    if not money.levels:
        money.count()
    left = money.total - coins
    if left < 0:
        return False
    if coins_for(money, debt) <= left:
        return True
    if debt.swap == 0 or debt.swap > left:
        return False
    return any([coins_for(money, rest) <= left - debt.swap for rest in debt.swapped()])


def debt_with_fees(state: State, seat: int, tile: int) -> Debt:
    """What a tile costs a seat, with what modules ask besides; coins for a place are left over."""
    debt = state.rules.debts[tile]
    fee = 0
    for module in state.rules.hooks.of["take_fee"]:
        fee += module.take_fee(state, seat, tile)
    kept = _fee_of_place(state, seat, debt)
    if fee == 0 and kept == 0:
        return debt
    dearer = debt.copy()
    dearer.coins += fee
    dearer.reserve += kept
    return dearer


def _fee_of_place(state: State, seat: int, debt: Debt) -> int:
    """The fee of the cheapest place for the tile of a debt; 0 if there is none, or no tile."""
    if debt.tile < 0 or not state.rules.hooks.of["lay_fee"]:
        return 0
    tile = state.rules.components.tiles[debt.tile]
    if debt.scots:
        cells = kept_spots(state, seat, tile, debt.scots)
    else:
        cells = spots(state, seat, ground(state, seat), tile)
    return least_fee(state, seat, cells) if cells else 0


def lacks_place_fee(state: State, seat: int, debt: Debt) -> bool:
    """Whether all could be paid but for the coins that a place for the tile costs."""
    money = purse(state, seat)
    alone = debt.copy()
    alone.reserve = 0
    return coins_suffice(money, alone) and not coins_suffice(money, debt)


def affordable(state: State, seat: int, money: Purse, land: PlacementArea, debt: Debt) -> bool:
    """Whether all of it can be paid and the tile still be laid (GM-TAK-09, GM-TAK-Q3, Q6)."""
    if debt.barrels > state.seats[seat].barrels:
        return False
    if debt.tile < 0:
        if debt.scots and _home_scots(state, seat) < debt.scots:
            return False
    else:
        tile = state.rules.components.tiles[debt.tile]
        if debt.scots:
            if kept_spots(state, seat, tile, debt.scots) == 0:
                return False
        elif spots(state, seat, land, tile) == 0:
            return False
    return coins_suffice(money, debt)


def _home_scots(state: State, seat: int) -> int:
    own = state.seats[seat]
    return sum([scots(own.loads[cell]) for cell in scot_cells(state, own)])


def _after(state: State, seat: int, rest: Debt, kind: int, coins: int, bought: bool) -> bool:
    """Whether the rest could be paid after a unit was given from stock, bought, or swapped."""
    own = state.seats[seat]
    stock = own.stock
    market = state.market
    if bought:
        market = market[:]
        market[kind] += 1
    elif kind >= 0:
        stock = stock[:]
        stock[kind] -= 1
    return coins_suffice(Purse(coins, stock, market, state.rules.ladder), rest)


class Pay(TurnStep):
    """Pays a debt; units without a choice are paid by themselves."""

    def is_free(self, state: State, frame: Frame) -> bool:
        """Also inside an activation, since it serves its cost (GM-TRN-Q2)."""
        return True

    def begin(self, state: State, frame: Frame) -> bool:
        debt = unpack(frame)
        seat = frame.seat
        while debt.units:
            only = self._only_choice(state, seat, debt)
            if only is None or self.deed_possible(state, frame):
                return self._wait(state, seat, debt)
            debt = self._pay_unit(state, seat, debt, only)
        if debt.barrels:
            add_barrels(state, seat, -debt.barrels, REASON)
            debt.barrels = 0
        while debt.scots:
            cells = self._scot_choices(state, seat, debt)
            if len(cells) > 1 or self.deed_possible(state, frame):
                return self._wait(state, seat, debt)
            take_scot(state, seat, cells[0], REASON)
            debt.scots -= 1
        if debt.coins > state.seats[seat].coins:
            return self._wait(state, seat, debt)
        add_coins(state, seat, -debt.coins, REASON)
        state.stack.pop()
        return False

    def _wait(self, state: State, seat: int, debt: Debt) -> bool:
        """For a decision about what is still due."""
        state.stack[-1] = pack(debt, self.id, seat)
        return True

    def _only_choice(self, state: State, seat: int, debt: Debt) -> Action | None:
        """How the next resource is paid if there is but one possibility, even after sales."""
        own = state.seats[seat]
        money = purse(state, seat)
        kinds = debt.next_kinds()
        if debt.swap and debt.swap <= money.cash():
            return None
        only: Action | None = None
        for kind in range(RESOURCES):
            if kinds >> kind & 1:
                cells = cells_with(own, kind) if own.stock[kind] else []
                due = price(state, kind)
                if due > own.coins and due <= money.cash():
                    return None
                buys = due <= own.coins
                number = len(cells) + (1 if buys else 0)
                if number > 1 or (number == 1 and only is not None):
                    return None
                if number == 1:
                    only = BUY.rows[kind][0] if buys else PAY.rows[kind][cells[0]]
        return only

    def _pay_unit(self, state: State, seat: int, debt: Debt, action: Action) -> Debt:
        """Give or buy a resource, or a coin in its place; what is due then."""
        if action.spec is SUBSTITUTE:
            add_coins(state, seat, -debt.swap, REASON)
            return debt.less(-1)
        if action.spec is PAY:
            take_good(state, seat, action.b, action.a, REASON)
        else:
            buy(state, seat, action.a, REASON)
        return debt.less(action.a)

    def _scot_choices(self, state: State, seat: int, debt: Debt) -> list[int]:
        """Cells of which a Scot may be paid so that the tile still finds a place (GM-TAK-08).

        What the place itself costs must be left over.
        """
        cells = scot_cells(state, state.seats[seat])
        if debt.tile < 0:
            return cells
        tile = state.rules.components.tiles[debt.tile]
        left = purse(state, seat).cash() - debt.coins
        out: list[int] = []
        for cell in cells:
            places = kept_spots(state, seat, tile, debt.scots, cell)
            if least_fee(state, seat, places) <= left:
                out.append(cell)
        return out

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        seat = frame.seat
        own = state.seats[seat]
        debt = unpack(frame)
        kinds = debt.next_kinds()
        if not kinds and debt.scots:
            for cell in self._scot_choices(state, seat, debt):
                out.append(PAY.rows[RESOURCES][cell])
        for kind in range(RESOURCES):
            if (
                kinds >> kind & 1
                and own.stock[kind]
                and _after(state, seat, debt.less(kind), kind, own.coins, False)
            ):
                for cell in cells_with(own, kind):
                    out.append(PAY.rows[kind][cell])
        for kind in range(RESOURCES):
            if kinds >> kind & 1:
                left = own.coins - price(state, kind)
                if left >= 0 and _after(state, seat, debt.less(kind), kind, left, True):
                    out.append(BUY.rows[kind][0])
        if (
            kinds
            and debt.swap
            and own.coins >= debt.swap
            and _after(state, seat, debt.less(-1), -1, own.coins - debt.swap, False)
        ):
            out.append(SUBSTITUTE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        debt = unpack(frame)
        if action.spec is PAY and action.a == RESOURCES:
            take_scot(state, seat, action.b, REASON)
            debt.scots -= 1
        else:
            debt = self._pay_unit(state, seat, debt, action)
        state.stack[-1] = pack(debt, self.id, seat)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("how to pay", ("GM-TRN-02", "GM-TAK-14"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is PAY and action.a == RESOURCES:
            return why_no_scot(state, frame, action.b)
        if action.spec is PAY:
            return why_no_good(state, frame, action)
        if action.spec is BUY:
            return why_no_purchase(state, frame, action.a)
        return why_no_swap(state, frame) if action.spec is SUBSTITUTE else None

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return described(unpack(frame))


PAYING: Final[Pay] = Pay("pay")
