"""Glen More II: the numbers of the main board."""

from __future__ import annotations

from typing import Final

from ceilidh.box.fields import BoxField, NumberField, NumbersField, OrderField
from ceilidh.box.glenmore import players, thing
from ceilidh.box.kind import Kind, draw_part
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.say.phrases import message


def _board(name: str, title: str, rows: str, part: str, *fields: BoxField) -> Kind:
    """Numbers of the main board that stand in one record."""
    return Kind(
        "glenmore",
        name,
        title,
        "rondel_market",
        rows,
        fields,
        record=True,
        draw=draw_part(part) if part else None,
        same=lambda ours, theirs: bool(ours == theirs),  # the order of the rows counts
        label=lambda row: "",
    )


RONDEL: Final = _board(
    "rondel",
    message("Rondel"),
    "rondel",
    "rondel",
    NumberField("spaces", message("Spaces"), low=1, high=99),
)
MARKET: Final = _board(
    "market",
    message("Market"),
    "market",
    "rondel",
    OrderField("rows", message("Rows from top to bottom"), choices=RESOURCE_NAMES, called=thing),
    NumbersField("slots", message("Coins on its spaces, from left to right"), count=5),
)
SCORE_TABLE: Final = _board(
    "score-table",
    message("Score table"),
    "scoring",
    "",
    NumbersField("table", message("Points by difference, from 0"), count=8),
)
SETUPS: Final = Kind(
    "glenmore",
    "setup",
    message("Setup by number of players"),
    "rondel_market",
    "setup",
    (
        NumberField("market_coins", message("Coins on the first space of each market row")),
        NumberField("a_tiles", message("A tiles on the rondel without the Die"), optional=True),
        NumberField("a_tiles_with_die", message("A tiles on the rondel with the Die")),
    ),
    called=players,
)
KINDS: Final = (RONDEL, MARKET, SCORE_TABLE, SETUPS)
