"""Paying (GM-TAK, GM-MKT): what is due, whether it can be paid, and one decision a unit.

A cost can be met with resources of any own tile or with purchases, and goods may be sold meanwhile;
a purchase is made only as part of the payment (GM-MKT-Q5).
"""

from typing import Final

from ceilidh.games.glenmore.debt import Debt, pack, unpack
from ceilidh.games.glenmore.goods import RESOURCES
from ceilidh.games.glenmore.kinds import BUY, PAY, SELL, SUBSTITUTE
from ceilidh.games.glenmore.load import scots
from ceilidh.games.glenmore.rules.market import (
    OUT_OF_REACH,
    Purse,
    buy,
    cells_with,
    price,
    sales,
    scot_cells,
    sell_from,
)
from ceilidh.games.glenmore.rules.placement import Ground, keeps_place, spots
from ceilidh.games.glenmore.rules.stock import add_barrels, add_coins, take_good, take_scot
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame

REASON: Final = "cost"


def coins_for(purse: Purse, debt: Debt) -> int:
    """The coins that the resources due would cost at least, without a swap."""
    if debt.units == 0:
        return 0
    total = 0
    for kind, number in enumerate(debt.exact):
        if number:
            total += purse.cost(kind, number)
    if debt.free == 0:
        return total
    used = debt.exact[:]
    kinds = debt.kinds
    for _ in range(debt.free):
        best = -1
        least = 0
        for kind in range(RESOURCES):
            if kinds >> kind & 1:
                cost = purse.next_cost(kind, used[kind])
                if best < 0 or cost < least:
                    best = kind
                    least = cost
        if best < 0:
            return OUT_OF_REACH
        total += least
        used[best] += 1
        if debt.differ:
            kinds &= ~(1 << best)
    return total


def coins_suffice(purse: Purse, debt: Debt, further: int = 0) -> bool:
    """Whether resources, coins and `further` coins can be paid, with all sales and purchases."""
    coins = debt.coins + debt.reserve + further
    if debt.units == 0 and coins <= purse.coins:
        return True
    left = purse.cash() - coins
    if left < 0:
        return False
    if coins_for(purse, debt) <= left:
        return True
    if debt.swap == 0 or debt.swap > left:
        return False
    return any([coins_for(purse, rest) <= left - debt.swap for rest in debt.swapped()])


def affordable(state: State, seat: int, purse: Purse, land: Ground, debt: Debt) -> bool:
    """Whether all of it can be paid and the tile still be laid (GM-TAK-09, GM-TAK-Q3, Q6)."""
    own = state.seats[seat]
    if debt.barrels > own.barrels or not coins_suffice(purse, debt):
        return False
    if debt.tile < 0:
        return debt.scots == 0 or _home_scots(state, seat) >= debt.scots
    tile = state.rules.components.tiles[debt.tile]
    if debt.scots:
        return keeps_place(state, seat, tile, debt.scots)
    return spots(state, land, tile) != 0


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
    return coins_suffice(Purse(coins, stock, market, state.rules.slots), rest)


class Pay(Step[State]):
    """Pays a debt; units without a choice are paid by themselves."""

    def begin(self, state: State, frame: Frame) -> bool:
        debt = unpack(frame)
        seat = frame.seat
        if debt.next_kinds():
            return self._wait_for_resource(state, frame, debt)
        if debt.barrels:
            add_barrels(state, seat, -debt.barrels, REASON)
            debt.barrels = 0
        while debt.scots:
            cells = self._scot_choices(state, seat, debt)
            if len(cells) > 1:
                state.stack[-1] = pack(debt, self.id, seat)
                return True
            take_scot(state, seat, cells[0], REASON)
            debt.scots -= 1
        if debt.coins > state.seats[seat].coins:
            state.stack[-1] = pack(debt, self.id, seat)
            return True
        add_coins(state, seat, -debt.coins, REASON)
        state.stack.pop()
        return False

    def _wait_for_resource(self, state: State, frame: Frame, debt: Debt) -> bool:
        """Pay the next unit if there is but one possibility, even after sales."""
        seat = frame.seat
        own = state.seats[seat]
        cash = Purse(own.coins, own.stock, state.market, state.rules.slots).cash()
        choices: list[Action] = []
        kinds = debt.next_kinds()
        if debt.swap and debt.swap <= cash:
            return True
        for kind in range(RESOURCES):
            if kinds >> kind & 1:
                for cell in cells_with(own, kind):
                    choices.append(PAY.rows[kind][cell])
                if price(state, kind) <= cash:
                    if price(state, kind) > own.coins:
                        return True
                    choices.append(BUY.rows[kind][0])
                if len(choices) > 1:
                    return True
        self.apply(state, frame, choices[0])
        return False

    def _scot_choices(self, state: State, seat: int, debt: Debt) -> list[int]:
        """Cells of which a Scot may be paid so that the tile still finds a place (GM-TAK-08)."""
        cells = scot_cells(state, state.seats[seat])
        if debt.tile < 0:
            return cells
        tile = state.rules.components.tiles[debt.tile]
        return [cell for cell in cells if keeps_place(state, seat, tile, debt.scots, cell)]

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
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
        sales(state, seat, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        if action.spec is SELL:
            sell_from(state, seat, action)
            return
        debt = unpack(frame)
        if action.spec is PAY and action.a == RESOURCES:
            take_scot(state, seat, action.b, REASON)
            debt.scots -= 1
            state.stack[-1] = pack(debt, self.id, seat)
            return
        if action.spec is PAY:
            take_good(state, seat, action.b, action.a, REASON)
        elif action.spec is BUY:
            buy(state, seat, action.a, REASON)
        else:
            add_coins(state, seat, -debt.swap, REASON)
        kind = -1 if action.spec is SUBSTITUTE else action.a
        state.stack[-1] = pack(debt.less(kind), self.id, seat)


PAYING: Final[Pay] = Pay("pay")
