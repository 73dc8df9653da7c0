"""What a learning agent observes of the Great Glen; of the votes only its own."""

from typing import Final

from ceilidh.envs.shown import BySeat, Count, Owned, Rows, SeatBits, Shown, Words
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.modules.great_glen.rules import BALLOTS, CARD, FATES

FIELDS: Final[dict[str, Shown]] = {
    "cards": Rows(len(CARD.words), Words(CARD.words)),
    "fates": Rows(len(CARD.words), Words(FATES)),
    "ayes": BySeat(Count(3)),
    "nays": BySeat(Count(3)),
    "doubles": SeatBits(),
    "voting": Words(CARD.words),
    "votes": BySeat(Words(BALLOTS)),
    "piles": Owned(TILE.words),
    "voted": BySeat(Count()),
}
