"""Effects of Glen More II as fields: a word of the known ones, and the numbers that it needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
from ceilidh.games.glenmore.components.effects import (
    COUNTS,
    DISTIL,
    FIELDS,
    LANDMARK_CARD,
    MOST,
    PLACES,
    SPECIAL,
)
from ceilidh.games.glenmore.goods import EDITION_NAMES, RESOURCE_NAMES, TYPE_NAMES
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import THINGS, TYPES
from ceilidh.say.phrases import message

WORDS: Final = {
    "coin": message("coins"),
    "barrel": message("whisky barrels"),
    "vp": message("victory points"),
    "movement": message("movement points"),
    "scot": message("Scots"),
    "goods": message("resources as shown"),
    "joker": message("resources of your choice"),
    "clan_marker": message("clan markers"),
    "landmark": message("landmark card"),
    "take_person": message("a person tile"),
    "take_discard": message("a discarded tile"),
    "remove_tile": message("remove tiles"),
    "vp_threshold": message("points by what you have"),
    "activate_type": message("activate tiles of a type"),
    "activate_territory": message("activate the whole territory"),
    "exchange_different": message("exchange different resources for points"),
    "exchange_animals": message("exchange animals for points"),
    "exchange_any": message("exchange any resources for points"),
    "exchange_exact": message("exchange these resources for points"),
    "exchange_clan": message("exchange resources for a clan marker"),
    "distil": message("distil whisky"),
    "exchange_barrel": message("exchange barrels for points"),
    "special": message("an effect of its Chronicle"),
    "castles_as_scots": message("castles count as Scots"),
    "castle_scots_factor": message("Scots in the Home castle count more"),
    "coin_for_resource": message("coins instead of a resource"),
    "extra_activation": message("further activations"),
    "unused_movement_vp": message("points for unused movement"),
    "vp_for_barrel": message("points for each barrel"),
    "coin_vp": message("points for coins"),
}
COUNTED: Final = {
    "villages": message("villages"),
    "tiles_with_scot": message("tiles with a Scot"),
    "overlay_tiles": message("overlay tiles"),
    "coins": message("coins"),
    "river_tiles": message("river tiles"),
}
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


SPECIAL_AMOUNT: Final = NumberField("amount", message("Number"), optional=True, low=1, high=MOST)
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
    """The fields that a word needs; an effect of a Chronicle may have a number and a price."""
    if word == SPECIAL:
        return [PARTS["target"], SPECIAL_AMOUNT, PARTS["goods"]]
    if word == LANDMARK_CARD:
        return []
    names = (*FIELDS.get(word, ()), *(("target",) if word == DISTIL else ()))
    return [PARTS[name] for name in names]


def with_cards(id_: str, values: dict[str, Any]) -> dict[str, Any]:
    """A tile brings the landmark card of its own id (GM-IMM-02)."""
    effects = [
        {**one, "target": id_} if one.get("word") == LANDMARK_CARD else one
        for one in values.get("immediate", [])
    ]
    return {**values, "immediate": effects} if "immediate" in values else values


def effects_field(name: str, label: str, words: tuple[str, ...]) -> RowsField:
    """A list of effects, each one of these words."""
    first = ChoiceField(
        "word", message("Effect"), choices=words, called=lambda to, word: to.text(WORDS[word])
    )
    return RowsField(name, label, first=first, fields_of=_parts, most=MOST_EFFECTS)
