"""Effect rows: the closed set of words that tiles, landmarks and clans are made of.

A row is data: a word with its numbers and choices, from which the engine makes an Effect. The words
follow GM-IMM-02 to 09, GM-ACT-20 to 60, GM-LMK-03 to 26 and GM-CLN-01 to 41.
"""

from typing import Final

from ceilidh.games.glenmore.goods import EDITION_NAMES, RESOURCE_NAMES, TYPE_NAMES, type_of
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.reason import Reason, Word

# Gained at once.
GAIN_COIN: Final = "coin"
GAIN_BARREL: Final = "barrel"
GAIN_VP: Final = "vp"
GAIN_MOVEMENT: Final = "movement"
GAIN_SCOT: Final = "scot"
GAIN_GOODS: Final = "goods"
GAIN_JOKER: Final = "joker"
CLAN_MARKER: Final = "clan_marker"
LANDMARK_CARD: Final = "landmark"
TAKE_PERSON: Final = "take_person"
TAKE_DISCARD: Final = "take_discard"
REMOVE_TILE: Final = "remove_tile"
VP_THRESHOLD: Final = "vp_threshold"
ACTIVATE_TYPE: Final = "activate_type"
ACTIVATE_TERRITORY: Final = "activate_territory"
# Exchanges of activated tiles.
EXCHANGE_DIFFERENT: Final = "exchange_different"
EXCHANGE_ANIMALS: Final = "exchange_animals"
EXCHANGE_ANY: Final = "exchange_any"
EXCHANGE_EXACT: Final = "exchange_exact"
EXCHANGE_CLAN: Final = "exchange_clan"
DISTIL: Final = "distil"
EXCHANGE_BARREL: Final = "exchange_barrel"
# What only a module knows and does, by the name in `target`; an activation may ask for resources.
SPECIAL: Final = "special"
# Permanent, and in the final scoring.
CASTLES_AS_SCOTS: Final = "castles_as_scots"
CASTLE_SCOTS_FACTOR: Final = "castle_scots_factor"
COIN_FOR_RESOURCE: Final = "coin_for_resource"
EXTRA_ACTIVATION: Final = "extra_activation"
UNUSED_MOVEMENT_VP: Final = "unused_movement_vp"
VP_FOR_BARREL: Final = "vp_for_barrel"
COIN_VP: Final = "coin_vp"

# The fields that the row of a word has in a data file.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    GAIN_COIN: ("amount",),
    GAIN_BARREL: ("amount",),
    GAIN_VP: ("amount",),
    GAIN_MOVEMENT: ("amount",),
    GAIN_SCOT: ("amount", "on"),
    GAIN_GOODS: ("goods", "on"),
    GAIN_JOKER: ("amount", "on"),
    CLAN_MARKER: ("amount",),
    LANDMARK_CARD: ("target",),
    TAKE_PERSON: ("target",),
    TAKE_DISCARD: ("amount",),
    REMOVE_TILE: ("amount", "optional"),
    VP_THRESHOLD: ("count", "tiers"),
    ACTIVATE_TYPE: ("amount", "types"),
    ACTIVATE_TERRITORY: (),
    EXCHANGE_DIFFERENT: ("tiers",),
    EXCHANGE_ANIMALS: ("tiers",),
    EXCHANGE_ANY: ("amount", "vp"),
    EXCHANGE_EXACT: ("goods", "vp"),
    EXCHANGE_CLAN: ("amount",),
    DISTIL: ("goods", "amount", "times"),
    EXCHANGE_BARREL: ("amount", "vp"),
    SPECIAL: ("target",),
    CASTLES_AS_SCOTS: (),
    CASTLE_SCOTS_FACTOR: ("amount",),
    COIN_FOR_RESOURCE: ("amount",),
    EXTRA_ACTIVATION: ("amount",),
    UNUSED_MOVEMENT_VP: ("vp",),
    VP_FOR_BARREL: ("vp", "barley"),
    COIN_VP: ("amount", "vp"),
}

