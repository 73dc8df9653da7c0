"""A position as one seat sees it: its Scots, what its goods are worth, and its open decisions."""

from typing import Final

from ceilidh.bots.glenmore.decision_context import GlenMoreDecisionContext
from ceilidh.games.glenmore.debt import Debt
from ceilidh.games.glenmore.goods import RESOURCES
from ceilidh.games.glenmore.grid import CASTLE_CELL, around, cells_of
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.games.glenmore.ruleset import OUT_OF_REACH
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.games.glenmore.tile_load import scots
from ceilidh.kernel.state import Frame

TOO_DEAR: Final = 99.0


class GlenMoreEvaluationView:
    """`frames` are the seat's open decisions; `season` is how much resources are worth now.

    `specials` remembers what effects of modules are worth here: many tiles have the same one.
    """

    def __init__(self, context: GlenMoreDecisionContext, state: State) -> None:
        self.context = context
        self.weights = context.weights
        self.state = state
        self.own: Seat = state.seats[context.seat]
        self.frames: list[Frame] = [frame for frame in state.stack if frame.seat == context.seat]
        self.phases = PHASES - state.scorings
        self.specials: dict[str, float] = {}
        self.finished = bool(state.gone >> context.seat & 1)
        self.turns = 0.0 if self.finished else context.turns
        # Who has finished can still sell and walk in that turn, and no more.
        self.season = (
            min(context.season, self.weights.last_turn) if self.finished else context.season
        )

    def resource(self, number: int) -> float:
        """What the resource is worth that comes after `number` of its kind."""
        return self.weights.resource[min(number, len(self.weights.resource) - 1)] * self.season

    def resources(self, goods: list[int] | tuple[int, ...], most: int, stock: list[int]) -> float:
        """What up to `most` new resources are worth on top of a stock, which then has them."""
        total = 0.0
        for kind, number in enumerate(goods):
            for _ in range(number):
                if most > 0:
                    total += self.resource(stock[kind])
                    stock[kind] += 1
                    most -= 1
        return total

    def jokers(self, number: int, stock: list[int]) -> float:
        """Resources of choice: the kind of which there is least."""
        total = 0.0
        for _ in range(number):
            kind = stock.index(min(stock))
            total += self.resource(stock[kind])
            stock[kind] += 1
        return total

    def stock(self) -> float:
        total = 0.0
        for number in self.own.stock:
            for place in range(number):
                total += self.resource(place)
        return total

    def walk(self) -> float:
        """A movement point."""
        return max(self.context.walk, float(self.own.powers.movement_vp))

    def scots_away(self) -> float:
        """Scots outside the castle, as shares of one on it, by the steps they have to go."""
        own = self.own
        total = 0.0
        reached = 1 << CASTLE_CELL
        share = self.weights.beside_castle
        while True:
            ring = around(reached) & own.area & ~reached
            if not ring:
                return total
            for cell in cells_of(ring & own.manned):
                total += share * scots(own.loads[cell])
            reached |= ring
            share *= self.weights.step_away

    def price(self, kind: int, bought: int) -> int:
        """The coins of the next purchase of a kind after `bought` others."""
        slots = self.state.rules.slots
        place = self.state.market[kind] + bought
        return slots[place] if place < len(slots) else OUT_OF_REACH

    def cost(self, debt: Debt, sales: int = 0) -> float:
        """The victory points that a debt costs, by the cheapest means; TOO_DEAR if out of reach.

        `sales` are coins that could come from sales; what is sold counts as much as it brings.
        """
        if debt.barrels > self.own.barrels:
            return TOO_DEAR
        purse = self.own.coins + sales
        coins = debt.coins + debt.reserve
        total = self.weights.coin * debt.coins + debt.barrels * self.context.barrel()
        total += debt.scots * self.context.scot() * self.weights.beside_castle
        left = self.own.stock[:]
        bought = [0] * RESOURCES
        kinds = [kind for kind, number in enumerate(debt.exact) for _ in range(number)]
        allowed = debt.kinds
        for due in kinds + [-1] * debt.free:
            best, least, pays = -1, TOO_DEAR, 0
            for kind in range(RESOURCES):
                if kind != due and (due >= 0 or not allowed >> kind & 1):
                    continue
                if left[kind] and self.resource(left[kind] - 1) < least:
                    best, least, pays = kind, self.resource(left[kind] - 1), 0
                price = self.price(kind, bought[kind])
                if price * self.weights.coin < least and coins + price <= purse:
                    best, least, pays = kind, price * self.weights.coin, price
            if best < 0:
                return TOO_DEAR
            total += least
            coins += pays
            if pays:
                bought[best] += 1
            else:
                left[best] -= 1
            if due < 0 and debt.differ:
                allowed &= ~(1 << best)
        return total if coins <= purse else TOO_DEAR
