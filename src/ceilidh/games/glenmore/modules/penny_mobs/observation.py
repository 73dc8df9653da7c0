"""What a learning agent observes of the Penny Mobs."""

from typing import Final

from ceilidh.envs.shown import (
    BySeat,
    ByWord,
    Count,
    CountOrList,
    EachWord,
    Halves,
    Point,
    Rows,
    Seat,
    Shown,
    Together,
    Words,
)
from ceilidh.games.glenmore.grid import WIDTH
from ceilidh.games.glenmore.kinds import CLAN, LANDMARK, TILE
from ceilidh.games.glenmore.modules.penny_mobs.gang import MOBSTER, MOST_TOKENS, SHAPES
from ceilidh.games.glenmore.modules.penny_mobs.places import (
    CARDS,
    LAIR,
    NUMBER,
    RESERVATION,
    SPOT,
)

IN_PRISON: Final = 8  # more than there is room for
STOP: Final = Seat(most=6)  # of the dragon boats
# What the place of a Mobster means, by its shape.
PLACES: Final[dict[int, Shown]] = {
    NUMBER: Count(5),
    LAIR: Together((Seat(), Point())),
    RESERVATION: Together((Words(TILE.words), Count(3))),
    CARDS: Words(LANDMARK.words),
    SPOT: Together((STOP, Halves(WIDTH))),
}

FIELDS: Final[dict[str, Shown]] = {
    "hidden": Count(5),
    "prison": Rows(IN_PRISON, Words(MOBSTER.words)),
    "bail": Rows(IN_PRISON, Count(5)),
    "bosses": ByWord(MOBSTER.words, Seat()),
    "tokens": ByWord(MOBSTER.words, CountOrList(MOST_TOKENS)),
    "places": EachWord(
        tuple([(word, PLACES[SHAPES.get(n, NUMBER)]) for n, word in enumerate(MOBSTER.words)])
    ),
    "minus": BySeat(Count(5)),
    "plus": BySeat(Count(5)),
    "fees": ByWord(CLAN.words, Count(3)),
    "skimmed": Count(),
}
PENDING: Final[dict[str, Shown]] = {
    "tile": Words(TILE.words),
    "mobster": Words(MOBSTER.words),
    "seat": Seat(first=1),
    "cell": Point(),
    "stop": STOP,
    "face": Count(5),
}