TILE_WORDS: Final[tuple[str, ...]] = (
    LANDMARK_CARD,
    GAIN_SCOT,
    GAIN_JOKER,
    CLAN_MARKER,
    GAIN_BARREL,
    GAIN_COIN,
    GAIN_VP,
)
ACTIVATION_WORDS: Final[tuple[str, ...]] = (
    GAIN_GOODS,
    GAIN_JOKER,
    GAIN_MOVEMENT,
    GAIN_VP,
    EXCHANGE_DIFFERENT,
    EXCHANGE_ANIMALS,
    EXCHANGE_ANY,
    EXCHANGE_EXACT,
    EXCHANGE_CLAN,
    DISTIL,
    EXCHANGE_BARREL,
)
# One more on the tiles of Chronicles.
CHRONICLE_TILE_WORDS: Final[tuple[str, ...]] = (*TILE_WORDS, SPECIAL)
CHRONICLE_ACTIVATION_WORDS: Final[tuple[str, ...]] = (*ACTIVATION_WORDS, SPECIAL)
# The words of cards and clans by timing.
TIMINGS: Final[tuple[str, ...]] = ("immediate", "permanent", "end")
TIMED_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "immediate": (
        GAIN_COIN,
        GAIN_BARREL,
        GAIN_VP,
        GAIN_MOVEMENT,
        GAIN_SCOT,
        GAIN_GOODS,
        GAIN_JOKER,
        CLAN_MARKER,
        TAKE_PERSON,
        TAKE_DISCARD,
        REMOVE_TILE,
        VP_THRESHOLD,
        ACTIVATE_TYPE,
        ACTIVATE_TERRITORY,
        SPECIAL,
    ),
    "permanent": (
        CASTLES_AS_SCOTS,
        CASTLE_SCOTS_FACTOR,
        COIN_FOR_RESOURCE,
        EXTRA_ACTIVATION,
        UNUSED_MOVEMENT_VP,
        VP_FOR_BARREL,
    ),
    "end": (COIN_VP,),
}
COUNTS: Final[tuple[str, ...]] = (
    "villages",
    "tiles_with_scot",
    "overlay_tiles",
    "coins",
    "river_tiles",
)
PLACES: Final[tuple[str, ...]] = ("own_tile", "any_tile")
MOST: Final = 20  # no amount of an effect is higher


class EffectRow:
    """One effect: a word and what it needs; fields that its word lacks are 0, empty or False.

    `amount` is how many are gained, placed, paid (exchanges "any" and "clan", coin for a resource),
    removed, or activated of each of the `types`; the factor of Castle Moil; the coins of Armadale.
    `goods` are gained or, by an exchange, paid, in resource order. `anywhere` says that Scots and
    goods may go on any own tile instead of the tile itself. `tiers` are pairs (at least, VP) with
    rising numbers: of what is counted, or exactly of the resources exchanged. `types` are bits.
    `target` is the id of a card or tile, or the name of a special effect, which happens so often as
    `amount` says; a distillery may bring one besides, so many `times`. `barley` has the editions in
    which barley is still paid.
    """

    __slots__ = (
        "amount",
        "anywhere",
        "barley",
        "count",
        "goods",
        "optional",
        "target",
        "tiers",
        "times",
        "types",
        "vp",
        "word",
    )

    def __init__(self, record: DataTable, words: tuple[str, ...]) -> None:
        self.word = record.text("word", words)
        fields = FIELDS[self.word]
        special = self.word == SPECIAL
        self.amount = record.integer("amount", 1, MOST) if "amount" in fields else 0
        if special:
            self.amount = record.integer_or("amount", 1, MOST, 1)
        self.vp = record.integer("vp", 1, MOST) if "vp" in fields else 0
        paid = special and record.has("goods")
        self.goods = read_goods(record, "goods") if paid or "goods" in fields else ()
        self.anywhere = "on" in fields and record.text_or("on", PLACES, PLACES[0]) == PLACES[1]
        self.target = record.text("target", ()) if "target" in fields else ""
        if self.word == DISTIL:
            self.target = record.text_or("target", (), "")
        self.times = record.integer("times", 1, MOST) if self.target and "times" in fields else 0
        self.tiers = _read_tiers(record) if "tiers" in fields else ()
        self.types = read_types(record) if "types" in fields else ()
        self.count = record.text("count", COUNTS) if "count" in fields else ""
        self.optional = "optional" in fields and record.flag("optional", False)
        self.barley = _read_editions(record) if "barley" in fields else ()
        record.done()


def read_goods(record: DataTable, key: str) -> tuple[int, ...]:
    """Amounts of resources, at least one in all."""
    goods = tuple(record.amounts(key, RESOURCE_NAMES, MOST))
    if sum(goods) == 0:
        raise record.error(
            Reason('"{key}" names no resource', (), {"key": Word(key)}),
            Reason("name one or more with their amounts"),
        )
    return goods


def read_types(record: DataTable) -> tuple[int, ...]:
    """The bits of the tile types that a record names."""
    return tuple([type_of(name) for name in record.texts("types", TYPE_NAMES)])


def _read_tiers(record: DataTable) -> tuple[tuple[int, int], ...]:
    table = record.record("tiers")
    tiers: list[tuple[int, int]] = []
    for number in range(1, MOST + 1):
        if table.has(str(number)):
            least = tiers[-1][1] + 1 if len(tiers) > 0 else 1
            tiers.append((number, table.integer(str(number), least, MOST)))
    table.done()
    if len(tiers) == 0:
        raise record.error(
            Reason('"tiers" is empty'), Reason("write points by number, such as 8 for 3")
        )
    return tuple(tiers)


def _read_editions(record: DataTable) -> tuple[int, ...]:
    return tuple([EDITION_NAMES.index(name) for name in record.texts("barley", EDITION_NAMES)])


def read_effects(record: DataTable, key: str, words: tuple[str, ...]) -> tuple[EffectRow, ...]:
    """The effect rows in a list of a record."""
    return tuple([EffectRow(one, words) for one in record.records(key, key, "word")])
