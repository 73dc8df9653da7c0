"""What a learning agent observes of the Highlander."""

from typing import Final

from ceilidh.envs.shown import Count, Rows, Shown
from ceilidh.games.glenmore.goods import RESOURCES

FIELDS: Final[dict[str, Shown]] = {
    "coins": Count(5),
    "goods": Rows(RESOURCES, Count(3)),
}
