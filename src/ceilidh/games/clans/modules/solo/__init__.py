"""The solo game (CC-SOL): neutral pieces, a market moved by dice, thresholds instead of rivals."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.solo.rules import MARKET_PHASE, NEUTRAL_PIECES, Solo
from ceilidh.kernel.options import Option

ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    Solo,
    chosen=lambda players, options: players == 1,
    steps=(NEUTRAL_PIECES, MARKET_PHASE),
    options=(
        Option(
            "solo_import_money",
            True,
            "Solo: reaching a marked step on the import track pays £1.",
            group="variants",
        ),
    ),
)
