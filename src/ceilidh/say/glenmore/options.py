"""Names of options, of what can be chosen, and of the lines of the score sheet."""

from typing import Final

from ceilidh.games.glenmore.components.pack import load
from ceilidh.say.glenmore.names import (
    BALLOTS,
    CATEGORIES,
    THINGS,
    TYPES,
    card_name,
    clan_name,
    tile_name,
)
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

OPTIONS: Final = {
    "edition": message("Edition"),
    "modules": message("Chronicles"),
    "die": message("The Die"),
    "introductory": message("Introductory game"),
    "end_tile": message("Place of The End"),
    "sideways_mountain": message("Mountain turned sideways"),
    "data_pack": message("Component tables"),
}
CHOICES: Final = {
    "edition": {"french": message("French edition"), "english": message("English edition")},
    "modules": {
        "highlander": message("Highlander: There Can Be Only One"),
        "great-glen": message("Between a Rock and a Hard Place"),
    },
    "end_tile": {
        "hidden": message("hidden in the middle third"),
        "middle": message("in the middle of the stack"),
    },
}
LINES: Final = {
    "play": message("Points gained in play"),
    "castle_scots": message("Scots on the Home castle"),
    "landmarks": message("Landmark cards"),
    "barrels": message("Barrels"),
    "persons": message("Persons"),
    "territory_size": message("Size of the territory"),
    "coins": message("Coins"),
    "landmark_effects": message("Effects of landmarks"),
    "great_glen": message("Great Glen cards"),
}


NAMES: Final = {
    "option": OPTIONS,
    "module": CHOICES["modules"],
    "line": LINES,
    "resource": THINGS,
    "piece": THINGS,
    "category": CATEGORIES,
    "type": TYPES,
    "ballot": BALLOTS,
}


def choice_words(to: Speaker, option: str, value: str) -> str:
    return to.text(CHOICES.get(option, {}).get(value, value))


def name_words(to: Speaker, kind: str, word: str) -> str:
    """The name of a thing; tiles, clans and cards as our own tables call them."""
    components = load(None)
    if kind == "tile" and word in [tile.id for tile in components.tiles]:
        return tile_name(to, components, word)
    if kind == "clan" and word in [clan.id for clan in components.clan_board.clans]:
        return clan_name(components, word)
    if kind == "card" and word in [str(card.id) for card in components.great_glen.cards]:
        return card_name(to, components, word)
    if kind == "landmark" and word in [card.id for card in components.landmarks]:
        return to.text(components.landmark(word).name)
    return to.text(NAMES.get(kind, {}).get(word, word))
