"""What a learning agent observes of future contracts."""

from typing import Final

from ceilidh.envs.shown import Rows, Shown
from ceilidh.envs.shown_numbers import OneNumber
from ceilidh.games.clans.kinds import CONTRACT

MOST_SLOTS: Final = 8  # more than any number of players has

FIELDS: Final[dict[str, Shown]] = {
    "contracts": Rows(MOST_SLOTS, OneNumber(1, len(CONTRACT.words) - 1)),
}
