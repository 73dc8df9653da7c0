"""What a learning agent observes of the Single Cask."""

from typing import Final

from ceilidh.envs.shown import Bits, BySeat, Count, Rows, Shown, Words
from ceilidh.games.glenmore.modules.single_cask.reserve import SPACE
from ceilidh.games.glenmore.modules.single_cask.sale import SALES

FIELDS: Final[dict[str, Shown]] = {
    "cellars": BySeat(Count(3)),
    "casks": BySeat(Bits(len(SPACE.words))),
    "sold": Rows(len(SALES.words), Rows(2, Count(5))),
}
PENDING: Final[dict[str, Shown]] = {"sale": Words(SALES.words), "stopped": Count()}
