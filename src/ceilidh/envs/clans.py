"""Observations of Clans of Caledonia: the table, the hexes, the contracts, the seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ceilidh.envs.clans_boards import COLUMNS, COUNTS, STOCKS
from ceilidh.envs.clans_encoder import CHANNELS, MODULES, ROUNDS, ClansEncoder
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
    places_of,
    shown_blocks,
    some_of,
)
from ceilidh.envs.shown_fields import BlockSection, shown_fields
from ceilidh.envs.shown_writer import ShownWriter
from ceilidh.envs.sparse import ObservedBlock
from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.goods import COLUMN_NAMES, GOOD_NAMES, IMPORT_NAMES
from ceilidh.games.clans.kinds import CLAN, CONTRACT, HEX, PORT, SCORING, SIDE, TILE
from ceilidh.games.clans.modules.catalogue import ENTRIES

CONTRACTS: Final = range(len(CONTRACT.words))
PORTS: Final = range(len(PORT.words))


SEAT_FIELDS: Final = [
    one_of("clan", CLAN.words),
    one_of("tile", range(len(TILE.words))),
    number("bid", 10),
    number("money", 50),
    number("glory", 10),
    number("shipping", 5),
    some_of("technology", ("woodcutter", "miner")),
    number("merchants", 5),
    number("board_merchants", 5),
    some_of("ports", PORTS),
    amounts("goods", GOOD_NAMES, 10),
    amounts("market", GOOD_NAMES, 5),
    amounts("units_left", COLUMN_NAMES, 5),
    amounts("unit_costs", COLUMN_NAMES, 20),
    amounts("unit_yields", COLUMN_NAMES, 2),
    some_of("box", CONTRACTS),
    some_of("fulfilled", CONTRACTS),
    number("settlements", 5),
]

SHOWN: Final = shown_fields(ENTRIES, {})


def _encoder(blocks: Mapping[str, ObservedBlock]) -> ClansEncoder:
    return ClansEncoder(blocks, ShownWriter(SHOWN, blocks))


# In the order of the numbers in `clans_encoder.py`.
SECTIONS: Final = [
    BlockSection(("players", "seat", "actor", "step", "round", "order", "passed")),
    BlockSection(("map", "ports", "scoring_tiles", "pass_bonus", "offers")),
    BlockSection(("prices", "imports")),
    BlockSection(("contracts", "drawn")),
    BlockSection(("unseen_contracts", "contracts_under_pile", "removed_contracts")),
    BlockSection(("seats.box",)),
    BlockSection(("hashed",)),
    *[
        BlockSection(
            ("seats.clan", "seats.tile", "seats.technology", "seats.ports", "seats.fulfilled"), row
        )
        for row in range(SEATS)
    ],
    *[BlockSection(names, row) for names in (COUNTS, STOCKS, COLUMNS) for row in range(SEATS)],
    *[BlockSection(("hexes",), hex_) for hex_ in range(len(HEX.words))],
    *SHOWN.sections(),
]
assert len(SECTIONS) == MODULES + 1 + len(SHOWN.modules)

LAYOUT: Final = Layout(
    [
        *around(),
        one_of("step", [step.name for step in FLOW.steps]),
        number("round", ROUNDS),
        places_of("order"),
        places_of("passed"),
        some_of("map", SIDE.words),
        Field(
            "hexes",
            (len(HEX.words), CHANNELS),
            "for each hex: owner (own seat, the others, nobody), units; owner and units of a guest",
        ),
        amounts("prices", GOOD_NAMES, 10),
        amounts("imports", IMPORT_NAMES, 5),
        some_of("contracts", CONTRACTS),
        some_of("unseen_contracts", CONTRACTS),
        some_of("contracts_under_pile", CONTRACTS),
        some_of("drawn", CONTRACTS),
        some_of("removed_contracts", CONTRACTS),
        some_of("ports", PORTS),
        Field(
            "scoring_tiles",
            (ROUNDS, len(SCORING.words)),
            "for each round 1 at its tile",
        ),
        numbers("pass_bonus", SEATS, 10),
        Field(
            "offers",
            (len(CLAN.words), len(TILE.words)),
            "1 for each clan and starting tile that can be chosen together",
        ),
        *of_seats(SEAT_FIELDS),
        *shown_blocks(SHOWN),
        hashed("modules"),
    ],
    _encoder,
    SECTIONS,
)
