"""The rail board with its milestones (IN-MA): what trains and both variants without them share."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.industria.rail_board.checks import RAILWAY
from ceilidh.games.clans.modules.industria.rail_board.payment import PAYING_DEMAND, REMIT
from ceilidh.games.clans.modules.industria.rail_board.rules import (
    CLAIM,
    DRAW_MILESTONES,
    Milestones,
)
from ceilidh.kernel.options import Options
from ceilidh.kernel.options import words as values

VARIANTS: Final = ("trains", "milestones", "simplified-trains")


def is_chosen(players: int, options: Options) -> bool:
    """With every module that is played on the rail board."""
    return any([name in values(options, "modules") for name in VARIANTS])


ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    Milestones,
    box="industria",
    chosen=is_chosen,
    steps=(DRAW_MILESTONES, PAYING_DEMAND),
    specs=(CLAIM, REMIT),
    tables=(RAILWAY,),
)
