"""Names of options, of what can be chosen, and of the lines of the score sheet."""

from typing import Final

from ceilidh.games.glenmore.components.pack import load
from ceilidh.say.glenmore.names import CATEGORIES, THINGS, TYPES, tile_name
from ceilidh.say.module_text import Named
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

OPTIONS: Final = {
    "edition": message("Edition"),
    "modules": message("Chronicles"),
    "die": message("The Die"),
    "introductory": message("Introductory game"),
    "end_tile": message("Where The End is"),
    "data_pack": message("Component tables"),
}
GROUPS: Final = {
    "modules": message("Chronicles"),
    "rules": message("Rules"),
    "setup": message("Setup"),
}
PRESETS: Final = {
    "usual": message("Standard game"),
    "first": message("First game"),
    "chronicle-first": message("First Chronicle"),
    "everything": message("Everything"),
    "tournament": message("Tournament"),
}
PRESETS_ABOUT: Final = {
    "usual": message("the full-length base game"),
    "first": message("a short game without Chronicles"),
    "chronicle-first": message("the base game with the easiest Chronicle"),
    "everything": message("all Chronicles that can be played"),
    "tournament": message("The End is in the middle, so the game length is predictable"),
}
CHOICES: Final[dict[str, Named]] = {
    "edition": {"french": message("French edition"), "english": message("English edition")},
    "end_tile": {
        "hidden": message("hidden in the middle third"),
        "middle": message("in the middle of the stack"),
    },
}
LINES: Final = {
    "play": message("Points scored during the game"),
    "castle_scots": message("Scots in the Home castle"),
    "landmarks": message("Landmark cards"),
    "barrels": message("Barrels"),
    "persons": message("Person tiles"),
    "territory_size": message("Territory size"),
    "coins": message("Coins"),
    "landmark_effects": message("Landmark effects"),
}
# The figures of the Rondel that are no pawns, by the name of their step.
FIGURES: Final = {"die": message("The Die")}


# --- names that stand in our own tables -----------------------------------------------------------


def _tile(to: Speaker, word: str) -> str:
    return tile_name(to, load(None), word)


def _clan(to: Speaker, word: str) -> str:
    names = {clan.id: clan.name for clan in load(None).clan_board.clans}
    return names.get(word, word)


def _landmark(to: Speaker, word: str) -> str:
    names = {card.id: card.name for card in load(None).landmarks}
    return to.text(names.get(word, word))


NAMES: Final[dict[str, Named]] = {
    "option": OPTIONS,
    "group": GROUPS,
    "preset": PRESETS,
    "preset_about": PRESETS_ABOUT,
    "about": {"glenmore": message("Take a tile and activate its neighbours.")},
    "line": LINES,
    "tile": _tile,
    "clan": _clan,
    "landmark": _landmark,
    "resource": THINGS,
    "piece": THINGS,
    "category": CATEGORIES,
    "type": TYPES,
    "figure": FIGURES,
}
