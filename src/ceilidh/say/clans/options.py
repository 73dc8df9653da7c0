"""Names of options, of what can be chosen, and of the lines of the score sheet."""

from typing import Final

from ceilidh.say.clans.names import GOODS, TERRAINS, UNITS, clan
from ceilidh.say.module_text import Named
from ceilidh.say.phrases import message

OPTIONS: Final = {
    "edition": message("Edition"),
    "modules": message("Expansions"),
    "clans": message("Clans"),
    "map": message("Map"),
    "scoring_tiles": message("Scoring tiles"),
    "ports": message("Ports"),
    "promos": message("Promotional tiles"),
    "clan_pool": message("Clans that can be drawn"),
    "port_pool": message("Ports that can be drawn"),
    "scoring_pool": message("Scoring tiles that can be drawn"),
    "data_pack": message("Component tables"),
}
GROUPS: Final = {
    "modules": message("Expansions"),
    "rules": message("Rules"),
    "setup": message("Setup"),
    "variants": message("Variants"),
    "draw": message("Tiles that can be drawn"),
    "industria": "Industria",
}
PRESETS: Final = {
    "usual": message("Standard game"),
    "first": message("First game"),
    "industria-first": message("First game with Industria"),
    "everything": message("Everything"),
    "tournament": message("Tournament"),
}
PRESETS_ABOUT: Final = {
    "usual": message("the base game with ports and scoring tiles"),
    "first": message("fixed import values, no ports, no scoring tiles"),
    "industria-first": message("the Industria modules that are easiest to learn"),
    "everything": message("all expansions and all clans"),
    "tournament": message("players bid for clans"),
}
CHOICES: Final[dict[str, Named]] = {
    "edition": {
        "current": message("current edition"),
        "first-printing": message("first printing"),
    },
    "clans": {"choose": message("choose in reverse turn order")},
    "map": {"random": message("random sides")},
    "clan_pool": lambda to, word: clan(word),
    "port_pool": lambda to, word: to.text("Port {number}", number=word),
    "scoring_pool": lambda to, word: to.text("Scoring tile {number}", number=word),
}
LINES: Final = {
    "glory": message("Glory"),
    "basic goods": message("Basic goods"),
    "processed goods": message("Processed goods"),
    "money": message("Money"),
    "hops": message("Hops"),
    "cotton": message("Cotton"),
    "tobacco": message("Tobacco"),
    "sugar_cane": message("Sugar cane"),
    "exports": message("Exports"),
    "settlements": message("Settlements"),
}
NAMES: Final[dict[str, Named]] = {
    "option": OPTIONS,
    "group": GROUPS,
    "preset": PRESETS,
    "preset_about": PRESETS_ABOUT,
    "about": {"clans": message("Build, trade and export.")},
    "line": LINES,
    "clan": lambda to, word: clan(word),
    "good": GOODS,
    "import": GOODS,
    "meat": GOODS,
    "unit": UNITS,
    "technology": UNITS,
    "terrain": TERRAINS,
}
