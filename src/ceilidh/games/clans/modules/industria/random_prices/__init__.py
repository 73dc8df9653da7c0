"""Random start prices (IN-VP): a die for each good before the game."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.industria.random_prices.rules import ROLL_PRICES, RandomPrices
from ceilidh.kernel.options import Option

ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    RandomPrices,
    box="industria",
    chosen=lambda players, options: options["random_prices"] is True,
    steps=(ROLL_PRICES,),
    options=(
        Option("random_prices", False, "A die moves the start price of each good.", later=True),
    ),
)
