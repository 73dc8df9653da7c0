"""Glen More II: the pieces of the Chronicles that can be entered."""

from __future__ import annotations

from typing import Final

from ceilidh.box.fields import AmountsField, BoxField, ChoiceField, NumberField, NumbersField
from ceilidh.box.glenmore import NAME, SHARED, TILE_ZONES, TIMING, players, thing, tile_fields
from ceilidh.box.glenmore_effects import effects_field, with_cards
from ceilidh.box.kind import Fields, Kind
from ceilidh.games.glenmore.components.effects import (
    CHRONICLE_ACTIVATION_WORDS,
    CHRONICLE_TILE_WORDS,
)
from ceilidh.games.glenmore.goods import COST_KINDS, KIND_NAMES
from ceilidh.say.phrases import message

BEST: Final = {"most": message("the most"), "fewest": message("the fewest")}


def _chronicle(number: int, table: str, title: str, module: str) -> Kind:
    """The tiles of a Chronicle."""
    return Kind(
        "glenmore",
        f"chronicle-{number}",
        title,
        table,
        "tile",
        tile_fields(CHRONICLE_TILE_WORDS, CHRONICLE_ACTIVATION_WORDS, 4),
        target="tile",
        modules=(module,),
        zones=TILE_ZONES,
        complete=with_cards,
    )


BOATS: Final = Kind(
    "glenmore",
    "rivers",
    message("Chronicle 1: neutral rivers"),
    "c1_boats",
    "river",
    (
        NAME,
        NumberField("spaces", message("Spaces"), low=1, high=9),
        NumberField("castle", message("Castle at space"), low=1, high=9),
    ),
    modules=("dragon-boats",),
)
REWARDS: Final = Kind(
    "glenmore",
    "rewards",
    message("Chronicle 1: reward tokens"),
    "c1_boats",
    "reward",
    (
        NumberField("copies", message("Tokens like this"), low=1, high=9),
        effects_field("effect", message("Effects"), SHARED),
    ),
    modules=("dragon-boats",),
    label=lambda row: str(row["id"]).replace("_", " ").capitalize(),
)
CELLARS: Final = Kind(
    "glenmore",
    "cellars",
    message("Chronicle 3: cellars"),
    "c3_single_cask",
    "cellar",
    (
        NumbersField("spaces", message("Points of its spaces"), count=6),
        AmountsField("cost", message("Cost"), words=KIND_NAMES[:COST_KINDS], called=thing),
    ),
    modules=("single-cask",),
    label=lambda row: str(row["id"]).capitalize(),
)
MOBSTERS: Final = Kind(
    "glenmore",
    "mobsters",
    message("Chronicle 8: Mobsters"),
    "c8_mobs",
    "mobster",
    (
        NAME,
        NumberField("vp", message("Victory points that it costs"), high=20),
        NumberField("coins", message("Coins on its tokens"), high=20),
    ),
    modules=("penny-mobs",),
)


def _record(name: str, title: str, place: tuple[str, str], module: str, *fields: BoxField) -> Kind:
    """Numbers of a Chronicle that stand in one record."""
    table, rows = place
    return Kind(
        "glenmore", name, title, table, rows, fields, record=True, modules=(module,), label=_nothing
    )


def _nothing(row: Fields) -> str:
    return ""


def _cards(number: int, table: str, title: str, module: str) -> Kind:
    """The landmark cards of a Chronicle."""
    return Kind(
        "glenmore",
        f"landmarks-{number}",
        title,
        table,
        "landmark",
        (NAME, TIMING, effects_field("effect", message("Effects"), SHARED)),
        target="landmark",
        modules=(module,),
    )


