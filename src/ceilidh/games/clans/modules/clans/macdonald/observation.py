"""What a learning agent observes of Clan MacDonald."""

from typing import Final

from ceilidh.envs.shown import Count, Shown

FIELDS: Final[dict[str, Shown]] = {"rowed": Count()}
