"""The words of Glen More II for people: names of components, short names, tasks."""

from typing import Final

from ceilidh.games.glenmore.components.great_glen import GreatGlenCard
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import (
    CATEGORY_NAMES,
    KIND_NAMES,
    PERSON,
    RESOURCE_NAMES,
    TERRITORY,
    TYPE_NAMES,
)

# Two letters for a resource on a tile.
GOOD_SHORT: Final = {
    "barley": "ba",
    "wood": "wo",
    "stone": "st",
    "sheep": "sh",
    "cattle": "ca",
}
CATEGORY_WORDS: Final = {
    "castle_scots": "castle Scots",
    "landmarks": "landmarks",
    "barrels": "barrels",
    "persons": "persons",
}
FIXTURES: Final = {"mountain": "Mountain"}
ONE_MORE: Final = {"coin": "coins", "barrel": "barrels", "scot": "Scots", "movement": "moves"}
NO_TYPE: Final = "loch"

# What a seat is about to do, by the step that waits for it; {} is what the step is about.
TASKS: Final = {
    "move": "move the pawn",
    "pay": "pay for {}",
    "place": "lay {}",
    "clan marker": "place a clan marker",
    "immediate effects": "choose the next effect of {}",
    "joker": "choose a resource",
    "keep": "choose what to keep",
    "put": "put pieces onto own tiles",
    "remove tiles": "remove tiles",
    "fetch": "take a tile of the discard pile",
    "activation": "activate, walk or be done",
    "choose way": "choose a way of {}",
    "activate by type": "activate tiles by type",
    "pay toll": "pay the toll of the Mountain",
    "treasure": "put the treasure of the Mountain away",
    "clan council": "call a Clan Council",
    "vote": "vote on {}",
}
# What a step is about if nobody knows the name.
MATTERS: Final = {"pay": "it", "vote": "the card"}

# Words left out of a long name, then words cut to a letter.
SMALL: Final = frozenset({"of", "the"})
CUT: Final = frozenset({"Castle", "Loch", "Market", "North"})

MEASURES: Final = {
    "goods": "{} {}",
    "largest_square": "largest square of tiles",
    "full_sets": "{} full sets of {}",
    "tiles_with_scot": "{} {} tiles with a Scot",
    "tiles": "{} {} tiles",
    "farthest_scot": "Scot farthest from the Home castle",
    "discard_pile": "{} tiles in the own discard pile",
    "territory_size": "{} tiles in the territory",
    "connected_tiles": "{} connected {} tiles",
}


class Names:
    """The names of all components, by the ids that views and events use."""

    def __init__(self, components: Components) -> None:
        self.tiles = {tile.id: tile.name for tile in components.tiles}
        self.landmarks = {card.id: card.name for card in components.landmarks}
        self.clans = {clan.id: clan.name for clan in components.clan_board.clans}
        self.cards = {str(card.id): card.name for card in components.great_glen.cards}

    def tile(self, name: str) -> str:
        """A tile or a fixture of the Rondel."""
        return self.tiles.get(name) or FIXTURES.get(name, name)

    def reason(self, reason: str) -> str:
        """What gave or took something: a tile, a card, a clan, a category."""
        for names in (self.tiles, self.landmarks, CATEGORY_WORDS, FIXTURES):
            if reason in names:
                return names[reason]
        return f"Clan {self.clans[reason]}" if reason in self.clans else reason


def short_name(name: str, room: int) -> str:
    """A name in so many letters: `Laich Moray`, `C. Stalker`, `Rothiemur.`."""
    if len(name) > room:
        name = " ".join([word for word in name.split() if word not in SMALL])
    if len(name) > room:
        name = " ".join([f"{word[0]}." if word in CUT else word for word in name.split()])
    return name if len(name) <= room else f"{name[: room - 1]}."


def cut(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1]}…"


def counted(number: int, thing: str) -> str:
    """`1 coin`, `2 coins`, `3 VP`, `2 wood`."""
    if thing == "vp":
        return f"{number} VP"
    word = ONE_MORE.get(thing, thing) if number != 1 else {"movement": "move"}.get(thing, thing)
    return f"{number} {'Scot' if word == 'scot' else word}"


def goods_text(goods: tuple[int, ...] | list[int]) -> str:
    """`wood, 2 stone`."""
    pairs = zip(goods, RESOURCE_NAMES, strict=True)
    return ", ".join(
        [name if number == 1 else f"{number} {name}" for number, name in pairs if number]
    )


def cost_text(tile: Tile) -> str:
    """`wood stone`, `2 coins`, or `free`."""
    parts: list[str] = []
    for kind, number in enumerate(tile.cost):
        if number == 1:
            parts.append("Scot" if KIND_NAMES[kind] == "scot" else KIND_NAMES[kind])
        elif number:
            parts.append(counted(number, KIND_NAMES[kind]))
    return " ".join(parts) or "free"


def type_text(tile: Tile) -> str:
    """The tile's types; a person and The End have none."""
    if tile.kind != TERRITORY:
        return "person" if tile.kind == PERSON else ""
    names = [name for place, name in enumerate(TYPE_NAMES) if tile.types >> place & 1]
    return " ".join(names) or NO_TYPE


def card_text(card: GreatGlenCard) -> str:
    """What a Great Glen card compares."""
    best = "fewest" if card.fewest else "most"
    of = [RESOURCE_NAMES[kind] for kind in card.goods]
    of += [CATEGORY_WORDS[CATEGORY_NAMES[which]] for which in card.categories]
    of += [name for place, name in enumerate(TYPE_NAMES) if card.type >> place & 1]
    listed = " and ".join([", ".join(of[:-1]), of[-1]]) if len(of) > 1 else "".join(of)
    return MEASURES[card.measure].format(best, listed)