SALE: Final = _record(
    "sale",
    message("Chronicle 3: sales"),
    ("c3_single_cask", "sale"),
    "single-cask",
    NumberField("bonus", message("Bonus"), high=9),
    NumberField("bonus_vp", message("Bonus in victory points"), high=99),
    NumbersField("spaces", message("Points of its spaces"), count=3),
)
HAGGIS: Final = _record(
    "haggis",
    message("Chronicle 5: Haggis tokens"),
    ("c5_haggis", "tokens"),
    "haggis",
    NumberField("ones", message("Tokens of value 1"), high=30),
    NumberField("twos", message("Tokens of value 2"), high=30),
    NumberField("threes", message("Tokens of value 3"), high=30),
)
SCORES: Final = Kind(
    "glenmore",
    "scores",
    message("Chronicle 6: score tables"),
    "c6_tome",
    "score_table",
    (NumbersField("table", message("Points by difference, from 0"), count=6),),
    modules=("tome",),
    label=lambda row: str(row["id"]).replace("_", " ").capitalize(),
)
EVENTS: Final = Kind(
    "glenmore",
    "events",
    message("Chronicle 6: events"),
    "c6_tome",
    "event",
    (
        AmountsField("price", message("Cost"), words=KIND_NAMES[: COST_KINDS + 1], called=thing),
        effects_field("effect", message("Effects"), SHARED),
    ),
    modules=("tome",),
    label=lambda row: str(row["id"]).replace("_", " ").capitalize(),
)
MOUNTAIN: Final = _record(
    "mountain",
    message("Chronicle 2: the Mountain"),
    ("c2_highlander", "mountain"),
    "highlander",
    NumberField("spaces", message("Spaces it takes up"), low=1, high=9),
    NumberField("spaces_sideways", message("Spaces it takes up sideways"), low=1, high=9),
    NumberField("a_tiles", message("A tiles left out"), high=9),
    NumberField("a_tiles_sideways", message("A tiles left out, sideways"), high=9),
    NumberField("capacity", message("Pawns that can be there"), low=1, high=9),
    NumberField("toll", message("What a passing pawn pays"), high=9),
    NumberField("die_toll", message("Coins when the Die passes"), high=9),
)
COUNCIL: Final = _record(
    "council",
    message("Chronicle 7: the council"),
    ("c7_great_glen", "council"),
    "great-glen",
    NumberField("aye", message("Ayes in the box"), low=1),
    NumberField("nay", message("Nays in the box"), low=1),
    NumberField("drawn", message("Cards per game"), low=1, high=10),
    NumberField("vp", message("Points for the winner of a card")),
)
VOTES: Final = Kind(
    "glenmore",
    "votes",
    message("Chronicle 7: voting pieces"),
    "c7_great_glen",
    "votes",
    (
        NumberField("aye", message("Ayes per player")),
        NumberField("nay", message("Nays per player")),
        NumberField("most", message("Pieces in one vote, at most"), low=1),
    ),
    modules=("great-glen",),
    called=players,
)
GLEN_CARDS: Final = Kind(
    "glenmore",
    "glen-cards",
    message("Chronicle 7: cards"),
    "c7_great_glen",
    "card",
    (
        NAME,
        ChoiceField(
            "best",
            message("Winner has"),
            choices=tuple(BEST),
            called=lambda to, word: to.text(BEST[word]),
        ),
    ),
    target="card",
    modules=("great-glen",),
)
KINDS: Final = (
    _chronicle(1, "c1_boats", message("Chronicle 1: tiles"), "dragon-boats"),
    BOATS,
    REWARDS,
    MOUNTAIN,
    _chronicle(3, "c3_single_cask", message("Chronicle 3: tiles"), "single-cask"),
    CELLARS,
    SALE,
    _chronicle(4, "c4_england", message("Chronicle 4: tiles"), "hammer"),
    _cards(4, "c4_england", message("Chronicle 4: landmark cards"), "hammer"),
    _chronicle(5, "c5_haggis", message("Chronicle 5: tiles"), "haggis"),
    HAGGIS,
    _chronicle(6, "c6_tome", message("Chronicle 6: tiles"), "tome"),
    _cards(6, "c6_tome", message("Chronicle 6: landmark cards"), "tome"),
    SCORES,
    EVENTS,
    COUNCIL,
    VOTES,
    GLEN_CARDS,
    MOBSTERS,
)
