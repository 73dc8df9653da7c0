"""Effects of Glen More II as fields: a word of the known ones, and the numbers that it needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ceilidh.box.fields import (
    NUMBER,
    AmountsField,
    BoxField,
    ChecksField,
    ChoiceField,
    Control,
    FlagField,
    Form,
    NumberField,
    RowsField,
    TextField,
    number_of,
    one,
)
from ceilidh.games.glenmore.components import effects as words
from ceilidh.games.glenmore.components.effects import (
    COUNTS,
    LANDMARK_CARD,
    MOST,
    PLACES,
    WORDS,
    check_parts,
)
from ceilidh.games.glenmore.goods import EDITION_NAMES, RESOURCE_NAMES, TYPE_NAMES
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import THINGS, TYPES
from ceilidh.say.phrases import message

NAMES: Final = {
    words.GAIN_COIN: message("coins"),
    words.GAIN_BARREL: message("whisky barrels"),
    words.GAIN_VP: message("victory points"),
    words.GAIN_MOVEMENT: message("movement points"),
    words.GAIN_SCOT: message("Scots"),
    words.GAIN_GOODS: message("resources as shown"),
    words.GAIN_JOKER: message("resources of your choice"),
    words.CLAN_MARKER: message("clan markers"),
    words.LANDMARK_CARD: message("landmark card"),
    words.TAKE_PERSON: message("a person tile"),
    words.TAKE_DISCARD: message("a discarded tile"),
    words.REMOVE_TILE: message("remove tiles"),
    words.VP_THRESHOLD: message("points by what you have"),
    words.ACTIVATE_TYPE: message("activate tiles of a type"),
    words.ACTIVATE_TERRITORY: message("activate the whole territory"),
    words.EXCHANGE_DIFFERENT: message("exchange different resources for points"),
    words.EXCHANGE_ANIMALS: message("exchange animals for points"),
    words.EXCHANGE_ANY: message("exchange any resources for points"),
    words.EXCHANGE_EXACT: message("exchange these resources for points"),
    words.EXCHANGE_CLAN: message("exchange resources for a clan marker"),
    words.DISTIL: message("distil whisky"),
    words.EXCHANGE_BARREL: message("exchange barrels for points"),
    words.SPECIAL: message("an effect of its Chronicle"),
    words.CASTLES_AS_SCOTS: message("castles count as Scots"),
    words.CASTLE_SCOTS_FACTOR: message("Scots in the Home castle count more"),
    words.COIN_FOR_RESOURCE: message("coins instead of a resource"),
    words.EXTRA_ACTIVATION: message("further activations"),
    words.UNUSED_MOVEMENT_VP: message("points for unused movement"),
    words.VP_FOR_BARREL: message("points for each barrel"),
    words.COIN_VP: message("points for coins"),
}
COUNTED: Final = {
    "villages": message("villages"),
    "tiles_with_scot": message("tiles with a Scot"),
    "overlay_tiles": message("overlay tiles"),
    "coins": message("coins"),
    "river_tiles": message("river tiles"),
}
check_parts(WORDS, NAMES, "box/glenmore_effects.py")
check_parts(COUNTS, COUNTED, "box/glenmore_effects.py")
ON: Final = {"own_tile": message("on this tile"), "any_tile": message("on any tile")}
EDITIONS: Final = {"french": message("French edition"), "english": message("English edition")}
MOST_EFFECTS: Final = 4


@dataclass(frozen=True)
class TiersField(BoxField):
    """Points by number, written as `3=8 5=12`."""

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        tiers = value if isinstance(value, dict) else {}
        shown = " ".join([f"{least}={points}" for least, points in tiers.items()])
        return Control("text", name, to.text(self.label), shown)

    def read(self, form: Form, name: str) -> Any:
        pairs = [word.partition("=") for word in one(form, name).split()]
        return {least: number_of(vp) for least, _, vp in pairs if NUMBER.fullmatch(least)}


PARTS: Final[dict[str, BoxField]] = {
    "amount": NumberField("amount", message("Number"), low=1, high=MOST),
    "vp": NumberField("vp", message("Points"), low=1, high=MOST),
    "times": NumberField("times", message("Times"), optional=True, low=1, high=MOST),
    "goods": AmountsField(
        "goods",
        message("Resources"),
        words=RESOURCE_NAMES,
        called=lambda to, word: to.text(THINGS[word]),
    ),
    "on": ChoiceField(
        "on",
        message("Place"),
        optional=True,
        choices=PLACES,
        called=lambda to, word: to.text(ON[word]),
    ),
    "target": TextField("target", message("Which"), optional=True),
    "tiers": TiersField("tiers", message("Points by number (3=8 5=12)")),
    "types": ChecksField(
        "types",
        message("Icons"),
        choices=TYPE_NAMES,
        called=lambda to, word: to.text(TYPES[word]),
    ),
    "count": ChoiceField(
        "count",
        message("Counts"),
        choices=COUNTS,
        called=lambda to, word: to.text(COUNTED[word]),
    ),
    "optional": FlagField("optional", message("May be skipped"), optional=True),
    "barley": ChecksField(
        "barley",
        message("Barley is still paid in"),
        choices=EDITION_NAMES,
        called=lambda to, word: to.text(EDITIONS[word]),
    ),
}


def _parts(word: str) -> Sequence[BoxField]:
    """The fields that a word needs or may have; the card of a tile needs none (`with_cards`)."""
    kind = WORDS.get(word)
    if kind is None or word == LANDMARK_CARD:
        return []
    more = [replace(PARTS[name], optional=True) for name in kind.optional]
    return [*[PARTS[name] for name in kind.fields], *more]


def with_cards(id_: str, values: dict[str, Any]) -> dict[str, Any]:
    """A tile brings the landmark card of its own id (GM-IMM-02)."""
    effects = [
        {**one, "target": id_} if one.get("word") == LANDMARK_CARD else one
        for one in values.get("immediate", [])
    ]
    return {**values, "immediate": effects} if "immediate" in values else values


def effects_field(name: str, label: str, choices: tuple[str, ...]) -> RowsField:
    """A list of effects, each one of these words."""
    first = ChoiceField(
        "word", message("Effect"), choices=choices, called=lambda to, word: to.text(NAMES[word])
    )
    return RowsField(name, label, first=first, fields_of=_parts, most=MOST_EFFECTS)
