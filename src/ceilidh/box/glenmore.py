"""Glen More II: the components of the box and what can be entered of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ceilidh.box.fields import (
    AmountsField,
    BoxField,
    ChecksField,
    ChoiceField,
    FlagField,
    NumberField,
    RowsField,
    TextField,
)
from ceilidh.box.glenmore_effects import effects_field, with_cards
from ceilidh.box.kind import Fields, Kind, draw_part
from ceilidh.games.glenmore.components.clan_board import (
    CLAN_IDS,
    COLOURS,
    ENGLISH_CLAN_IDS,
    START_ID,
)
from ceilidh.games.glenmore.components.effects import (
    ACTIVATION_WORDS,
    TILE_WORDS,
    TIMED_WORDS,
    TIMINGS,
)
from ceilidh.games.glenmore.goods import (
    COST_KINDS,
    KIND_NAMES,
    STACK_NAMES,
    TILE_KIND_NAMES,
    TYPE_NAMES,
)
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import THINGS, TYPES
from ceilidh.say.phrases import capital, message

FIELDS: Final = (START_ID, *CLAN_IDS, *ENGLISH_CLAN_IDS)
KINDS_OF_TILE: Final = {
    "territory": message("territory"),
    "person": message("person tile"),
    "end": message("The End"),
    "wayside": message("stays on the rondel"),
}
RINGS: Final = {
    "yellow": message("yellow"),
    "orange": message("orange"),
    "red": message("red"),
    "purple": message("purple"),
}
WHEN: Final = {
    "immediate": message("once, at once"),
    "permanent": message("permanent"),
    "end": message("at the end"),
}
NO_STACK: Final = message("next to the board")
SHARED: Final = tuple([word for words in TIMED_WORDS.values() for word in words])


def thing(to: Speaker, word: str) -> str:
    return to.text(THINGS[word])


def clan(to: Speaker, word: str) -> str:
    return to.text("Starting point") if word == START_ID else word.capitalize()


def players(row: Fields, to: Speaker) -> str:
    return to.count("{n} player", "{n} players", int(row["players"]))


def _stack(to: Speaker, word: str) -> str:
    return to.text(NO_STACK) if word == "none" else word


NAME: Final = TextField("name", message("Name"))
TIMING: Final = ChoiceField(
    "timing",
    message("Effect"),
    choices=TIMINGS,
    called=lambda to, word: to.text(WHEN[word]),
)
STACK: Final = ChoiceField("stack", message("Back of the tile"), choices=STACK_NAMES, called=_stack)


# Where a drawn tile shows its fields.
TILE_ZONES: Final = (
    ("types", 70, 0, 100, 20),
    ("name", 0, 0, 70, 20),
    ("cost", 0, 20, 30, 70),
    ("overlay", 75, 20, 100, 40),
    ("immediate", 0, 70, 50, 100),
    ("activation", 50, 70, 100, 100),
    ("river", 30, 20, 75, 70),
)


def tile_fields(once: Sequence[str], again: Sequence[str], kinds: int) -> tuple[BoxField, ...]:
    """The fields of a tile with these words for its effects."""
    return (
        NAME,
        STACK,
        ChoiceField(
            "kind",
            message("Kind"),
            choices=TILE_KIND_NAMES[:kinds],
            called=lambda to, word: to.text(KINDS_OF_TILE[word]),
        ),
        ChecksField(
            "types",
            message("Icons"),
            choices=TYPE_NAMES,
            called=lambda to, word: to.text(TYPES[word]),
        ),
        FlagField("river", message("River")),
        FlagField("overlay", message("Overlay")),
        AmountsField("cost", message("Cost"), words=KIND_NAMES[:COST_KINDS], called=thing),
        effects_field("immediate", message("When placed"), tuple(once)),
        effects_field("activation", message("When activated"), tuple(again)),
        NumberField("person_value", message("Person tiles it counts as"), optional=True, high=5),
    )


TILES: Final = Kind(
    "glenmore",
    "tiles",
    message("Tiles"),
    "tiles",
    "tile",
    tile_fields(TILE_WORDS, ACTIVATION_WORDS, 3),
    target="tile",
    parts="stack",
    zones=TILE_ZONES,
    complete=with_cards,
)
HOMES: Final = Kind(
    "glenmore",
    "homes",
    message("Home tiles"),
    "tiles",
    "home",
    (NAME, effects_field("activation", message("When activated"), ACTIVATION_WORDS)),
    target="tile",
)
CARDS: Final = Kind(
    "glenmore",
    "landmarks",
    message("Landmark cards"),
    "landmarks",
    "landmark",
    (NAME, TIMING, effects_field("effect", message("Effects"), SHARED)),
    target="landmark",
    parts="stack",
)
CLANS: Final = Kind(
    "glenmore",
    "clans",
    message("Clan board: territories"),
    "clan_board",
    "clan",
    (
        NAME,
        ChoiceField(
            "ring",
            message("Ring"),
            choices=tuple([str(number) for number in range(1, len(COLOURS) + 1)]),
            called=lambda to, word: to.text(RINGS[COLOURS[int(word) - 1]]),
            number=True,
        ),
        TIMING,
        FlagField("repeatable", message("Can be gained again"), optional=True),
        effects_field("effect", message("Effects"), SHARED),
        NumberField("x", message("Place from the left (0 to 1000)"), high=1000),
        NumberField("y", message("Place from the top (0 to 1000)"), high=1000),
    ),
    draw=draw_part("clan_board"),
    leads="clan",
)
ROADS: Final = Kind(
    "glenmore",
    "roads",
    message("Clan board: roads"),
    "clan_board",
    "road",
    (
        RowsField(
            "road",
            message("Roads"),
            first=ChoiceField("a", message("From"), choices=FIELDS, called=clan),
            fields_of=lambda word: (
                ChoiceField("b", message("To"), choices=FIELDS, called=clan),
                NumberField("cost", message("Coins"), low=0, high=9),
            ),
            most=60,
        ),
    ),
    one=True,
    draw=draw_part("clan_board"),
    label=lambda row: "",
)
RING_COSTS: Final = Kind(
    "glenmore",
    "rings",
    message("Clan board: rings"),
    "clan_board",
    "ring",
    (
        NumberField("low", message("Cheapest route in coins, from"), high=99),
        NumberField("high", message("Cheapest route in coins, up to"), high=99),
    ),
    draw=draw_part("clan_board"),
    called=lambda row, to: capital(to.text(RINGS[str(row["colour"])])),
)
KINDS: Final = (TILES, CLANS, RING_COSTS, ROADS, CARDS, HOMES)
