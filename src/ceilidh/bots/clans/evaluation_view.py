"""A position as one seat sees it: what its units will still bring, and what is open on the stack.

Production is reckoned from the units of now, as if none came or went.
"""

from typing import Final

from ceilidh.bots.clans.decision_context import ClansDecisionContext
from ceilidh.bots.clans.value_tables import ROUNDS
from ceilidh.games.clans.flow import PRODUCE
from ceilidh.games.clans.goods import BASIC, GOODS, PROCESSED, WOODCUTTER
from ceilidh.games.clans.rules.production import (
    BASIC_GOODS,
    INCOME,
    MAKE_BREAD,
    MAKE_CHEESE,
    MAKE_WHISKY,
    ProcessGoodsStep,
)
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexset import HexSet
from ceilidh.kernel.state import Frame

# The processing steps, the dearest product first.
PROCESSES: Final[tuple[ProcessGoodsStep, ...]] = (MAKE_WHISKY, MAKE_BREAD, MAKE_CHEESE)
NOTHING: Final = [0] * GOODS


class ProductionForecast:
    """What the units give in one production phase: pounds, basic goods, room for processing."""

    def __init__(self, own: Seat) -> None:
        self.money = 0
        self.goods = [0] * GOODS
        deployed = own.deployed
        for column in own.hooks.columns:
            number = deployed[column.index]
            if number == 0:
                continue
            if column.good >= 0:
                self.goods[column.good] += column.amount * number
            elif column.worker:
                tile = column.index - WOODCUTTER
                upgraded = tile < 2 and own.technology >> tile & 1
                self.money += (column.income_upgraded if upgraded else column.income) * number
        self.process = [deployed[step.column] for step in PROCESSES]


class ProducedGoods:
    """The goods of one production: the `stock` before and the `goods` after it.

    Values are those of round `index`; `this` says that it is the production of this round.
    """

    def __init__(self, stock: list[int], goods: list[int], index: int, this: bool) -> None:
        self.stock = stock
        self.goods = goods
        self.index = index
        self.this = this


class ClansEvaluationView:
    """`frames` are the seat's open decisions, `merchants` all it has, wherever they stand.

    `land` is what it could build on, were it not for money.
    """

    def __init__(self, context: ClansDecisionContext, state: State) -> None:
        self.context = context
        self.weights = context.weights
        self.state = state
        self.own: Seat = state.seats[context.seat]
        self.frames: list[Frame] = [f for f in state.stack if f.seat == context.seat]
        same = self.own.clan == context.clan
        self.judgements = context.judgements if same else context.judgements_of(self.own.clan)
        self.yields = ProductionForecast(self.own)
        self.over = not state.stack
        # In the production phase a part of this round's production may be done already.
        self.producing = len(state.passed) == len(state.seats)
        self.round = max(state.round, 1)
        self.merchants = self.own.merchants
        for placed in self.own.market:
            self.merchants += abs(placed)
        self.land: HexSet = self.own.reach.intersection(state.free)
        # The stock after the next production, as far as it can be told.
        self.after = self.own.goods
        self.production = self._production()

    def to_come(self, step: int) -> bool:
        """Whether the seat's step of this round's production is still to be done."""
        if not self.producing:
            return True
        return any(frame.step == step or frame.step == PRODUCE.id for frame in self.frames)

    def _production(self) -> float:
        """The victory points of all production phases that are left."""
        if self.over:
            return 0.0
        now, pound = self.context.now, self.context.worth.pound
        index = max(self.round, now)
        total = 0.0
        if self.to_come(INCOME.id):
            total += self.yields.money * pound[index]
        total += self._next(index)
        if self.round < ROUNDS:
            goods = self._made(NOTHING, False)  # the stock serves only the next one
            for round_ in range(self.round + 1, ROUNDS + 1):
                index = max(round_, now)
                total += self.yields.money * pound[index]
                total += self._worth(NOTHING, goods, index, False)
        return total

    def _next(self, index: int) -> float:
        """The victory points that the goods of this round's production add to the stock."""
        stock = self.own.goods
        goods = self._made(stock, True)
        self.after = goods
        return self._worth(stock, goods, index, True)

    def _made(self, stock: list[int], this: bool) -> list[int]:
        """The goods after a production."""
        goods = stock[:]
        if not this or self.to_come(BASIC_GOODS.id):
            for good in BASIC:
                goods[good] += self.yields.goods[good]
        for place, step in enumerate(PROCESSES):
            if not this or self.to_come(step.id):
                number = min(self.yields.process[place], goods[step.uses])
                goods[step.uses] -= number
                goods[step.makes] += number
        return goods

    def _worth(self, stock: list[int], goods: list[int], index: int, this: bool) -> float:
        """The victory points of the goods of one production."""
        worth = self.context.worth
        total = worth.goods(index, goods, self.merchants)
        if this:
            total -= worth.goods(index, stock, self.merchants)
        if self.judgements.produced:
            produced = ProducedGoods(stock, goods, index, this)
            for judge in self.judgements.produced:
                total += judge(self, produced)
        return total

    def basic_after(self) -> int:
        """Basic goods in stock when the next scoring tile counts them."""
        total = 0
        for good in BASIC:
            total += self.after[good]
        return total

    def processed_after(self) -> int:
        total = 0
        for good in PROCESSED:
            total += self.after[good]
        return total
