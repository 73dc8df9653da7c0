"""Effect rows: the closed set of words that tiles, landmarks and clans are made of.

A row is data: a word with its numbers and choices, from which the engine makes an Effect. The words
follow GM-IMM-02 to 09, GM-ACT-20 to 60, GM-LMK-03 to 26 and GM-CLN-01 to 41.
"""

from collections.abc import Container, Iterable
from typing import Final

from ceilidh.games.glenmore.goods import EDITION_NAMES, RESOURCE_NAMES, TYPE_NAMES, type_of
from ceilidh.kernel.component_data.datapack import DataTable, data_error
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

# Where the row of a word may stand: among what a tile gives when it is laid, or does when it is
# activated, both also on tiles of Chronicles alone, and in the lists of cards and clans.
LAID: Final = "laid"
ACTIVATED: Final = "activated"
CHRONICLE_LAID: Final = "chronicle laid"
CHRONICLE_ACTIVATED: Final = "chronicle activated"
TIMINGS: Final[tuple[str, ...]] = ("immediate", "permanent", "end")
AT_ONCE, LASTING, FINAL = TIMINGS


class EffectWord:
    """What a word needs: the fields of its row, those that it may have, and where it may stand."""

    __slots__ = ("fields", "optional", "places")

    def __init__(
        self,
        fields: tuple[str, ...],
        places: tuple[str, ...],
        optional: tuple[str, ...] = (),
    ) -> None:
        self.fields = fields
        self.places = places
        self.optional = optional


# Every word, once. What each does, says, shows and is worth is a part of the layer that knows it:
# the rules (`powers.py`, `ways.py`, `rules/effects.py`), words, drawings, bots and forms.
WORDS: Final[dict[str, EffectWord]] = {
    LANDMARK_CARD: EffectWord(("target",), (LAID,)),
    GAIN_SCOT: EffectWord(("amount", "on"), (LAID, AT_ONCE)),
    GAIN_GOODS: EffectWord(("goods", "on"), (ACTIVATED, AT_ONCE)),
    GAIN_JOKER: EffectWord(("amount", "on"), (LAID, ACTIVATED, AT_ONCE)),
    GAIN_MOVEMENT: EffectWord(("amount",), (ACTIVATED, AT_ONCE)),
    CLAN_MARKER: EffectWord(("amount",), (LAID, AT_ONCE)),
    GAIN_BARREL: EffectWord(("amount",), (LAID, AT_ONCE)),
    GAIN_COIN: EffectWord(("amount",), (LAID, AT_ONCE)),
    GAIN_VP: EffectWord(("amount",), (LAID, ACTIVATED, AT_ONCE)),
    TAKE_PERSON: EffectWord(("target",), (AT_ONCE,)),
    TAKE_DISCARD: EffectWord(("amount",), (AT_ONCE,)),
    REMOVE_TILE: EffectWord(("amount", "optional"), (AT_ONCE,)),
    VP_THRESHOLD: EffectWord(("count", "tiers"), (AT_ONCE,)),
    ACTIVATE_TYPE: EffectWord(("amount", "types"), (AT_ONCE,)),
    ACTIVATE_TERRITORY: EffectWord((), (AT_ONCE,)),
    EXCHANGE_DIFFERENT: EffectWord(("tiers",), (ACTIVATED,)),
    EXCHANGE_ANIMALS: EffectWord(("tiers",), (ACTIVATED,)),
    EXCHANGE_ANY: EffectWord(("amount", "vp"), (ACTIVATED,)),
    EXCHANGE_EXACT: EffectWord(("goods", "vp"), (ACTIVATED,)),
    EXCHANGE_CLAN: EffectWord(("amount",), (ACTIVATED,)),
    DISTIL: EffectWord(("goods", "amount"), (ACTIVATED,), ("target", "times")),
    EXCHANGE_BARREL: EffectWord(("amount", "vp"), (ACTIVATED,)),
    CASTLES_AS_SCOTS: EffectWord((), (LASTING,)),
    CASTLE_SCOTS_FACTOR: EffectWord(("amount",), (LASTING,)),
    COIN_FOR_RESOURCE: EffectWord(("amount",), (LASTING,)),
    EXTRA_ACTIVATION: EffectWord(("amount",), (LASTING,)),
    UNUSED_MOVEMENT_VP: EffectWord(("vp",), (LASTING,)),
    VP_FOR_BARREL: EffectWord(("vp", "barley"), (LASTING,)),
    COIN_VP: EffectWord(("amount", "vp"), (FINAL,)),
    SPECIAL: EffectWord(
        ("target",), (CHRONICLE_LAID, CHRONICLE_ACTIVATED, AT_ONCE), ("amount", "goods")
    ),
}


def words_of(places: tuple[str, ...]) -> tuple[str, ...]:
    """The words whose rows may stand in one of these places."""
    return tuple(
        [word for word, kind in WORDS.items() if any([place in kind.places for place in places])]
    )


def given_words() -> tuple[str, ...]:
    """What happens to a seat, at once or from then on; all others are ways of an activation."""
    return words_of((LAID, CHRONICLE_LAID, *TIMINGS))


def check_parts(wanted: Iterable[str], parts: Container[str], file: str) -> None:
    """Raise DataError for a word that has no part in the file of a layer."""
    for word in wanted:
        if word not in parts:
            remedy = f"write it in {file}"
            raise data_error("components/effects.py", word, "its part is missing", remedy)


TILE_WORDS: Final[tuple[str, ...]] = words_of((LAID,))
ACTIVATION_WORDS: Final[tuple[str, ...]] = words_of((ACTIVATED,))
CHRONICLE_TILE_WORDS: Final[tuple[str, ...]] = words_of((LAID, CHRONICLE_LAID))
CHRONICLE_ACTIVATION_WORDS: Final[tuple[str, ...]] = words_of((ACTIVATED, CHRONICLE_ACTIVATED))
TIMED_WORDS: Final[dict[str, tuple[str, ...]]] = {timing: words_of((timing,)) for timing in TIMINGS}
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
        kind = WORDS[self.word]
        fields = [*kind.fields, *[name for name in kind.optional if record.has(name)]]
        self.amount = 1 if "amount" in kind.optional else 0
        if "amount" in fields:
            self.amount = record.integer("amount", 1, MOST)
        self.vp = record.integer("vp", 1, MOST) if "vp" in fields else 0
        self.goods = read_goods(record, "goods") if "goods" in fields else ()
        self.anywhere = "on" in fields and record.text_or("on", PLACES, PLACES[0]) == PLACES[1]
        self.target = record.text("target", ()) if "target" in fields else ""
        counted = "times" in kind.optional and self.target != ""
        self.times = record.integer("times", 1, MOST) if counted else 0
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
