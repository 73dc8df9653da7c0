"""What money and goods are worth in each round, in victory points.

A pound early in the game becomes several by its end, so both fall from round to round down to what
the final scoring pays. The tables were set by hand and by games of the bot against itself.
"""

from typing import Final

from ceilidh.bots.clans.weights import ClansWeights
from ceilidh.games.clans.goods import BASIC, GOODS, PROCESSED
from ceilidh.games.clans.ruleset import Rules

ROUNDS: Final = 5
DEAREST: Final = (*PROCESSED[::-1], *BASIC[::-1])
AFTER: Final = ROUNDS + 1  # nothing but the final scoring is left


class ValueTables:
    """The tables of one ruleset: `pound[round]` and `good[round][good]`, in victory points.

    `kept[round][good]` is what a good is worth that no merchant will sell. `price[good]` is the
    price at the start, to which prices tend to return.
    """

    def __init__(self, rules: Rules, weights: ClansWeights) -> None:
        self.rules = rules
        board = rules.components.board
        market = rules.components.market
        final = [board.processed_vp if good in PROCESSED else board.basic_vp for good in range(6)]
        self.pound = [factor / board.money_per_vp for factor in weights.pound]
        self.price = [market.prices[good][market.start] for good in range(GOODS)]
        self.kept = [[share * points for points in final] for share in weights.kept]
        self.good = [
            [
                max(self.kept[round_][good], weights.sale * self.price[good] * pound)
                for good in range(GOODS)
            ]
            for round_, pound in enumerate(self.pound[:AFTER])
        ]
        self.good.append(self.kept[AFTER])

    def goods(self, round_: int, goods: list[int], merchants: int) -> float:
        """What a stock is worth if so many of its goods can be sold, the dearest first."""
        kept, good = self.kept[round_], self.good[round_]
        total = 0.0
        for kind in DEAREST:
            number = goods[kind]
            if number:
                sold = min(number, merchants)
                merchants -= sold
                total += sold * good[kind] + (number - sold) * kept[kind]
        return total


def worth_of(rules: Rules, weights: ClansWeights) -> ValueTables:
    """The tables of these rules; those of the last rules are kept."""
    known = weights.made.get("worth")
    if not isinstance(known, ValueTables) or known.rules is not rules:
        known = ValueTables(rules, weights)
        weights.made["worth"] = known
    return known
