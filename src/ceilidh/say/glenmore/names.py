"""What people call the things of Glen More II, by the words that views and events use."""

from typing import Final

from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import RESOURCE_NAMES, TYPE_NAMES
from ceilidh.say.phrases import PluralMessage, counted, message
from ceilidh.say.speaker import Speaker

# Alone, as in the rows of the Market.
THINGS: Final = {
    "barley": message("barley"),
    "wood": message("wood"),
    "stone": message("stone"),
    "sheep": message("sheep"),
    "cattle": message("cattle"),
    "barrel": message("barrel"),
    "coin": message("coin"),
    "scot": message("Scot"),
    "vp": message("victory points"),
    "movement": message("movement points"),
}
AMOUNTS: Final = {
    "barley": PluralMessage("{n} barley", "{n} barley"),
    "wood": PluralMessage("{n} wood", "{n} wood"),
    "stone": PluralMessage("{n} stone", "{n} stone"),
    "sheep": PluralMessage("{n} sheep", "{n} sheep"),
    "cattle": PluralMessage("{n} cattle", "{n} cattle"),
    "resource": PluralMessage("{n} resource of your choice", "{n} resources of your choice"),
    "barrel": PluralMessage("{n} barrel", "{n} barrels"),
    "coin": PluralMessage("{n} coin", "{n} coins"),
    "scot": PluralMessage("{n} Scot", "{n} Scots"),
    "vp": PluralMessage("{n} VP", "{n} VP"),
    "movement": PluralMessage("{n} movement point", "{n} movement points"),
    "castle": PluralMessage("{n} Scot in the Home castle", "{n} Scots in the Home castle"),
    "landmark": PluralMessage("{n} landmark card", "{n} landmark cards"),
    "person": PluralMessage("{n} person tile", "{n} person tiles"),
}
TYPES: Final = {
    "village": message("village"),
    "castle": message("castle"),
    "animal": message("animal"),
    "material": message("material"),
    "whisky": message("whisky"),
    "exchange": message("exchange"),
}
TYPE_TILES: Final = {
    "village": PluralMessage("{n} village tile", "{n} village tiles"),
    "castle": PluralMessage("{n} castle tile", "{n} castle tiles"),
    "animal": PluralMessage("{n} animal tile", "{n} animal tiles"),
    "material": PluralMessage("{n} material tile", "{n} material tiles"),
    "whisky": PluralMessage("{n} whisky tile", "{n} whisky tiles"),
    "exchange": PluralMessage("{n} exchange tile", "{n} exchange tiles"),
}
CATEGORIES: Final = {
    "castle_scots": message("Scots in the Home castle"),
    "landmarks": message("landmark cards"),
    "barrels": message("barrels"),
    "persons": message("person tiles"),
}
# Names of the tables that differ between languages; those of places and people do not.
NAMES: Final = (
    message("Home village"),
    message("Home castle"),
    message("Butcher"),
    message("The End"),
)


def amount(to: Speaker, number: int, thing: str) -> str:
    """`2 coins`, `3 VP`, `1 wood`."""
    return counted(to, number, AMOUNTS[thing])


def goods(to: Speaker, numbers: tuple[int, ...] | list[int]) -> list[str]:
    """Resources that are not zero."""
    pairs = zip(numbers, RESOURCE_NAMES, strict=True)
    return [amount(to, number, name) for number, name in pairs if number]


def types(to: Speaker, bits: int) -> list[str]:
    return [to.text(TYPES[name]) for place, name in enumerate(TYPE_NAMES) if bits >> place & 1]


def tile_name(to: Speaker, components: Components, word: str) -> str:
    """A tile, or a fixture of the Rondel."""
    tile = components.tile_of.get(word)
    return to.text(tile.name) if tile else to.name("glenmore", "fixture", word)


def clan_name(components: Components, word: str) -> str:
    """The name of a clan is the same in all languages."""
    return components.clan(word).name
