"""What a learning agent observes of Clan Buchanan."""

from typing import Final

from ceilidh.envs.shown import Shown
from ceilidh.envs.shown_numbers import OneNumber
from ceilidh.games.clans.rules.contracts import FROM_BOARD, FROM_PORT

FIELDS: Final[dict[str, Shown]] = {"source": OneNumber(FROM_BOARD, FROM_PORT + 1)}
