"""What a learning agent observes of Clan Gordon."""

from typing import Final

from ceilidh.envs.shown import Bits, Shown
from ceilidh.games.clans.modules.clans.gordon.rules import SILOS

FIELDS: Final[dict[str, Shown]] = {"full": Bits(SILOS)}
