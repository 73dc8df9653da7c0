"""What a learning agent observes of the dragon boats; of the tokens only those it has looked at."""

from typing import Final

from ceilidh.envs.shown import (
    BySeat,
    Count,
    Halves,
    Rows,
    Seat,
    SeatBits,
    SeatOrder,
    Shown,
    Together,
    Words,
)
from ceilidh.games.glenmore.grid import WIDTH
from ceilidh.games.glenmore.modules.dragon_boats.regatta import TOKEN

STOPS: Final = 6  # more than a course has; Neutral rivers come after the seats
STOP: Final = Seat(most=STOPS)
TOKENS: Final = Words(TOKEN.words)

FIELDS: Final[dict[str, Shown]] = {
    "course": Rows(STOPS, STOP),
    "started": Count(),
    "boats": BySeat(Together((STOP, Halves(WIDTH)))),
    "home": SeatOrder(),
    "beaten": SeatBits(),
    "down": BySeat(Count(4), most=STOPS),
    "tokens": BySeat(TOKENS, most=STOPS),
    "seen": BySeat(SeatBits(), most=STOPS),
    "taken": TOKENS,
}
PENDING: Final[dict[str, Shown]] = {"stop": STOP}
