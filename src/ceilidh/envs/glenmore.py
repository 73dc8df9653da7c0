"""Observations of Glen More II: the Rondel from the own pawn on, the board, territories by tile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceilidh.envs.glenmore_encoder import CHANNELS, COUNTS, LAST_AT, MODULES, GlenMoreEncoder
from ceilidh.envs.layout import (
    SEATS,
    Field,
    Layout,
    amounts,
    around,
    hashed,
    number,
    numbers,
    of_seats,
    one_of,
    shown_blocks,
    some_of,
)
from ceilidh.envs.shown import ByWord, Count, ListedNumbers, Point, Shown, Words
from ceilidh.envs.shown_fields import BlockSection, shown_fields
from ceilidh.envs.shown_writer import Asked, ShownWriter
from ceilidh.envs.sparse import ObservedBlock
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import (
    CATEGORY_NAMES,
    EDITION_NAMES,
    RESOURCE_NAMES,
    STACK_NAMES,
    STACKS,
)
from ceilidh.games.glenmore.kinds import CELL, CLAN, EFFECT, LANDMARK, TILE
from ceilidh.games.glenmore.modules.catalogue import ENTRIES

SPACES: Final = 14
TILES: Final = len(TILE.words)


SEAT_FIELDS: Final = [
    number("coins", 10),
    number("barrels", 5),
    number("scots_in_supply", 10),
    number("markers", 10),
    number("vp", 30),
    number("vp_in_play", 30),
    amounts("goods", RESOURCE_NAMES, 5),
    some_of("landmarks", LANDMARK.words),
    some_of("persons", TILE.words),
    some_of("clans", CLAN.words),
    amounts("categories", CATEGORY_NAMES, 5),
    number("size", 10),
    number("finished"),
    Field(
        "territory",
        (TILES, CHANNELS),
        "for each tile: 1 if it lies there, column and row divided by 12, goods and Scots divided "
        "by 3, 1 if it is covered",
    ),
]

# What steps of the base game say of a decision; modules add theirs.
PENDING: Final[dict[str, Shown]] = {
    "tile": Words(TILE.words),
    "cell": Point(),
    "number": Count(5),
    "goods": ByWord(RESOURCE_NAMES, Count(3)),
    "scots": Count(5),
    "choice": Count(3),
    "effects": ListedNumbers(len(EFFECT.words)),
    "optional": Count(),
    "free": Count(3),
    "kinds": Words(RESOURCE_NAMES),
    "differ": Count(),
    "swap": Count(3),
    "coins": Count(5),
    "barrels": Count(3),
}
SHOWN: Final = shown_fields(ENTRIES, PENDING)
ASKED: Final[Asked] = {}  # of all encoders of the layout


def _encoder(blocks: Mapping[str, ObservedBlock]) -> GlenMoreEncoder:
    return GlenMoreEncoder(blocks, ShownWriter(SHOWN, blocks, ASKED))


# In the order of the numbers in `glenmore_encoder.py`.
SECTIONS: Final = [
    BlockSection(
        (
            "players",
            "seat",
            "actor",
            "step",
            "edition",
            "stack",
            "stack_left",
            "stacks_left",
            "scorings",
            "market",
            "market_prices",
            "movement",
        )
    ),
    BlockSection(("unseen",)),
    BlockSection(("discard",)),
    BlockSection(("activated",)),
    BlockSection(("rondel",)),
    BlockSection(("claims", "roads", "seats.clans")),
    BlockSection(("hashed",)),
    BlockSection(tuple(f"pending.{key}" for key in SHOWN.pending)),
    *[BlockSection(("seats.landmarks", "seats.persons"), row) for row in range(SEATS)],
    *[BlockSection((*COUNTS, "seats.goods", "seats.categories"), row) for row in range(SEATS)],
    *[BlockSection(("seats.territory",), row) for row in range(SEATS)],
    *SHOWN.sections(),
]
assert len(SECTIONS) == MODULES + 1 + len(SHOWN.modules)

LAYOUT: Final = Layout(
    [
        *around(),
        one_of("step", [step.name for step in FLOW.steps]),
        one_of("edition", EDITION_NAMES),
        Field(
            "rondel",
            (SPACES, LAST_AT + 1),
            "from the own pawn's space on: tile (the last one is any fixture), pawns, other "
            "figures, 1 where the last figure stands",
        ),
        one_of("stack", STACK_NAMES),
        number("stack_left", 20),
        numbers("stacks_left", STACKS, 20),
        some_of("unseen", TILE.words),
        some_of("discard", TILE.words),
        number("scorings", 4),
        amounts("market", RESOURCE_NAMES, 3),
        numbers("market_prices", 4, 3),
        Field(
            "claims",
            (len(CLAN.words), SEATS),
            "1 for the seat that owns the clan territory",
        ),
        amounts("roads", CLAN.words, 5),
        number("movement", 5),
        some_of("activated", CELL.words),
        *of_seats(SEAT_FIELDS),
        *shown_blocks(SHOWN),
        hashed("modules"),
    ],
    _encoder,
    SECTIONS,
)
