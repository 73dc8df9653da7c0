"""What a learning agent observes of Clan MacKenzie."""

from typing import Final

from ceilidh.envs.shown import Bits, Count, Shown
from ceilidh.games.clans.modules.clans.mackenzie.rules import SPACE

FIELDS: Final[dict[str, Shown]] = {"barrels": Bits(len(SPACE.words)), "fresh": Count(5)}
