"""What a learning agent observes of Haggis: the own tokens in their order, of others how many."""

from typing import Final

from ceilidh.envs.shown import BySeat, Count, Rows, SeatOrder, Shown, Words
from ceilidh.games.glenmore.modules.haggis.tokens import FACES, HIDDEN

ON_A_TABLE: Final = 8  # more tokens than can lie there, the new one included

FIELDS: Final[dict[str, Shown]] = {
    "shown": Words(FACES),
    "pool": Count(10),
    "tables": BySeat(Rows(ON_A_TABLE, Words((HIDDEN, *FACES)))),
    "turned": BySeat(Words(FACES)),
    "finished": SeatOrder(),
    "spent": BySeat(Count(5)),
}
PENDING: Final[dict[str, Shown]] = {"number": Count(5)}
