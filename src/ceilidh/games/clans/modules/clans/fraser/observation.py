"""What a learning agent observes of Clan Fraser."""

from typing import Final

from ceilidh.envs.shown import Count, Shown

FIELDS: Final[dict[str, Shown]] = {"kilts": Count(5)}
