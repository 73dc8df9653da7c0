"""Names of options, of what can be chosen, and of the lines of the score sheet."""

from typing import Final

from ceilidh.say.clans.names import GOODS, TERRAINS, UNITS, clan
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

OPTIONS: Final = {
    "edition": message("Edition"),
    "modules": message("Expansions"),
    "clans": message("Clans"),
    "map": message("Map"),
    "static_imports": message("Static imports"),
    "scoring_tiles": message("Scoring tiles"),
    "ports": message("Ports"),
    "tighter_map": message("Tighter map"),
    "promos": message("Promotional tiles"),
    "clan_pool": message("Clans in the draw"),
    "port_pool": message("Ports in the draw"),
    "scoring_pool": message("Scoring tiles in the draw"),
    "buchanan_price": message("Price of Buchanan's contracts"),
    "solo_import_money": message("Money on the import track"),
    "award_production": message("Production with a goods award"),
    "data_pack": message("Component tables"),
}
CHOICES: Final = {
    "edition": {
        "current": message("current edition"),
        "first-printing": message("first printing"),
    },
    "modules": {
        "awards": message("Industria: awards"),
        "future-contracts": message("Industria: board of future contracts"),
    },
    "clans": {
        "choose": message("choose in reverse turn order"),
        "none": message("without clans"),
        "auction": message("auction"),
    },
    "map": {"random": message("random sides")},
    "buchanan_price": {
        "edition": message("as in the edition"),
        "once": message("once for two contracts"),
        "per-source": message("once for each source"),
    },
    "award_production": {
        "in-order": message("in passing order"),
        "forced": message("process all that is possible"),
    },
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
    "award": message("Award"),
    "bid": message("Bid"),
}
RANKS: Final = {
    "genius": message("genius"),
    "expert": message("expert"),
    "average": message("average"),
    "rookie": message("rookie"),
    "newbie": message("newbie"),
}


NAMES: Final = {
    "option": OPTIONS,
    "module": {
        **CHOICES["modules"],
        "auction": CHOICES["clans"]["auction"],
        "no-clans": CHOICES["clans"]["none"],
        "static-imports": OPTIONS["static_imports"],
        "tighter-map": OPTIONS["tighter_map"],
    },
    "line": LINES,
    "rank": RANKS,
    "good": GOODS,
    "import": GOODS,
    "meat": GOODS,
    "unit": UNITS,
    "technology": UNITS,
    "terrain": TERRAINS,
}


def choice_words(to: Speaker, option: str, value: str) -> str:
    if option == "clan_pool":
        return clan(value)
    if option == "port_pool":
        return to.text("Port {number}", number=value)
    if option == "scoring_pool":
        return to.text("Scoring tile {number}", number=value)
    return to.text(CHOICES.get(option, {}).get(value, value))


def name_words(to: Speaker, kind: str, word: str) -> str:
    if kind == "clan":
        return clan(word)
    return to.text(NAMES.get(kind, {}).get(word, word))
