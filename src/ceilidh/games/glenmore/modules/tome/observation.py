"""What a learning agent observes of the Dubious Tome."""

from typing import Final

from ceilidh.envs.shown import Count, Owned, Shown, Words
from ceilidh.games.glenmore.kinds import LANDMARK
from ceilidh.games.glenmore.modules.tome.book import TABLES

FIELDS: Final[dict[str, Shown]] = {
    "turned": Words(LANDMARK.words),
    "tables": Owned(tuple(TABLES)),
}
PENDING: Final[dict[str, Shown]] = {"stones": Count(5), "scots": Count(5), "number": Count(5)}
