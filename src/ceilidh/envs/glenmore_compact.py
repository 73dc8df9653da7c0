"""The compact observation of Glen More II: tiles by what they cost and give, the own territory."""

from __future__ import annotations

from typing import Final

import numpy as np

from ceilidh.envs.compact_observation import OWN, Sums, Weights, total
from ceilidh.envs.glenmore import SHOWN, SPACES
from ceilidh.envs.glenmore_encoder import (
    CHANNELS,
    COLUMN_AT,
    FIXTURE_AT,
    GOODS_AT,
    LAST_AT,
    ROW_AT,
    SCOTS_AT,
    TILES,
    UNDER_AT,
)
from ceilidh.games.glenmore.components.effects import (
    CHRONICLE_ACTIVATION_WORDS,
    CHRONICLE_TILE_WORDS,
    GAIN_GOODS,
    GAIN_VP,
    EffectRow,
)
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import (
    COST_KINDS,
    KIND_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    TILE_KIND_NAMES,
    TYPE_NAMES,
)
from ceilidh.games.glenmore.kinds import CELL

LARGEST: Final = 200  # of the blocks of modules that are kept; what is larger is left out
# What is known of a tile, in this order.
TILE_TRAITS: Final = (
    *TILE_KIND_NAMES,
    *TYPE_NAMES,
    "river",
    "overlay",
    "persons",
    *(f"cost in {name}" for name in KIND_NAMES[:COST_KINDS]),
    *(f"at once {word}" for word in CHRONICLE_TILE_WORDS),
    *(f"activated {word}" for word in CHRONICLE_ACTIVATION_WORDS),
    *(f"activated gives {name}" for name in RESOURCE_NAMES),
    *(f"activated asks for {name}" for name in RESOURCE_NAMES),
    "activated most vp",
)


def _given(effects: tuple[EffectRow, ...], words: tuple[str, ...]) -> list[float]:
    """For each word how much of it the effects give; one that has no amount counts 1."""
    return [sum(max(row.amount, 1) for row in effects if row.word == word) for word in words]


def _goods(rows: list[EffectRow]) -> list[float]:
    """How many of each resource these effects name."""
    named = [row.goods for row in rows if row.goods]
    return [sum(goods[kind] for goods in named) for kind in range(RESOURCES)]


def _most_vp(row: EffectRow) -> int:
    gained = row.amount if row.word == GAIN_VP else row.vp
    return max([gained, *[points for _, points in row.tiers]])


def _traits_of(tile: Tile) -> list[float]:
    out: list[float] = [tile.kind == kind for kind in range(len(TILE_KIND_NAMES))]
    out += [tile.types >> bit & 1 for bit in range(len(TYPE_NAMES))]
    out += [tile.river, tile.overlay, tile.person_value]
    out += tile.cost
    out += _given(tile.immediate, CHRONICLE_TILE_WORDS)
    out += _given(tile.activation, CHRONICLE_ACTIVATION_WORDS)
    out += _goods([row for row in tile.activation if row.word == GAIN_GOODS])
    out += _goods([row for row in tile.activation if row.word != GAIN_GOODS])
    return [*out, max([_most_vp(row) for row in tile.activation], default=0)]


TRAITS: Final[Weights] = np.array([_traits_of(tile) for tile in load(None).tiles], np.float64)
NUMBER: Final = len(TILE_TRAITS)
assert TRAITS.shape == (TILES, NUMBER)


def _space() -> Weights:
    """The traits of the tile on a space, then fixture, pawns, other figures and last figure."""
    rest = LAST_AT + 1 - FIXTURE_AT
    out = np.zeros((LAST_AT + 1, NUMBER + rest))
    out[:TILES, :NUMBER] = TRAITS
    out[FIXTURE_AT:, NUMBER:] = np.eye(rest)
    return out


def _own_tile() -> Weights:
    """Of each tile: it lies there, column, row, all goods, Scots."""
    channels = np.zeros((CHANNELS, 5))
    channels[0, 0] = channels[COLUMN_AT, 1] = channels[ROW_AT, 2] = channels[SCOTS_AT, 4] = 1
    channels[GOODS_AT:SCOTS_AT, 3] = 1
    return np.asarray(np.kron(np.eye(TILES), channels), np.float64)


def _territory() -> Weights:
    """The traits of all tiles that lie there, divided by 5, and what lies on them."""
    out = np.zeros((TILES, CHANNELS, NUMBER + UNDER_AT - GOODS_AT))
    out[:, 0, :NUMBER] = TRAITS / 5
    for channel in range(GOODS_AT, UNDER_AT):
        out[:, channel, NUMBER + channel - GOODS_AT] = 1
    return out.reshape(TILES * CHANNELS, NUMBER + UNDER_AT - GOODS_AT)


FIELDS: Final = [
    Sums("players"),
    Sums("seat"),
    Sums("actor"),
    Sums("step"),
    Sums("edition"),
    Sums("rondel", "the tile by its traits", columns=_space()),
    Sums(
        "rondel",
        "for each tile 1 at the first space, less by 1/14 for each further one",
        "tiles_ahead",
        1 - np.arange(SPACES)[None] / SPACES,
        np.eye(LAST_AT + 1, TILES),
    ),
    Sums("stack"),
    Sums("stack_left"),
    Sums("unseen", "their traits, divided by 20", columns=TRAITS / 20),
    Sums("scorings"),
    Sums("market"),
    Sums("market_prices"),
    Sums("claims"),
    Sums("roads"),
    Sums("movement"),
    Sums("activated", "their number, divided by 5", columns=total(len(CELL.words)) / 5),
    Sums("seats.coins"),
    Sums("seats.barrels"),
    Sums("seats.scots_in_supply"),
    Sums("seats.markers"),
    Sums("seats.vp"),
    Sums("seats.vp_in_play"),
    Sums("seats.goods"),
    Sums("seats.landmarks"),
    Sums("seats.persons", "their traits", columns=TRAITS),
    Sums("seats.categories"),
    Sums("seats.size"),
    Sums("seats.finished"),
    Sums(
        "seats.territory", "of the observer, all goods in one number", "own.tiles", OWN, _own_tile()
    ),
    Sums("seats.territory", "the traits divided by 5, goods, Scots", columns=_territory()),
    Sums("modules"),
    *[Sums(name) for name, kind in SHOWN.blocks().items() if kind.size <= LARGEST],
]
