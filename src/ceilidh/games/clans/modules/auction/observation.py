"""What a learning agent observes of the auction of clans."""

from typing import Final

from ceilidh.envs.shown import Count, Seat, SeatBits, Shown

FIELDS: Final[dict[str, Shown]] = {
    "bid": Count(10),
    "leader": Seat(),
    "dropped": SeatBits(),
}
