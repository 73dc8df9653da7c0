"""Awards (IN-AW): one goal for the whole game, scored by rank at its end."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.industria.awards.rows import AWARDS
from ceilidh.games.clans.modules.industria.awards.rules import DRAW_AWARD, Awards
from ceilidh.kernel.options import Option

ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    Awards,
    box="industria",
    steps=(DRAW_AWARD,),
    tables=(AWARDS,),
    minutes=5,
    difficulty=1,
    presets=("industria-first",),
    options=(
        Option(
            "award_production",
            "in-order",
            "With a goods award: players produce in passing order, or everything "
            "possible is processed.",
            ("in-order", "forced"),
        ),
    ),
)
