"""What a learning agent observes of the Hammer of the Scots."""

from typing import Final

from ceilidh.envs.shown import Count, Seat, Shown

FIELDS: Final[dict[str, Shown]] = {
    "holder": Seat(),
    "filled": Count(10),
}
