"""What a learning agent observes of Clan MacLeod."""

from typing import Final

from ceilidh.envs.shown import Shown
from ceilidh.envs.shown_numbers import NumberSet
from ceilidh.games.clans.kinds import PORT

FIELDS: Final[dict[str, Shown]] = {
    "tiles": NumberSet(len(PORT.words)),
    "used": NumberSet(len(PORT.words)),
}
