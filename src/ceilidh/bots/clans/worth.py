"""What money and goods are worth in each round, in victory points.

A pound early in the game becomes several by its end, so both fall from round to round down to what
the final scoring pays. The tables were set by hand and by games of the bot against itself.
"""

from typing import Final

from ceilidh.games.clans.goods import GOODS, PROCESSED
from ceilidh.games.clans.ruleset import Rules

ROUNDS: Final = 5
AFTER: Final = ROUNDS + 1  # nothing but the final scoring is left

# By round, 0 being the set-up: what a pound is worth, in pounds of the final scoring.
POUND: Final = (3.4, 3.4, 3.0, 2.5, 2.0, 1.3, 1.0)

# A good in stock is worth less than its price: it takes a merchant to sell it.
SALE: Final = 0.85
# By round: how far a good that is kept can count on its points in the final scoring.
KEPT: Final = (0.0, 0.0, 0.4, 0.7, 0.9, 1.0, 1.0)


class Worth:
    """The tables of one ruleset: `pound[round]` and `good[round][good]`, in victory points.

    `price[good]` is the price at the start, to which prices tend to return.
    """

    def __init__(self, rules: Rules) -> None:
        board = rules.components.board
        market = rules.components.market
        self.pound = [factor / board.money_per_vp for factor in POUND]
        self.price = [market.prices[good][market.start] for good in range(GOODS)]
        final = [board.processed_vp if good in PROCESSED else board.basic_vp for good in range(6)]
        self.good = [
            [
                max(KEPT[round_] * final[good], SALE * self.price[good] * pound)
                for good in range(GOODS)
            ]
            for round_, pound in enumerate(self.pound[:AFTER])
        ]
        self.good.append([float(points) for points in final])
