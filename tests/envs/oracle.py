"""What an observation should be, written from the view of a seat and from what the page says.

The encoders read positions and not views, so that they are quick. This reads the view, slowly, by
the sentence that documents each block.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ceilidh.envs import clans, glenmore
from ceilidh.envs.layout import LIMIT, SEATS, Array, Field, Layout
from ceilidh.envs.observer import Observer
from ceilidh.games.clans.flow import FLOW as CLANS_FLOW
from ceilidh.games.clans.goods import COLUMN_NAMES, GOOD_NAMES, IMPORT_NAMES, KIND_NAMES
from ceilidh.games.clans.kinds import CLAN, HEX, SIDE
from ceilidh.games.glenmore.flow import FLOW as GLENMORE_FLOW
from ceilidh.games.glenmore.goods import (
    CATEGORY_NAMES,
    EDITION_NAMES,
    RESOURCE_NAMES,
    STACK_NAMES,
)
from ceilidh.games.glenmore.kinds import CELL, LANDMARK, TILE
from ceilidh.games.glenmore.kinds import CLAN as GLENMORE_CLAN

View = Mapping[str, Any]
# tests/envs/test_shown.py reads them back, and sees that nothing is hashed.
READ_BACK = {"hashed", "modules", *clans.SHOWN.blocks(), *glenmore.SHOWN.blocks()}
Write = Callable[[View, Array, int], None]

# The words whose order the places of a block follow; blocks that are not here count numbers.
WORDS: dict[str, dict[str, Sequence[str]]] = {
    "clans": {
        "step": [step.name for step in CLANS_FLOW.steps],
        "map": SIDE.words,
        "prices": GOOD_NAMES,
        "imports": IMPORT_NAMES,
        "clan": CLAN.words,
        "technology": ("woodcutter", "miner"),
        "goods": GOOD_NAMES,
        "market": GOOD_NAMES,
        "units_left": COLUMN_NAMES,
        "unit_costs": COLUMN_NAMES,
        "unit_yields": COLUMN_NAMES,
    },
    "glenmore": {
        "step": [step.name for step in GLENMORE_FLOW.steps],
        "edition": EDITION_NAMES,
        "stack": STACK_NAMES,
        "unseen": TILE.words,
        "discard": TILE.words,
        "market": RESOURCE_NAMES,
        "roads": GLENMORE_CLAN.words,
        "activated": CELL.words,
        "goods": RESOURCE_NAMES,
        "landmarks": LANDMARK.words,
        "persons": TILE.words,
        "clans": GLENMORE_CLAN.words,
        "categories": CATEGORY_NAMES,
    },
}


def ahead(view: View, seat: int, own: int) -> int:
    return int((seat - own) % view["players"])


def hexes(view: View, out: Array, own: int) -> None:
    for piece in view["pieces"]:
        row = out[HEX.index[piece["hex"]]]
        row[SEATS if piece["seat"] < 0 else ahead(view, piece["seat"], own)] = 1
        for unit in piece["units"]:
            row[SEATS + 1 + KIND_NAMES.index(unit)] = 1
        if "guest" in piece:
            guest = row[SEATS + 1 + len(KIND_NAMES) :]
            guest[ahead(view, piece["guest"], own)] = 1
            for unit in piece["guest_units"]:
                guest[SEATS + KIND_NAMES.index(unit)] = 1


def scoring_tiles(view: View, out: Array, own: int) -> None:
    for place, tile in enumerate(view["scoring_tiles"][: len(out)]):
        out[place, tile] = 1


def offers(view: View, out: Array, own: int) -> None:
    for offer in view["offers"]:
        if offer["clan"]:
            out[CLAN.index[offer["clan"]], max(offer["tile"], 0)] = 1


def rondel(view: View, out: Array, own: int) -> None:
    spaces = view["rondel"]
    first = next(n for n, space in enumerate(spaces) if f"seat {own + 1}" in space["figures"])
    for place, row in enumerate(out[: len(spaces)]):
        number = (first + place) % len(spaces)
        tile, figures = spaces[number]["tile"], spaces[number]["figures"]
        if tile:
            row[TILE.index.get(tile, len(TILE.words))] = 1
        for figure in figures:
            word, _, seat = figure.partition(" ")
            after = ahead(view, int(seat) - 1, own) if word == "seat" else SEATS
            row[len(TILE.words) + 1 + after] += 1
        row[-1] = number == view["last_space"]


def claims(view: View, out: Array, own: int) -> None:
    for clan, seat in view["claims"]:
        out[GLENMORE_CLAN.index[clan], ahead(view, seat, own)] = 1


def territory(view: View, out: Array, own: int) -> None:
    for lying in view["territory"]:
        column, line = lying["cell"].split(".")
        goods = [lying["goods"].get(name, 0) / 3 for name in RESOURCE_NAMES]
        row = [1, int(column) / 12, int(line) / 12, *goods, lying["scots"] / 3]
        out[TILE.index[lying["tile"]], : len(row)] = row
        for tile in lying["under"]:
            out[TILE.index[tile], len(row)] = 1


OWN: dict[str, Write] = {
    "players": lambda view, out, own: out.__setitem__(view["players"] - 1, 1),
    "seat": lambda view, out, own: out.__setitem__(own, 1),
    "hexes": hexes,
    "scoring_tiles": scoring_tiles,
    "offers": offers,
    "rondel": rondel,
    "claims": claims,
    "territory": territory,
}


def by_sentence(game: str, field: Field, view: View, out: Array, own: int, name: str) -> None:
    """A block of which the sentence says all."""
    words = WORDS[game].get(name)
    places = {word: place for place, word in enumerate(words)} if words else {}
    divided = re.search(r"divided by (\d+)", field.says)
    scale = int(divided[1]) if divided else 1
    value = view[name]
    if field.says.startswith("1 for the seat"):
        if value is not None:
            out[ahead(view, value, own)] = 1
    elif field.says.startswith("for each seat its place"):
        for place, seat in enumerate(value):
            out[ahead(view, seat, own)] = (place + 1) / scale
    elif field.says.startswith("1 "):
        listed = [value] if field.says == "1 at the place of the word" else value
        for word in listed:
            place = places.get(word, -1) if words else word
            if place >= 0:
                out[place] = 1
    elif field.says.startswith("a number for each name"):
        for word, number in value.items():
            out[places[word]] = number / scale
    else:
        numbers = value[: len(out)] if isinstance(value, list) else [value]
        out[: len(numbers)] = [float(number) / scale for number in numbers]


def observed(game: str, layout: Layout | Observer, view: View, own: int) -> Array:
    """The flat vector of what a seat sees."""
    out = np.zeros(layout.size, dtype=np.float32)
    for field in layout.fields:
        block = out[layout.blocks[field.name]].reshape(field.shape)
        if field.name in READ_BACK:
            continue
        seats, _, name = field.name.rpartition(".")
        parts = [(view, block)]
        if seats:
            parts = [
                (part, block[ahead(view, seat, own)]) for seat, part in enumerate(view["seats"])
            ]
        for part, rows in parts:
            if name in OWN:
                OWN[name](part, rows, own)
            else:
                by_sentence(game, field, part, rows, own, name)
    return np.clip(out, -LIMIT, LIMIT, out=out)
