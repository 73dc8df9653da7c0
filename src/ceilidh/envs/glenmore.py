"""Observations of Glen More II: the Rondel from the own pawn on, the board, territories by tile."""

from __future__ import annotations

from typing import Final

from ceilidh.envs.hashed import hashed
from ceilidh.envs.layout import (
    SEATS,
    Array,
    Field,
    Layout,
    View,
    ahead,
    amounts,
    around,
    number,
    numbers,
    of_seats,
    one_of,
    some_of,
)
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import (
    CATEGORY_NAMES,
    EDITION_NAMES,
    RESOURCE_NAMES,
    STACK_NAMES,
    STACKS,
)
from ceilidh.games.glenmore.kinds import CELL, CLAN, TILE

SPACES: Final = 14
EDGE: Final = 12  # cells from the Home village to the edge of a territory
TILES: Final = len(TILE.words)
LANDMARKS: Final = [card.id for card in load(None).landmarks]
GOOD: Final = {name: place for place, name in enumerate(RESOURCE_NAMES)}
# Channels of a tile in a territory: it lies there, column, row, goods, Scots; it is covered.
AT: Final = 1
GOODS_AT: Final = 3
SCOTS_AT: Final = GOODS_AT + len(RESOURCE_NAMES)
UNDER_AT: Final = SCOTS_AT + 1


def _figure(view: View, name: str, own: int) -> int:
    """The channel of a figure: pawns by seat, all others together."""
    word, _, seat = name.partition(" ")
    return ahead(view, int(seat) - 1, own) if word == "seat" else SEATS


def write_rondel(view: View, out: Array, own: int) -> None:
    spaces = view["rondel"]
    pawn = f"seat {own + 1}"
    first = next((n for n, space in enumerate(spaces) if pawn in space["figures"]), 0)
    for place in range(len(spaces)):
        space = spaces[(first + place) % len(spaces)]
        row = out[place]
        if space["tile"]:
            row[TILE.index.get(space["tile"], TILES)] = 1
        for figure in space["figures"]:
            row[TILES + 1 + _figure(view, figure, own)] += 1
        if (first + place) % len(spaces) == view["last_space"]:
            row[TILES + 1 + SEATS + 1] = 1


def write_claims(view: View, out: Array, own: int) -> None:
    for clan, seat in view["claims"]:
        out[CLAN.index[clan], ahead(view, seat, own)] = 1


def write_territory(view: View, out: Array, own: int) -> None:
    for lying in view["territory"]:
        row = out[TILE.index[lying["tile"]]]
        column, line = lying["cell"].split(".")
        row[0] = 1
        row[AT] = int(column) / EDGE
        row[AT + 1] = int(line) / EDGE
        for good, amount in lying["goods"].items():
            row[GOODS_AT + GOOD[good]] = amount / 3
        row[SCOTS_AT] = lying["scots"] / 3
        for tile in lying["under"]:
            out[TILE.index[tile], UNDER_AT] = 1


SEAT_FIELDS: Final = [
    number("coins", 10),
    number("barrels", 5),
    number("scots_in_supply", 10),
    number("markers", 10),
    number("vp", 30),
    number("vp_in_play", 30),
    amounts("goods", RESOURCE_NAMES, 5),
    some_of("landmarks", LANDMARKS),
    some_of("persons", TILE.words),
    some_of("clans", CLAN.words),
    amounts("categories", CATEGORY_NAMES, 5),
    number("size", 10),
    number("finished"),
    Field(
        "territory",
        (TILES, UNDER_AT + 1),
        "for each tile: 1 if it lies there, column and row divided by 12, goods and Scots divided "
        "by 3, 1 if it is covered",
        write_territory,
    ),
]

LAYOUT: Final = Layout(
    [
        *around(),
        one_of("step", [step.name for step in FLOW.steps]),
        one_of("edition", EDITION_NAMES),
        Field(
            "rondel",
            (SPACES, TILES + 1 + SEATS + 1 + 1),
            "from the own pawn's space on: tile (the last one is any fixture), pawns, other "
            "figures, 1 where the last figure stands",
            write_rondel,
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
            write_claims,
        ),
        amounts("roads", CLAN.words, 5),
        number("movement", 5),
        some_of("activated", CELL.words),
        *of_seats(SEAT_FIELDS),
        hashed("pending", "modules"),
    ]
)
